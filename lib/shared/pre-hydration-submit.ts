/** What a form carries whose press waits for the page's scripts. */
export const PENDING_SUBMIT_ATTRIBUTE = "aria-busy";

/** What a pressed form says when a script of its page did not come. */
export const SCRIPT_MISSING = "Part of this page did not load. Please load it again; then this form works.";

/**
 * Runs before anything of a page can be pressed. Each form handles its press by itself, so one that nobody has handled
 * was made before the page's scripts ran: the browser would leave the page with it, here it waits in the form. When a
 * script of the page cannot be loaded there is nothing to wait for, and the form says so.
 */
export const PRE_HYDRATION_SUBMIT_SCRIPT = [
  "{let m=0;",
  `const t=f=>{f.removeAttribute("${PENDING_SUBMIT_ATTRIBUTE}");if(f.lastChild.role!="alert"){const p=document.createElement("p");p.role="alert";p.textContent="${SCRIPT_MISSING}";f.append(p)}};`,
  `addEventListener("submit",e=>{if(!e.defaultPrevented){e.preventDefault();const f=e.target;f.setAttribute("${PENDING_SUBMIT_ATTRIBUTE}","true");if(m)t(f)}});`,
  `addEventListener("error",e=>{if(e.target.tagName=="SCRIPT"){m=1;document.querySelectorAll("form[${PENDING_SUBMIT_ATTRIBUTE}]").forEach(t)}},true)}`,
].join("");

/** The source hash of that script, for the policy of every page. */
export const PRE_HYDRATION_SUBMIT_HASH = "sha256-r+fGl/AlIYQrv4wevrhS/Qyo0oZDOqQvcp1E2VwbxVI=";
