interface QrCodeProps {
  size: number;
  rows: string[];
  label: string;
}

const QUIET_ZONE_MODULES = 4;

export function QrCode({ size, rows, label }: QrCodeProps) {
  const squares = rows.flatMap((row, y) => [...row].flatMap((cell, x) => (cell === "1" ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE_MODULES} ${-QUIET_ZONE_MODULES} ${size + 2 * QUIET_ZONE_MODULES} ${size + 2 * QUIET_ZONE_MODULES}`}
      className="w-52 rounded-md"
    >
      <rect
        x={-QUIET_ZONE_MODULES}
        y={-QUIET_ZONE_MODULES}
        width={size + 2 * QUIET_ZONE_MODULES}
        height={size + 2 * QUIET_ZONE_MODULES}
        fill="white"
      />
      <path d={squares.join("")} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
