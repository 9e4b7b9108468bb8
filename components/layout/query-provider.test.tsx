import { createQueryClient } from "./query-provider";

describe("the query client", () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();

  it("fetches only on demand and keeps data for five minutes", () => {
    expect(queries).toMatchObject({
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: 0,
      gcTime: 300_000,
    });
    expect(mutations?.retry).toBe(false);
  });

  it("waits one second before a retry, doubling up to thirty", () => {
    const delay = queries?.retryDelay as (attempt: number) => number;
    expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => delay(attempt))).toEqual([
      1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
    ]);
  });
});
