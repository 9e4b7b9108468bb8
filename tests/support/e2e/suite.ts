import { after } from "node:test";

export interface Lifetime {
  after(end: () => Promise<void>): void;
}

const ends: (() => Promise<void>)[] = [];

/** Lifetime of the whole test file: `before(async () => (app = await startApp(suite)))`. */
export const suite: Lifetime = { after: (end) => void ends.unshift(end) };

// Registered at the top level, because hooks registered within a hook end with it.
after(async () => {
  for (const end of ends) await end();
});
