/** A fine pointer implies a keyboard; with touch, focus would open the on-screen keyboard. */
export const hasKeyboard = (): boolean => window.matchMedia("(pointer: fine)").matches;
