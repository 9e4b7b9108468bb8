/**
 * Requests focus for the input when it is next enabled: a disabled input loses the focus, and a new input never had
 * it.
 */
export class FocusRequest {
  private isRequested = false;

  set(isMade: boolean): void {
    this.isRequested = isMade;
  }

  take(): boolean {
    const wasRequested = this.isRequested;
    this.isRequested = false;
    return wasRequested;
  }
}
