import { examine, type Finding } from "../lib/doctor.ts";

const SIGN: Record<Finding["level"], string> = { good: "ok  ", note: "note", bad: "BAD " };

export default async function doctor(args: string[]): Promise<void> {
  const findings = await examine();
  const isHealthy = findings.every(({ level }) => level !== "bad");
  if (args.includes("--json")) console.log(JSON.stringify({ healthy: isHealthy, findings }));
  else for (const { name, level, text } of findings) console.log(`  ${SIGN[level]}  ${name.padEnd(18)} ${text}`);
  if (!isHealthy) process.exitCode = 1;
}
