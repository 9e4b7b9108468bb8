import {
  computeGrid,
  computeMatrix,
  computeRisks,
  computeZone,
  QUADRANTS,
  textOf,
  weightsOf,
  type Zone,
} from "./computed";
import { listOf } from "@/lib/shared/text";
import { escapeMarkdown } from "./markdown-text";
import { valueOf } from "./model";
import type { Computed } from "./practice-file";
import type { RunState, WeightsValue } from "./schema";

const percent = (value: number) => `${Math.round(value)}\u00a0%`;
const amount = (value: number) => value.toLocaleString("en-GB", { maximumFractionDigits: 2 });

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

function flipText({ flip, winners }: ReturnType<typeof computeMatrix>): string {
  if (winners.length > 1)
    return `${listOf(winners.map((label) => `'${escapeMarkdown(label)}'`))} are level. Which criterion did you leave out?`;
  const [winner = ""] = winners.map(escapeMarkdown);
  if (!flip)
    return `'${winner}' stays ahead whichever single weight you change. The scores decide here, not the weights.`;
  const { column, from, to, winner: next } = flip;
  return `The result turns with one weight: if '${escapeMarkdown(column)}' counted ${to} rather than ${from}, '${escapeMarkdown(next)}' would lead.`;
}

function matrixText(value: WeightsValue): string {
  const matrix = computeMatrix(value);
  const head = [
    "Option",
    "Total",
    ...value.columns.map((column, at) => `${escapeMarkdown(column)} (×\u00a0${value.weights[at]})`),
  ];
  const rows = matrix.totals.map(({ label, percent: total }) => [
    escapeMarkdown(label),
    `**${percent(total)}**`,
    ...(value.scores[value.rows.indexOf(label)] ?? []).map(String),
  ]);
  return `${table(head, rows)}\n\n${flipText(matrix)}`;
}

function risksText(value: WeightsValue, top: number): string {
  const risks = computeRisks(value);
  const rows = risks.map(({ label, likelihood, damage, score }, at) => [
    at < top ? `**${escapeMarkdown(label)}**` : escapeMarkdown(label),
    String(likelihood),
    String(damage),
    String(score),
  ]);
  return table(["What could have caused it", "Likelihood", "Damage", "Together"], rows);
}

const stanceText = (stance: number) =>
  ["against", "doubtful", "open", "in favour", "strongly for"][stance - 1] ?? "open";

function gridText(value: WeightsValue): string {
  const people = computeGrid(value);
  return QUADRANTS.flatMap((quadrant) => {
    const names = people.filter((person) => person.quadrant === quadrant);
    return names.length === 0
      ? []
      : [
          `- **${quadrant}:** ${names.map(({ label, stance }) => `${escapeMarkdown(label)} (${stanceText(stance)})`).join(", ")}`,
        ];
  }).join("\n");
}

/** Fits a phone of 320 px. */
const LINE_WIDTH_CHARS = 23;

function zoneLine({ target, limit, theirs, agreement }: Zone): string {
  const [low, high] = [Math.min(target, limit, theirs), Math.max(target, limit, theirs)];
  const place = (value: number) =>
    high === low ? 0 : Math.round(((value - low) / (high - low)) * (LINE_WIDTH_CHARS - 1));
  const isShared = (at: number) => agreement !== null && at >= place(agreement.from) && at <= place(agreement.to);
  const line = Array.from({ length: LINE_WIDTH_CHARS }, (_, at) => (isShared(at) ? "=" : "-"));
  const marks = Array.from({ length: LINE_WIDTH_CHARS }, () => " ");
  for (const [value, mark] of [
    [target, "T"],
    [theirs, "O"],
    [limit, "L"],
  ] as const)
    marks[place(value)] = mark;
  return [
    "```text",
    marks.join("").trimEnd(),
    line.join(""),
    `${amount(low)}${amount(high).padStart(LINE_WIDTH_CHARS - amount(low).length)}`,
    "```",
  ].join("\n");
}

function zoneText(zone: Zone): string {
  const { target, limit, theirs, agreement } = zone;
  const legend = `L your limit (${amount(limit)}), O where you expect theirs (${amount(theirs)}), T your target (${amount(target)})`;
  const where = agreement
    ? `You can agree between ${amount(agreement.from)} and ${amount(agreement.to)}, if your guess about them holds.`
    : `As you see it, there is no figure that both sides can accept: ${amount(Math.abs(limit - theirs))} lie between the limits. Bring in something other than the figure, or use your alternative.`;
  return `${zoneLine(zone)}\n\n${legend}. ${where}`;
}

function changeText(before: number, after: number): string {
  if (after === before) return `Confidence: ${before} of 10 before, ${after} after.`;
  return `Confidence: ${before} of 10 before, **${after} of 10** after.`;
}

export function computedText(computed: Computed, run: RunState): string {
  if (computed.kind === "zone") {
    const zone = computeZone(textOf(run, computed.target), textOf(run, computed.limit), textOf(run, computed.theirs));
    return zone ? zoneText(zone) : "";
  }
  if (computed.kind === "change") {
    const [before, after] = [valueOf(run, computed.before), valueOf(run, computed.after)];
    return typeof before === "number" && typeof after === "number" ? changeText(before, after) : "";
  }
  const value = weightsOf(run, computed.from);
  if (!value) return "";
  if (computed.kind === "matrix") return matrixText(value);
  return computed.kind === "risks" ? risksText(value, computed.top) : gridText(value);
}

export function computedEntries(computed: Computed, run: RunState): string[] {
  if (computed.kind === "zone" || computed.kind === "change") return [];
  const value = weightsOf(run, computed.from);
  if (!value) return [];
  if (computed.kind === "risks")
    return computeRisks(value)
      .slice(0, computed.top)
      .map(({ label }) => label);
  if (computed.kind === "grid")
    return computeGrid(value)
      .slice(0, 3)
      .map(({ label }) => label);
  return computeMatrix(value).totals.map(({ label }) => label);
}
