import { NO_RISK, riskState } from "./schema";

it("reads a state that was stored under the former names", () => {
  const stored = {
    answer: "care",
    kind: "suicide",
    asked: "ask",
    isOpen: true,
    step: 1,
    weight: 1.1,
    hasAsked: true,
    recent: 2,
    language: "en",
    otherLanguage: null,
    country: "AT",
    isMinor: false,
  };
  expect(riskState.parse(stored)).toEqual({
    answer: "care",
    kind: "suicide",
    lastQuestion: "ask",
    isOpen: true,
    repeatCount: 1,
    weight: 1.1,
    hasAskedAboutDanger: true,
    recentMessages: 2,
    language: "en",
    otherLanguage: null,
    country: "AT",
    isMinor: false,
  });
});

it("reads a state as it is stored now, and refuses other values", () => {
  expect(riskState.parse(structuredClone(NO_RISK))).toEqual(NO_RISK);
  for (const value of [null, "none", {}]) expect(riskState.safeParse(value).success).toBe(false);
});
