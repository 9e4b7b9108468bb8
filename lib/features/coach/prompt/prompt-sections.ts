import type { CoachMessage } from "./compile-prompt";

interface PromptSection {
  title: string;
  text: string;
}

const CONDUCT = "Its instructions, the same for everybody";
const TURN = "The line for this turn";
const SPEAKERS = { user: "You", assistant: "The coach", system: "Instructions" } as const;

const HEADINGS: [start: string, heading: string][] = [
  ["the person", "Your name and position"],
  ["their work", "What you said about your work"],
  ["their report", "Your report"],
  ["the view from outside", "How your colleagues see you, without their comments"],
  ["disputed by them", "What you dispute, without its words"],
  ["how they like to be met", "How direct, and in which manner"],
  ["their goals and commitments", "Your goals and commitments"],
  ["what they said of themselves", "What is remembered of you, in your words"],
  ["your notes of this conversation", "Notes of this conversation's earlier turns"],
];

const headingOf = (title: string) => HEADINGS.find(([start]) => title.startsWith(start))?.[1] ?? title;

const cutBefore = (text: string, start: string) => text.split(new RegExp(`(?=^${start})`, "m"));

function instructionSections(text: string, mark: string): PromptSection[] {
  const opening = `\\[data ${mark}\\] `;
  return cutBefore(text, opening).map((part) => {
    const title = new RegExp(`^${opening}(.*)`).exec(part)?.[1];
    return { title: title === undefined ? CONDUCT : headingOf(title), text: part };
  });
}

function turnSections({ role, content }: CoachMessage, mark: string): PromptSection[] {
  const [said = "", ...line] = cutBefore(content, `\\[this turn ${mark}\\]`);
  return [{ title: SPEAKERS[role], text: said }, ...line.map((text) => ({ title: TURN, text }))];
}

export function promptSections(messages: CoachMessage[], mark: string): PromptSection[] {
  return messages.flatMap((message) =>
    message.role === "system" ? instructionSections(message.content, mark) : turnSections(message, mark),
  );
}
