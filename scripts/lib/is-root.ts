export const isRoot = (): boolean => process.getuid?.() === 0;
