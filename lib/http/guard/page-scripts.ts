import "server-only";
import { createHash } from "node:crypto";

const sourceOf = (code: string) => `sha256-${createHash("sha256").update(code).digest("base64")}`;

// The only inline scripts that Next writes into a finished page are calls that pass data to its runtime. A JSON
// argument is always data, so injected text never has the shape of a script.
const CALLS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((.*)\)$/s,
  /^self\.__next_f\.push\((.*)\)$/s,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/s,
];

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isFrameworkCall = (code: string): boolean =>
  CALLS.some((call) => {
    const argument = call.exec(code)?.[1];
    return argument !== undefined && isJson(argument);
  });

/** CSP hashes of the framework's own inline scripts; any other inline script gets no hash and does not run. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", code = ""] of html.matchAll(
    /<script\b([^>]*)>([^<]*(?:<(?!\/script)[^<]*)*)<\/script/gi,
  )) {
    if (!/\bsrc=/.test(attributes) && isFrameworkCall(code)) hashes.add(sourceOf(code));
  }
  return [...hashes];
}

const CHUNK = /<script src="(\/_next\/static\/[\w./-]+)" async=""><\/script>/g;
const PRELOADED_CHUNK = /<link rel="preload" as="script" fetchPriority="low" href="(\/_next\/static\/[\w./-]+)"\/>/g;

// Requests the page's scripts right after the first frame; a hidden tab draws none, so it requests them at once.
const LOADER =
  `(()=>{const chunks=document.currentScript.dataset.chunks.split(" ");` +
  `const load=()=>{for(const src of chunks){const script=document.createElement("script");script.src=src;script.async=true;` +
  `document.head.append(script)}};document.hidden?load():requestAnimationFrame(()=>setTimeout(load))})()`;

export const LOADER_HASH = sourceOf(LOADER);

/**
 * Defers a page's script files until after its first frame, so that text, fonts and styles do not share the network and
 * the processor with them; the scripts only hydrate visible content. Measured by `bench/site`: the largest paint comes
 * about a second earlier on a slow phone.
 */
export function loadAfterPaint(html: string): string {
  const chunks: string[] = [];
  const keep = (_tag: string, src: string) => {
    chunks.push(src);
    return "";
  };
  const rest = html.replace(CHUNK, keep).replace(PRELOADED_CHUNK, keep);
  return chunks.length === 0
    ? html
    : rest.replace("</head>", `<script data-chunks="${chunks.join(" ")}">${LOADER}</script></head>`);
}
