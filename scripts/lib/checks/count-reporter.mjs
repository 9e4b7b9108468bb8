// @ts-check

/**
 * A reporter for Node's test runner that writes only the final counts.
 * @param {AsyncIterable<{ type: string, data: { file?: string, counts?: object } }>} events
 */
export default async function* countReporter(events) {
  let counts = {};
  // Each file has a summary as well; the one without a file covers the whole run.
  for await (const { type, data } of events) {
    if (type === "test:summary" && data.file === undefined) counts = data.counts ?? {};
  }
  yield JSON.stringify(counts);
}
