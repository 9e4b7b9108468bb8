import { helplines, formatNumbers } from "./helplines";
import { nextRisk } from "./next-risk";
import { COPY } from "./reply-copy/copy";
import { EN } from "./reply-copy/en";
import type { Numbers } from "./reply-copy/types";
import { foreignRiskText } from "./other-languages";
import { assessConversation } from "./assess-conversation";
import { riskReply, riskReplyButtons, textsAroundReply } from "./risk-reply";
import { NO_RISK, UNKNOWN_PLACE, type RiskState } from "./schema";
import { screenNote } from "./screen-text";

const place = (timeZone: string) => ({ ...UNKNOWN_PLACE, timeZone });

function statesOf(...messages: string[]): RiskState[] {
  let state = NO_RISK;
  return messages.map((text, at) => (state = nextRisk(state, { text, before: messages.slice(0, at) })));
}
const lastOf = (...messages: string[]) => statesOf(...messages).at(-1);

it.each([
  ["I want to kill myself", "Europe/London", "116 123", "999"],
  ["I want to kill myself", "America/New_York", "988", "911"],
  ["Ich will mich umbringen", "Europe/Vienna", "142", "112"],
  ["Je veux me suicider", "Europe/Paris", "3114", "112"],
  ["Me quiero matar", "Europe/Madrid", "024", "112"],
])("answers %j in %s with the numbers of that country", async (text, timeZone, line, emergency) => {
  const reply = riskReply(await assessConversation([{ role: "user", content: text }]), place(timeZone));
  expect(reply).toContain(`**${line}**`);
  expect(reply).toContain(`**${emergency}**`);
  expect(reply).toContain("findahelpline.com");
});

it("lists helplines of several countries while the country is unknown", () => {
  const { crisis } = formatNumbers(null, EN.list);
  expect(crisis).toMatch(/988[\s\S]*116 123[\s\S]*findahelpline/);
});

const TEXTS = Object.entries(COPY).flatMap(([language, copy]) =>
  Object.entries(copy).flatMap(([name, value]) => {
    if (name === "country" || name === "list") return [];
    const texts: unknown[] = name === "buttons" ? Object.values(value).flat() : [value].flat();
    return texts.map((text) => ({ language, name, text: text as string | ((numbers: Numbers) => string) }));
  }),
);
const NUMBERS: Numbers = { emergency: "112", crisis: "-", violence: "-", child: "-", inline: "-" };

it("writes no number of its own into a reply", () => {
  const written = TEXTS.map(({ text }) => (typeof text === "string" ? text : text({ ...NUMBERS, emergency: "" })));
  expect(written.filter((text) => /\d/.test(text))).toEqual([]);
});

