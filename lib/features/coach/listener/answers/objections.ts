import { sentencesOf, TITLES, trimEnd } from "../../text";
import { quote } from "../../texts/held-text";
import { actKindOf } from "../acts";
import { answer, type Answer, type AnswerInput } from "../answer";
import { joinParagraphs } from "../line-picker";

const SOMEBODY = String.raw`(?:[Hh]e|[Ss]he|[Tt]hey|[Pp]eople|[Ss]ome(?:body|one)|(?:[Mm]y|[Tt]he|[Oo]ur) \p{L}{3,20}|(?<!\p{L})(?:(?:${TITLES})\.? )?(?!I\b)\p{Lu}\p{L}{1,20})`;
/** 'Pieter will', 'when she just', before the verb of what is to come. */
const SOMEBODY_WILL =
  String.raw`(?:${SOMEBODY}(?:['’]ll| will| would| might| may| is going to)|\b(?:[Ii]f|[Ww]hen|[Ss]uppose) ${SOMEBODY})` +
  "(?: (?:just|only|again|probably|always|then|also))?";

/** 'Pieter will say "nothing"', 'for when she says that we never did it like this' */
const OBJECTION = new RegExp(
  String.raw`${SOMEBODY_WILL} (?:say|answer|claim|object)s?(?: me| us)?(?: that)?[:,]? ` +
    String.raw`(?!(?:no|yes|that|this|it|nothing)[.?!,]*$)(?:["“‘'](?<quoted>.{4,80}?)["”’'](?!\p{L})|(?<told>[^"“].{3,80}?)(?:[.?!,]|$))`,
  "u",
);

/** 'What if they ask whether the company can survive?' */
const QUESTION = new RegExp(
  String.raw`${SOMEBODY_WILL} asks?(?: \p{L}+){0,2} (?:whether|if|what|when|how|who|about)\b`,
  "u",
);

/** Whether somebody will ask what the person may not know yet. */
export const asksOpenQuestion = (message: string): boolean => QUESTION.test(message);

/** What somebody will say against it, in the words of the message; null where it names nothing. */
export function findObjection(message: string): string | null {
  const { quoted, told } =
    sentencesOf(message)
      .map((each) => OBJECTION.exec(each)?.groups)
      .find(Boolean) ?? {};
  return trimEnd(quoted ?? told ?? "") || null;
}

/** A sentence that takes up what the other one will say against it. */
export function answerObjection({ message, state, writer }: AnswerInput): Answer | null {
  if (actKindOf(message.act) === "fact") return null;
  const objection = findObjection(message.text);
  if (!objection && !asksOpenQuestion(message.text)) return null;
  const line = objection ? writer.pickCopy("objection", { objection }) : writer.pickCopy("if-asked");
  if (!line) return null;
  const text = joinParagraphs(writer.pickCopy(objection ? "if-claims" : "if-asks"), quote(line));
  return answer(text, "objection", state.last?.subject ?? state.matter, { isWorkable: true });
}
