/** Keeps the application's own start-up out of the references. */
export function register(): void {}
