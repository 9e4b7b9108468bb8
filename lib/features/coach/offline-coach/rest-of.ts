import { withoutLead } from "./clauses";
import { mirror } from "./mirror";
import { asSentence, normal, sentencesOf, trimEndOf } from "./text";
import type { Thread } from "./thread-state";

/** What a message tells beside what it says about the conversation, as it was understood now. */
export function restOf({ now }: Thread, aside: RegExp): string | null {
  const rest = sentencesOf(now.text).filter(
    (sentence) => !aside.test(normal(sentence)) && !/\byou\b|\?$/i.test(sentence),
  );
  const statement = rest
    .map((sentence) =>
      mirror(withoutLead(trimEndOf(sentence, " .!…")).replace(/^i (?:said|told you|meant)(?: that)? /i, "")),
    )
    .find(Boolean);
  return statement ? asSentence(statement) : null;
}
