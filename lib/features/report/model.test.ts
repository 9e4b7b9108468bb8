import { insightView, traitView } from "@/tests/support/factories/report-view";
import { comparisonText, scaleTexts, topicOf } from "./model";

const score = (label: string, trait: "openness" | "extraversion") => ({
  kind: "score" as const,
  label,
  value: "72%",
  source: "the scores you entered",
  trait,
});

const fact = (kind: "mailbox" | "answer" | "profile", label: string, value = "3 of 9 mails") => ({
  kind,
  label,
  value,
  source: "your mails",
});

describe("the topic of an insight", () => {
  const extraversion = score("Extraversion", "extraversion");
  const openness = score("Openness", "openness");

  it.each([
    ["its trait", "signal-openness-high", [openness, extraversion], "Openness"],
    [
      "both traits of a tension",
      "tension-extraversion-low-openness-high",
      [extraversion, openness],
      "Extraversion and Openness",
    ],
    ["the typical range", "middle-extraversion-openness", [extraversion, openness], "Near the typical range"],
    [
      "the situation that was picked",
      "situation-negotiation-openness-high",
      [openness, fact("answer", "What you picked", "A negotiation")],
      "A negotiation",
    ],
    ["the counted habit", "mail-habit-thanks", [fact("mailbox", "Mails that thank")], "Mails that thank"],
    [
      "both halves of a pair of habits",
      "mail-pair-briefandrepeated",
      [fact("mailbox", "Length")],
      "Asking, and writing again",
    ],
    ["the present position", "seat-new", [fact("profile", "Present position")], "Present position"],
  ])("names %s", (_, id, evidence, topic) => {
    expect(topicOf(insightView(id, { title: "Insight 4", evidence }))).toBe(topic);
  });

  it("is null where the title names the insight, and where nothing is known", () => {
    expect(topicOf(insightView("mode-openness-high", { title: "Operating Mode" }))).toBeNull();
    expect(topicOf(insightView("bare-4", { title: "Insight 4", evidence: [] }))).toBeNull();
    expect(topicOf(insightView("gap-tension", { title: "Insight 4" }))).toBeNull();
  });
});

describe("the explanation of the scale", () => {
  const low = traitView("openness", 63, { level: "low", typical: { low: 67.6, high: 74 } });

  it("says with whom a score is compared that is low although it lies in the upper half", () => {
    expect(comparisonText(low)).toBe("Openness at 63% is low beside others: most online test-takers score above 68%.");
    expect(comparisonText(traitView("extraversion", 44, { typical: { low: 38, high: 42.4 } }))).toMatch(
      /^Extraversion at 44% is high beside others: most online test-takers score below 42%\.$/,
    );
    expect(comparisonText(traitView("openness", 30, { level: "low" }))).toBeNull();
  });

  it("names both groups for typed scores, and gives an example where the reader has one", () => {
    expect(scaleTexts([low], false)).toHaveLength(3);
    expect(scaleTexts([traitView("openness", 80)], false)).toHaveLength(2);
    expect(scaleTexts([low], true).join(" ")).toMatch(
      /no percentile\..+test-takers and students.+Openness at 63% is low/,
    );
  });
});
