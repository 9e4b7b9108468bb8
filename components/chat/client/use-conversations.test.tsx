import { act, renderHook, waitFor } from "@testing-library/react";
import { messageView } from "@/tests/support/factories/message-view";
import { createController } from "./conversation-controller";
import { useConversation, useConversations } from "./use-conversations";

class FakeChannel {
  static readonly channels = new Set<FakeChannel>();
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeChannel.channels.add(this);
  }
  postMessage(data: string): void {
    for (const channel of FakeChannel.channels) if (channel !== this) channel.onmessage?.({ data });
  }
  close(): void {
    FakeChannel.channels.delete(this);
  }
}

const rows = [messageView("u1", { content: "Hello" }), messageView("a1", { role: "assistant" })];
const json = (body: unknown) => ({ ok: true, status: 200, text: async () => JSON.stringify(body) });

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, "BroadcastChannel");
});

it("loads a conversation when it is shown, and again when the page is visible again or back online", () => {
  const controller = createController({ conversationId: "s1", userId: 7, page: rows });
  const load = jest.spyOn(controller, "load").mockResolvedValue(true);
  const { result, unmount } = renderHook(() => useConversation(controller));
  expect(load).toHaveBeenCalledTimes(1);
  expect(result.current.messages).toHaveLength(2);

  act(() => void document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  expect(load).toHaveBeenCalledTimes(2);
  act(() => void window.dispatchEvent(new Event("offline")));
  expect(load).toHaveBeenCalledTimes(2);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(load).toHaveBeenCalledTimes(3);
  unmount();
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  expect(load).toHaveBeenCalledTimes(3);
});

it("shows a message that another tab has sent, and reports it", async () => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  const fetchMock = jest.fn().mockResolvedValue(json(rows));
  Object.assign(globalThis, { fetch: fetchMock });
  const onOtherTabMessage = jest.fn();
  const { result, unmount } = renderHook(() =>
    useConversations(7, { conversationId: "s1", messages: [] }, onOtherTabMessage),
  );
  const controller = result.current.get("s1");
  expect(result.current.get("s1")).toBe(controller);
  act(() => new FakeChannel().postMessage("s1"));
  await waitFor(() => expect(controller.snapshot().messages).toHaveLength(2));
  expect(onOtherTabMessage).toHaveBeenCalledTimes(1);
  unmount();
  act(() => new FakeChannel().postMessage("s1"));
  expect(onOtherTabMessage).toHaveBeenCalledTimes(1);
});
