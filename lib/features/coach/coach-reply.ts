import "server-only";
import { llmConnection } from "@/lib/providers/llm/connection";
import type { TokenUsage } from "@/lib/providers/llm/protocol";
import { riskOfConversation } from "@/lib/features/risk/risk-of-conversation";
import { askModelAboutRisk } from "@/lib/features/risk/ask-model";
import { riskReply } from "@/lib/features/risk/risk-reply";
import type { RiskPlace, RiskState } from "@/lib/features/risk/schema";
import { currentCoach, OFFLINE_COACH } from "./current-coach";
import { heardReply } from "./heard-reply";
import { listen } from "./listener/listen";
import { prepareModelReply } from "./model-reply";
import { raisedCommitments } from "./raised-commitments";
import { NEW_COACH_STATE, type CoachContext, type CoachView, type CoachState, type CoachTurn } from "./schema";
import { HUMANE_PACE, inWords } from "./word-stream";

interface CoachQuestion {
  context: CoachContext;
  /** Oldest first. If the last one is the coach's, it was interrupted and is continued. */
  turns: CoachTurn[];
  /** Milliseconds between two words of the product's own replies. */
  pace?: number;
}

export interface CoachReply extends AsyncIterable<string>, CoachView {
  state(): CoachState;
  /** Ids of the commitments that it asks about. */
  raised: string[];
  /** As counted by the provider, after the text has ended; null for the product's own replies. */
  usage(): TokenUsage | null;
}

function splitBegun(turns: CoachTurn[]): { asked: CoachTurn[]; begun: string } {
  const last = turns.at(-1);
  return last?.role === "assistant" ? { asked: turns.slice(0, -1), begun: last.content } : { asked: turns, begun: "" };
}

const restOf = (reply: string, begun: string) => (reply.startsWith(begun) ? reply.slice(begun.length) : `\n\n${reply}`);

const isWordCharacter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

const withoutOffer = ({ listener, risk }: CoachState): CoachState => ({
  risk,
  listener: listener?.offer ? { ...listener, offer: null } : listener,
});

const withRaised = (state: CoachState, raised: string[]): CoachState =>
  raised.length > 0 ? { ...state, raised } : state;

const placeOf = ({ country, timeZone, languages }: CoachContext): RiskPlace => ({
  country,
  timeZone: timeZone === "UTC" ? null : timeZone,
  languages,
});

async function* joined(begun: string, pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const piece of pieces) {
    const needsSpace = isFirst && isWordCharacter(begun.at(-1)) && isWordCharacter(piece[0]);
    isFirst = false;
    yield needsSpace ? ` ${piece}` : piece;
  }
}

/**
 * Prepares the coach's reply to the person's last turn. Slow preparation starts at once, the model is called when the first
 * piece is requested. Aborting the signal ends the reply; yielded text stays. Iteration throws LlmFailure, or the
 * signal's reason. Signs of danger to a life are answered by the product's own text, never by a model; so is the rest
 * of such a reply, which is the same for the same turns.
 */
export async function prepareReply({
  context,
  turns,
  pace = HUMANE_PACE,
}: CoachQuestion): Promise<(signal: AbortSignal) => CoachReply> {
  const connection = llmConnection();
  const { asked, begun } = splitBegun(turns);
  const risk = await riskOfConversation(asked);
  const place = placeOf(context);
  const crisis = riskReply(risk, place);
  const before = { ...(asked.findLast((turn) => turn.state)?.state ?? NEW_COACH_STATE), risk };
  const state = (): CoachState => withoutOffer(before);
  if (crisis || !connection) {
    const listened = crisis === null ? listen({ turns: asked, context }) : null;
    const rest = restOf(crisis ?? listened?.text ?? "", begun);
    const coach = crisis ? OFFLINE_COACH : currentCoach();
    return (signal) => ({
      ...coach,
      state: () => (listened ? withRaised({ ...state(), listener: listened.state }, listened.raised) : state()),
      raised: listened?.raised ?? [],
      usage: () => null,
      [Symbol.asyncIterator]: () => inWords(rest, pace, signal),
    });
  }
  const callModel = prepareModelReply({ connection, context, turns });
  const raised = raisedCommitments(context, asked).flatMap(({ id }) => id ?? []);
  const messages = asked.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  return (signal) => {
    let usage: TokenUsage | null = null;
    let now = risk;
    const onUsage = ({ inputTokens, outputTokens }: TokenUsage) =>
      (usage = {
        inputTokens: inputTokens + (usage?.inputTokens ?? 0),
        outputTokens: outputTokens + (usage?.outputTokens ?? 0),
      });
    const rest = (ending: AbortSignal) => callModel({ signal: ending, onUsage });
    const ownWords = (heard: RiskState, before: string) => {
      now = heard;
      return inWords(`${before}${riskReply(heard, place) ?? ""}`, pace, signal);
    };
    const heard = () =>
      heardReply({
        reply: rest,
        listen: (ending) => askModelAboutRisk({ risk, messages, signal: ending, onUsage }),
        instead: (found) => ownWords(found, ""),
        after: (found) => ownWords(found, "\n\n"),
        signal,
      });
    // What was begun has been listened to when it began.
    const pieces = begun === "" ? heard : () => joined(begun, rest(signal));
    return {
      ...currentCoach(),
      state: () => withRaised({ ...state(), risk: now }, raised),
      raised,
      usage: () => usage,
      [Symbol.asyncIterator]: pieces,
    };
  };
}
