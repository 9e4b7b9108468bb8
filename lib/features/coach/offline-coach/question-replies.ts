import { goOn } from "./ask";
import { ASKS_ABOUT, ASKS_WORDING } from "./cues";
import { quoted } from "./mirror";
import { join, type Pen } from "./pen";
import { REHEARSAL_INVITES } from "./offer-lines";
import { isSerious } from "./scenes/index";
import { isGrief } from "./scenes/serious";
import { LEGAL_LINES, MISCONDUCT_LINES, MISCONDUCT_QUESTIONS } from "./sensitive-lines";
import { saidAbout } from "./recall-replies";
import { countWords, isQuestion, normal, sentencesOf, wordsOf } from "./text";
import type { Thread } from "./thread-state";

interface Kind {
  /** Matched against the question alone. */
  when: RegExp;
  lines: string[];
  questions: string[];
}

/** What people ask a coach that a coach cannot know, and what to do with it; the first that fits answers. */
const KINDS: Kind[] = [
  {
    when: /^(?:and |but |so |ok,? )*(?:what (?:if|would happen|happens|will happen)|suppose|if (?:he|she|they|it|i|we|that|this|the|my)\b)/,
    lines: [
      "Nobody can promise you how that would go; it can be thought to the end, though.",
      "That may happen, and you would still have a next move.",
      "I don't know that, and I would rather you were ready for it than sure of it.",
    ],
    questions: [
      "If it came to that, what would you do first?",
      "What would you still have, if it went that way?",
      "How would you notice early that it is going that way?",
    ],
  },
  {
    when: ASKS_WORDING,
    lines: ["Let us find the words, then; they have to be yours.", "It will be shorter than you think."],
    questions: REHEARSAL_INVITES,
  },
  {
    when: /^(?:and |but |so |ok,? |then )*why (?:shouldn't|should|wouldn't|can't|don't|not)\b/,
    lines: ["Nothing from here forbids it.", "Only you can weigh that."],
    questions: ["What would it have changed a week later?", "What could you not take back afterwards?"],
  },
  {
    when: /^(?:and |but |fine,? |ok,? )*(?:so (?:what,? )?|what,? |then )?(?:i|we) (?:just |simply |should just |have to |am supposed to )+\w+/,
    lines: ["That would be one end of it.", "That is one way, and hardly the only one."],
    questions: ["What lies between that and the opposite?", "What would be a third way, even an odd one?"],
  },
  {
    when: /^(?:so |and |wait,? |ok,? )*(?:your (?:\w+ )?(?:insight|point|advice|answer|idea|conclusion|solution)|(?:are )?you(?:'re| are)? (?:saying|telling me|suggesting)|(?:do )?you mean)\b/,
    lines: ["I hold no verdict on it; you are the one who was there.", "I'd rather hear your verdict than give one."],
    questions: ["How true is it, as you see it?", "What in it do you agree with?"],
  },
  {
    when: /\b(?:can|may|could) i (?:really |just |even |actually )?(?:say|do|ask|tell|write|show|admit|mention)\b/,
    lines: ["Nothing here forbids it; what counts is what it would do.", "You may; they will make something of it."],
    questions: ["What would they hear, if you did?", "What would it cost to leave it out?"],
  },
  {
    when: /^(?:and |but |so )*what (?:would|will|might) (?!(?:i|you|we|it|that|this)\b)(?:my )?\w+ (?:\w+ )?(?:say|think|want|feel|answer|do)\b/,
    lines: ["I don't know them; you do, at least a little.", "Only they could tell, and you are the next best."],
    questions: ["What is your best guess, and what does it rest on?", "What would you hope to hear from them?"],
  },
  {
    when: /^(?:and |so |ok,? )*how (?:many|much|often|long|big|high|old)\b/,
    lines: ["I have no figure for that which I could vouch for.", "A number from me would be made up."],
    questions: ["Which number have you in mind, and what speaks for it?", "How would you notice that it is too many?"],
  },
  {
    when: /^which (?:one )?(?:is|would be|seems) (?:the )?(?:better|best|right|smarter|wiser)\b|^(?!.*\b(?:what|who|where|when|how|why|which)\b)[^,]{2,60}\bor (?!not\b|something\b|so\b)\w+/,
    lines: ["Each of the two asks something else of you.", "I won't toss the coin for you."],
    questions: ["What would each make easier, and what harder?", "Which of the two would you rather not explain?"],
  },
  {
    when: /\bwhat(?:'s| is| comes) next\b|^(?:so |and |ok |now )*what now\b/,
    lines: ["The next thing is yours to set.", "Next is what would move it most."],
    questions: ["What would move it most this week?", "What does the last step make possible?"],
  },
  {
    when: /\b(?:good|great|real) coach (?:ask|say)|\bwhat would you ask\b|\bwhat should i (?:be asking|ask myself)\b/,
    lines: ["Perhaps this.", "One I would not leave out."],
    questions: [
      "What do you know already, and would rather not?",
      "What are you protecting by leaving it as it is?",
      "What would you do if you had to answer for it alone?",
    ],
  },
  {
    when: /^(?:and |but |so )*(?:what )?(?:would|have|do|did) you (?:tell|say|do|take|dare|go|ever|want|accept|fire|quit|stay|trust)\b/,
    lines: [
      "I have no job to lose, so my answer would be cheap.",
      "From me it would cost nothing, and so be worth little.",
    ],
    questions: ["What would it cost you, at worst?", "What would you say, if it cost nothing?"],
  },
  {
    when: /\bwhere (?:do|should|would) (?:i|we) (?:even )?(?:start|begin)\b/,
    lines: ["With the one that makes the others smaller, perhaps.", "Somewhere you can be done by Friday."],
    questions: ["Which of these would that be?", "What can't wait, and what only shouts?"],
  },
  {
    when: /\b(?:how|what) (?:do|did|would|have) (?:the )?(?:others?|other \w+|people|most \w+|everyone|(?:good|best|great) \w+|founders|ceos|leaders)\b/,
    lines: [
      "I have no files on others to show you; all I have is your case.",
      "What others did fitted others, and I don't know them.",
    ],
    questions: [
      "Who do you know that has been through it and would tell you the truth?",
      "What do you hope they have found?",
    ],
  },
  {
    when: /\b(?:not asking myself|question i'm not|not seeing|my blind spot|what am i missing|missing here|what (?:do|did) you (?:see|notice|hear))\b/,
    lines: ["I only see what you show me, so take this as a guess at what is not on the page yet."],
    questions: [
      "What would you have to give up, if you got what you want here?",
      "Who profits from it staying as it is?",
    ],
  },
  {
    when: /^(?:so |and )*(?:is|was) (?:that|this|it) (?:so |really |very |a )?(?:bad|good|normal|ok|okay|terrible|weird|strange|usual)\b/,
    lines: [
      "By itself it is neither; what counts is what it costs you or gives you.",
      "It depends on what you want from it.",
    ],
    questions: ["What would be bad about it, for you?", "What would you want it to be?"],
  },
  {
    when: /^(?:is|are|does|do|can|should) (?!(?:it|he|she|they|this|that|these|those|i|we|my|our|his|her|the|you|there|people|someone|anyone|somebody|anybody)\b)[a-z]+ (?:a|an|always|ever|really|even|just|only|worth|good|bad|enough|possible|the)\b/,
    lines: ["People have lived well with more than one answer to that.", "I have no proof for either answer."],
    questions: ["Where does it come up in your own life?", "Which answer have you been living by so far?"],
  },
  {
    when: /^(?:and |but |so )*what (?:is|are|makes|does it take to be) (?:a |an )?(?:good|great|real|true|right|bad|normal|healthy|success\w*|leadership|management|power|trust|fair\w*)\b/,
    lines: ["There are shelves of answers to that; the one you would stand for counts here."],
    questions: ["Whom have you seen do it, and what did they do?"],
  },
  {
    when: /^(?:and |so )*what does (?:that|this|it) (?:tell|say to) you\b/,
    lines: ["Turned back on me, and fairly: it tells me that it matters, and at the why I'd be guessing."],
    questions: ["What is the first thing it tells you?"],
  },
  {
    when: /^(?:and |but |so |ok,? )*(?:do you think|would you say|is|are|isn't|does|did|was|were|will|would|could|can|has|have)\b/,
    lines: [
      "I can't know that from here, and a guess of mine would only sound like an answer.",
      "From one side of the story I can't tell.",
      "You are nearer to it than I am, and I'd rather not guess.",
    ],
    questions: [
      "What have you seen that makes you ask?",
      "What would change for you if the answer were yes?",
      "How could you find out?",
    ],
  },
  {
    when: /^(?:and |but |so |ok,? )*(?:who|whom|where|when|which)\b/,
    lines: ["I don't know the people and places you have; you do.", "That one only you can fill in."],
    questions: [
      "What is the first answer that comes to mind, before you rule it out?",
      "Which two or three are even possible?",
    ],
  },
  {
    when: /./,
    lines: [
      "I have no answer to that which would be worth more than yours.",
      "A good question, and it deserves better than a quick answer of mine.",
      "That one I give back to you, with respect.",
    ],
    questions: [
      "What is your first answer to it, unpolished?",
      "What makes you ask it now?",
      "What would you like the answer to be?",
    ],
  },
];

const MAX_QUESTION_WORDS = 22;
const SUPPOSING = /^(?:and |but |so )?(?:i (?:guess|suppose|think)|maybe|perhaps)\b/;

/** The message's last sentence, when it is a question to the coach. */
function questionIn({ now }: Thread): string | null {
  const last = sentencesOf(now.text).at(-1) ?? "";
  const isOne = isQuestion(last) && !SUPPOSING.test(normal(last)) && countWords(last) <= MAX_QUESTION_WORDS;
  return isOne ? normal(last) : null;
}

const NO_NAMES = /^(?:the|what|what's|who|why|how|when|where|and|you|your|that|this|now|then|else|really|sure)$/;

/** `And Singapore?`: what was said of it, and on from there. */
function backToName(thread: Thread, pen: Pen, question: string): string | null {
  const name = ASKS_ABOUT.exec(question)?.[1]?.trim();
  if (!name || countWords(name) > 3) return null;
  const names = wordsOf(name).filter((word) => word.length > 2 && !NO_NAMES.test(word));
  if (names.length === 0) return null;
  const clause = saidAbout(thread.told, names);
  const line = clause ? pen.form([`You said ${quoted(clause)}.`, `${quoted(clause)}, you said.`], {}, 0) : null;
  return (
    line &&
    join([line, pen.any(["What about it would you like to look at?", "What is open there?"]) ?? goOn(thread, pen)])
  );
}

const EXPERTS: Kind = {
  when: /./,
  lines: [...MISCONDUCT_LINES.slice(1), ...LEGAL_LINES.slice(1)],
  questions: [...MISCONDUCT_QUESTIONS, "What would you ask them first?"],
};

/** A question that nobody else has answered: what the coach can honestly say to it, and a question that helps with it. */
export function questionReply(thread: Thread, pen: Pen): string | null {
  // A sentence that the person would say is no question to the coach.
  const isLine = thread.isIdeaNew && thread.idea?.includes("“");
  const question = isLine ? null : questionIn(thread);
  if (!question) return null;
  const named = backToName(thread, pen, question);
  if (named) return named;
  const kind =
    isSerious(thread.scene) && !isGrief(thread.scene) ? EXPERTS : KINDS.find(({ when }) => when.test(question));
  const line = kind && pen.inOrder(kind.lines);
  return line ? join([line, pen.inOrder(kind.questions) ?? goOn(thread, pen)]) : null;
}
