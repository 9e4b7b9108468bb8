"use client";

import { useSyncExternalStore } from "react";
import { PolarAngleAxis, PolarGrid, PolarRadiusAxis, Radar, RadarChart } from "recharts";
import type { TraitView } from "@/lib/features/report/schema";
import { capitalize } from "@/lib/shared/text/text";

const SIZE = 300;
const RADIUS = 80;
const RINGS = [20, 40, 60, 80, 100];
const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

const watch = (onChange: () => void) => {
  const query = window.matchMedia(REDUCED_MOTION);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};
const usePrefersReducedMotion = () =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => true,
  );

interface TickProps {
  x: string | number;
  y: string | number;
  textAnchor?: "start" | "middle" | "end" | "inherit";
  payload: { value: string };
}

/** In one line, Conscientiousness reaches beyond the chart on a phone. */
const BROKEN_LABELS = new Map([["conscientiousness", ["Conscien-", "tiousness"]]]);

const linesOf = (name: string): string[] => BROKEN_LABELS.get(name) ?? name.split(" ").map(capitalize);

function Tick({ x, y, textAnchor, payload }: TickProps) {
  const words = linesOf(payload.value);
  // The topmost name grows upwards, away from the chart; the others around their own middle.
  const isTop = textAnchor === "middle" && Number(y) < SIZE / 2;
  const top = Number(y) - (words.length - 1) * (isTop ? 12 : 6);
  return (
    <text x={x} y={top} textAnchor={textAnchor} className="fill-muted text-[11px]">
      {words.map((word, index) => (
        <tspan key={word} x={x} dy={index === 0 ? "0.32em" : "1.15em"}>
          {index < words.length - 1 && !word.endsWith("-") ? `${word} ` : word}
        </tspan>
      ))}
    </text>
  );
}

export function TraitRadar({ traits }: { traits: Pick<TraitView, "trait" | "score">[] }) {
  const isMotionReduced = usePrefersReducedMotion();
  const data = traits.map(({ trait, score }) => ({ name: trait.replaceAll("_", " "), score }));
  return (
    <RadarChart
      width={SIZE}
      height={SIZE}
      cx={SIZE / 2}
      cy={SIZE / 2}
      outerRadius={RADIUS}
      data={data}
      accessibilityLayer={false}
      className="[&_svg]:overflow-visible"
    >
      <PolarGrid polarRadius={RINGS.map((ring) => (ring / 100) * RADIUS)} stroke="var(--hairline)" />
      <PolarAngleAxis dataKey="name" tick={(props: TickProps) => <Tick {...props} />} />
      <PolarRadiusAxis domain={[0, 100]} tick={false} axisLine={false} />
      <Radar
        dataKey="score"
        stroke="var(--accent)"
        strokeWidth={2}
        fill="var(--accent)"
        fillOpacity={0.18}
        dot={{ r: 3, fill: "var(--accent)", fillOpacity: 1, strokeWidth: 0 }}
        isAnimationActive={!isMotionReduced}
        animationDuration={900}
        animationEasing="ease-out"
      />
    </RadarChart>
  );
}
