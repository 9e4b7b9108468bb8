/** What a form carries whose press waits for the page's scripts. */
export const PENDING_SUBMIT_ATTRIBUTE = "aria-busy";

/**
 * Runs before anything of a page can be pressed. Each form handles its press by itself, so one that nobody has handled
 * was made before the page's scripts ran: the browser would leave the page with it, here it waits in the form.
 */
export const PRE_HYDRATION_SUBMIT_SCRIPT = `addEventListener("submit",e=>{if(!e.defaultPrevented){e.preventDefault();e.target.setAttribute("${PENDING_SUBMIT_ATTRIBUTE}","true")}})`;

/** The source hash of that script, for the policy of every page. */
export const PRE_HYDRATION_SUBMIT_HASH = "sha256-TJej2BUqmwSuY+JDRYGmCnuCZOEg+FqHlJ+8Mbmv7rs=";
