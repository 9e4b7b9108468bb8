import { TRAITS } from "@/lib/features/hexaco/schema";
import { danaContext } from "@/tests/evals/dana";
import { countRepeats, holdConversation, lastReplyTo, repliesTo } from "@/tests/evals/listener-cases";
import type { CoachContext } from "../schema";
import { fillBlanks, findQuotedText, writeOwnVersion } from "../model";
import { listenerContent, readExamples } from "./content";
import { settledMatter } from "./answer";
import { listen } from "./listen";
import { NEW_LISTENER_STATE } from "./schema";

const ACTS = 121;

let context: CoachContext;
beforeAll(async () => {
  context = await danaContext();
}, 60_000);

const hold = (...messages: string[]) => repliesTo(messages, context, listen);
const last = (...messages: string[]) => lastReplyTo(messages, context, listen);

it("has a text for every fact that it recognises, and a practice for every matter that names one", async () => {
  const { copy, situations } = listenerContent();
  expect(TRAITS.filter((trait) => !copy[`meaning-${trait}`])).toEqual([]);
  const known = context.practices.map(({ id }) => id);
  expect([...situations.values()].filter(({ practice }) => practice && !known.includes(practice))).toEqual([]);
  expect(situations.size).toBeGreaterThanOrEqual(60);
});

it("names only known matters, practices and acts in its example lines", () => {
  const { situations } = listenerContent();
  const labelsOf = (examples: { label: string }[]) => [...new Set(examples.map(({ label }) => label))];
  const { acts, matters, practices, topics } = readExamples();
  expect(labelsOf(matters).filter((label) => label !== "none" && !situations.has(label))).toEqual([]);
  expect(labelsOf(practices).toSorted()).toEqual([...context.practices.map(({ id }) => id), "none"].toSorted());
  expect(labelsOf(acts)).toHaveLength(ACTS);
  expect(labelsOf(topics).toSorted()).toEqual([...TRAITS, "none"].toSorted());
});

it.each([
  ["what day is it?", "Today is Monday, 23 November 2026."],
  ["Is it Tuesday already?", "No, today is Monday, 23 November 2026."],
  ["how many days until Friday?", "4 days until Friday, 27 November 2026."],
  ["how many working days in the next two weeks", /^10 working days/],
  ["what's the date in two weeks", "That is Monday, 7 December 2026, 14 days from today."],
  ["remind me what my report says about pressure", /^\*\*Reframe\*\*: Your calm under stress/],
  ["what time is it?", "It is 10:12 (Europe/Berlin)."],
  ["what's 15% of 80k", "15 percent of 80,000 is 12,000."],
  ["12 * 14 =", "168."],
  ["what is my lowest score", /Emotionality: 34%, likely between 25% and 43%/],
  ["How high is my agreeableness", /Agreeableness: 38%/],
  ["what was my reframe?", /calm under stress/],
  ["read me insight 4", /take the floor early/],
  ["what does my report say about conflict?", /object quickly in a conflict/],
  ["how sure are you about that emotionality number", /between 25% and 43%/],
  ["do you remember my boss's name", /“My boss is Ines, the CEO”/],
  [
    "what did I promise to do by Thursday",
    /“Tell Marco that his project is being stopped”, due Thursday, 26 November 2026, in 3 days/,
  ],
  ["what are my goals", /Hand over the daily operations/],
  ["are you chatgpt", /no human being/],
  ["who can see what I write here", /Only you/],
  ["what's a premortem", /Premortem.*12 minutes/],
  ["what is woop", /"From a wish to a plan".*7 minutes/],
  ["how do I export my data", /"Export"/],
])("answers '%s'", (question, expected) => {
  const { text } = last(question);
  if (typeof expected === "string") expect(text).toBe(expected);
  else expect(text).toMatch(expected);
});

it.each([
  [["need a raise. boss avoids topic.", "how do I open"], "salary", /\[amount\]/],
  [["I have to fire someone on Friday", "first time", "what do I say in the first minute"], "firing", /bad news/],
  [
    ["my ceo forwards my own slides to me as his idea", "draft me a mail to him"],
    "credit-taken",
    /Thank you for presenting/,
  ],
  [["my team not respect me", "they speak in meeting when i speak", "what i can do"], "interrupted", /finish/],
  [["my best engineer wants to leave", "give me the arguments against matching"], "retention", /./],
  [
    ["my team fights, marketing against product", "they come to me to complain", "agenda for that talk"],
    "team-conflict",
    /./,
  ],
  [["My deputy lied to me about the forecast.", "opening line"], "trust-broken", /./],
  [["he micromanages me", "every slide", "how to tell him"], "difficult-boss", /./],
] as const)("stays with the matter of %j", (messages, matter, expected) => {
  const { state, text } = last(...messages);
  expect(state.did?.subject).toBe(matter);
  expect(text).toMatch(expected);
});

