import { after } from "node:test";

/** The lifetime of a test or of a test file. */
export interface Lifetime {
  after(end: () => Promise<void>): void;
}

const ends: (() => Promise<void>)[] = [];

/** The whole test file, for what should last as long as it does: `before(async () => (app = await startApp(suite)))`. */
export const suite: Lifetime = { after: (end) => void ends.unshift(end) };

// Registered here, because what a hook registers ends with that hook.
after(async () => {
  for (const end of ends) await end();
});
