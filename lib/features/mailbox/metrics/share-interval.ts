import type { SeenOf } from "../schema";
import type { Interval } from "./bootstrap";

const Z95 = 1.96;

export function wilsonInterval({ seen, of }: SeenOf): Interval {
  const share = seen / of;
  const square = Z95 ** 2;
  const shrink = 1 + square / of;
  const middle = (share + square / (2 * of)) / shrink;
  const half = (Z95 / shrink) * Math.sqrt((share * (1 - share)) / of + square / (4 * of * of));
  return { low: middle - half, high: middle + half };
}
