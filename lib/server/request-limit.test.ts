import { type AppError } from "@/lib/shared/errors";
import { processSingleton } from "./process/process-singleton";
import { countRequest, REQUEST_LIMITS } from "./request-limit";

jest.mock("./rate-limit", () => ({ scaleLimit: (max: number) => max }));

const refusal = (act: () => void): AppError | null => {
  try {
    act();
    return null;
  } catch (error) {
    return error as AppError;
  }
};

describe("countRequest", () => {
  it("refuses the request after the last allowed one until the minute ends", () => {
    const send = (now: number) => refusal(() => countRequest("person", "write", "7", now));
    for (let i = 0; i < REQUEST_LIMITS.person.write; i++) expect(send(1_000)).toBeNull();
    expect(send(31_000)).toMatchObject({ code: "rate_limited", retryAfter: 30 });
    expect(send(61_000)).toBeNull();
  });

  it("counts reads, writes, persons and networks separately", () => {
    for (let i = 0; i < REQUEST_LIMITS.person.write; i++) countRequest("person", "write", "8", 0);
    expect(refusal(() => countRequest("person", "read", "8", 0))).toBeNull();
    expect(refusal(() => countRequest("network", "write", "8", 0))).toBeNull();
    expect(refusal(() => countRequest("person", "write", "9", 0))).toBeNull();
  });

  it("keeps at most fifty thousand counters", () => {
    for (let i = 0; i < 50_010; i++) countRequest("network", "read", `n${i}`, 0);
    expect(processSingleton("request-limits", () => new Map()).get().size).toBe(50_000);
  });
});
