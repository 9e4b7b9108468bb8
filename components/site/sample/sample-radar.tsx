import type { TraitView } from "@/lib/features/report/schema";

const SIZE = 300;
const RADIUS = 80;
const RINGS = [20, 40, 60, 80, 100];

const point = (index: number, count: number, share: number): string => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  const coordinate = (turn: number) => Math.round((SIZE / 2 + turn * RADIUS * share) * 10) / 10;
  return `${coordinate(Math.cos(angle))},${coordinate(Math.sin(angle))}`;
};

const ring = (count: number, shares: number[]) =>
  Array.from({ length: count }, (_, index) => point(index, count, shares[index] ?? 0)).join(" ");

/** In one line, the longest names reach beyond the chart on a phone. */
const linesOf = (label: string): string[] =>
  label === "Conscientiousness" ? ["Conscien-", "tiousness"] : label.split(/(?<=-)/);

function anchorAt(x: number): "start" | "middle" | "end" {
  if (Math.abs(x - SIZE / 2) < 5) return "middle";
  return x < SIZE / 2 ? "end" : "start";
}

export function SampleRadar({ traits }: { traits: TraitView[] }) {
  const count = traits.length;
  return (
    <svg className="radar" viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
      {RINGS.map((percent) => (
        <polygon key={percent} points={ring(count, Array<number>(count).fill(percent / 100))} />
      ))}
      <polygon
        points={ring(
          count,
          traits.map(({ score }) => score / 100),
        )}
      />
      {traits.map(({ trait, label }, index) => {
        const [x, y] = point(index, count, 1.25).split(",");
        const anchor = anchorAt(Number(x));
        const lines = linesOf(label);
        return (
          <text key={trait} x={x} y={Number(y) - (lines.length - 1) * 6} textAnchor={anchor}>
            {lines.map((line, index) => (
              <tspan key={line} x={x} dy={index === 0 ? 0 : "1.15em"}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </svg>
  );
}
