import { sum } from "@/lib/shared/numbers/sum";
import { pluralize } from "@/lib/shared/text/pluralize";

const MAX_BARS = 52;
const HEIGHT = 40;

function describe(weeks: number[]): string {
  const [least, most] = [Math.min(...weeks), Math.max(...weeks)];
  const pace = least === most ? `${most} a week` : `from ${least} to ${most} a week`;
  return `${pluralize(sum(weeks), "own mail")} in ${weeks.length} weeks, ${pace}`;
}

export function WeekBars({ weeks }: { weeks: number[] }) {
  const shown = weeks.slice(-MAX_BARS);
  const most = Math.max(...shown, 1);
  return (
    <figure>
      <svg
        viewBox={`0 0 ${shown.length * 6} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="fill-accent h-10 w-full max-w-sm print:[print-color-adjust:exact]"
      >
        {shown.map((mails, week) => {
          const height = Math.max(1, (mails / most) * HEIGHT);
          return <rect key={week} x={week * 6} y={HEIGHT - height} width={4} height={height} />;
        })}
      </svg>
      <figcaption className="text-muted mt-1.5 text-xs">
        Counted in {describe(shown)}, the newest on the right.
      </figcaption>
    </figure>
  );
}
