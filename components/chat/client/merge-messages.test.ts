import { messageView } from "@/tests/support/factories/message-view";
import { createLocalMessage, mergeLatestPage } from "./merge-messages";

const ids = (messages: { id: string }[]) => messages.map(({ id }) => id);

it("keeps earlier pages and replaces the newest one", () => {
  const shown = mergeLatestPage([], [messageView("1"), messageView("2"), messageView("3")]);
  const merged = mergeLatestPage(shown, [messageView("3", { content: "changed" }), messageView("4")]);
  expect(ids(merged)).toEqual(["1", "2", "3", "4"]);
  expect(merged[2]?.content).toBe("changed");
});

it("keeps the key of a message that receives its id", () => {
  const said = createLocalMessage("user", "hello");
  const reply = createLocalMessage("assistant", "");
  const merged = mergeLatestPage(
    [said, reply],
    [messageView("1", { content: "hello" }), messageView("2", { role: "assistant" })],
  );
  expect(merged.map(({ key }) => key)).toEqual([said.key, reply.key]);
  expect(ids(merged)).toEqual(["1", "2"]);
});

it("removes messages that the server does not have", () => {
  expect(ids(mergeLatestPage([createLocalMessage("user", "never arrived")], []))).toEqual([]);
});

it("keeps received text that is not stored yet", () => {
  const shown = mergeLatestPage(
    [],
    [messageView("1", { role: "assistant", state: "streaming", content: "You want to" })],
  );
  const behind = messageView("1", { role: "assistant", state: "streaming", content: "You" });
  expect(mergeLatestPage(shown, [behind])[0]?.content).toBe("You want to");
  const final = messageView("1", { role: "assistant", state: "complete", content: "You" });
  expect(mergeLatestPage(shown, [final])[0]?.content).toBe("You");
});

it("discards earlier pages that no longer adjoin", () => {
  const shown = mergeLatestPage([], [messageView("1"), messageView("2")]);
  expect(ids(mergeLatestPage(shown, [messageView("8"), messageView("9")]))).toEqual(["8", "9"]);
});

it("keeps the key for another version of a message", () => {
  const shown = mergeLatestPage([], [messageView("1"), messageView("2b", { versions: ["2a", "2b"] })]);
  const merged = mergeLatestPage(shown, [messageView("1"), messageView("2a", { versions: ["2a", "2b"] })]);
  expect(ids(merged)).toEqual(["1", "2a"]);
  expect(merged[1]?.key).toBe(shown[1]?.key);
});
