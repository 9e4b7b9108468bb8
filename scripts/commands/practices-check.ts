import { readdirSync, readFileSync } from "node:fs";
import { inRoot, messageOf, UserFacingError } from "../lib/project.mjs";
import { sampleRun } from "../lib/sample-run.ts";
import { findRemark } from "../../lib/features/practices/checks.ts";
import { composePage } from "../../lib/features/practices/pages/compose-page.ts";
import type { Practice } from "../../lib/features/practices/practice-file.ts";
import { parsePractice } from "../../lib/features/practices/store.ts";

/** An example that fails the step's own checks would teach the mistake that the practice warns about. */
const exampleFaults = ({ steps }: Practice): string[] =>
  steps.flatMap((step) => {
    const found = "checks" in step && step.example ? findRemark(step.checks, step.example) : null;
    return found ? [`step '${step.id}': its example does not pass '${found.check}'`] : [];
  });

function print(practice: Practice): void {
  const { title, when, minutes, result, source, steps } = practice;
  console.log(
    `\n${title}  (${minutes} minutes, ${steps.length} steps)\n${when}\nAt the end you have ${result}\n${source}`,
  );
  for (const [index, step] of steps.entries()) {
    const marks = [
      step.kind,
      step.optional && "may be skipped",
      step.onlyIf && `only after ${step.onlyIf.step}`,
      step.kind === "text" && step.prefillWithMessage && "begins with what was written in the conversation",
      step.showComputed && `below '${step.showComputed}'`,
    ].filter(Boolean);
    console.log(`\n${index + 1}. ${step.question}\n   [${marks.join(", ")}]  ${step.why}`);
    if (step.example) console.log(`   > ${step.example}`);
  }
  console.log(`\n--- The page ---\n\n${composePage(practice, sampleRun(practice), "Anna")}\n`);
}

export default async function practicesCheck([wanted]: string[]): Promise<void> {
  const folder = inRoot("content", "practices");
  const names = readdirSync(folder).flatMap((file) => (file.endsWith(".yaml") ? [file.slice(0, -5)] : []));
  if (wanted && !names.includes(wanted))
    throw new UserFacingError(`There is no content/practices/${wanted}.yaml. There is: ${names.join(", ")}.`);
  for (const name of wanted ? [wanted] : names) {
    try {
      const practice = parsePractice(name, readFileSync(`${folder}/${name}.yaml`, "utf8"));
      const faults = exampleFaults(practice);
      if (faults.length > 0) throw new Error(`content/practices/${name}.yaml\n  ${faults.join("\n  ")}`);
      if (wanted) print(practice);
      else console.log(`  ok   ${name}: ${practice.title}`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`  BAD  ${messageOf(error)}`);
    }
  }
}
