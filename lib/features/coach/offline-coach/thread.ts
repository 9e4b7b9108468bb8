import type { CoachContext, CoachTurn } from "../schema";
import { summaryLines } from "../summary-lines";
import {
  ASKS_DRAFT,
  CORRECTS,
  DID,
  GREETING,
  NOT_DONE,
  SHORT_NO,
  SHORT_OK,
  SHORT_YES,
  THANKS,
  UNSURE,
  VENTS,
  WANTS_CHALLENGE,
  WANTS_PLAN,
} from "./cues";
import { BEGINS_LETTER, draftedIn, shortened } from "./drafts";
import { flipPerson } from "./mirror";
import { beginsWithCue } from "./moments";
import { ADVICE_MARK } from "./offer-lines";
import { lineIn } from "./pen";
import { ANNOUNCED_CUE_QUESTIONS, ANNOUNCED_NOW_QUESTIONS } from "./plan-lines";
import { hearPromise, lineToSay, NO_PROMISES } from "./promises";
import { TO_A_FRIEND } from "./question-lines";
import { askedIn } from "./questions";
import { isSerious } from "./scenes/index";
import { isGrief } from "./scenes/serious";
import { ideaIn, pickedIn, promiseIn, type Commitment } from "./steps";
import { normal, seedOf, sentencesOf, trimEndOf } from "./text";
import { announcedOf, NO_TOPIC, START, turnTo, type State, type Thread } from "./thread-state";
import { GROUP, isNewTopic, isStrong, MAX_TOPIC_WORDS, namedMatter, returnedTopic } from "./topics";
import { isAboutTalking, isRehearsed, tellsSomething, understand, type Understanding } from "./understand";
import { answeredWant } from "./wants";

const PLAN = /\bIf\b.{3,160}, then I\b/;

function hearCoach(state: State, text: string): State {
  const lastAsked = askedIn(text);
  const waited = state.sinceAdvice === null ? null : state.sinceAdvice + 1;
  return {
    ...state,
    replies: [...state.replies, text],
    lastAsked,
    asked: lastAsked ? { ...state.asked, [lastAsked]: (state.asked[lastAsked] ?? 0) + 1 } : state.asked,
    sinceAdvice: text.includes(ADVICE_MARK) ? 0 : waited,
    isPlanned: state.isPlanned || (PLAN.test(text) && state.commitment !== null),
  };
}

const MAX_CRUMB_WORDS = 3;

const NO_CRUMB = [GREETING, SHORT_YES, SHORT_NO, SHORT_OK, UNSURE, THANKS];

const crumbsOf = ({ text, said, words, rating }: Understanding): string[] =>
  words <= MAX_CRUMB_WORDS &&
  rating === null &&
  !said.endsWith("?") &&
  !beginsWithCue(text) &&
  !NO_CRUMB.some((each) => each.test(said))
    ? [flipPerson(trimEndOf(text.toLowerCase(), " .!…,"))]
    : [];

/** True when a message says that the step of the plan was taken: 'did it', or its verb in the past with a word of it. */
function saysDone({ isPlanned, commitment, lastAsked, past }: State, { said, text }: Understanding): boolean {
  const wasPlanned = [...past, { isPlanned, commitment }].some((topic) => topic.isPlanned && topic.commitment);
  if (!wasPlanned || NOT_DONE.test(said)) return false;
  if (lastAsked === "review") return !/^(?:no|nope|nah|not)\b/.test(said);
  // 'Hi, it's the next day. Did it.'
  return sentencesOf(text)
    .slice(0, 2)
    .some((sentence) => DID.test(normal(sentence)));
}

function stillListens(before: State, { said, text, want }: Understanding): boolean {
  if (VENTS.test(said)) return true;
  return (
    before.isListening && !said.endsWith("?") && want === null && promiseIn(text) === null && ideaIn(text) === null
  );
}

/** The last question was whether a date that was named is the moment. */
const isNear = ({ replies }: State) =>
  lineIn([...ANNOUNCED_CUE_QUESTIONS, ...ANNOUNCED_NOW_QUESTIONS], replies.at(-1) ?? "") !== null;

