import type { Scene } from "./scene";

/** Matters that belong with other people; a coach listens and helps to get there. They are not left for another scene. */
export const SERIOUS_SCENES: Scene[] = [
  {
    id: "harassment",
    match:
      /\b(?:harass\w*|grop(?:ed|ing)|touch(?:ed|es|ing) me|sexual (?:comments?|advances?|remarks?|messages?|jokes?|favou?rs?)|discriminat\w+|rac(?:ist|ism)|sexis[tm]|ageis[tm]|slurs?|retaliat\w+|hostile work environment|inappropriate (?:comments?|messages?|touching)|stalk\w*|bull(?:y|ied|ying))\b/g,
    see: [
      "Whatever happens next, it was not yours to prevent.",
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
    match:
      /\b(?:(?<!\b(?:like|am|i'm|such|being|feel) a )fraud\w*|embezzl\w+|brib(?:e|es|ed|ery|ing)|kickbacks?|falsif\w+|cook(?:ed|ing)? the books|backdat\w+|forg(?:ed|ing|ery)|insider (?:trading|information|tip)|non-?public information|money laundering|whistle-?blow\w*|hush money|side letters?|channel stuffing|(?:move|book|pull|recogni[sz]e) (?:the |some |more )?revenue|asked me to (?:lie|falsify|sign|backdate|shred|delete|hide|cover))\b/g,
    see: [
      "You were asked to put your name to something, and part of you has already said no.",
      "It may feel like a choice between your job and your signature.",
    ],
    goal: ["What do you want to be able to say about your own part in this, a year from now?"],
    reality: [
      "What exactly were you asked to do, in which words, and by when?",
      "Who else has been asked the same?",
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
];
