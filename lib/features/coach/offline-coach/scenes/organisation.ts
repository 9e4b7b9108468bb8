import type { Scene } from "./scene";

export const ORGANISATION_SCENES: Scene[] = [
  {
    id: "board",
    match:
      /\b(?:(?:the|my|our) board|board dinner|lead investor|board (?:meeting|member|deck|paper|chair|of directors|presentation)s?|chair(?:man|woman|person)?|investors?|shareholders?|vcs?\b|fundrais\w+|series [a-d]\b|steering committee|executive committee|exco\b|supervisory board)\b/g,
    setting: /^(?:(?:the|my|our) board|chair\w*|investors?|shareholders?|vcs?|series [a-d])$/,
    see: [
      "They may be looking for a judgement to lean on more than for an examination.",
      "Perhaps what they will ask is not about the slide, but whether you have it in hand.",
      "Some of them decide and some of them comment, and they may not be the same people who talk.",
    ],
    goal: [
      "When they have heard you out, what should they decide, and what should they think of you?",
      "What is the one sentence you want them to repeat to each other?",
    ],
    reality: [
      "What does each of them worry about, at this moment?",
      "Which number or question would you least like to meet unprepared?",
      "What do they know already, and from whom?",
      "How did it go the last time, from the moment you walked in?",
    ],
    options: [
      "Whom could you speak to before the meeting so that nothing is new to them in it?",
      "How would you tell the bad part in the first two minutes?",
      "What could you ask them for, instead of defending?",
    ],
    will: ["Whom will you call before it, and by what day?"],
    advice: [
      "call the two who matter most before the meeting, tell them the hard part, and ask what they would want to see",
      "open with the decision you want, the bad news and your plan, in that order, on one page",
    ],
  },
  {
    id: "influence",
    match:
      /\b(?:influenc\w+|get(?:ting)? (?:them|everyone|people|him|her|leadership|the team) (?:on board|to agree|to listen|aligned|to support)|convinc\w+|persuad\w+|stakeholders?|aligned|alignment|no authority|without authority|buy in|sell (?:the|my|this) idea|pushback|support for my|nobody listens|no one listens|don't listen)\b/g,
    see: [
      "It sounds as if your argument is finished and their reasons have not been heard yet.",
      "Perhaps they don't disagree with the idea so much as with what it would cost them.",
    ],
    goal: [
      "Whose yes do you need, and what would they have to do on the day after?",
      "What is the smallest agreement that would get it moving?",
    ],
    reality: [
      "What does each of them gain and lose by it?",
      "Who do they listen to?",
      "What have they said against it, in their own words?",
      "Which of their objections is right?",
    ],
    options: [
      "How could it become partly their idea?",
      "What could you show in two weeks instead of arguing for two months?",
      "Whom could you win first, in private?",
    ],
    will: ["Whom will you go to first, and what will you ask them?"],
    advice: [
      "take the most important of them aside and ask what they would change; put that change in and say where it came from",
      "ask for a test rather than a decision: small, dated, and with one number that you both agree on beforehand",
    ],
  },
  {
    id: "strategy",
    match:
      /\b(?:strateg(?:y|ic)|vision|direction|roadmap|long[- ]term|big picture|where we(?:'re| are) going|growth (?:plan|target)|business (?:plan|model|case)|market (?:share|entry)|quarter(?:ly)? (?:target|number|goal)s?|missed (?:the )?quarter)\b/g,
    setting: /^(?:strategic|vision|direction|roadmap|big picture)$/,
    see: [
      "It sounds as if there are more good directions than there are people to go in them.",
      "Perhaps the choice that is being avoided is what not to do.",
    ],
    goal: [
      "What should be true of the business in two years that isn't true now?",
      "If only one bet could be funded, which would you defend?",
    ],
    reality: [
      "What would have to be true for the present plan to work, and which of those things do you doubt?",
      "What does the team believe the strategy is, in one sentence?",
      "What are you doing today only because you did it last year?",
      "Which assumption has not been tested?",
    ],
    options: [
      "What could you stop, to give the main bet a real chance?",
      "Which cheap test would tell you most before the next decision?",
      "Who would argue against it well, if you invited them to?",
    ],
    will: ["What will you decide, test or stop first, and by when?"],
    advice: [
      "write the plan's failure as if it had happened a year from now, ask three people why, and fix the reason that two of them give",
      "put on one page what you will not do this year, and let people find the hole in it",
    ],
  },
  {
    id: "meetings",
    match:
      /\b(?:meetings? (?:that )?(?:go|goes|run|runs|end|ends|take|takes|are|is) (?:nowhere|round|in circles|over|long|without|too|pointless|useless|a waste)|nobody decides|no decisions?|decisions? (?:never|don't|take|get|keep)|endless discussions?|slow decisions?|decision[- ]making|consensus|staff meeting|one-?on-?ones?|1:1s?)\b/g,
    setting: /^(?:one-?on-?ones?|1:1s?|staff meeting|consensus)$/,
    see: [
      "It sounds as if everybody is in the discussion and nobody is in charge of the end of it.",
      "Perhaps not deciding suits somebody.",
    ],
    goal: [
      "What should exist at the end of that meeting that doesn't exist at the start?",
      "Which decision, made this week, would free the most people?",
    ],
    reality: [
      "Who decides, in fact, and does everybody know it?",
      "What is said in the corridor that isn't said in the room?",
      "What would happen if the meeting were cancelled for a month?",
    ],
    options: [
      "What could be written and read beforehand, so that the hour is for the choice alone?",
      "Who doesn't need to be there?",
      "How would it begin, if you began it with the decision to be made?",
    ],
    will: ["Which meeting will you change first, and how will you open it?"],
    advice: [
      "open the next one with the decision in one sentence and the name of the person who makes it, and close it when it is made",
    ],
  },
];
