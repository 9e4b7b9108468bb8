import { goTo } from "./navigate";
import { paths } from "./paths";
import { storeTypedFields } from "./typed-fields";

let isLeaving = false;

/** Leaves for the access code with the way back; what is typed in the page's forms is there again after it. Never settles. */
export function leaveForAccess(): Promise<never> {
  if (!isLeaving) {
    isLeaving = true;
    storeTypedFields();
    // The browser may show this very page again without loading it, with its calls still waiting.
    window.addEventListener("pageshow", () => window.location.reload(), { once: true });
    goTo(paths.access(window.location.pathname + window.location.search));
  }
  return new Promise(() => undefined);
}
