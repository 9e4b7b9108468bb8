import type { Notice } from "./toast";

/**
 * Shows a notice on a page that carries no toaster: the library arrives with the first notice and mounts itself once.
 * A notice is never the only place where something is said, so a failure to load it is silent.
 */
export async function notifyOnDemand(notice: Notice): Promise<void> {
  try {
    const { showNotice } = await import("./toaster-mount");
    showNotice(notice);
  } catch {
    // The page itself already says what happened.
  }
}
