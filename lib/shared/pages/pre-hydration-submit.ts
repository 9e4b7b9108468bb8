export const PENDING_SUBMIT_ATTRIBUTE = "aria-busy";

const SCRIPT_MISSING = "Part of this page did not load. Please load it again; then this form works.";

/**
 * Runs before the page is interactive. Each form handles its own submit event, so an unhandled one came before the
 * page's scripts ran. The browser would leave the page; this script keeps the submission pending instead. When a script
 * of the page fails to load, the form says so.
 */
export const PRE_HYDRATION_SUBMIT_SCRIPT = [
  "{let m=0;",
  `const t=f=>{f.removeAttribute("${PENDING_SUBMIT_ATTRIBUTE}");if(f.lastChild.role!="alert"){const p=document.createElement("p");p.role="alert";p.textContent="${SCRIPT_MISSING}";f.append(p)}};`,
  `addEventListener("submit",e=>{if(!e.defaultPrevented){e.preventDefault();const f=e.target;f.setAttribute("${PENDING_SUBMIT_ATTRIBUTE}","true");if(m)t(f)}});`,
  `addEventListener("error",e=>{if(e.target.tagName=="SCRIPT"){m=1;document.querySelectorAll("form[${PENDING_SUBMIT_ATTRIBUTE}]").forEach(t)}},true)}`,
].join("");

export const PRE_HYDRATION_SUBMIT_HASH = "sha256-r+fGl/AlIYQrv4wevrhS/Qyo0oZDOqQvcp1E2VwbxVI=";
