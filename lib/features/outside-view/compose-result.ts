import { TRAITS, type Item } from "@/lib/features/hexaco/schema";
import { recordOf } from "@/lib/shared/records";
import { figureOf, ratingScores, spreadOf } from "./model";
import type { ResultInput } from "./rating-store";
import { MIN_NEW_RATERS, type CommentKind, type Result } from "./schema";

type Comments = ResultInput["comments"];

/** New comments are added three at a time, so that a reader who knows the earlier ones cannot attribute a new one. */
function commentsToShow(comments: Comments, kind: CommentKind): Comments {
  const own = comments.filter((comment) => comment.kind === kind);
  const fresh = own.filter(({ isShown }) => !isShown);
  const ready = fresh.length >= MIN_NEW_RATERS ? own : own.filter(({ isShown }) => isShown);
  return ready.length >= MIN_NEW_RATERS ? ready : [];
}

/**
 * A result contains at least three answers that no earlier one contained. Any two results therefore differ by at least
 * three people, and their difference never reveals one colleague's answer. Null when too few wait.
 */
export function composeResult(
  { fresh, shown, comments }: ResultInput,
  items: Item[],
  today: string,
): { result: Result; commentIds: string[] } | null {
  if (fresh.length < MIN_NEW_RATERS) return null;
  const scores = [...shown, ...fresh].map((answers) => ratingScores(items, answers));
  const traits = recordOf(TRAITS, (trait) => {
    const own = scores.map((score) => score[trait]);
    return { ...figureOf(trait, own), spread: spreadOf(own) };
  });
  const keep = commentsToShow(comments, "keep");
  const change = commentsToShow(comments, "change");
  const texts = (list: Comments) => list.map(({ text }) => text);
  return {
    result: {
      raters: scores.length,
      shownOn: today,
      traits,
      keep: texts(keep),
      change: texts(change),
    },
    commentIds: [...keep, ...change].map(({ id }) => id),
  };
}
