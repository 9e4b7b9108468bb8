import { messageView } from "@/tests/support/factories/message-view";
import { localMessage, mergeTail } from "./merge-messages";

const ids = (messages: { id: string }[]) => messages.map(({ id }) => id);

it("keeps pages that were read before and takes the newest page from the server", () => {
  const shown = mergeTail([], [messageView("1"), messageView("2"), messageView("3")]);
  const merged = mergeTail(shown, [messageView("3", { content: "changed" }), messageView("4")]);
  expect(ids(merged)).toEqual(["1", "2", "3", "4"]);
  expect(merged[2]?.content).toBe("changed");
});

it("lets a message keep its place in the page when the server gives it an id", () => {
  const said = localMessage("user", "hello");
  const reply = localMessage("assistant", "");
  const merged = mergeTail(
    [said, reply],
    [messageView("1", { content: "hello" }), messageView("2", { role: "assistant" })],
  );
  expect(merged.map(({ key }) => key)).toEqual([said.key, reply.key]);
  expect(ids(merged)).toEqual(["1", "2"]);
});

it("drops what the server does not have", () => {
  expect(ids(mergeTail([localMessage("user", "never arrived")], []))).toEqual([]);
});

it("never takes back words that were seen while the reply is being written", () => {
  const shown = mergeTail([], [messageView("1", { role: "assistant", state: "streaming", content: "You want to" })]);
  const behind = messageView("1", { role: "assistant", state: "streaming", content: "You" });
  expect(mergeTail(shown, [behind])[0]?.content).toBe("You want to");
  const final = messageView("1", { role: "assistant", state: "complete", content: "You" });
  expect(mergeTail(shown, [final])[0]?.content).toBe("You");
});

it("starts anew when the pages no longer touch", () => {
  const shown = mergeTail([], [messageView("1"), messageView("2")]);
  expect(ids(mergeTail(shown, [messageView("8"), messageView("9")]))).toEqual(["8", "9"]);
});

it("puts another version of a message in the place of the one that was shown", () => {
  const shown = mergeTail([], [messageView("1"), messageView("2b", { versions: ["2a", "2b"] })]);
  const merged = mergeTail(shown, [messageView("1"), messageView("2a", { versions: ["2a", "2b"] })]);
  expect(ids(merged)).toEqual(["1", "2a"]);
  expect(merged[1]?.key).toBe(shown[1]?.key);
});
