import { CAREER_SCENES } from "./career";
import { LEADING_SCENES } from "./leading";
import { ORGANISATION_SCENES } from "./organisation";
import { PEOPLE_SCENES } from "./people";
import type { Scene } from "./scene";
import { SELF_SCENES } from "./self";
import { isGrief, SERIOUS_SCENES } from "./serious";
import { wordsOf } from "../text";

const LONG = 60;

/** Every situation the coach knows; of two that fit equally well the earlier one is the more specific. */
export const SCENES: Scene[] = [
  ...SERIOUS_SCENES,
  ...PEOPLE_SCENES.slice(0, 1),
  ...LEADING_SCENES.slice(0, 4),
  ...CAREER_SCENES,
  ...PEOPLE_SCENES.slice(1),
  ...LEADING_SCENES.slice(4),
  ...ORGANISATION_SCENES,
  ...SELF_SCENES,
];

/** True for a situation that is not coached like any other. */
export const isSerious = (scene: Scene | null): boolean => scene !== null && SERIOUS_SCENES.includes(scene);

/** So few words name their matter, whatever they are. */
const NAMES_ALONE = 3;

/** How many different words of a scene are in a text; none when the only one names just who is on the stage. */
function hitsIn(said: string, { match, setting }: Scene): number {
  const hits = [...new Set(said.match(match) ?? [])];
  const isStage = setting !== undefined && hits.length === 1 && hits.every((hit) => setting.test(hit));
  return isStage && wordsOf(said).length > NAMES_ALONE ? 0 : hits.length;
}

/** The situation that a text fits best: a serious one first, else the one with most hits. */
export function sceneOf(said: string): Scene | null {
  const hits = SCENES.map((scene) => ({ scene, count: hitsIn(said, scene) }));
  const isOther = hits.some(({ scene, count }) => count > 1 && !isGrief(scene));
  const serious = hits.find(({ scene, count }) => count > 0 && isSerious(scene) && !(isOther && isGrief(scene)));
  if (serious) return serious.scene;
  // In a long account a single word may be about anything.
  const least = wordsOf(said).length > LONG ? 2 : 1;
  const most = Math.max(...hits.map(({ count }) => count));
  return most >= least ? (hits.find(({ count }) => count === most)?.scene ?? null) : null;
}
