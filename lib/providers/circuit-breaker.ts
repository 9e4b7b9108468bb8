import "server-only";
import { processSingleton } from "@/lib/server/process/process-singleton";

interface Circuit {
  faults: number;
  openUntil: number;
}

const CIRCUITS = processSingleton("circuits", () => new Map<string, Circuit>());

const FAULTS_TO_OPEN = 5;
const OPEN_MS = 30_000;

function circuitOf(name: string): Circuit {
  const circuit = CIRCUITS.get().get(name) ?? { faults: 0, openUntil: 0 };
  CIRCUITS.get().set(name, circuit);
  return circuit;
}

export const isCircuitOpen = (name: string, now: Date): boolean => circuitOf(name).openUntil > now.getTime();

export function reportOutcome(name: string, outcome: "ok" | "fault", now: Date): void {
  const circuit = circuitOf(name);
  circuit.faults = outcome === "ok" ? 0 : circuit.faults + 1;
  if (circuit.faults >= FAULTS_TO_OPEN) circuit.openUntil = now.getTime() + OPEN_MS;
}
