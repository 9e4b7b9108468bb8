export const TOAST = {
  durationMs: 5_000,
  visible: 1,
  maxWidthPx: 420,
  swipeThresholdPx: 50,
} as const;

export interface Notice {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  action?: { label: string; onClick: () => void };
}

type ShowNotice = (notice: Notice) => void;

let showNotice: ShowNotice | null = null;
let waiting: Notice | null = null;
const listeners = new Set<() => void>();

/** Replaces the visible notice. Needs a `Toaster` in the page. */
export function notify(notice: Notice): void {
  if (showNotice) return showNotice(notice);
  waiting = notice;
  for (const listener of listeners) listener();
}

export function onWaitingNotice(listener: () => void): () => void {
  listeners.add(listener);
  if (waiting) listener();
  return () => listeners.delete(listener);
}

export function attachToaster(show: ShowNotice): () => void {
  showNotice = show;
  if (waiting) show(waiting);
  waiting = null;
  return () => {
    if (showNotice === show) showNotice = null;
  };
}
