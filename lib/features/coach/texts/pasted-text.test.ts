import { durableStatements } from "../memory/memory-patterns";
import { hasPastedText, markPasted, ownLines } from "./pasted-text";
import { coachContext } from "@/tests/support/factories/coach-context";
import { listen } from "../listener/listen";

const HEAD = "From: Karen Holt <karen@example.com>\nTo: Maya\nSubject: Budget";
const MAIL = `${HEAD}\n\nMaya, I'm cutting your budget by 15%. I expect your plan by Friday.`;

describe("text below a pasted mail", () => {
  it.each([
    [`${MAIL}\nKaren\n\nHow do I answer this without sounding weak?`, "How do I answer this without sounding weak?"],
    [`${MAIL}\n\nBest regards,\nKaren Holt\nCFO\n\nI feel blindsided by it.`, "I feel blindsided by it."],
    [`${MAIL}\n\nhow do i reply to that`, "how do i reply to that"],
    [`${MAIL}\n\nMit freundlichen Grüßen\nKaren\n\nWhat do you make of it?`, "What do you make of it?"],
  ])("is the person's own: %j", (message, own) => {
    expect(ownLines(message)).toBe(own);
    expect(hasPastedText(message)).toBe(true);
    expect(markPasted(message, "m")).toMatch(new RegExp(`\\[end m\\]\\n\\n?${own.replace(/[?]/g, "\\?")}$`));
  });

  it.each([
    MAIL,
    `${MAIL}\n\nI will call you tomorrow.\nKaren`,
    `${MAIL}\n\nCan you confirm?`,
    `${MAIL}\n\nBest,\nKaren\n\nThis message is confidential and meant for us alone.`,
    `${MAIL}\n\nBest,\nKaren\n\nPS: I told my assistant already.`,
    `${MAIL}\n\nBest,\nKaren\n\nAcme Ltd | 12 High Street | +44 20 7946 0000`,
  ])("counts as the mail's when in doubt: %j", (message) => {
    expect(ownLines(message)).toBe("");
  });

  it("is answered as the person's question", () => {
    const message = `${MAIL}\nKaren\n\nHow do I answer this without sounding weak?`;
    const { state } = listen({ turns: [{ role: "user", content: message }], context: coachContext() });
    expect(["first-sentence", "draft", "steps", "advice", "ask-matter", "practice-start"]).toContain(state.did?.act);
  });

  it("is never stored as a memory, because somebody else may have written it", () => {
    expect(durableStatements(`${MAIL}\nKaren\n\nI am the CFO of a listed bank.`)).toEqual([]);
  });
});
