import { PRE_HYDRATION_SUBMIT_HASH } from "../pages/pre-hydration-submit";

type ScriptSource = { nonce: string } | { hashes: readonly string[] };

interface PolicyOptions {
  /** The admin area uses no workers and no blob files, and its forms submit only to this site. */
  isAdmin?: boolean;
  formTargets: readonly string[];
  /** React's development tools evaluate code and the reloader uses a socket; never in production. */
  isDevelopment: boolean;
}

function scriptSources(source: ScriptSource, isDevelopment: boolean): string {
  const own =
    "nonce" in source
      ? [`'nonce-${source.nonce}'`, "'strict-dynamic'", `'${PRE_HYDRATION_SUBMIT_HASH}'`]
      : source.hashes.map((hash) => `'${hash}'`);
  // In development nothing is prerendered, so there are no hashes; a nonce would disable 'unsafe-inline'.
  return ["'self'", ...own, ...(isDevelopment ? ["'unsafe-eval'", "'unsafe-inline'"] : [])].join(" ");
}

export function pagePolicy(
  source: ScriptSource,
  { formTargets, isDevelopment, isAdmin = false }: PolicyOptions,
): string {
  return [
    "default-src 'self'",
    `script-src ${scriptSources(source, isDevelopment)}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${isAdmin ? "" : " blob:"}`,
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    isAdmin ? "worker-src 'none'" : "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...(isAdmin ? [] : formTargets)].join(" ")}`,
  ].join("; ");
}

/** For a file opened directly in a browser: a drawing keeps its colours, and nothing runs. */
export const FILE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'`;

export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
