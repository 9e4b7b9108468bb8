import "server-only";
import { countSeats } from "@/lib/features/early-access/count-seats";
import { env } from "@/lib/server/env";
import { metrics } from "@/lib/server/monitoring/metrics";
import { isOwner, type AdminCtx } from "@/lib/shared/actor";
import { paths } from "@/lib/shared/paths";
import { pluralize } from "@/lib/shared/text/pluralize";
import { utcDay } from "@/lib/shared/time/dates";
import { DAY_MS, MINUTE_MS } from "@/lib/shared/time/durations";
import { checkReadiness } from "./check-readiness";
import { getModelFault } from "./get-model-fault";
import { readBacklog } from "./metrics-store";
import type { AdminHomeView, AttentionView, WeekChartView } from "./schema";
import { countAttention, readWeek, type WeekFigure } from "./week-store";

const DAYS = 7;
const OLD_OUTBOX_SECONDS = (10 * MINUTE_MS) / 1_000;
const HIGH_SPEND_SHARE = 0.8;

const bad = (text: string, path: string | null): AttentionView => ({ level: "bad", text, path });
const note = (text: string, path: string | null): AttentionView => ({ level: "note", text, path });

function urgency({ level, path }: AttentionView): number {
  if (level === "bad") return 2;
  return path === null ? 0 : 1;
}

export async function getAdminHome(ctx: AdminCtx): Promise<AdminHomeView> {
  const [{ heldComments, failedJobs }, seats] = await Promise.all([countAttention(), countSeats(ctx)]);
  const shared = [
    ...(heldComments > 0 ? [note(`${pluralize(heldComments, "comment")} held back`, paths.adminHeldComments)] : []),
    note(`${Math.max(0, seats.seats - seats.taken)} of ${seats.seats} seats left`, paths.adminEarlyAccess),
  ];
  if (!isOwner(ctx.actor)) return { attention: shared, charts: [] };
  const [operation, charts] = await Promise.all([findTrouble(ctx, failedJobs), readCharts(ctx.now)]);
  const attention = [...operation, ...shared];
  return { attention: attention.toSorted((a, b) => urgency(b) - urgency(a)), charts };
}

async function findTrouble(ctx: AdminCtx, failedJobs: number): Promise<AttentionView[]> {
  const [{ checks }, backlog] = await Promise.all([checkReadiness(), readBacklog(ctx.now).catch(() => null)]);
  const fault = getModelFault(ctx);
  const at = paths.adminOperations;
  return [
    ...Object.entries(checks).map(([name, isGood]) =>
      isGood ? note(`Ready: ${name}`, null) : bad(`Not ready: the check of ${name} fails`, at),
    ),
    ...(fault ? [bad(`${fault.model}: ${fault.advice}`, at)] : []),
    ...(failedJobs > 0 ? [bad(`${pluralize(failedJobs, "background job")} failed`, at)] : []),
    ...(backlog && backlog.outboxDepth > 0 ? [outboxNote(backlog.outboxDepth, backlog.outboxAgeSeconds)] : []),
    ...(backlog ? [spendNote(backlog.costToday)] : []),
  ];
}

function outboxNote(depth: number, ageSeconds: number): AttentionView {
  const text = `${pluralize(depth, "effect")} in the outbox, the oldest for ${Math.ceil(ageSeconds / 60)} min`;
  return ageSeconds > OLD_OUTBOX_SECONDS ? bad(text, paths.adminOperations) : note(text, paths.adminOperations);
}

function spendNote(costToday: number): AttentionView {
  const { LLM_DAILY_BUDGET: budget } = env();
  const spent = `${costToday.toFixed(2)} spent on the language model today`;
  if (budget === undefined) return note(`${spent}; LLM_DAILY_BUDGET is not set`, paths.adminOperations);
  const text = `${spent}, of LLM_DAILY_BUDGET's ${budget.toFixed(2)}`;
  return costToday > budget * HIGH_SPEND_SHARE ? bad(text, paths.adminOperations) : note(text, paths.adminOperations);
}

const CHARTS: { figure: WeekFigure; title: string; unit: string }[] = [
  { figure: "accounts", title: "Sign-ups", unit: "accounts" },
  { figure: "trials", title: "Trials finished", unit: "first reports" },
  { figure: "reports", title: "Reports", unit: "reports" },
  { figure: "conversations", title: "Conversations", unit: "conversations" },
  { figure: "failures", title: "Replies that failed", unit: "replies" },
];

async function readCharts(now: Date): Promise<WeekChartView[]> {
  const days = Array.from({ length: DAYS }, (_, index) =>
    utcDay(new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS)),
  );
  const week = await readWeek(new Date(`${days[0]}T00:00:00Z`));
  const charts = CHARTS.map(({ figure, title, unit }) => ({
    title,
    unit,
    bars: days.map((day) => ({ name: day, count: week[figure].find((row) => row.day === day)?.count ?? 0 })),
  }));
  return [...charts, await readFirstText()];
}

/** Counts of this process since its start; histogram buckets are cumulative, so each includes all shorter ones. */
async function readFirstText(): Promise<WeekChartView> {
  const { values } = await metrics().replyFirstTokenSeconds.get();
  const classes = values.filter(({ labels }) => labels.le !== undefined && labels.le !== "+Inf");
  const total = values.find(({ labels }) => labels.le === "+Inf")?.value ?? 0;
  const bars = classes.map(({ labels, value }, index) => ({
    name: `up to ${labels.le} s`,
    count: value - (classes[index - 1]?.value ?? 0),
  }));
  const longer = { name: "longer", count: total - (classes.at(-1)?.value ?? 0) };
  return { title: "First text of a reply, since the start", unit: "replies", bars: [...bars, longer] };
}
