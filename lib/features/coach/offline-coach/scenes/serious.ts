import { HARASSMENT, WRONGDOING } from "../../misconduct-cues";
import type { Scene } from "./scene";

const anyOf = (patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join("|"), "g");

/** Somebody near to the person has died. */
export const GRIEF =
  /\b(?:death of (?:my|our) (?!career|project|company|idea|team)|my [\w ]{2,24}'s (?:death|funeral|passing)|my (?!(?:\w+ )?(?:phone|laptop|computer|battery|car|project|deal|idea|plan|career|motivation|startup|company)\b)[\w ]{2,24} (?:has |just )?(?:died|passed away)|(?:i|we) (?:just |recently )?lost (?:my|our) (?:wife|husband|partner|mother|father|mum|mom|dad|parents|son|daughter|brother|sister|child|baby|(?:best )?friend))\b/;

const GRIEVING: Scene = {
  id: "grief",
  // Years later it is part of the story and no longer the matter.
  match: new RegExp(`${GRIEF.source}(?!.{0,20}\\b(?:years? ago|last year|when i was|in (?:19|20)\\d\\d)\\b)`, "g"),
  see: ["There is no right way to do this, and no right speed."],
  goal: ["How are you, really?"],
  reality: [
    "What is hardest about being back?",
    "Who at work knows how it really is?",
    "What would you like people to know, so that you need not explain it?",
    "What did they leave you that you use every day?",
    "When in the day is it a little lighter?",
  ],
  options: ["What could be taken off you for a while?", "Whom could you tell what you need?"],
  will: ["What would you like to ask for, and from whom?"],
  advice: ["tell one person at work, in one sentence, what you can do this month and what you can't"],
};

/** A loss: it is neither judged nor sent to a lawyer, and it is left when something else is told. */
export const isGrief = (scene: Scene | null): boolean => scene === GRIEVING;

/** Matters that are not coached like any other: a loss, and what belongs with other people, which is not left for another scene. */
export const SERIOUS_SCENES: Scene[] = [
  {
    id: "harassment",
    match: anyOf(HARASSMENT),
    see: [
      "You carry it now, whether it was done to you or in front of you, and you did not cause it.",
      "It took something to write that down, and you decide what is done with it.",
    ],
    goal: ["What do you need first: to be safe, to be believed, or to know what you could do?"],
    reality: [
      "Who knows about it so far?",
      "What would help you feel safer at work this week?",
      "What are you most afraid would happen if you spoke about it?",
      "Who has been good to you in this?",
    ],
    options: [
      "Who outside your own line could you talk to first, in confidence?",
      "What would you want to find out before you decide anything?",
      "Who could go with you, if you chose to report it?",
    ],
    will: ["Whom will you talk to, and when?"],
    advice: [
      "write down for yourself what happened, with dates, places and who was there, keep it at home, and take it to somebody whose job this is before you decide anything",
    ],
  },
  {
    id: "wrongdoing",
    match: anyOf(WRONGDOING),
    see: [
      "You know something now that you can't go back to not knowing, and part of you has already said no.",
      "It may feel like a choice between your job and your signature.",
    ],
    goal: ["What do you want to be able to say about your own part in this, a year from now?"],
    reality: [
      "What have you seen yourself, and what do you infer from it?",
      "Who else knows of it, as far as you can tell?",
      "What have you said so far?",
    ],
    options: [
      "Who in the company is responsible for exactly this: audit, legal, compliance, the ombudsperson?",
      "Whom outside could you ask in confidence what your own position is?",
      "How could you ask for the request in writing?",
    ],
    will: ["Whom will you speak to before you do anything about it, and when?"],
    advice: [
      "do and sign nothing today, keep a dated note of the request for yourself, and speak to a lawyer of your own before anybody else's",
    ],
  },
  GRIEVING,
];
