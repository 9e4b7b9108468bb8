import { ASKS_ADVICE, INSISTS_ON_ADVICE, SHORT_NO, SHORT_OK, SHORT_YES, UNSURE } from "./cues";
import { aboutCoach } from "./about-cues";
import { goOn } from "./ask";
import { join, type Pen } from "./pen";
import { normal, trimEndOf } from "./text";
import type { Thread } from "./thread-state";

interface Opening {
  when: RegExp;
  lines: string[];
  /** What is asked then; without any, what is on the person's mind. */
  questions?: string[];
}

const IN_SENTENCES = [
  "What is it about, in two or three sentences?",
  "What is going on, in the order in which it comes to you?",
];

/** What people begin with before there is a matter; the first that fits is answered. */
const OPENINGS: Opening[] = [
  {
    when: /^(?:(?:hi|hello|hey|ok)[ ,.!?]*)?(?:(?:is )?any(?:one|body)(?: there| here| home)?|(?:are )?you (?:there|here|awake|listening)|hello|hi|hey)\s?\?+$/,
    lines: ["Yes, {name}, I'm here.", "Still here, {name}."],
  },
  {
    when: /^(?:(?:this is |just )?(?:a )?)?(?:test(?:ing)?|mic check|check(?:ing)?)(?: (?:test(?:ing)?|\d+|one|two|three|it|this|you|out))*[\s.!?]*$/,
    lines: ["It works: I read you, {name}.", "Still working."],
    questions: ["What is something real, however small, that you could try it on?"],
  },
  {
    when: /\b(?:(?:don't|do not|not sure|no idea|idk) (?:really )?(?:know )?(?:what|where|how) (?:i (?:want|should|could) )?(?:to )?(?:start|begin|talk|say|write|bring|ask)|nothing (?:special|particular|in particular)|no (?:topic|idea what))\b/,
    lines: ["You need no topic to begin.", "It doesn't have to be important."],
    questions: [
      "What was the last moment at work that you were still thinking about in the evening?",
      "What did you put off this week?",
    ],
  },
  {
    when: /^(?:hi,? |hello,? |ok,? )*(?:i (?:just )?(?:want|need|would like|have)(?: to talk| someone to talk to| help| some help| (?:a|one|two|some) questions?)|(?:can|could|may) (?:we|i) (?:talk|chat|speak|ask|start)(?: (?:to you|with you|you|something|a question|about something))*|(?:please )?help(?: me)?(?: please)?)[\s.!?]*$/,
    lines: ["Yes, that is what I'm here for.", "Go ahead, {name}."],
    questions: IN_SENTENCES,
  },
  {
    when: /^(?:hi,? |hello,? )*(?:can|could|will|would) you (?:please )?(?:help|coach|support)(?: me)?\b/,
    lines: ["With the thinking, yes; the decision and the words stay yours."],
    questions: ["What would a good result look like to you?"],
  },
  {
    when: /\b(?:have|got|only|in) (?:only |just |about |like )*(?:\d{1,2}|two|three|four|five|ten|fifteen|twenty|a few|a couple of) ?min(?:ute)?s?\b/,
    lines: ["That is enough for one thing."],
    questions: ["Which one thing, in a sentence or two?"],
  },
  {
    when: /\bhow long (?:does|will|would|is|do) (?:this|it|that|a session|we)\b/,
    lines: ["As long as it is of use: ten minutes can settle one matter, and you can stop and come back at any line."],
  },
  {
    when: /\b(?:is (?:this|it) free|(?:how much|what) (?:does|do) (?:this|it|i|you) (?:cost|pay|charge)|do i (?:have to )?pay)\b/,
    lines: ["I know nothing about prices; those who run this site do."],
  },
  {
    when: /\b(?:sent|told|asked|made|forced|wants|wanted|recommended|suggested)(?: that)? (?:me|i) (?:to )?(?:use|try|do|come|talk|here|be here|this|should)\b/,
    lines: ["So it was somebody else's idea that you come here."],
    questions: ["What would make it worth your own while?"],
  },
  {
    when: /\b(?:why (?:should|would|do) i|can i|should i|how can i) (?:even )?trust (?:you|this|it)\b/,
    lines: [
      "You don't have to in advance. I'm a program: I keep to your words, say so when I don't know, and you can delete all of it.",
    ],
    questions: ["What would be small enough to try it out on?"],
  },
  {
    when: /\b(?:are you|will you|you're|do you) (?:judging|judge|laughing|laugh)\b/,
    lines: ["No. Nobody is sitting here; I'm a program that listens and asks."],
  },
  { when: /^(?:(?:i'm |i am )?(?:so |very )?sorry)[\s.!]*$/, lines: ["Nothing to be sorry for."] },
  {
    when: /^(?:(?:ok(?:ay)?|so|yes|well),? )*(?:(?:let's|let us|we can|shall we|i'm ready to|ready to) )?(?:start|begin|go|ready|do (?:it|this)|get (?:started|going))(?: now)?[\s.!?]*$/,
    lines: ["Good, let us begin."],
  },
  {
    when: UNSURE,
    lines: ["Not knowing is a fair place to begin.", "Then we start small."],
    questions: [
      "What was the last moment at work that you were still thinking about in the evening?",
      "What did you put off this week?",
    ],
  },
  { when: SHORT_NO, lines: ["No is fine, too."], questions: ["What would you rather do with these minutes?"] },
  { when: SHORT_OK, lines: ["Good, {name}; whenever you are ready."] },
  { when: SHORT_YES, lines: ["Good, {name}; whenever you are ready."] },
];

const NO_MATTER_YET = ["I'd be guessing: I know nothing about it yet."];
const MAX_WORDS = 12;
const MAX_REPLIES = 3;

/** What a conversation begins with before anything was told: a greeting into the room, a test, a first doubt. */
export function openingReply(thread: Thread, pen: Pen): string | null {
  const { now, told, replies, context, crumbs } = thread;
  const isStart = told.length === 0 && replies.length <= MAX_REPLIES && crumbs.length === 0 && now.words <= MAX_WORDS;
  if (!isStart) return null;
  const name = { name: context.firstName };
  if (normal(trimEndOf(now.text, " .!")) === normal(context.firstName))
    return join([pen.any(["That is you; hello, {name}."], name), goOn(thread, pen)]);
  const opening = OPENINGS.find(({ when }) => when.test(now.said));
  const line = opening && pen.inOrder(opening.lines, name);
  if (line) return join([line, (opening.questions && pen.inOrder(opening.questions)) ?? goOn(thread, pen)]);
  const isBare = !now.scene && !now.want && now.words <= 7 && !/\b(?:about|with|when|if)\b/.test(now.said);
  const asksAdvice = aboutCoach(now.said) === null && (INSISTS_ON_ADVICE.test(now.said) || ASKS_ADVICE.test(now.said));
  const guess = isBare && asksAdvice ? pen.inOrder(NO_MATTER_YET) : null;
  return guess && join([guess, pen.inOrder(IN_SENTENCES) ?? goOn(thread, pen)]);
}
