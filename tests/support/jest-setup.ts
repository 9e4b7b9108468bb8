// Long, because a test that times out keeps running and disturbs the next one; on two busy cores the longest one takes
// half a minute.
jest.setTimeout(180_000);

// An unexpected console.error fails the test; a test that expects one replaces the spy.
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation((...args: unknown[]) => {
    throw new Error(`Unexpected console.error: ${args.map(String).join(" ")}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
