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
import { listOf } from "@/lib/shared/text/text";
import { escapeMarkdown } from "./markdown-text";
import { valueOf } from "../model";
import type { Computed } from "../practice-file";
import type { RunState, WeightsValue } from "../schema";

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

function runnerUpText({ totals, winners }: ReturnType<typeof computeMatrix>): string {
  const others = totals.filter(({ label }) => !winners.includes(label));
  const second = others.filter(({ percent: total }) => Math.abs(total - (others[0]?.percent ?? 0)) < 0.05);
  if (winners.length > 1 || second.length === 0) return "";
  const names = listOf(second.map(({ label }) => `'${escapeMarkdown(label)}'`));
  return second.length === 1 ? ` The runner-up is ${names}.` : ` The runners-up are ${names}, level.`;
}

function matrixText(value: WeightsValue): string {
  const matrix = computeMatrix(value);
  const head = [
    "Option",
    "Total",
    ...value.columns.map((column, index) => `${escapeMarkdown(column)} (×\u00a0${value.weights[index]})`),
  ];
  const rows = matrix.totals.map(({ label, percent: total }) => [
    escapeMarkdown(label),
    `**${percent(total)}**`,
    ...(value.scores[value.rows.indexOf(label)] ?? []).map(String),
  ]);
  return `${table(head, rows)}\n\n${flipText(matrix)}${runnerUpText(matrix)}`;
}

function risksText(value: WeightsValue, top: number): string {
  const risks = computeRisks(value);
  const rows = risks.map(({ label, likelihood, damage, score }, index) => [
    index < top ? `**${escapeMarkdown(label)}**` : escapeMarkdown(label),
    String(likelihood),
    String(damage),
    String(score),
  ]);
  return table(["What could have caused it", "Likely", "Damage", "Both"], rows);
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

/** The figures in order, each with its meaning; a double line where both sides can agree. Fits a phone of 320 px. */
function zoneLines({ target, limit, theirs, agreement }: Zone): string {
  const marks = [
    { value: target, label: "your target" },
    { value: theirs, label: "their limit, as you see it" },
    { value: limit, label: "your limit" },
  ].sort((a, b) => b.value - a.value);
  const width = Math.max(...marks.map(({ value }) => amount(value).length));
  const lines = marks.flatMap(({ value, label }, index) => {
    const next = marks[index + 1];
    const isShared = agreement !== null && next && next.value >= agreement.from && value <= agreement.to;
    const between = isShared ? "║  room to agree" : "│";
    return [`${amount(value).padStart(width)}  ${label}`, ...(next ? [`${" ".repeat(width - 1)}${between}`] : [])];
  });
  return ["```text", ...lines, "```"].join("\n");
}

function zoneText(zone: Zone): string {
  const { limit, theirs, agreement } = zone;
  const where = agreement
    ? `You can agree between ${amount(agreement.from)} and ${amount(agreement.to)}, if your guess about them holds.`
    : `As you see it, there is no figure that both sides can accept: ${amount(Math.abs(limit - theirs))} lie between the limits. Bring in something other than the figure, or use your alternative.`;
  return `${zoneLines(zone)}\n\n${where}`;
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