function hearPerson(before: State, message: Understanding): State {
  const still = {
    ...before,
    isWantNew: false,
    isIdeaNew: false,
    isPromised: false,
    isReturn: false,
    named: null,
    isDone: false,
    draft: ASKS_DRAFT.test(message.said) ? [] : before.draft,
    isDrafted: false,
    options: message.options.length > 1 ? message.options : before.options,
    isListening: stillListens(before, message),
  };
  const drafted = draftedIn(before, message);
  if (drafted)
    return { ...still, draft: [...(BEGINS_LETTER.test(drafted) ? [] : before.draft), drafted], isDrafted: true };
  const shorter = shortened(before.draft, message.said);
  if (shorter) return { ...still, draft: shorter, isDrafted: true };
  const picked = pickedIn(before, message.said);
  if (picked) {
    const commitment = { action: picked, cue: null };
    return { ...still, ...NO_PROMISES, commitment, idea: picked, isPromised: true, isFirm: true };
  }
  const returned = returnedTopic(before, message);
  if (returned) return { ...turnTo(still, returned), isReturn: true };
  const matter = namedMatter(before, message.text);
  if (matter) return { ...turnTo(still, NO_TOPIC), named: matter.names };
  if (saysDone(before, message)) {
    const { want, other, scene } = still;
    return { ...turnTo(still, { ...NO_TOPIC, want, other, scene }), isDone: true };
  }
  const plan = WANTS_PLAN.test(message.said) ? message.want : null;
  if (isAboutTalking(message)) return plan ? { ...still, want: plan } : still;
  if (before.lastAsked === "rehearsal" && isRehearsed(message) && !promiseIn(message.text)?.isFirm)
    return { ...still, idea: lineToSay(message) ?? still.idea };
  const state = isNewTopic(message, before) ? turnTo(still, NO_TOPIC) : still;
  const want = message.want ?? (asksWish(before) ? answeredWant(message.text) : null);
  const leads =
    message.scene !== null &&
    (state.scene === null ||
      isSerious(message.scene) ||
      ((!isSerious(state.scene) || isGrief(state.scene)) && (isStrong(message) || message.words <= MAX_TOPIC_WORDS)));
  // What one would tell a friend is no step of one's own.
  const isForFriend = lineIn(TO_A_FRIEND, before.replies.at(-1) ?? "") !== null;
  const promises = hearPromise(
    { ...state, announced: announcedOf(state), wasNear: isNear(state) },
    state.lastAsked,
    isForFriend ? understand("") : message,
  );
  return {
    ...state,
    ...promises,
    isIdeaNew: promises.idea !== null && promises.idea !== state.idea && !promiseIn(message.text)?.isDuty,
    // Who is corrected has misread the matter.
    scene: leads || (CORRECTS.test(message.said) && !isSerious(state.scene)) ? message.scene : state.scene,
    want: want ?? state.want,
    isWantNew: want !== null && want !== state.want,
    isChallenged: state.isChallenged || WANTS_CHALLENGE.test(message.said),
    other: message.other && !(state.other && GROUP.test(message.other)) ? message.other : state.other,
  };
}

const WISHES = /\b(?:want|matters?|need|like|hope|good|different|see first|change)\b[^.?]*\?$/i;
const asksWish = ({ lastAsked, replies }: State) => lastAsked === "goal" || WISHES.test(replies.at(-1) ?? "");

/** The promise of a plan that was said as a rule: `If it is Monday, then I ask Dana.` */
function promiseOf(rule: string): Commitment | null {
  const [, lead, when, action] = /^If (it is |I am )?(.{3,160}?), then I (.{3,160}?)\.?$/.exec(rule) ?? [];
  return when && action ? { action, cue: lead ? when : `when ${when}` } : null;
}

/** What was said before these turns, as far as the summary has it and the turns have not. */
function remembered(summary: string | null, turns: CoachTurn[]): State {
  const said = turns.map(({ content }) => content).join("\n");
  const lines = summaryLines(summary ?? "").filter(({ words }) => !said.includes(words));
  return lines.reduce<State>((state, { kind, words }, index) => {
    if (kind === "Who") {
      const message = understand(words);
      const other = message.other ?? state.other;
      return { ...state, other, told: [...state.told, message], heard: [...state.heard, message] };
    }
    if (kind !== "Plan") {
      const message = understand(words);
      const next = hearPerson(state, message);
      return { ...next, told: [...next.told, message], heard: [...next.heard, message] };
    }
    // A rule right behind another is its second half: what to do about what may get in the way.
    if (state.commitment && lines[index - 1]?.kind === "Plan") return { ...state, barrier: words };
    const commitment = promiseOf(words);
    return commitment ? { ...state, commitment, barrier: null, isPlanned: true } : state;
  }, START);
}

/** Reads a conversation whose last turn is the person's; of what lies before its turns the context's summary tells. */
export function readThread(turns: CoachTurn[], context: CoachContext): Thread {
  let state = remembered(context.summary, turns);
  let now = understand("");
  for (const [index, { role, content }] of turns.entries()) {
    if (role === "assistant") {
      state = hearCoach(state, content);
      continue;
    }
    now = understand(content);
    const matter = namedMatter(state, now.text);
    if (matter?.rest) {
      state = turnTo(state, NO_TOPIC);
      now = understand(matter.rest);
    }
    const isLine = state.lastAsked === "rehearsal" && isRehearsed(now);
    const next = hearPerson(state, now);
    const isLast = index === turns.length - 1;
    const crumbs = isLast ? next.crumbs : [...next.crumbs, ...crumbsOf(now)];
    const isTold = !isLast && tellsSomething(now) && !isLine && !next.isDrafted;
    state = isTold ? { ...next, crumbs, told: [...next.told, now], heard: [...next.heard, now] } : { ...next, crumbs };
  }
  const first = turns.find(({ role }) => role === "user")?.content ?? "";
  return { ...state, context, seed: seedOf(first), now };
}
