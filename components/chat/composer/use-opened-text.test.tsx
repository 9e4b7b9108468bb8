import { renderHook } from "@testing-library/react";
import type { ClientMessage } from "../client/merge-messages";
import { useOpenedText } from "./use-opened-text";

const reply = (id: string, opens?: string) => ({ id, role: "assistant", content: "", opens }) as ClientMessage;

function open(first: ClientMessage | undefined, draft = "") {
  const onDraft = jest.fn();
  const { rerender } = renderHook(({ newest }) => useOpenedText(newest, draft, onDraft), {
    initialProps: { newest: first },
  });
  return { onDraft, show: (newest: ClientMessage) => rerender({ newest }) };
}

it("puts a text that a reply opens into the empty message field, once", () => {
  const { onDraft, show } = open(reply("a1"));
  show(reply("a2", "Hi Tom"));
  show(reply("a2", "Hi Tom"));
  expect(onDraft.mock.calls).toEqual([["My version:\n\nHi Tom"]]);
});

it("leaves what the person is writing", () => {
  const { onDraft } = open(reply("a1", "Hi Tom"), "My own words");
  expect(onDraft).not.toHaveBeenCalled();
});
