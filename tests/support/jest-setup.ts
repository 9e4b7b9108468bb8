import "@testing-library/jest-dom";

// Hashing passwords and compiling on a busy machine of two cores takes longer than Jest's five seconds.
jest.setTimeout(20_000);

// An unexpected console.error is a defect that nobody looks at; a test that expects one replaces the spy itself.
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation((...args: unknown[]) => {
    throw new Error(`Unexpected console.error: ${args.map(String).join(" ")}`);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});
