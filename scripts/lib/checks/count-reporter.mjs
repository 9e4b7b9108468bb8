// @ts-check

/**
 * A reporter for Node's test runner that writes nothing but the final counts.
 * @param {AsyncIterable<{ type: string, data: { file?: string, counts?: object } }>} events
 */
export default async function* countReporter(events) {
  let counts = {};
  // Each file has a summary as well; the one without a file is the whole run's.
  for await (const { type, data } of events) {
    if (type === "test:summary" && data.file === undefined) counts = data.counts ?? {};
  }
  yield JSON.stringify(counts);
}
