import { standingsOf } from "@/lib/features/hexaco/model";
import { TRAITS, type HexacoScores, type ScoreSource, type Trait } from "@/lib/features/hexaco/schema";
import { composePersona } from "./persona";
import { PERSONA_COPY } from "./persona-copy";

const TYPICAL = [57, 58, 55, 50, 57, 65];

function personaOf(
  values: number[],
  { source = "manual", excluded = [] }: { source?: ScoreSource; excluded?: Trait[] } = {},
) {
  const scores = Object.fromEntries(TRAITS.map((trait, i) => [trait, values[i] ?? 50])) as HexacoScores;
  return composePersona({ source, standings: standingsOf(scores, source), facets: {} }, new Set(excluded));
}

const rolesOf = (persona: ReturnType<typeof personaOf>) => Object.keys(persona.assistant_roles);
const notesOf = (persona: ReturnType<typeof personaOf>) => persona.interaction_principles.calibration_notes;

describe("the coach's persona", () => {
  it("is the same for everybody whose scores are typical", () => {
    const persona = personaOf(TYPICAL);
    expect(rolesOf(persona)).toEqual(["Thinking Partner"]);
    expect(persona.interaction_principles.tone).toBe("Warm, plain and exact");
    expect(notesOf(persona)).toContain("Pace: follows your messages.");
  });

  it("takes its roles, areas of support, tone and style from the scores that stand out", () => {
    const persona = personaOf([57, 58, 10, 90, 57, 65]);
    expect(rolesOf(persona)).toEqual(["Thinking Partner", "Straight-Talk Coach", "Visibility Partner"]);
    expect(persona.action_guidelines.interaction_triggers[0]?.when).toBe("A conflict is being put off");
    expect(persona.interaction_principles.tone).toBe(
      "Warm, plain and exact; considerate, with the hard sentence said first; unhurried, with room to think",
    );
    expect(notesOf(persona)).toContain("Pace: slow enough to think between turns (from Extraversion).");
    expect(notesOf(persona)).toContain("Challenge: as a question, asked twice (from Agreeableness).");
  });

  it("asks about a score within its error band instead of assuming it", () => {
    const persona = personaOf([57, 58, 55, 50, 57, 79]);
    expect(rolesOf(persona)).toEqual(["Thinking Partner"]);
    expect(notesOf(persona)).toContain("Within the error band, so asked about rather than assumed: Openness (high).");
  });

  it("follows a score of a short form where it differs reliably from one on the other side", () => {
    expect(rolesOf(personaOf([58, 59, 20, 56, 51, 92], { source: "questionnaire-24" }))).toContain("Focus Partner");
    expect(rolesOf(personaOf([58, 59, 47, 56, 51, 92], { source: "questionnaire-24" }))).toEqual(["Thinking Partner"]);
  });

  it("derives one setting, not two, from Honesty-Humility and Agreeableness in the same direction", () => {
    const roles = rolesOf(personaOf([90, 58, 55, 90, 57, 65]));
    expect(roles).toEqual(["Thinking Partner", "Straight-Talk Coach"]);
  });

  it("ignores traits that the person disputed", () => {
    const values = [57, 58, 10, 90, 57, 65];
    const roles = rolesOf(personaOf(values, { excluded: ["agreeableness"] }));
    expect(roles).toEqual(["Thinking Partner", "Visibility Partner"]);
  });

  it("keeps accuracy, boundaries and safety independent of scores", () => {
    for (const value of [0, 50, 100]) {
      const persona = personaOf(TRAITS.map(() => value));
      expect(notesOf(persona)).toContain("Accuracy, boundaries and safety are the same for everybody.");
      expect(rolesOf(persona).length).toBeLessThanOrEqual(4);
      expect(persona.interaction_principles.style.prefer.at(-1)).toBe("Ends with one small, dated step");
    }
  });

  it("names the scores that it was calibrated on", () => {
    expect(notesOf(personaOf(TYPICAL))[0]).toBe("Calibrated on the scores you entered.");
    expect(notesOf(personaOf(TYPICAL, { source: "questionnaire-96" }))[0]).toContain("96-statement questionnaire");
  });

  it("gives every role a name of its own", () => {
    const names = Object.values(PERSONA_COPY).map(({ role }) => role.name);
    expect(new Set(names).size).toBe(names.length);
  });
});
