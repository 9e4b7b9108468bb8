import { sentencesOf } from "../tokens";
import { readLexicon } from "./training";

const { english } = readLexicon();

it.each([
  ["Ich will nicht mehr leben", "I no longer want live."],
  ["me quiero matar", "Me want kill."],
  ["je me coupe, le soir. Seul", "I cut myself the night. Alone."],
  ["I don’t want to  live any more!", "I don't want to live any more!"],
])("translates %j into English for the encoder", (text, expected) =>
  expect(english.encoderTextOf(text)).toBe(expected),
);

it("replaces the forms of an English word by one form", () => {
  const [sentence = []] = sentencesOf("he wanted to die and is dying");
  expect(english.translate(sentence, "en").join(" ")).toBe("he want to die and is die");
});

it("keeps unknown words", () => {
  expect(english.translate(["zwerchfell"], "de")).toEqual(["zwerchfell"]);
});
