// Sample figures: a trait, its score of 100, and half the width of its error band.
const TRAITS: [label: string, score: number, band: number][] = [
  ["Honesty-Humility", 74, 7],
  ["Emotionality", 38, 9],
  ["Extraversion", 61, 6],
  ["Agreeableness", 47, 8],
  ["Conscientiousness", 82, 6],
  ["Openness", 69, 12],
];
const ROW = 34;
const SCALE = { left: 150, width: 210 };
const at = (score: number) => Math.round(SCALE.left + (score / 100) * SCALE.width);
const middle = (row: number) => ROW * row + ROW / 2;

const path = (draw: (trait: (typeof TRAITS)[number], y: number) => string) =>
  TRAITS.map((trait, row) => draw(trait, middle(row))).join("");

export function ReportExcerpt() {
  return (
    <figure className="excerpt">
      <svg viewBox={`0 0 ${SCALE.left + SCALE.width} ${ROW * TRAITS.length}`} aria-hidden="true">
        {TRAITS.map(([label], row) => (
          <text key={label} y={middle(row) + 4}>
            {label}
          </text>
        ))}
        <path d={path((_, y) => `M${SCALE.left} ${y}h${SCALE.width}`)} />
        <path d={path(([, score, band], y) => `M${at(score - band)} ${y}H${at(score + band)}`)} />
        <path d={path(([, score], y) => `M${at(score)} ${y}h.01`)} />
      </svg>
      <figcaption>From a sample report. The band is how far each estimate may be off.</figcaption>
    </figure>
  );
}
