import { PRE_HYDRATION_SUBMIT_HASH } from "./pre-hydration-submit";

/** Where scripts may come from besides the site itself: this answer's nonce, or the hashes of a prerendered page's own scripts. */
type ScriptSource = { nonce: string } | { hashes: readonly string[] };

interface PolicyOptions {
  /** Origins that a sign-in form may be sent on to. */
  formTargets: readonly string[];
  /** React's development tools evaluate code and the reloader holds a socket; never in production. */
  isDevelopment: boolean;
}

function scriptSources(source: ScriptSource, isDevelopment: boolean): string {
  const own =
    "nonce" in source
      ? [`'nonce-${source.nonce}'`, "'strict-dynamic'", `'${PRE_HYDRATION_SUBMIT_HASH}'`]
      : source.hashes.map((hash) => `'${hash}'`);
  // In development nothing is prerendered, so there are no hashes to name; a nonce makes 'unsafe-inline' void.
  return ["'self'", ...own, ...(isDevelopment ? ["'unsafe-eval'", "'unsafe-inline'"] : [])].join(" ");
}

/** The Content-Security-Policy of a page: no inline script runs that the policy does not name. */
export function pagePolicy(source: ScriptSource, { formTargets, isDevelopment }: PolicyOptions): string {
  return [
    "default-src 'self'",
    `script-src ${scriptSources(source, isDevelopment)}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...formTargets].join(" ")}`,
  ].join("; ");
}

/** For files, which a browser may also open by themselves: a drawing may bring its colours, and nothing runs. */
export const FILE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`;

/** For answers that are data: nothing may be loaded or framed from them. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
