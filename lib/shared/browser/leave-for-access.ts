import { paths } from "../paths";
import { goTo } from "./navigate";
import { storeTypedFields } from "./typed-fields";

let isLeaving = false;

/** Never settles, because the page navigates to the access code. */
export function leaveForAccess(): Promise<never> {
  if (!isLeaving) {
    isLeaving = true;
    storeTypedFields();
    // The browser may show this page again from its cache, with its calls still waiting.
    window.addEventListener("pageshow", () => window.location.reload(), { once: true });
    goTo(paths.access(window.location.pathname + window.location.search));
  }
  return new Promise(() => undefined);
}
