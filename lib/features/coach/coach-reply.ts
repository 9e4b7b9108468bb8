import "server-only";
import { llmConnection, type Connection } from "@/lib/providers/llm/connection";
import type { TokenUsage } from "@/lib/providers/llm/protocol";
import { assessConversation, assessConversationByWords } from "@/lib/features/risk/assess-conversation";
import { askModelAboutRisk } from "@/lib/features/risk/ask-model-about-risk";
import { riskReply, riskReplyButtons, textsAroundReply } from "@/lib/features/risk/risk-reply";
import { hasRiskSigns, withoutQuestionBeside, type RiskPlace, type RiskState } from "@/lib/features/risk/schema";
import type { PracticeOffer } from "@/lib/features/practices/schema";
import { currentCoach, OFFLINE_COACH } from "./current-coach";
import { findSuggested, stateOf } from "./listener/answer";
import { joinParagraphs } from "./listener/line-picker";
import { fetchVectors, listen } from "./listener/listen";
import { NEW_LISTENER_STATE } from "./listener/schema";
import { readOwnVersion } from "./model";
import type { VectorOf } from "./classification/linear-models";
import { prepareModelReply } from "./model-reply";
import { findOfferedPractice } from "./prompt/practice-offers";
import { commitmentsToAskAbout } from "./prompt/turn-line";
import { replyWithRiskCheck } from "./reply-with-risk-check";
import {
  NEW_COACH_STATE,
  withoutOffers,
  type CoachContext,
  type CoachState,
  type CoachTurn,
  type CoachView,
} from "./schema";
import { WORD_INTERVAL_MS, streamWords } from "./word-stream";

interface CoachQuestion {
  context: CoachContext;
  /** Oldest first. If the last one is the coach's, it was interrupted and is continued. */
  turns: CoachTurn[];
  /** Between two words of the product's own replies. */
  wordIntervalMs?: number;
}

export interface CoachReply extends AsyncIterable<string>, CoachView {
  state(): CoachState;
  raised: string[];
  /** As counted by the provider, after the text has ended; null for the product's own replies. */
  usage(): TokenUsage | null;
}

interface SplitTurns {
  turnsToAnswer: CoachTurn[];
  partialReply: string;
  /** Found by the check beside the interrupted reply, when its text for that had begun; otherwise null. */
  foundRisk: RiskState | null;
}

function splitInterrupted(turns: CoachTurn[]): SplitTurns {
  const last = turns.at(-1);
  if (last?.role !== "assistant") return { turnsToAnswer: turns, partialReply: "", foundRisk: null };
  const risk = last.state?.risk;
  const foundRisk = risk && riskReply(risk) !== null ? risk : null;
  return { turnsToAnswer: turns.slice(0, -1), partialReply: last.content, foundRisk };
}

/** What an interrupted reply lacks; the whole reply as a new paragraph when its beginning differs. */
const remainingText = (reply: string, partialReply: string) =>
  reply.startsWith(partialReply) ? reply.slice(partialReply.length) : `\n\n${reply}`;

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

const withRaisedCommitments = (state: CoachState, raised: string[]): CoachState =>
  raised.length > 0 ? { ...state, raised } : state;

const riskPlaceOf = ({ country, timeZone, languages }: CoachContext): RiskPlace => ({
  country,
  timeZone: timeZone === "UTC" ? null : timeZone,
  languages,
});

async function* continueText(partialReply: string, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of pieces) {
    const needsSpace = isFirst && isWordCharacter(partialReply.at(-1)) && isWordCharacter(piece[0]);
    isFirst = false;
    yield needsSpace ? ` ${piece}` : piece;
  }
}

/** Buttons whose words are the person's next message; without any, the state stays as it is. */
const withButtons = (listener: CoachState["listener"], texts: readonly string[]): CoachState["listener"] =>
  texts.length === 0
    ? listener
    : {
        ...(listener ?? NEW_LISTENER_STATE),
        suggested: texts.map((text) => ({ text, act: "tell", matter: null })),
      };

/** The state with a reply's risk, and below the reply what may be answered to it by a press. */
const withRisk = ({ listener, ...state }: CoachState, risk: RiskState): CoachState => ({
  ...state,
  risk,
  listener: withButtons(listener, riskReplyButtons(risk)),
});

const withOffer = (state: CoachState, offer: PracticeOffer | null): CoachState =>
  offer ? { ...state, listener: { ...(state.listener ?? NEW_LISTENER_STATE), offer } } : state;

type OpenReply = (signal: AbortSignal) => CoachReply;

interface ReplyRequest {
  context: CoachContext;
  turns: CoachTurn[];
  /** Without an interrupted reply at the end, whose text is `partialReply`. */
  turnsToAnswer: CoachTurn[];
  partialReply: string;
  risk: RiskState;
  state: CoachState;
  wordIntervalMs: number;
}

/** A reply whose text the product has composed. */
function composedReply(
  { partialReply, wordIntervalMs }: ReplyRequest,
  text: string,
  { coach, state, raised }: { coach: CoachView; state: CoachState; raised: string[] },
): OpenReply {
  const rest = remainingText(text, partialReply);
  return (signal) => ({
    ...coach,
    state: () => state,
    raised,
    usage: () => null,
    [Symbol.asyncIterator]: () => streamWords(rest, wordIntervalMs, signal),
  });
}

