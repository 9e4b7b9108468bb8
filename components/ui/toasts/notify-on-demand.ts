import type { Notice } from "./toast";

/**
 * Shows a notice on a page without a toaster: the library loads with the first notice and mounts itself once. The page
 * always states the same itself, so a failure to load is silent.
 */
export async function notifyOnDemand(notice: Notice): Promise<void> {
  try {
    const { showNotice } = await import("./toaster-mount");
    showNotice(notice);
  } catch {
    // The page itself already reports the result.
  }
}
