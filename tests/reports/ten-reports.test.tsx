import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { render } from "@testing-library/react";
import { ReportPage } from "@/components/report/report-page";
import { composeExampleReport } from "@/lib/features/report/compose-example-report";
import { pageText } from "@/tests/support/page-text";
import { tenPeople, type PersonSources } from "@/tests/support/ten-people";

// The chart is loaded later, and only a real browser draws it.
jest.mock("next/dynamic", () => () => () => null);

const FILE = path.join(__dirname, "ten-reports.txt");
const NOW = new Date("2026-11-21T00:00:00Z");
const HEAD = `Ten reports, as their readers meet them with everything opened; folded parts are indented, pictures stand in brackets.
Read this aloud after a change of wording. It is written anew by: WRITE_REPORTS=1 npx jest tests/reports
`;

const nothing = () => undefined;

function reportText({ sources, outside }: PersonSources): string {
  const report = composeExampleReport(sources, {
    now: NOW,
    user: { email: "mira@example.com", name: "Mira Holt" },
    outside,
  });
  const { container, unmount } = render(
    <ReportPage
      report={report}
      userId={1}
      profileName={null}
      isOpeningChat={false}
      onChat={nothing}
      onAddSource={nothing}
      onQuestionnaire={nothing}
    />,
  );
  const text = pageText(container);
  unmount();
  return text;
}

it("matches the snapshot ten-reports.txt", async () => {
  window.scrollTo = nothing;
  const people = await tenPeople();
  const reports = people.map((person, at) => `\n==== ${at + 1}. ${person.who} ====\n${reportText(person)}\n`);
  const text = [HEAD, ...reports].join("\n");
  if (process.env.WRITE_REPORTS) await writeFile(FILE, text);
  expect(text).toBe(await readFile(FILE, "utf8"));
});
