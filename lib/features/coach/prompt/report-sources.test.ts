import { compilePrompt } from "./compile-prompt";
import type { CoachContext } from "../schema";
import type { MailboxPatterns } from "@/lib/features/mailbox/schema";
import { simulatedPatterns } from "@/tests/support/mail/mailbox-reports";
import { draftContent } from "@/lib/features/report/draft-content";
import type { EvidenceSources } from "@/lib/features/report/evidence/evidence";
import { reportView } from "@/lib/features/report/report-view";
import type { ReportView } from "@/lib/features/report/schema";
import type { StoredDisputes, StoredReport } from "@/lib/features/report/stored-report";
import { TYPED_SCORES } from "@/tests/support/factories/hexaco-scores";

const NOW = new Date("2026-11-21T00:00:00Z");
const MAILBOX = simulatedPatterns(1);

const contentOf = (sources: EvidenceSources): StoredReport => ({
  ...draftContent(sources, NOW),
  changes: [],
  wordedBy: "composed",
  proposals: [],
});

const show = (sources: Partial<EvidenceSources>, disputes: StoredDisputes = {}): ReportView =>
  reportView({
    content: contentOf({ scores: null, mailbox: null, profile: null, ...sources }),
    version: 1,
    createdAt: NOW,
    user: { email: "mira@example.com", name: "Mira" },
    disputes,
    versions: [],
    readLog: [],
  });

function promptFor(report: ReportView): string {
  const context: CoachContext = {
    firstName: "Mira",
    role: null,
    directness: "balanced",
    conversationId: null,
    report,
    disputes: [],
    memories: [],
    goals: [],
    practices: [],
    timeZone: "UTC",
    country: null,
    languages: [],
    now: NOW,
    summary: null,
    summaryBlocks: [],
    work: null,
    outsideView: null,
    hasPlan: () => false,
    mark: "abc123",
  };
  const turns = [{ id: "1", role: "user" as const, content: "Hello." }];
  return compilePrompt({ context, turns, tokenBudget: 8_000 })[0]?.content ?? "";
}

const rolesOf = ({ aiPersonality }: ReportView) => Object.keys(aiPersonality?.assistant_roles ?? {});
const triggersOf = ({ aiPersonality }: ReportView) =>
  aiPersonality?.action_guidelines.interaction_triggers.map(({ when }) => when) ?? [];

describe("a report from scores alone", () => {
  const report = show({ scores: TYPED_SCORES });

  it("has traits and a persona derived from them, and says that no mail was read", () => {
    expect(report.hexacoData).toMatchObject({ source: "manual", estimates: [] });
    expect(rolesOf(report)).toEqual(["Thinking Partner", "Room Reader", "Sparring Partner"]);
    expect(report.limits.join(" ")).toContain("Nothing here was read from mail");
    expect(report.details.some(({ id }) => id.startsWith("mail-"))).toBe(false);
  });

  it("gives the coach scores and their settings", () => {
    expect(promptFor(report)).toMatch(/Scores in %.*Extraversion 85[^]*Challenge: direct, with reasons\./);
  });
});

describe("a report from mail alone", () => {
  const report = show({ mailbox: MAILBOX });

  it("has estimates and a persona derived from habits, and no trait anywhere else", () => {
    expect(report.hexacoData).toMatchObject({ source: "mailbox-estimate", traits: [] });
    expect(rolesOf(report).length).toBeGreaterThan(2);
    expect(report.aiPersonality?.interaction_principles.calibration_notes[0]).toContain(
      "Calibrated on 900 of your own mails",
    );
    expect(JSON.stringify([report.details, report.aiPersonality])).not.toMatch(
      /Extraversion|Honesty-Humility|Openness/,
    );
  });

  it("gives the coach each insight with its step, and the rule that follows from each habit", () => {
    const prompt = promptFor(report);
    for (const { nextStep } of report.details) expect(prompt).toContain(nextStep);
    for (const when of triggersOf(report).slice(0, 2)) expect(prompt).toContain(when.slice(1));
    expect(prompt).toContain("900 of your own mails");
    expect(prompt).not.toContain("Scores in %");
  });

  it("derives a different persona from each way of writing", () => {
    const reports = Array.from({ length: 12 }, (_, seed) => show({ mailbox: simulatedPatterns(seed) }));
    for (const report of reports) expect(rolesOf(report).length).toBeGreaterThan(2);
    const byPace = reports.filter(({ details }) => details[0]?.id.startsWith("mail-pace-"));
    const modes = new Map(byPace.map((report) => [report.details[0]?.id, rolesOf(report)[1]]));
    expect(modes.size).toBeGreaterThan(3);
    expect(new Set(modes.values()).size).toBe(modes.size);
  });

  it("removes disputed habits from the persona", () => {
    const [mode] = report.details;
    const dispute = { verdict: "not-me" as const, since: NOW.toISOString(), title: "Operating Mode", text: "" };
    const struck = show({ mailbox: MAILBOX }, { [mode?.id ?? ""]: dispute });
    expect(triggersOf(struck)[0]).not.toBe(triggersOf(report)[0]);
    expect(struck.aiPersonality?.interaction_principles.calibration_notes.join(" ")).not.toContain("Length:");
  });
});

describe("a report from both", () => {
  const report = show({ scores: TYPED_SCORES, mailbox: MAILBOX });

  it("keeps the insights from scores and adds the habits after them", () => {
    const alone = show({ scores: TYPED_SCORES });
    expect(report.hexacoData).toEqual(alone.hexacoData);
    expect(rolesOf(report).slice(0, 3)).toEqual(rolesOf(alone));
    expect(rolesOf(report).length).toBeGreaterThan(3);
    expect(triggersOf(report).length).toBe(triggersOf(alone).length + 2);
    expect(report.sources).toEqual(["the scores you entered", "900 of your own mails, January 2026 to November 2026"]);
  });

  it("gives the coach both", () => {
    const prompt = promptFor(report);
    expect(prompt).toContain("Scores in %");
    expect(prompt).toContain("900 of your own mails");
  });
});

it.each<MailboxPatterns["source"]>(["gmail", "file"])("says of a mailbox from %s that nobody checked it", (source) => {
  const unchecked = {
    ...MAILBOX,
    source,
    textCheck: { isConfirmed: false, isStrict: false, doubts: [] },
    clock: { zone: null, isConfirmed: false },
  };
  const report = show({ mailbox: unchecked });
  expect(report.limits.join(" ")).toMatch(/Nobody has looked at what was taken as your own words/);
  expect(report.details.every(({ confidence }) => confidence !== "high")).toBe(true);
});
