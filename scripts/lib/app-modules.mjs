// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = new URL("../../", import.meta.url);

function fileOf(/** @type {string} */ specifier, /** @type {string | undefined} */ parent) {
  const base = specifier.startsWith("@/") ? new URL(specifier.slice(2), ROOT) : new URL(specifier, parent);
  return ["", ".ts", ".tsx"].map((ending) => `${fileURLToPath(base)}${ending}`).find((file) => existsSync(file));
}

// Commands and measurements run on Node itself, which supports neither the alias nor imports without an extension.
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "server-only") return { url: "data:text/javascript,", shortCircuit: true };
    const isOurs =
      specifier.startsWith("@/") || (/^\.{1,2}\//.test(specifier) && !context.parentURL?.includes("node_modules"));
    const file = isOurs ? fileOf(specifier, context.parentURL) : undefined;
    return file ? { url: pathToFileURL(file).href, shortCircuit: true } : next(specifier, context);
  },
  load(url, context, next) {
    if (!url.endsWith(".json") || url.includes("node_modules")) return next(url, context);
    return {
      format: "module",
      source: `export default ${readFileSync(fileURLToPath(url), "utf8")}`,
      shortCircuit: true,
    };
  },
});
