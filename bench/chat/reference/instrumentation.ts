/** Disables the application's own start-up in the reference. */
export function register(): void {}
