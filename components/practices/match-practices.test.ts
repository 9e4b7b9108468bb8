import type { PracticeSummary } from "@/lib/features/practices/schema";
import { matchPractices } from "./match-practices";

const practice = (title: string, names: string[]): PracticeSummary => ({
  id: title.toLowerCase(),
  title,
  when: "Now and then",
  minutes: 5,
  result: "a page.",
  names,
});
const ALL = [practice("Decide", []), practice("After-action review", ["retro"])];

it.each([
  ["/", ["Decide", "After-action review"]],
  ["/dec", ["Decide"]],
  ["/Retro", ["After-action review"]],
  ["/zzz", []],
])("finds practices for '%s' by title, situation and other names", (draft, titles) => {
  expect(matchPractices(ALL, draft).map(({ title }) => title)).toEqual(titles);
});