it("does not congratulate on what happened to somebody else", () =>
  expect(last("my best engineer wants to leave", "she got 30 percent more elsewhere").text).not.toMatch(/Congrat/));

it.each([
  "I will talk to Marcus on Friday at 9",
  "I'll call Jo on Thursday at 9.",
  "I will send the offer tomorrow",
  "I will write to legal by 1 December",
  "I'm going to decide on the hire by Friday",
])("takes '%s' for a plan and not for a missed date", (plan) => {
  const { text, state } = last(plan);
  expect(state.matter).not.toBe("missing-own-deadline");
  expect(text).not.toMatch(/\blate\b|\bdelay/i);
});

it("recognises the person's own date that will be missed", () => {
  expect(last("I promised Ines the plan by Thursday and it won't be ready").state.matter).toBe("missing-own-deadline");
});

it.each(["conflict", "my hidden tension", "insight 4"])("finds the same insight by the words '%s'", (words) => {
  const questions = [
    `what does my report say about ${words}?`,
    `what is the evidence about ${words}?`,
    `how sure are you about ${words}?`,
  ];
  const titles = questions.map((question) => {
    const { text } = last(question);
    return context.report?.details.find(({ title }) => text.includes(title))?.title;
  });
  expect(titles[0]).toBeDefined();
  expect(new Set(titles).size).toBe(1);
});

describe("what is due", () => {
  const due = (state: "due" | "overdue" = "overdue"): CoachContext => ({
    ...context,
    conversationId: "conversation-1",
    goals: [
      {
        kind: "commitment",
        id: "c1",
        text: "Call Jo",
        dueOn: "2026-11-20",
        dueText: "Friday, 20 November 2026",
        state,
      },
    ],
  });
  const user = (content: string) => ({ role: "user" as const, content });

  it.each(["Hello", "My board met on Friday and it was a mess.", "Draft a mail to Marco about the project."])(
    "is asked about once in the reply to '%s'",
    (said) => {
      const { text, raised } = listen({ context: due(), turns: [user(said)] });
      expect(text).toContain("“Call Jo”, due Friday, 20 November 2026");
      const own = text.replace(/^>.*$/gm, "");
      expect(own.match(/\?/g)?.length).toBe(1);
      expect(raised).toEqual(["c1"]);
    },
  );

  it.each([
    ["Done, it went well.", /What made it work/],
    ["Not yet, I had no time.", /What got in the way/],
    ["We can let it go, the deal is off.", /takes it off your list/],
    ["It went badly.", /not easy; that counts/],
    ["The first one yes, the second no.", /part of it is done/],
  ])("responds to '%s' without blame, and does not ask again", (said, expected) => {
    const { reply } = holdConversation(["Hello", said], due(), listen)[1] ?? {};
    expect(reply?.text).toMatch(expected);
    expect(reply?.text).not.toMatch(/should have|failed|again\?/i);
    expect(reply?.raised).toEqual([]);
  });

  it.each([
    ["time", /hour of its own/],
    ["My boss had to decide first", /not in your hands/],
    ["It was too big, I did not know where to begin", /first two minutes/],
  ])("takes '%s' for what got in the way", (said, expected) => {
    const held = holdConversation(["Hello", "Not yet.", said], due(), listen);
    expect(held[2]?.reply.text).toMatch(expected);
  });

  it("asks on the due day how far it is, and allows for the rest of the day", () => {
    const held = holdConversation(["Hello", "Not yet."], due("due"), listen);
    expect(held[0]?.reply.text).toContain("Where does it stand?");
    expect(held[1]?.reply.text).toMatch(/The day is not over/);
  });

  it("is not asked about in a reply to a sensitive message", () => {
    const said = "My boss keeps touching me and I don't know what to do.";
    expect(listen({ context: due(), turns: [user(said)] }).raised).toEqual([]);
  });
});

