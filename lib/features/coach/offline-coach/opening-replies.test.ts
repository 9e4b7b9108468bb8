import { hold, replies } from "@/tests/support/coach-talk";
import { countWords } from "./text";

const first = (said: string) => replies(hold([said]))[0] ?? "";

const OPENINGS =
  "hi|hello?|anyone there?|what can you do|help|test|ok|yes|no|I don't know|not sure what to talk about|who are you|are you an AI|is this private|can my boss read this?|👍|😭|...|let's start|can we talk?|I have 5 minutes|just tell me what to do|HR told me to use this|why should I trust you|are you judging me?|sorry|how does this work?|how long does this take?".split(
    "|",
  );

it.each(OPENINGS)("answers %j as an opening briefly, with one question and nothing evasive", (said) => {
  const reply = first(said);
  expect(reply.match(/\?/g)).toHaveLength(1);
  expect(countWords(reply)).toBeLessThanOrEqual(60);
  expect(reply).not.toMatch(/no answer to that|can't know that from here|take up first/);
});

it.each([
  ["are you an AI", /^I'm a program and no person/],
  ["are you a real person?", /^I'm a program and no person/],
  ["who am I talking to?", /a program/],
  ["can my boss read this?", /your employer gets no view/],
  ["what can you do", /ask one thing at a time/],
  ["how does this work?", /ask one thing at a time/],
  ["hello?", /I'm here/],
  ["just tell me what to do", /know nothing about it yet/],
  ["test", /I read you/],
])("answers %j truthfully", (said, truth) => expect(first(said)).toMatch(truth));

it.each([
  ["Sprechen Sie Deutsch?", /auf Englisch/],
  ["Can we speak German?", /auf Englisch/],
  ["Hola, necesito ayuda con mi jefe", /en inglés/],
  ["Est-ce que tu parles français ?", /en anglais/],
  ["Olá, tudo bem?", /em inglês/],
  ["我想和你谈谈我的工作", /英语/],
  ["Здравствуйте, мне нужен совет", /по-английски/],
])("says in their language to who writes %j that it follows English alone", (said, own) => {
  expect(first(said)).toMatch(own);
});

it("asks what is behind a picture, and does not pretend to know", () => {
  expect(first("😭")).toBe("I see 😭, and no words yet. What is behind it?");
});

it("answers an opening by what it says once there is a matter", () => {
  const said = replies(hold(["My boss changes the priorities every week and I'm tired of it.", "I don't know"]));
  expect(said[1]).not.toMatch(/fair place to begin/);
});
