import type { ChatMessageView } from "@/lib/features/chat/schema";
import { localMessage, mergeTail } from "./merge-messages";

const row = (id: string, change: Partial<ChatMessageView> = {}): ChatMessageView => ({
  id,
  role: "user",
  content: `text of ${id}`,
  state: "complete",
  created_at: "2026-01-05T09:00:00.000Z",
  failure: null,
  versions: [],
  feedback: null,
  ...change,
});
const ids = (messages: { id: string }[]) => messages.map(({ id }) => id);

it("keeps pages that were read before and takes the newest page from the server", () => {
  const shown = mergeTail([], [row("1"), row("2"), row("3")]);
  const merged = mergeTail(shown, [row("3", { content: "changed" }), row("4")]);
  expect(ids(merged)).toEqual(["1", "2", "3", "4"]);
  expect(merged[2]?.content).toBe("changed");
});

it("lets a message keep its place in the page when the server gives it an id", () => {
  const said = localMessage("user", "hello");
  const reply = localMessage("assistant", "");
  const merged = mergeTail([said, reply], [row("1", { content: "hello" }), row("2", { role: "assistant" })]);
  expect(merged.map(({ key }) => key)).toEqual([said.key, reply.key]);
  expect(ids(merged)).toEqual(["1", "2"]);
});

it("drops what the server does not have", () => {
  expect(ids(mergeTail([localMessage("user", "never arrived")], []))).toEqual([]);
});

it("never takes back words that were seen while the reply is being written", () => {
  const shown = mergeTail([], [row("1", { role: "assistant", state: "streaming", content: "You want to" })]);
  const behind = row("1", { role: "assistant", state: "streaming", content: "You" });
  expect(mergeTail(shown, [behind])[0]?.content).toBe("You want to");
  const final = row("1", { role: "assistant", state: "complete", content: "You" });
  expect(mergeTail(shown, [final])[0]?.content).toBe("You");
});

it("starts anew when the pages no longer touch", () => {
  const shown = mergeTail([], [row("1"), row("2")]);
  expect(ids(mergeTail(shown, [row("8"), row("9")]))).toEqual(["8", "9"]);
});
