import { MAX_SUMMARY_CHARS, quoteSummary } from "./quote-summary";

const person = (content: string) => ({ role: "user" as const, content });
const coach = (content: string) => ({ role: "assistant" as const, content });

describe("a summary without a language model", () => {
  it("quotes goals, decisions and the confirmed plan", () => {
    const summary = quoteSummary(null, [
      person("It rained. I want to be promoted to director this year."),
      coach("You want the role. What is in the way?"),
      person("I've decided to ask Dana for ten minutes. What do you think?"),
      coach("Good to have it plain. If it is Monday morning, then I ask Dana for ten minutes."),
    ]);
    expect(summary.split("\n")).toEqual([
      "Goal: “I want to be promoted to director this year.”",
      "Decided: “I've decided to ask Dana for ten minutes.”",
      "Plan: “If it is Monday morning, then I ask Dana for ten minutes.”",
    ]);
  });

  it("extends the earlier summary without repeating anything", () => {
    const first = quoteSummary(null, [person("I want to lead the platform team.")]);
    const second = quoteSummary(first, [
      person("I want to lead the platform team. I will write the proposal on Friday."),
    ]);
    expect(second.split("\n")).toEqual([first, "Decided: “I will write the proposal on Friday.”"]);
  });

  it("takes nothing from questions, pasted mail, danger, health or misconduct", () => {
    const turns = [
      person("> I want to resign by the end of the month."),
      person("Do I want to be promoted to director this year?"),
      person("I want to kill myself and I have decided to do it tonight."),
      person("My manager harassed me again and I will report him to the police."),
    ];
    expect(quoteSummary(null, turns)).toBe("");
  });

  it("keeps who is who, so that names mentioned early are not lost", () => {
    const people = quoteSummary(null, [
      person("I'm the CFO of a shipping company. My boss, Karen, retires next spring."),
      person("Elena runs product. It rained. She was late. Nobody said a word about it."),
    ]);
    expect(people.split("\n")).toEqual([
      "Who: “I'm the CFO of a shipping company.”",
      "Who: “My boss, Karen, retires next spring.”",
      "Who: “Elena runs product.”",
    ]);
    const steps = Array.from({ length: 60 }, (_, n) =>
      person(`I will write proposal number ${n} for the board today.`),
    );
    expect(quoteSummary(people, steps)).toContain("Elena runs product");
  });

  it("stays within its maximum length and always keeps the first goal", () => {
    const turns = Array.from({ length: 80 }, (_, n) =>
      person(`I will write proposal number ${n} for the whole board today.`),
    );
    const summary = quoteSummary(null, [person("I want to lead the platform team."), ...turns]);
    expect(summary.length).toBeLessThanOrEqual(MAX_SUMMARY_CHARS);
    expect(summary).toMatch(/^Goal: “I want to lead the platform team\.”\n/);
    expect(summary).toContain("number 79");
  });
});
