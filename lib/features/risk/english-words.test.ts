import { readLexicon } from "./training";
import { sentencesOf } from "./tokens";

const { english } = readLexicon();

it.each([
  ["Ich will nicht mehr leben", "i no longer want live"],
  ["me quiero matar", "me want kill"],
  ["je me coupe, le soir", "i cut myself the night"],
  ["I dont want to live any more", "i dont want to live any more"],
])("puts %j into English word by word", (text, expected) => expect(english.translateText(text)).toBe(expected));

it("replaces the forms of an English word by one form", () => {
  const [sentence = []] = sentencesOf("he wanted to die and is dying");
  expect(english.translate(sentence, "en").join(" ")).toBe("he want to die and is die");
});

it("keeps unknown words", () => {
  expect(english.translate(["zwerchfell"], "de")).toEqual(["zwerchfell"]);
});