it("says when there is no report, no memory or no commitment", () => {
  const nobody = { ...context, report: null, memories: [], goals: [], role: null };
  const ask = (content: string) => listen({ turns: [{ role: "user", content }], context: nobody }).text;
  expect(ask("what was my reframe?")).toMatch(/no report/);
  expect(ask("what do you remember about me")).toMatch(/Nothing yet/);
  expect(ask("what are my commitments")).toMatch(/Nothing is open/);
});

it("does not mention a disputed insight", () => {
  const disputes = [
    { insightId: "reframe-emotionality-low", verdict: "not-me" as const, text: "Your calm under stress" },
  ];
  const { text } = listen({
    turns: [{ role: "user", content: "what was my reframe?" }],
    context: { ...context, disputes },
  });
  expect(text).toMatch(/not fitting/);
  expect(text).not.toMatch(/calm/);
});

it("gives the prepared text, with the person's own words at one press, and stays formal without one", () => {
  const asked = "draft the resignation, put in that I am grateful to the team, please";
  expect(last(asked).state).toMatchObject({
    did: { act: "draft" },
    suggested: [{ text: "Put my words in" }, {}, {}, {}, {}, {}],
  });
  expect(last(asked, "Put my words in").state.opens).toContain(`\n\n${asked}`);
  const formal = last("My supplier delivers late again, give me steps", "more formal");
  expect(formal.state.did?.act).toBe("draft");
});

it("writes a draft and changes it on request", () => {
  const [draft, short, firm] = hold("draft a mail to Tom that his report is late", "shorter", "too soft");
  expect(draft?.text).toMatch(/^> Hi Tom,/m);
  expect(draft?.state.did?.act).toBe("draft");
  expect(short?.state.did?.act).toBe("draft");
  expect(firm?.state.did?.act).toBe("draft");
  expect(new Set([draft?.text, short?.text, firm?.text]).size).toBe(3);
});

it("sets notes as a mail, word by word", () => {
  expect(
    last("please turn this into an email: 'thursday doesnt work, need the numbers by monday, else we slip'").text,
  ).toContain("> Thursday doesnt work, need the numbers by Monday, else we slip.");
});

it("sets greeting and ending around dictated sentences", () => {
  const { text } = last("Write a mail to Petra: I was not asked, and I want the contract stopped until Friday.");
  expect(text).toContain("> Hi Petra,\n>\n> I was not asked, and I want the contract stopped until Friday.");
});

it.each([
  ["Draft the mail to Petra: due 14 November, came 25 November, she should name a new date, firm."],
  [
    "draft a mail to Petra that her list is late",
    "keep that, but add the part with naming a new date, and make it firmer",
  ],
])("takes an instruction for a mail for no text of it: %j", (...said) =>
  expect(last(...said).text).not.toMatch(/^> .*\b(?:she should name|the part with|make it firmer)/im),
);

it.each([
  ["Write: hi Marco, the cranes are late. Please send a date.", "> Hi Marco,", "> The cranes are late."],
  [
    "Write: Dear Ms Vance - I cannot come on Monday. I will send Tom.",
    "> Dear Ms Vance,",
    "> I cannot come on Monday.",
  ],
  ["Dictate: hello all. we moved the review to Thursday, I need your slides", "> Hello all,", "> We moved the review"],
  ["Write: Hey Jo, the cranes are late.", "> Hey Jo,", "> The cranes are late."],
  [
    "Write: We meet at three, in my office. Kind regards, Henrik Vassal",
    "> Hi [name],",
    "> We meet at three, in my office.\n>\n> Kind regards,\n> Henrik Vassal",
  ],
])("keeps a greeting that is dictated: '%s'", (message, greeting, start) => {
  expect(last(message).text).toContain(`${greeting}\n>\n${start}`);
});

it("makes a list of what is told by its days, and gives it again", () => {
  const told = "saturday: the sous cooks. sunday christening: cold buffet. monday: call the agency";
  const list = "- Saturday: the sous cooks\n- Sunday christening: cold buffet\n- Monday: call the agency";
  expect(last("My chef has left", told).text).toContain(list);
  expect(last("My chef has left", told, "write it down as a list with days").text).toContain(list);
});

it("writes no mail that is not wanted", () => {
  const { text } = last("My chef has left", "I don't need a mail. Just tell me who usually cooks.");
  expect(text).not.toContain("> Hi");
});

