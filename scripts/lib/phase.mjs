// @ts-check

const NAME_WIDTH = 26;

/** @param {number} since a `performance.now()` */
const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** One finished step on one line. @param {string} name @param {number} since @param {string} [note] */
export const phaseLine = (name, since, note) =>
  `  ${name.padEnd(NAME_WIDTH)}${secondsSince(since).padStart(7)}${note ? `  ${note}` : ""}`;

/**
 * Runs one step of a command and reports it on one line: its name while it runs, then its seconds and its note.
 * @template T
 * @param {string} name
 * @param {(note: (text: string) => void) => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function phase(name, work) {
  const startedAt = performance.now();
  let note = "";
  process.stdout.write(`  ${name.padEnd(NAME_WIDTH)}`);
  try {
    const result = await work((text) => (note = text));
    process.stdout.write(`${secondsSince(startedAt).padStart(7)}${note && `  ${note}`}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${secondsSince(startedAt).padStart(7)}  failed\n`);
    throw error;
  }
}
