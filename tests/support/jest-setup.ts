import "@testing-library/jest-dom";

// A limit for what hangs, not for what is slow: a test that is given up goes on beside the next one and disturbs it, and
// on a busy machine of two cores the longest walk over hostile input takes half a minute.
jest.setTimeout(180_000);

// An unexpected console.error is a defect that nobody looks at; a test that expects one replaces the spy itself.
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation((...args: unknown[]) => {
    throw new Error(`Unexpected console.error: ${args.map(String).join(" ")}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
