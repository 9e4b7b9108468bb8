import { MONDAY_FIRST, type MessageFeatures, type WorkingHours } from "@/lib/features/mailbox/schema";
import { sum } from "@/lib/shared/numbers/sum";

const NAMES = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** The busiest stretch of this length is named. */
const BUSIEST_HOURS = 8;
const CELL = { width: 12, height: 16 };
const LEFT = 34;

type SentTimes = Pick<MessageFeatures, "at" | "offset">[];

function countByHour(sent: SentTimes): number[][] {
  const week = NAMES.map(() => HOURS.map(() => 0));
  for (const { at, offset } of sent) {
    const local = new Date(at + offset * 60_000);
    const day = week[local.getUTCDay()];
    const hour = local.getUTCHours();
    if (day) day[hour] = (day[hour] ?? 0) + 1;
  }
  return week;
}

function describe(week: number[][]): string {
  const byHour = HOURS.map((hour) => sum(week.map((day) => day[hour] ?? 0)));
  const total = sum(byHour) || 1;
  const percentBetween = (from: number, to: number) => Math.round((sum(byHour.slice(from, to)) / total) * 100);
  let start = 0;
  for (const hour of HOURS.slice(0, 25 - BUSIEST_HOURS))
    if (sum(byHour.slice(hour, hour + BUSIEST_HOURS)) > sum(byHour.slice(start, start + BUSIEST_HOURS))) start = hour;
  const end = start + BUSIEST_HOURS;
  return (
    `${percentBetween(start, end)} of 100 mails leave between ${start}:00 and ${end}:00, ` +
    `${percentBetween(0, 6)} between midnight and 6:00.`
  );
}

/** Working days that follow each other, so that one frame holds them. */
function runsOf(days: number[]): { row: number; days: number }[] {
  const runs: { row: number; days: number }[] = [];
  for (const [row, day] of MONDAY_FIRST.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    if (last && last.row + last.days === row) last.days += 1;
    else runs.push({ row, days: 1 });
  }
  return runs;
}

interface WeekChartProps {
  sent: SentTimes;
  hours: WorkingHours;
}

export function WeekChart({ sent, hours }: WeekChartProps) {
  const week = countByHour(sent);
  const most = Math.max(1, ...week.flat());
  const text = describe(week);
  return (
    <figure>
      <svg
        role="img"
        aria-label={`Your sent mail by weekday and hour. ${text}`}
        viewBox={`0 0 ${LEFT + 24 * CELL.width} ${7 * CELL.height + 18}`}
        className="w-full max-w-md"
      >
        {MONDAY_FIRST.map((day, row) => (
          <g key={day}>
            <text x={0} y={row * CELL.height + 12} className="fill-muted text-[10px]">
              {NAMES[day]}
            </text>
            {HOURS.map((hour) => (
              <rect
                key={hour}
                x={LEFT + hour * CELL.width}
                y={row * CELL.height + 1}
                width={CELL.width - 2}
                height={CELL.height - 2}
                rx={2}
                fill="var(--accent)"
                fillOpacity={0.06 + 0.94 * Math.sqrt((week[day]?.[hour] ?? 0) / most)}
              />
            ))}
          </g>
        ))}
        {runsOf(hours.days).map(({ row, days }) => (
          <rect
            key={row}
            x={LEFT + hours.from * CELL.width - 1}
            y={row * CELL.height}
            width={(hours.to - hours.from) * CELL.width}
            height={days * CELL.height}
            rx={2}
            className="stroke-ink fill-none"
          />
        ))}
        {[0, 6, 12, 18].map((hour) => (
          <text key={hour} x={LEFT + hour * CELL.width} y={7 * CELL.height + 13} className="fill-muted text-[10px]">
            {hour}:00
          </text>
        ))}
      </svg>
      <figcaption className="text-muted mt-2 text-sm">{text} The frame is your working hours.</figcaption>
    </figure>
  );
}
