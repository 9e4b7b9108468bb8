import type { ReactNode } from "react";
import type { StepPicture as Picture } from "./export-guides";

const WIDTH = 220;
const HEIGHT = 132;
const ROW = 20;
const TOP = 34;

export function StepPicture({ picture }: { picture: Picture }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="border-subtle bg-surface h-auto w-full max-w-60 rounded-md border sm:max-w-none"
    >
      <rect width={WIDTH} height={20} className="fill-sunken" />
      {[10, 20, 30].map((x) => (
        <circle key={x} cx={x} cy={10} r={3} className="fill-ink/20" />
      ))}
      {draw(picture)}
    </svg>
  );
}

function draw(picture: Picture): ReactNode {
  switch (picture.kind) {
    case "list":
      return (
        <>
          <Rows items={picture.items} chosen={picture.chosen} width={92} />
          <Lines x={116} width={90} />
        </>
      );
    case "menu":
      return (
        <>
          <Chip x={10} y={24} width={60}>
            {picture.title}
          </Chip>
          <rect
            x={10}
            y={44}
            width={176}
            height={picture.items.length * ROW + 8}
            rx={4}
            className="fill-raised stroke-ink/25"
          />
          <Rows items={picture.items} chosen={picture.chosen} width={164} x={16} top={48} />
        </>
      );
    case "ticks":
      return picture.items.map((item, row) => (
        <Tick key={item} row={row} isTicked={picture.ticked.includes(row)} label={item} />
      ));
    case "dialog":
      return (
        <>
          <Label x={16} y={56}>
            {picture.title}
          </Label>
          <Lines x={16} width={186} top={66} count={1} />
          <Chip x={136} y={88} width={66}>
            {picture.button}
          </Chip>
        </>
      );
    case "drag":
      return (
        <>
          <Label x={14} y={40}>
            {picture.from}
          </Label>
          <Lines x={14} width={80} top={50} count={4} isMarked />
          <path d="M100 76 h34 m-8 -7 l8 7 l-8 7" className="stroke-accent fill-none" strokeWidth={2.5} />
          <path d="M146 58 h18 l5 6 h38 v34 h-61 z" className="fill-accent-soft stroke-accent" strokeWidth={1.5} />
          <Label x={146} y={114}>
            {picture.to}
          </Label>
        </>
      );
    case "files":
      return picture.items.map((item, row) => (
        <File key={item} row={row} name={item} isChosen={picture.chosen === row || picture.chosen === -1} />
      ));
  }
}

const Label = ({ x, y, children }: { x: number; y: number; children: string }) => (
  <text x={x} y={y} className="fill-ink text-[11px]">
    {children}
  </text>
);

interface ChipProps {
  x: number;
  y: number;
  width: number;
  children: string;
}

function Chip({ x, y, width, children }: ChipProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={18} rx={4} className="fill-accent-soft stroke-accent" strokeWidth={1.5} />
      <Label x={x + 8} y={y + 13}>
        {children}
      </Label>
    </>
  );
}

interface RowsProps {
  items: string[];
  chosen: number;
  width: number;
  x?: number;
  top?: number;
}

function Rows({ items, chosen, width, x = 8, top = 28 }: RowsProps) {
  return items.map((item, row) => (
    <g key={item}>
      {row === chosen && (
        <rect
          x={x}
          y={top + row * ROW}
          width={width}
          height={18}
          rx={4}
          className="fill-accent-soft stroke-accent"
          strokeWidth={1.5}
        />
      )}
      <Label x={x + 8} y={top + row * ROW + 13}>
        {item}
      </Label>
    </g>
  ));
}

interface LinesProps {
  x: number;
  width: number;
  top?: number;
  count?: number;
  isMarked?: boolean;
}

const Lines = ({ x, width, top = 32, count = 6, isMarked = false }: LinesProps) =>
  Array.from({ length: count }, (_, row) => (
    <rect
      key={row}
      x={x}
      y={top + row * 15}
      width={row % 2 === 0 ? width : width * 0.75}
      height={7}
      rx={3}
      className={isMarked ? "fill-accent/50" : "fill-ink/12"}
    />
  ));

function Tick({ row, isTicked, label }: { row: number; isTicked: boolean; label: string }) {
  const y = TOP + row * 24;
  return (
    <>
      <rect
        x={16}
        y={y}
        width={14}
        height={14}
        rx={3}
        className={isTicked ? "fill-accent stroke-accent" : "stroke-ink/40 fill-none"}
      />
      {isTicked && <path d={`M19 ${y + 7} l3 3.5 l5 -7`} className="stroke-surface fill-none" strokeWidth={2} />}
      <Label x={40} y={y + 11}>
        {label}
      </Label>
    </>
  );
}

function File({ row, name, isChosen }: { row: number; name: string; isChosen: boolean }) {
  const y = TOP + row * 24;
  return (
    <>
      {isChosen && (
        <rect
          x={8}
          y={y - 3}
          width={204}
          height={20}
          rx={4}
          className="fill-accent-soft stroke-accent"
          strokeWidth={1.5}
        />
      )}
      <path d={`M16 ${y} h7 l4 4 v10 h-11 z`} className="stroke-ink/50 fill-none" />
      <Label x={36} y={y + 11}>
        {name.trim()}
      </Label>
    </>
  );
}