describe("the person's own version of a text", () => {
  const draft = "Write to Tom: The cranes are late. We cannot wait longer.";
  const version = (body: string) => `My version:\n\nHi Tom,\n\n${body}\n\nBest,\nDana`;

  it("is read by rule, and the remarks name what they are about", () => {
    const { text, state } = last(draft, version("You never deliver on time. Great that you called, but it was late."));
    expect(text).toMatch(/With 'never' one counter-example is enough/);
    expect(text).toMatch(/Everything before .* will be forgotten/);
    expect(state.did).toEqual({ act: "own-version", subject: "own-words" });
  });

  it("is left alone where the rules find nothing", () =>
    expect(last(draft, version("The cranes came on 3 May instead of 12 April.")).text).toMatch(/^I have your version/));

  it("says which blanks are open", () =>
    expect(last(draft, version("The cranes came on [day].")).text).toContain("Still to fill in is [day]."));

  it("is the text that follows are about", () =>
    expect(last(draft, version("We can't wait longer."), "make it more formal").text).toContain(
      "> Dear Tom,\n>\n> We cannot wait longer.",
    ));

  it("is nothing that a person says about themselves", () => {
    const { state } = last(version("I am leaving the company at the end of May, my team does not respect me."));
    expect(state.matter).toBeNull();
  });
});

it("suggests what may be said next, and only what it has not given yet", () => {
  const replies = hold("my analyst keeps missing deadlines", "Give me steps", "A first sentence, please", "Softer");
  const suggested = replies.map(({ state }) => state.suggested.map(({ text }) => text));
  expect(suggested[0]).toEqual([
    "What would you do?",
    "Give me steps",
    "A first sentence, please",
    "Draft a mail",
    "Not about missed deadlines",
  ]);
  expect(replies.slice(1).map(({ state }) => state.did?.act)).toEqual(["steps", "first-sentence", "first-sentence"]);
  expect(suggested[3]).not.toContain("Softer");
  expect(last("I am so tired of all this, just let me vent").state.suggested).toEqual([]);
});

it("names the parts of the report as answers where it did not find one", () => {
  const { state } = last("read me insight 9");
  expect(state.suggested).toContainEqual({ text: "Reframe", act: "insight", matter: null });
  expect(last("read me insight 9", "Reframe").text).toMatch(/^\*\*Reframe\*\*/);
});

it("names its matter, gives it up at one press, and asks which other it is", () => {
  const said = [
    "My supplier delivers late again and the customer is angry with us",
    "draft a mail to Ms Lindqvist at the supplier",
  ];
  const first = last(...said);
  const notThis = first.state.suggested.at(-1)?.text ?? "";
  const { state } = last(...said, notThis);
  expect(state).toMatchObject({ rejected: [first.state.matter], did: { act: "ask-matter" } });
  const others = state.suggested.flatMap(({ matter }) => matter ?? []);
  expect(others).not.toEqual([]);
  expect(others).not.toContain(first.state.matter);
});

it("does no sum for a story that holds amounts and asks for something else", () => {
  const story =
    "Two offers, both want an answer by Friday. Offer one: 210k base, Zurich, big corporate. Offer two: 160k plus 1.5% equity in a scale-up, 80 people, 40 minutes from home. How the hell do I decide?";
  expect(last(story).state.did?.act).not.toBe("arithmetic");
});

it("keeps the person's own text when they protest", () => {
  const own = [
    "Write to Robert: I can start on 1 October.",
    "No, that's wrong, I said October, and you misunderstood it",
  ];
  expect(last(...own).text).toContain("> I can start on 1 October.");
});

it("does not offer again what it just gave", () => {
  const { text, state } = last("Write to Robert: I can't start before October.", "More formal");
  expect(text).toContain("> I cannot start before October.");
  expect(state.suggested.map((each) => each.text)).toEqual(["Take it back"]);
});

it("names what an unclear story may be about, and advises on it at one press", () => {
  const story = "My boss takes my work and shows it as hers";
  const { matter, suggested } = last(story).state;
  expect(matter).toBeNull();
  expect(suggested[0]).toMatchObject({ act: "wanted", matter: "credit-taken" });
  expect(last(story, suggested[0]?.text ?? "").state).toMatchObject({ matter: "credit-taken", did: { act: "advice" } });
});

it("gives an option that is pressed", () => {
  const asked = "I have too much work. What are my options?";
  const { suggested } = last(asked).state;
  expect(suggested.length).toBeGreaterThan(2);
  expect(last(asked, suggested[1]?.text ?? "").text).toContain(`**${suggested[1]?.text ?? ""}** then.`);
});

