// @ts-check

const NAME_WIDTH = 26;
const REDRAW_MS = 250;

/** @param {string} name @param {number} since a `performance.now()` @param {string} [note] */
export function phaseLine(name, since, note) {
  const seconds = `${((performance.now() - since) / 1000).toFixed(1)} s`;
  return `  ${name.padEnd(NAME_WIDTH)}${seconds.padStart(7)}${note ? `  ${note}` : ""}`;
}

/**
 * Runs one step of a command. A terminal shows its seconds and progress while it runs; a pipe gets one line at the end.
 * @template T
 * @param {string} name
 * @param {(note: (text: string) => void) => Promise<T> | T} work `note` replaces the text after the seconds
 * @returns {Promise<T>}
 */
export async function phase(name, work) {
  const { isTTY, columns = 80 } = process.stdout;
  const since = performance.now();
  let note = "";
  const line = () => phaseLine(name, since, note).slice(0, isTTY ? columns - 1 : undefined);
  const draw = () => process.stdout.write(`\r${line()}\x1b[K`);
  const drawing = isTTY ? setInterval(draw, REDRAW_MS) : undefined;
  try {
    return await work((text) => (note = text));
  } catch (error) {
    note = "failed";
    throw error;
  } finally {
    clearInterval(drawing);
    process.stdout.write(isTTY ? `\r${line()}\x1b[K\n` : `${line()}\n`);
  }
}
