/** With a mouse there is a keyboard; under a finger the focus would call one up over half of the page. */
export const hasKeyboard = (): boolean => window.matchMedia("(pointer: fine)").matches;

/**
 * Whether the input should have the focus when it is next enabled. A disabled input loses it, and an input that takes the
 * place of another never had it.
 */
export class FocusWish {
  private isMade = false;

  set(isMade: boolean): void {
    this.isMade = isMade;
  }

  /** Tells once. */
  take(): boolean {
    const wasMade = this.isMade;
    this.isMade = false;
    return wasMade;
  }
}