it("gives what speaks for somebody where that is asked for", () => {
  const { state } = last(
    "I want Selim promoted and my boss prefers an outside hire",
    "I need arguments for him, not against",
  );
  expect(state.did).toEqual({ act: "advice", subject: "sponsoring" });
});

describe("a draft with blanks", () => {
  const request = "my analyst keeps missing deadlines, draft a mail to Tom";
  const filledIn = (text: string) => {
    const given = findQuotedText(text) ?? "";
    return writeOwnVersion(fillBlanks(given, ["the supplier list", "Monday", "Thursday"]));
  };

  it("says where they are filled in", () => {
    expect(last(request).text).toMatch(/\n\nWhat stands in brackets is yours\. "Fill in" asks for it\.$/);
  });

  it("keeps the values in its other forms", () => {
    const filled = filledIn(last(request).text);
    expect(filled).toContain("The supplier list was due on Monday and came on Thursday.");
    expect(last(request, filled).text).toMatch(/^I have your version/);
    expect(last(request, filled, "Firmer").text).not.toContain("[The work]");
  });
});

it("makes a list of what it is given", () => {
  const { text } = last("I have to hand over the plant", "make me a list: keys, alarm codes, open orders");
  expect(text).toContain("- Keys\n- Alarm codes\n- Open orders");
});

it("leaves a matter that the person denies", () => {
  const said = ["the client is furious and wants to cancel", "he is not a client, he is our head of sales"];
  expect(last(...said).state.matter).not.toBe("client-trouble");
});

it("gives a sentence to somebody who only wants the jokes to stop", () => {
  const { state } = last("Give me one sentence to say when my boss makes jokes about my accent.");
  expect(state.did).toEqual({ act: "first-sentence", subject: "mocked" });
  const other = last("Give me one sentence to say when my boss makes jokes about my religion and my body.");
  expect(other.state.did?.act).toBe("sensitive");
  const legal = last("My boss makes jokes about my accent, can I sue him for that?");
  expect(legal.state.did?.act).toBe("sensitive");
});