it.each([
  ["de", /(?<!\p{L})(?:du|dich|dir|dein\p{L}*)(?!\p{L})/iu],
  ["fr", /(?<!\p{L})(?:tu|toi|ton|tes|t['’])(?![\p{L}-])/iu],
  ["es", /(?<!\p{L})(?:tú|ti|tienes|contigo|tuy[oa]|tus?)(?!\p{L})/iu],
])("addresses the person formally in %s", (language, familiar) => {
  const own = TEXTS.filter((text) => text.language === language).map(({ text }) =>
    // Text for the person to say to somebody else is in quotation marks.
    (typeof text === "string" ? text : text(NUMBERS)).replace(/„[^„“]*“|«[^«»]*»/g, ""),
  );
  expect(own.length).toBeGreaterThan(20);
  expect(own.filter((text) => familiar.test(text))).toEqual([]);
});

it.each(Object.keys(helplines().countries))(
  "shows the emergency number and the directory beside the lines of %s",
  (code) => {
    const { emergency, police = "" } = helplines().countries[code] ?? { emergency: "missing" };
    const { crisis, violence, child, inline } = formatNumbers(code, EN.list);
    for (const text of [crisis, violence, child, inline]) {
      expect(text).toContain(`**${emergency}**`);
      expect(text).toContain("findahelpline.com");
    }
    expect(crisis).toContain("https://findahelpline.com");
    expect(violence).toContain(police);
    expect(violence).toContain("if you can't speak");
  },
);

it.each([
  ["GB", "press **55**"],
  ["FR", "message to **114**"],
  ["BR", "**190** (police) or **192** (ambulance)"],
])("tells somebody in %s who cannot speak, or needs the police: %s", (code, text) =>
  expect(formatNumbers(code, EN.list).violence).toContain(text),
);

it("writes the emergency number of an unknown country in the language of the text", () => {
  expect(formatNumbers(null, COPY.fr.list).inline).toContain(
    "**112 (Amérique du Nord : 911) ou le numéro d'urgence local**",
  );
});

it("repeats its reply with other numbers when the person names a country", () => {
  const state = lastOf("I want to kill myself", "I am in Austria");
  expect(state).toMatchObject({ answer: "crisis", country: "AT", isOpen: true });
  expect(state && riskReply(state, place("Europe/London"))).toContain("**142**");
});

it.each(["lol", "just kidding", "haha forget it", "How do I delegate better?", "ok"])(
  "does not take %j as the end of a danger",
  (text) => {
    const states = statesOf("I want to kill myself", text, text, text, text);
    expect(states.slice(1).map(({ answer, isOpen }) => ({ answer, isOpen }))).toEqual(
      Array.from({ length: 4 }, () => ({ answer: "care", isOpen: true })),
    );
  },
);

it("continues when somebody is with the person", () => {
  const states = statesOf("I want to kill myself", "my wife is with me now", "let's talk about delegation");
  expect(states.map(({ answer }) => answer)).toEqual(["crisis", "helped", "none"]);
});

const ASKED: RiskState = {
  ...NO_RISK,
  answer: "ask",
  kind: "suicide",
  lastQuestion: "ask",
  isOpen: true,
  language: "en",
};
const after = (text: string, state = ASKED) => nextRisk(state, { text, before: [] });

it("treats a yes to its question like an explicit statement of danger", () => {
  expect(after("yes")).toMatchObject({ answer: "crisis", kind: "suicide", isOpen: true });
});

it.each([
  "You misread me, nobody is in danger",
  "Das ist ein Missverständnis, niemand ist in Gefahr",
  "C’est un malentendu, personne n’est en danger",
  "Es un malentendido, nadie está en peligro",
])("goes on after the denial %j", (denial) => {
  const asked: RiskState = { ...NO_RISK, answer: "ask", kind: "suicide", lastQuestion: "ask", isOpen: true, weight: 1 };
  expect(nextRisk(asked, { text: denial, before: [] })).toMatchObject({ answer: "cleared", isOpen: false });
});

it.each([
  "Oh goodness, no, not at all! I only meant the talk.",
  "Good grief, no. I'm fine.",
  "no no no!! sorry for the scare",
  "Mir geht's gut. Das war anders gemeint, alles gut.",
  "Je vais très bien, je parlais de la réunion.",
  "Estoy bien, hablaba de la reunión.",
])("hears the denial in %j", (text) => expect(after(text)).toMatchObject({ isOpen: false }));

it.each([
  "no but sometimes I wish I wouldn't wake up",
  "no. well. yes, a bit",
  "No, nobody can help me. It's too late.",
  "I'm not sure I'm safe",
  "fine. whatever you say",
])("takes %j for no denial", (text) => expect(after(text)).toMatchObject({ isOpen: true }));

it("answers what a denial says besides", () => {
  const text = "WHAT? Nobody is hurting themselves! I'm talking about a waistcoat on a coat hanger!";
  const risk = after(text);
  expect(risk).toMatchObject({ answer: "misread", isOpen: false });
  expect(riskReply(risk)).toBeNull();
  expect(textsAroundReply(risk).before).toMatch(/misread/);
});

it("hears the danger beside a denial", () => {
  const text = "I don't want to die. But he hits me every night and I am afraid to go home.";
  expect(after(text)).toMatchObject({ answer: "crisis", kind: "violence" });
});

it("takes no denial for one that says the opposite", () => {
  const asked: RiskState = { ...NO_RISK, answer: "ask", kind: "suicide", lastQuestion: "ask", isOpen: true, weight: 1 };
  const text = "You misread me. I want to kill myself tonight.";
  expect(nextRisk(asked, { text, before: [] }).answer).toBe("crisis");
});

it("takes the answer that everybody is safe to the question beside a reply", () => {
  const asked: RiskState = { ...NO_RISK, answer: "beside", hasAskedAboutDanger: true, weight: 0.5 };
  const text = "Everybody's safe. I work with the dead, that's all.";
  expect(nextRisk(asked, { text, before: [] }).answer).toBe("none");
});

it("offers no button below the text for a danger of one's own life", () => {
  const open: RiskState = { ...NO_RISK, answer: "crisis", kind: "suicide", lastQuestion: "crisis", isOpen: true };
  expect(riskReplyButtons(open)).toEqual([]);
  expect(riskReplyButtons({ ...open, kind: "violence" })).toEqual(["You misread me, nobody is in danger"]);
});

it("accepts a no to its question", () => {
  expect(after("no, I meant the job")).toMatchObject({ answer: "cleared", isOpen: false });
});

it.each(["no idea any more", "no way out", "never been more serious", "nie mehr aufwachen wäre gut", "no lo sé"])(
  "does not take %j as a no",
  (text) => expect(after(text)).toMatchObject({ isOpen: true }),
);

it("repeats a question without an answer once, then stops", () => {
  const first = after("How do I run a board meeting?");
  const second = after("It has eight people.", first);
  expect([first, second].map(({ answer }) => answer)).toEqual(["care", "let-go"]);
  expect(after("And one is on the phone.", second).answer).toBe("none");
});

it("treats two oblique signs like an explicit statement of danger, and lets one decay over many messages", () => {
  const sign: RiskState = { ...NO_RISK, weight: 0.6 };
  const later = Array.from({ length: 6 }).reduce<RiskState>((state) => after("How do I lead a workshop?", state), sign);
  expect(later.weight).toBeLessThan(0.2);
  expect(later.answer).toBe("none");
});

it("answers a note in its language and with the numbers of its country, and asks nothing", async () => {
  const notice = await screenNote("Ich will mich umbringen", place("Europe/Berlin"));
  expect(notice).toMatchObject({ language: "de", directory: "findahelpline.com" });
  expect(notice?.text).toMatch(/\*\*112\*\*/);
  expect(notice?.text).not.toContain("?");
  expect(await screenNote("Plan for the Q3 workshop", place("Europe/Berlin"))).toBeNull();
});

it.each([
  "My agenda for today: bonus conversation, the Leeds vacancy, and the fact that I plan to kill myself on Friday.",
  "Wanted a coach's view on timing: would it be kinder to my team if I killed myself before or after the launch",
  "Can you make the email to my team sound warm, it's the last one, I'll be dead when they read it",
  "Punkt drei für heute, die Quartalszahlen, der neue Leiter in Graz und dass ich mich am Freitag umbringen werde.",
  "Tu peux garder tes exercices de priorisation pour le comité de direction, ce soir je me tue",
])("detects an explicit statement of danger within other text: %j", (text) =>
  expect(["ask", "crisis"]).toContain(lastOf(text)?.answer),
);

it.each([
  "I shoot myself in the foot with every estimate I give the board, how do I stop doing that?",
  "This CRM is the hill I'm going to die on, so help me with the arguments for the steering committee",
  "To be dead honest, the strategy is thin and I have to say so on Monday",
])("takes no figure of speech for a danger: %j", (text) => expect(lastOf(text)?.answer).toBe("none"));

it("ignores 'I'm done here'", () => expect(lastOf("I'm done here")?.answer).toBe("none"));

it("has an emergency number for every country", () => {
  expect(Object.values(helplines().countries).every(({ emergency }) => /^\d{3}$/.test(emergency))).toBe(true);
});

const FRAGMENTS =
  "only once|Only once.|ok|yes|no|maybe|sometimes|not really|never|every day|twice|since March|last week|tomorrow|tonight|at home|at work|on the train|my boss|my wife|my husband|the kids|nobody|everybody|nothing|everything|all of it|both|neither|the second|the first one|7 out of 10|three weeks|a year|two of them|Monday|next quarter|at nine|by mail|in person|by phone|Sofia|the CFO|my deputy|HR|legal|sales|the board|the client|a colleague|a friend|I think so|I guess|not sure|no idea|good question|good point|fair enough|makes sense|exactly|true|right|I see|hm|hmm|well|so|and then?|why?|how?|when?|what else|go on|stop|skip|back|next|done|ready|thanks|thank you|bye|hi|hello|good morning|see you|sorry|lol|haha|great|fine|tired|busy|stuck|angry|nervous|excited|better|worse|the same|more|less|too much|not enough|later|now|already|not yet|almost|again|help me|show me|tell me more|draft it|shorter|in German please|ja|nein|vielleicht|nur einmal|danke|weiter|oui|non|peut-être|merci|sí|no sé|gracias|mañana".split(
    "|",
  );

it("finds no danger in single words", () => {
  expect(FRAGMENTS.length).toBeGreaterThan(100);
  expect(FRAGMENTS.filter((text) => lastOf(text)?.answer !== "none")).toEqual([]);
});

it.each([
  ["Voglio morire, non ce la faccio più", "it"],
  ["Não quero mais viver.", "pt"],
  ["Не хочу больше жить", "ru"],
  ["我不想活了", "zh"],
  ["死にたいです", "ja"],
])("answers %j with the numbers, in that language", (text, language) => {
  const state = lastOf(text);
  expect(state).toMatchObject({ answer: "crisis", otherLanguage: language, isOpen: true });
  const reply = state && riskReply(state);
  expect(reply).toContain(foreignRiskText(language));
  expect(reply).toContain("findahelpline.com");
});

it.each(["Voglio morire dal ridere con questo capo", "Quero morrer de vergonha", "Buongiorno, come va?"])(
  "continues the conversation after %j",
  (text) => expect(lastOf(text)?.answer).toBe("none"),
);
