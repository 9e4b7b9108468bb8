interface QrCodeProps {
  size: number;
  /** Rows of 0 and 1, where 1 is dark. */
  rows: string[];
  label: string;
}

/** Quiet-zone modules on each side, which scanners require. */
const EDGE = 4;

/** Dark on white in both themes. */
export function QrCode({ size, rows, label }: QrCodeProps) {
  const squares = rows.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === "1" ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-EDGE} ${-EDGE} ${size + 2 * EDGE} ${size + 2 * EDGE}`}
      className="w-52 rounded-md"
    >
      <rect x={-EDGE} y={-EDGE} width={size + 2 * EDGE} height={size + 2 * EDGE} fill="white" />
      <path d={squares.join("")} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
