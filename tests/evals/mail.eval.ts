import "../../scripts/lib/app-modules.mjs";
import { chromium } from "playwright-core";
import { ensureBrowser } from "../../scripts/lib/browser.ts";

// How well own words and document facts are extracted, on mails and documents that the authors of the rules have not
// seen. Prints rates and ids, never a text. See mail-format.md. Exit code 1 when a target is missed.

const { readDocumentCases, readMailCases } = await import("./mail/cases.ts");
const { documentScores, sumScores } = await import("./mail/document-rate.ts");
const { ownTextRates } = await import("./mail/own-text-rate.ts");

const AIM = { words: 0.1, pronouns: 0.3, foreign: 1 / 50, pronounMails: 40 };

const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
const misses: string[] = [];

const mails = readMailCases();
if (mails.length === 0) print("No held-out mails.");
else {
  const { rates, foreignIds, leftOut } = await ownTextRates(mails);
  print(
    "mailbox | mails | real words | found words | error | I per 100, real and found | we per 100, real and found | foreign | lost",
  );
  for (const { mailbox, mails: count, real, found, foreign, lost } of rates) {
    const error = real.words === 0 ? 0 : (found.words - real.words) / real.words;
    const reasons = Object.entries(lost).map(([reason, times]) => `${times} ${reason}`);
    print(
      `${mailbox} | ${count} | ${real.words} | ${found.words} | ${percent(error)} | ${real.iRate.toFixed(2)} ${found.iRate.toFixed(2)} | ` +
        `${real.weRate.toFixed(2)} ${found.weRate.toFixed(2)} | ${foreign} | ${reasons.join(", ") || "-"}`,
    );
    if (Math.abs(error) > AIM.words) misses.push(`${mailbox}: own words ${percent(error)}`);
    const distance = Math.max(Math.abs(real.iRate - found.iRate), Math.abs(real.weRate - found.weRate));
    if (count >= AIM.pronounMails && distance > AIM.pronouns)
      misses.push(`${mailbox}: I or we ${distance.toFixed(2)} off`);
  }
  const share = foreignIds.length / mails.length;
  print(
    `mails with a foreign sentence: ${foreignIds.length} of ${mails.length} (${percent(share)}): ${foreignIds.join(" ") || "-"}`,
  );
  print(`automatic and calendar mail recognized: ${leftOut}`);
  if (share > AIM.foreign) misses.push(`foreign sentences in ${percent(share)} of mails`);
}

const documents = readDocumentCases();
if (documents.length === 0) print("No held-out documents.");
else {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
  try {
    const scores = await documentScores(documents, browser);
    print("documents | facts right | wrong | missing");
    for (const kind of ["linkedin-pdf", "cv"]) {
      const own = scores.filter((score) => score.kind === kind);
      const { right, wrong, missing } = sumScores(own);
      print(`${kind}, ${own.length} | ${right} | ${wrong} | ${missing}`);
    }
    for (const { id, score } of scores.filter(({ score }) => score.wrong + score.missing > 0))
      print(`  ${id}: ${score.right} right, ${score.wrong} wrong, ${score.missing} missing`);
  } finally {
    await browser.close();
  }
}

if (misses.length > 0) {
  print(`Aims missed: ${misses.join("; ")}`);
  process.exitCode = 1;
}
