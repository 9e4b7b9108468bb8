import "server-only";

// One process loads a module up to four times (pages, handlers, middleware, instrumentation); they share only
// globalThis.
const REGISTRY = Symbol.for("clarity.singletons");
const holder = globalThis as typeof globalThis & { [REGISTRY]?: Map<string, unknown> };
const registry = (): Map<string, unknown> => (holder[REGISTRY] ??= new Map());

interface ProcessSingleton<T> {
  get: () => T;
  peek: () => T | undefined;
  clear: () => void;
}

export function processSingleton<T>(name: string, create: () => T): ProcessSingleton<T> {
  return {
    get: () => {
      if (!registry().has(name)) registry().set(name, create());
      return registry().get(name) as T; // Only this name's `create` writes the entry.
    },
    peek: () => registry().get(name) as T | undefined,
    clear: () => void registry().delete(name),
  };
}