function listenerReply(request: ReplyRequest, vectorOf: VectorOf | undefined): OpenReply {
  const { turnsToAnswer: turns, context, partialReply } = request;
  const { before, after } = textsAroundReply(request.risk, riskPlaceOf(context));
  // The beginning of an interrupted reply may have been composed without sentence vectors.
  const replies = (partialReply ? [vectorOf, undefined] : [vectorOf]).map((each) => {
    const reply = listen({ context, turns, vectorOf: each });
    return { ...reply, text: joinParagraphs(before, reply.text, after) };
  });
  const continued = replies.find((reply) => reply.text.startsWith(partialReply)) ?? replies[0];
  if (!continued) throw new Error("The listener replies to every message");
  const { text, state: listener, raised } = continued;
  const state = withRaisedCommitments({ ...request.state, listener }, raised);
  return composedReply(request, text, { coach: currentCoach(), state, raised });
}

const addUsage = (a: TokenUsage | null, b: TokenUsage): TokenUsage => ({
  inputTokens: b.inputTokens + (a?.inputTokens ?? 0),
  outputTokens: b.outputTokens + (a?.outputTokens ?? 0),
});

/** The first risk that a check finds; null when none does or all fail. */
const firstRisk = (checks: Promise<RiskState | null>[]): Promise<RiskState | null> =>
  Promise.any(checks.map(async (check) => (await check) ?? Promise.reject(new Error("No risk")))).catch(() => null);

function modelReply(request: ReplyRequest, connection: Connection): OpenReply {
  const { context, turns, turnsToAnswer, partialReply, wordIntervalMs, state } = request;
  const callModel = prepareModelReply({ connection, context, turns });
  const raised = commitmentsToAskAbout(context, turnsToAnswer).flatMap(({ id }) => id ?? []);
  const messages = turnsToAnswer.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  return (signal) => {
    let usage: TokenUsage | null = null;
    let risk = request.risk;
    let text = partialReply;
    const onUsage = (counted: TokenUsage) => (usage = addUsage(usage, counted));
    const { before } = textsAroundReply(request.risk, riskPlaceOf(context));
    async function* reply(callSignal: AbortSignal): AsyncGenerator<string> {
      if (before) yield* streamWords(`${before}\n\n`, wordIntervalMs, callSignal);
      for await (const piece of callModel({ signal: callSignal, onUsage })) {
        text += piece;
        yield piece;
      }
    }
    const checkRisk = (callSignal: AbortSignal) =>
      firstRisk([
        assessConversation(turnsToAnswer).then((assessed) => (riskReply(assessed) === null ? null : assessed)),
        askModelAboutRisk({ risk, messages, signal: callSignal, onUsage }),
      ]);
    const riskText = (found: RiskState, hasReplyText: boolean) => {
      risk = found;
      return streamWords(
        `${hasReplyText ? "\n\n" : ""}${riskReply(found, riskPlaceOf(context)) ?? ""}`,
        wordIntervalMs,
        signal,
      );
    };
    const isUncertain = hasRiskSigns(risk);
    // An interrupted reply was checked when it began.
    const pieces =
      partialReply === ""
        ? () => replyWithRiskCheck({ reply, checkRisk, riskText, isUncertain, signal })
        : () => continueText(partialReply, reply(signal));
    return {
      ...currentCoach(),
      state: () => {
        const offer = riskReply(risk) === null ? findOfferedPractice(text, context.practices) : null;
        return withRaisedCommitments(withOffer(withRisk(state, risk), offer), raised);
      },
      raised,
      usage: () => usage,
      [Symbol.asyncIterator]: pieces,
    };
  };
}

/** Sentence vectors take about 20 ms: harmless words do not wait for them if a check runs in parallel. */
async function assessBeforeReply(turnsToAnswer: CoachTurn[], hasParallelCheck: boolean): Promise<RiskState> {
  const turns = turnsToAnswer.map((turn) => ({ ...turn, isForOthers: readOwnVersion(turn.content) !== null }));
  const byWords = assessConversationByWords(turns);
  return hasParallelCheck && riskReply(byWords) === null ? byWords : assessConversation(turns);
}

/**
 * Prepares the coach's reply to the person's last turn. Slow preparation starts at once, the model is called when the
 * first piece is requested. Aborting the signal ends the reply; yielded text stays. Iteration throws LlmFailure, or the
 * signal's reason. Signs of danger to a life are answered by the product's own text, never by a model; so is the rest
 * of such a reply, which is the same for the same turns.
 */
export async function prepareReply({
  context,
  turns,
  wordIntervalMs = WORD_INTERVAL_MS,
}: CoachQuestion): Promise<OpenReply> {
  const connection = llmConnection();
  const { turnsToAnswer, partialReply, foundRisk } = splitInterrupted(turns);
  const [assessed, vectorOf] = await Promise.all([
    assessBeforeReply(turnsToAnswer, connection !== null && partialReply === ""),
    connection ? undefined : fetchVectors(turnsToAnswer),
  ]);
  const lastReply = turnsToAnswer.findLast((turn) => turn.state);
  const before = lastReply?.state ?? NEW_COACH_STATE;
  // The words of a button are the coach's own, and a model is asked by itself.
  const isPressed = Boolean(findSuggested(turnsToAnswer.at(-1)?.content ?? "", stateOf(lastReply)?.suggested ?? []));
  const risk = foundRisk ?? (connection || isPressed ? withoutQuestionBeside(assessed) : assessed);
  const state = { risk, listener: withoutOffers(before.listener) };
  const request = { context, turns, turnsToAnswer, partialReply, risk, state, wordIntervalMs };
  const riskText = riskReply(risk, riskPlaceOf(context));
  if (riskText !== null) {
    return composedReply(request, riskText, { coach: OFFLINE_COACH, state: withRisk(state, risk), raised: [] });
  }
  return connection ? modelReply(request, connection) : listenerReply(request, vectorOf);
}
