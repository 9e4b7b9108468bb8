import { findPlan, findPlanOrFirstSentence } from "./find-plan";

// A Monday.
const AT = new Date("2026-11-23T09:00:00Z");
const plan = (text: string, timeZone = "Europe/Berlin", at = AT) => findPlan(text, { at, timeZone });

it.each([
  ["I'll call Jo on Thursday at 9.", "2026-11-26", "09:00"],
  ["I will send the offer tomorrow.", "2026-11-24", null],
  ["I am going to tell Marco next Tuesday at 14:30.", "2026-12-01", "14:30"],
  ["We agreed. I'll write to legal by 1 December.", "2026-12-01", null],
  ["If she interrupts me on Friday, then I will stop and wait.", "2026-11-27", null],
  ["Ich werde am Donnerstag um 9 Uhr mit Jo sprechen.", "2026-11-26", "09:00"],
  ["Je vais appeler Léa demain.", "2026-11-24", null],
  ["Je vais appeler Léa vendredi à 9h.", "2026-11-27", "09:00"],
  ["Ich werde Marco am Dienstag, den 1. Dezember anrufen.", "2026-12-01", null],
  ["I have to tell Marco on Friday at noon.", "2026-11-27", "12:00"],
  ["I'm talking to Ines on Thursday at 15:00.", "2026-11-26", "15:00"],
  ["I'll give Lena the March figures on Friday.", "2026-11-27", null],
  ["I'll do it this afternoon.", "2026-11-23", null],
  ["I'll send it by the end of next week.", "2026-12-04", null],
  ["I'll call Jo tomorrow at 3.", "2026-11-24", "15:00"],
  ["I'll call Jo today at 9.", "2026-11-23", "21:00"],
  ["I'll call Jo tomorrow at 06:30.", "2026-11-24", "06:30"],
  ["Thursday 9:30 – call Jo", "2026-11-26", "09:30"],
  ["Ok, will send the offer by Friday.", "2026-11-27", null],
  ["Asking Ines on Thursday.", "2026-11-26", null],
  ["Then I tell him on Friday.", "2026-11-27", null],
  ["Freitag schicke ich ihm die Zahlen.", "2026-11-27", null],
  ["Bis Freitag Jo anrufen.", "2026-11-27", null],
  ["J'envoie le mail demain.", "2026-11-24", null],
  ["Mañana llamo a Jo.", "2026-11-24", null],
])("reads '%s' as a plan for %s %s", (text, date, time) => {
  expect(plan(text)?.due).toEqual({ date, time });
});

it("quotes the sentence exactly as it was written", () => {
  const text = "It was a long day.  I'll call Jo — really — on Thursday at 9! Then we see.";
  const quote = plan(text)?.quote ?? "";
  expect(quote).toBe("I'll call Jo — really — on Thursday at 9!");
  expect(text).toContain(quote);
});

it.each([
  "Should I call Jo on Thursday?",
  "I might call Jo on Thursday.",
  "I won't call Jo on Thursday.",
  "He will call me on Thursday.",
  "I'll think about it.",
  "I called Jo on Thursday.",
  "> I'll wire the money on Thursday.",
  "Maybe I'll call Jo on Thursday.",
  // 'Do' means Thursday in German only.
  "I'll do it.",
  "I will do so.",
  "I will be in Paris on Friday.",
  "We will have a board meeting on Thursday.",
  "I told her I will call on Friday, but I did not.",
  'She said "I will call you on Friday".',
  "If I tell him on Friday, he leaves.",
  "I thought about calling Jo on Friday.",
  "Tell me by Friday what to do.",
  "Draft the mail for Thursday.",
  "Am Freitag ruft mich Jo an.",
  "Ich fliege am Freitag nach Wien.",
  "Je vais à Paris vendredi.",
])("finds no plan in '%s'", (text) => {
  expect(plan(text)).toBeNull();
});

it("reads relative days in the person's zone, on both sides of midnight and of a clock change", () => {
  const late = new Date("2026-10-24T22:30:00Z");
  expect(plan("I'll call tomorrow at 9.", "Europe/Berlin", late)?.due).toEqual({ date: "2026-10-26", time: "09:00" });
  expect(plan("I'll call tomorrow at 9.", "America/New_York", late)?.due).toEqual({
    date: "2026-10-25",
    time: "09:00",
  });
  expect(plan("I'll call tomorrow at 9.", "Pacific/Auckland", late)?.due).toEqual({
    date: "2026-10-26",
    time: "09:00",
  });
  expect(plan("I'll call tomorrow at 9.", "Asia/Kolkata", late)?.due).toEqual({ date: "2026-10-26", time: "09:00" });
});

it("extracts the situation of an if-then plan", () => {
  expect(plan("If she interrupts me on Friday, then I will stop and wait.")?.cue).toBe("she interrupts me on Friday");
});

it("proposes the first sentence when there is no plan", () => {
  expect(findPlanOrFirstSentence("Jo is angry. What now?", { at: AT, timeZone: "UTC" })).toEqual({
    quote: "Jo is angry.",
    cue: null,
    due: null,
  });
});

it("proposes no sentence of a reply that is about the coach or about a drafted text", () => {
  const proposed = (reply: string) => findPlanOrFirstSentence(reply, { at: AT, timeZone: "UTC" }, true).quote;
  expect(proposed("I see. Cancel or shorten one meeting of this week. Which one?")).toBe(
    "Cancel or shorten one meeting of this week.",
  );
  expect(proposed("Ich verstehe. Ein Treffen absagen.")).toBe("Ein Treffen absagen.");
  expect(proposed("I take this to be about a delay.\n\n> Hi Ines,\n\nWhat stands in brackets is yours.")).toBe("");
});
