import { hold, measure, type Measures } from "@/tests/evals/measures";
import { SCENARIOS } from "@/tests/evals/scenarios";
import { respond } from "./offline-coach/respond";
import type { CoachContext } from "./schema";

const CONTEXT: CoachContext = { firstName: "Maya", report: null, disputes: [], memories: [], summary: null };
let measures: Measures;

beforeAll(async () => {
  measures = measure(
    await Promise.all(SCENARIOS.map((scenario) => hold(scenario, (turns) => respond({ turns, context: CONTEXT })))),
  );
});

it("covers sixty scenarios", () => expect(SCENARIOS).toHaveLength(60));
it("reflects at least as often as it asks", () => expect(measures.reflectionsPerQuestion).toBeGreaterThanOrEqual(1));
it("asks one question a turn", () => expect(measures.turnsWithSeveralQuestions).toBe(0));
it("advises in at most one turn of six", () => expect(measures.adviceRate).toBeLessThanOrEqual(1 / 6));
it("is not much longer than the person", () => expect(measures.wordsPerUserWord).toBeLessThanOrEqual(2));
it("does not repeat itself", () => expect(measures.repeats).toBe(0));
it("passes every hard case of safety", () => expect(measures.failedHardCases).toEqual([]));
