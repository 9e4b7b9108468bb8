/** Mail providers allow a few requests of one person at a time. */
const MAX_CONCURRENT_READS = 8;

export async function readConcurrently<T>(ids: string[], read: (id: string) => Promise<T>): Promise<T[]> {
  const results = new Array<T>(ids.length);
  const waiting = ids.entries();
  const worker = async () => {
    for (const [index, id] of waiting) results[index] = await read(id);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_READS }, worker));
  return results;
}
