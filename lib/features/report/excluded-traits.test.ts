import { excludedTraits } from "./excluded-traits";
import { describeId } from "./insight-id";

const MODE = "mode-openness-high-emotionality-low";
const TENSION = "tension-extraversion-low-openness-high";
const SIGNAL = "signal-extraversion-low";
const SITUATION = "situation-team-change-agreeableness-high";

const excluded = (disputed: string[], undisputed: string[] = []) =>
  [...excludedTraits(undisputed.map(describeId), disputed)].toSorted();

it.each([
  ["every trait of an insight about scores", [MODE], [TENSION, SIGNAL], ["emotionality", "openness"]],
  ["no trait of a tension that other insights are about", [TENSION], [MODE, SIGNAL], []],
  ["a trait of a tension that no other insight is about", [TENSION], [MODE], ["extraversion"]],
  ["a trait of a situation that no other insight is about", [SITUATION], [MODE], ["agreeableness"]],
  ["the trait of a gap between two views only without another insight", ["tension-seen-openness-more"], [MODE], []],
  ["the trait of an insight that a former version had", ["inner-extraversion-low"], [SIGNAL], ["extraversion"]],
  ["no trait for a habit of mail", ["mail-pace-brief"], [MODE], []],
])("excludes %s", (_what, disputed, undisputed, traits) => {
  expect(excluded(disputed, undisputed)).toEqual(traits);
});
