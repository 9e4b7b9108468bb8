import { hold, replies } from "@/tests/support/coach-talk";

const talk = (...messages: string[]) => replies(hold(messages));
const last = (...messages: string[]) => talk(...messages).at(-1) ?? "";

const MAIL = `From: Karen Doyle <karen@northwind.example>
Subject: Re: roadmap

Maya,

I was surprised to see the roadmap go out without my input. I have had three calls this morning.

Karen`;

describe("a pasted mail", () => {
  it("is not taken for the person's words", () => {
    const reply = last(`Can you look at this?\n\n${MAIL}`);
    expect(reply).toMatch(/somebody else's words/);
    expect(reply).not.toMatch(/you were surprised|your input/);
  });

  it("alone is answered as a mail", () => expect(last(MAIL)).toMatch(/somebody else's words/));

  it("with words beside it is answered for those", () => {
    expect(last(`My peer wrote this and I'm furious, because I told her twice:\n\n${MAIL}`)).toMatch(/furious/i);
  });
});

describe("a loss", () => {
  const said = talk(
    "My father died three weeks ago and I'm back at work.",
    "My boss said take all the time you need but he moved the deadline of nothing",
    "I don't really want a plan right now",
    "I just miss him",
    "thanks",
  );

  it("gets room and gentle questions", () => expect(said[0]).toMatch(/sorry for your loss.*How are you, really\?$/));
  it("is not coached like a project", () => expect(said[1]).not.toMatch(/clock|deadline is/));
  it("gets no plan when none is wanted", () => expect(said[2]).toBe("Then I only listen."));
  it("ends without a demand", () => expect(said[4]).not.toContain("?"));

  it("of years ago, or of a phone, is no loss to speak of first", () => {
    expect(last("My father died ten years ago when I was at school. I want a bigger role.")).not.toMatch(/really\?$/);
    expect(last("My phone died in the middle of the board call.")).not.toMatch(/loss/);
  });
});

it("keeps a subject of two people whole", () => {
  expect(last("My deputy and I don't really talk anymore")).toMatch(/^Your deputy and you don't really talk anymore/);
});

it("keeps a condition with its consequence", () => {
  expect(last("I fear that if I speak with the chair, Wojcik will block me.")).not.toMatch(/the chair\. /);
});

it("says no order to itself back", () => {
  expect(last("My cofounder was right.", "Let me think. I could have dinner with her.")).not.toMatch(/let you/i);
});

it("takes a number that comes before its question as the answer to it", () => {
  const said = talk("I have to tell Gary about the cuts.", "I'll call Gary on Thursday at 10", "6");
  expect(said[2]).toMatch(/If it is Thursday at 10, then I call Gary\. .*6/);
  expect(said[2]).not.toMatch(/0 to 10/);
});

it("asks for no more than 10 of 10", () => expect(last("My boss ignores me.", "10")).not.toMatch(/halfway|one point/));

it("changes no plan on a question about it", () => {
  const reply = last("I'll call the recruiter on Thursday at 10", "nothing", "do it in writing or by phone?");
  expect(reply).not.toMatch(/in writing/);
});

it.each([
  ["What do you do with my data?", /this site's own server/],
  ["where is my data stored", /this site's own server/],
  ["What can you do that a human coach can't?", /^Little/],
  ["how do you know anything about my job", /never sat in your chair/],
  ["Is a 12 month non-compete enforceable in Switzerland?", /legal question/],
  ["write me a python function that reverses a list", /^(?!.*first sentence)/],
  ["My team and I lost a client. Can you give to me one advice?", /suggestion|one thing|possibility/],
  ["Hi, I have a meeting. Sorry, my english is not so perfect. My boss ignores me.", /^(?!.*not so perfect)/],
])("answers %j for what it asks", (said, answer) => expect(last(said)).toMatch(answer));

it("quotes what was said first, also when it was a question to itself", () => {
  expect(last("what model are you", "do you remember what I said first?")).toMatch(
    /^You began with “what model are you”/,
  );
});

it("lets a matter go when asked to", () => {
  expect(last("My deputy and I don't talk.", "can we talk about something else")).toMatch(/^Of course.*\?$/);
});

it("slows down what cannot be taken back", () => {
  expect(last("My CEO blamed me for the outage.", "I want to forward that email to everybody.")).toMatch(
    /end of the week|in a month/,
  );
});

it("puts a text together when asked whether it may go, and leaves that to its writer", () => {
  const said = talk(
    "help me write the answer",
    "Karen, I should have called you before it went out.",
    "good. send it?",
  );
  expect(said[2]).toMatch(/“Karen, I should have called you before it went out\.”.*yours to say/);
});

it("reads quick typing with pictures in it", () => {
  expect(last("my boss ignores me 😅", "yep 😬")).not.toMatch(/😬|can't read/);
  expect(last("my boss wants a presentation and im freaking out 😱")).not.toMatch(/😱|belongs to it too/);
  expect(last("I want to practise.", "tmrw lunch 👍")).not.toMatch(/can't read/);
});

it("says back the whole of what belongs together", () => {
  expect(last("I think I have mixed up being respected and being needed.")).toContain(
    "being respected and being needed",
  );
  expect(last("Gary will fight me.", "Lena in Lyon will say yes and then do nothing.")).toContain("do nothing");
});

it("says no order to remember back to its giver", () => {
  expect(last("My boss ignores me.", "Remember that I never schedule hard talks on Fridays.")).not.toMatch(
    /remember that you/i,
  );
});

it("takes what others say one should do for no step of one's own", () => {
  expect(last("My wife says I should talk to someone.")).not.toMatch(/^You could talk/);
  expect(last("I run 300 nurses.", "I'd tell the board if I dared")).not.toMatch(/if you dared\. What would the first/);
});

it("keeps the day in the name of a meeting", () => {
  expect(
    last(
      "My directors ask me everything.",
      "I'll announce it in Monday's staff meeting.",
      "They won't believe me.",
      "I'd show them.",
    ),
  ).not.toMatch(/in, 's/);
});