it("takes up what somebody says against a request", () => {
  const { text } = last(
    "I want to get Selim of my team promoted, give me a first sentence",
    "Getting your own person promoted",
    "he will say he's too quiet. what do I answer?",
  );
  expect(text).toMatch(/^> .*“he's too quiet”/m);
});

it("takes no pronoun for what somebody says", () => {
  const { text } = last("I want to ask my boss for a raise", "what do I say", "and what is the answer to that?");
  expect(text).not.toContain("“that”");
});

it("solves formulas that stand in a longer message", () =>
  expect(
    last("Those are my personality scores. I asked for a sum, namely 0.3*9 + 0.3*4 + 0.15*5 and no more.").text,
  ).toBe("0.3*9 + 0.3*4 + 0.15*5 = 4.65"));

it.each(["We meet on 10/12/2026 about it.", "The file is version 1.2.3+4.", "0.5/0/3 is what he wrote."])(
  "takes no date, version or other row of numbers for a formula: '%s'",
  (said) => expect(last(said).state.did?.act).not.toBe("arithmetic"),
);

it("gives up the matter when somebody protests, and asks what is to be done", () => {
  const { text, state } = last("I have too much work", "give me steps", "that's not what I asked, you are not reading");
  expect(state).toMatchObject({ matter: null, rejected: ["overwork"], did: { act: "ask-matter" } });
  expect(text).toMatch(/I had that wrong/);
});

describe("a matter that is not known", () => {
  const asked = "I have to tell the choir that the tour is cancelled. What do I say first?";

  const chosen = [asked, "Telling somebody what they will not like"];

  it("gets help for what is to be done in it, once that is pressed", () => {
    expect(last(asked).state.did?.act).toBe("ask-matter");
    const { text, state } = last(...chosen);
    expect(state).toMatchObject({ matter: "tell-bad-news", did: { act: "first-sentence" } });
    expect(text).toMatch(/^> I have something to tell you that you will not like/);
  });

  it("gets a question about what is to be done when it is told on", () => {
    expect(last(...chosen, "They have paid for it in advance.").text).toMatch(
      /^(?:I see|Understood|All right)[^?]*\?$/m,
    );
  });

  it("gets other purposes when something else is to be done", () => {
    const { state } = last(...chosen, "Something else is to be done");
    expect(state).toMatchObject({ matter: null, rejected: ["tell-bad-news"] });
    expect(state.suggested.length).toBeGreaterThan(0);
  });
});

it("puts the ways that somebody names on paper, whatever they are about", () => {
  const { text, state } = last("I want to know whether I push back, pay, or go find somebody else.");
  expect(state.did?.act).toBe("ways");
  expect(text).toContain("1. Push back\n2. Pay\n3. Go find somebody else");
});

it("remarks on a text that somebody shows, and gives no other", () => {
  const { text, state } = last("Is that polite enough? Dear Sir, you never answer. Please pay until Friday.");
  expect(state.did?.act).toBe("shown-text");
  expect(text).toContain("'never'");
});

it("settles on a purpose only when the person chose it", () => {
  const state = { ...NEW_LISTENER_STATE, matter: "raise" };
  expect(settledMatter(state)).toBeNull();
  expect(settledMatter({ ...state, chosen: "raise" })?.id).toBe("raise");
});

it("tells how colleagues see the person, and where nobody has answered yet", () => {
  const view = { raters: 4, shownOn: "2026-11-20", reliability: 0.6, isSameStatements: true, keep: [], change: [] };
  const trait = { trait: "openness", label: "Openness", spread: null } as const;
  const traits = [
    { ...trait, verdict: "less", self: { score: 70, low: 60, high: 80 }, others: { score: 48, low: 42, high: 54 } },
  ] as const;
  const turns = [{ role: "user" as const, content: "did my colleagues rate me already?" }];
  const outsideView = { ...view, traits: [...traits] };
  expect(listen({ context: { ...context, outsideView }, turns }).text).toMatch(/4 colleagues.*they say 48%, you 70%/s);
  expect(listen({ context, turns }).text).toContain("only your own answers");
});

it("answers a plan with a day by the offer to keep it", () => {
  const turns = [{ role: "user" as const, content: "I'll call the chair tomorrow at nine." }];
  const { text, state } = listen({ context: { ...context, hasPlan: () => true }, turns });
  expect(state.did?.act).toBe("planned");
  expect(text).toContain('"Keep it"');
});

it("prints no scores for a number in a story", () => {
  const { state } = last(
    "I just need to vent, no advice please",
    "and then he says in the lift it's just numbers, JUST NUMBERS, I have people moving their families",
  );
  expect(state.did?.act).toBe("listen");
});

it("offers a practice at most once in three replies, and never after a no", () => {
  const replies = hold(
    "how do I stop micromanaging",
    "how do I give feedback to someone older than you",
    "no I don't want a practice",
    "help me prepare salary talks",
    "should I take the Munich job or stay?",
  );
  expect(replies.map(({ offer }) => offer?.practiceId ?? null)).toEqual(["delegate", null, null, null, null]);
});

it("computes the same state from the messages alone, for conversations that are not stored", () => {
  const stored = last("my boss cancelled our 1:1 again", "third time", "what should I say to him");
  const turns = ["my boss cancelled our 1:1 again", "third time", "what should I say to him"].flatMap((content, at) =>
    at === 2
      ? [{ role: "user" as const, content }]
      : [
          { role: "user" as const, content },
          { role: "assistant" as const, content: "…" },
        ],
  );
  expect(listen({ turns, context }).text).toBe(stored.text);
});

it.each([
  ["Ich weiß nicht, wie ich mit meinem Chef reden soll", /Englisch/],
  ["Je ne sais pas comment parler à mon patron", /anglais/],
  ["No sé cómo hablar con mi jefe", /inglés/],
])("answers '%s' with the notice in its language", (message, expected) => {
  expect(last(message).text).toMatch(expected);
});

it("congratulates nobody on a meeting to come", () => {
  expect(last("morning. got 20 min before the board call").text).not.toContain("Congratulations");
});

it("listens without advice when asked to", () => {
  const replies = hold(
    "I just need to vent, no advice please",
    "my boss took credit for my work again",
    "and everybody applauded",
  );
  expect(replies.slice(1).map(({ state, offer }) => [state.did?.act, offer])).toEqual([
    ["listen", null],
    ["listen", null],
  ]);
});

it("repeats no sentence in forty messages without a subject", () => {
  const messages = Array.from(
    { length: 40 },
    (_, at) => ["it is what it is", "and so on", "he said nothing", "we had a meeting"][at % 4] ?? "",
  );
  expect(countRepeats(holdConversation(messages, context, listen))).toBe(0);
});
