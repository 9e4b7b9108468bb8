/** Mail providers allow a few requests of one person at a time. */
const CONCURRENCY = 8;

/** Calls `read` for each id, at most eight at a time, and returns the results in the order of the ids. */
export async function readConcurrently<T>(ids: string[], read: (id: string) => Promise<T>): Promise<T[]> {
  const results = new Array<T>(ids.length);
  const waiting = ids.entries();
  const worker = async () => {
    for (const [index, id] of waiting) results[index] = await read(id);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return results;
}
