import { toast } from "sonner";

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

/** Replaces the visible notice. Needs a `Toaster` in the page. */
export function notify({ title, description, variant = "default", action }: Notice): void {
  toast.dismiss();
  const show = variant === "destructive" ? toast.error : toast;
  show(title, { description, action, duration: TOAST.durationMs });
}
