import { examine, type Finding } from "../lib/doctor.ts";

const SIGN: Record<Finding["level"], string> = { good: "ok  ", note: "note", bad: "BAD " };

/** `npm run doctor`: one line for each thing that a start needs; exit code 1 when something is in the way. */
export default async function doctor(): Promise<void> {
  const findings = await examine();
  for (const { name, level, text } of findings) console.log(`  ${SIGN[level]}  ${name.padEnd(18)} ${text}`);
  if (findings.some(({ level }) => level === "bad")) process.exitCode = 1;
}
