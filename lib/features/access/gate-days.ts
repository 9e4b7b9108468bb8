/** How long a browser stays unlocked. In a file of its own, so that neither browsers nor middleware load more for it. */
export const GATE_DAYS = 30;
