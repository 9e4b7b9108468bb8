import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { QueryProvider } from "@/components/layout/query-provider";
import { messageView } from "@/tests/support/factories/message-view";
import type { RunView } from "@/lib/features/practices/schema";
import { Conversation } from "./conversation";
import { createController } from "../client/conversation-controller";
import { FocusRequest } from "../composer/focus-request";
import { createPendingSend, storeUnsent } from "../client/unsent";

const RUN: RunView = {
  id: "r1",
  version: 3,
  conversationId: "s1",
  practiceId: "decide",
  title: "Decide",
  status: "running",
  paused: false,
  progress: { step: 1, of: 10 },
  canGoBack: false,
  canKeep: false,
  isAddition: false,
  check: null,
  step: {
    id: "question",
    kind: "sentence",
    question: "Which decision?",
    why: "",
    example: "",
    optional: false,
    max: 300,
    value: "",
  },
};

const PRACTICES = [{ id: "decide", title: "Decide", when: "", minutes: 9, result: "", names: [] }];

const rows = [messageView("u1", { content: "Hello" }), messageView("a1", { role: "assistant" })];

function answer(page: unknown, status = 200): void {
  const json = (body: unknown, code: number) => ({
    ok: code < 300,
    status: code,
    text: async () => JSON.stringify(body),
  });
  const fetchMock = async (path: string) =>
    path.startsWith("/api/chat/messages/") ? json(page, status) : json({ run: null, pages: [] }, 200);
  Object.assign(globalThis, { fetch: fetchMock });
}

function Screen({ onMissing }: { onMissing: (text: string) => void }) {
  const [controller] = useState(() => createController({ conversationId: "s1", userId: 7 }));
  const [focusRequest] = useState(() => new FocusRequest());
  return (
    <QueryProvider>
      <Conversation
        controller={controller}
        practices={PRACTICES}
        note={null}
        onActivity={() => {}}
        onMissing={onMissing}
        focusRequest={focusRequest}
      />
    </QueryProvider>
  );
}

const UNSENT = createPendingSend("key-1", "I quit", []);
const show = (draft: string, pendingSend: typeof UNSENT | null = UNSENT) => {
  storeUnsent("s1", { draft, pendingSend });
  const onMissing = jest.fn();
  return { ...render(<Screen onMissing={onMissing} />), onMissing };
};
const input = () => screen.getByRole("textbox");
const loaded = () => screen.findByText("Hello", { exact: false });

class FakeResizeObserver {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: FakeResizeObserver, matchMedia: () => ({ matches: true }) });
  Element.prototype.scrollTo = () => {};
  sessionStorage.clear();
});

it("returns an unsent text to the input before the draft that was started meanwhile", async () => {
  answer(rows);
  show("And another thing");
  await loaded();
  await waitFor(() => expect(input()).toHaveValue("I quit\n\nAnd another thing"));
});

it("returns an unsent text that an earlier release has stored", async () => {
  sessionStorage.setItem("clarity-pending-send-s1", JSON.stringify({ id: "key-1", text: "I quit", priorIds: [] }));
  answer(rows);
  render(<Screen onMissing={() => {}} />);
  await loaded();
  await waitFor(() => expect(input()).toHaveValue("I quit"));
});

it("keeps a draft that is the unsent text", async () => {
  answer(rows);
  show("I quit");
  await loaded();
  expect(input()).toHaveValue("I quit");
});

it("removes a draft that turns out to be stored, and no other", async () => {
  answer([...rows, messageView("u2", { content: "I quit" }), messageView("a2", { role: "assistant" })]);
  const { unmount } = show("I quit");
  await waitFor(() => expect(input()).toHaveValue(""));
  unmount();
  show("Something else");
  await loaded();
  expect(input()).toHaveValue("Something else");
});

it("hands the draft and an unsent text over when the conversation is missing", async () => {
  answer({ success: false, message: "Not found" }, 404);
  const { onMissing } = show("Half a thought");
  await waitFor(() => expect(onMissing.mock.calls).toEqual([["I quit\n\nHalf a thought"]]));
  expect(sessionStorage).toHaveLength(0);
});

it("answers the running practice with what is sent before the practices have loaded", async () => {
  const posts: [path: string, body: string][] = [];
  let showRun = () => {};
  const runIsKnown = new Promise<void>((resolve) => (showRun = resolve));
  const respond = (body: unknown) => ({ ok: true, status: 200, text: async () => JSON.stringify(body) });
  const fetchMock = async (path: string, { method = "GET", body = "" }: { method?: string; body?: string } = {}) => {
    if (method === "POST") {
      posts.push([path, body]);
      return respond({ run: { ...RUN, version: 4 }, page: null, messages: [] });
    }
    if (path.startsWith("/api/chat/messages/")) return respond(rows);
    await runIsKnown;
    return respond({ run: RUN, pages: [] });
  };
  Object.assign(globalThis, { fetch: fetchMock });
  show("Whether we renew with Nordlog", null);
  await loaded();
  await userEvent.type(input(), "{Enter}{Enter}");
  expect(input()).toHaveValue("Whether we renew with Nordlog");
  showRun();
  await waitFor(() => expect(input()).toHaveValue(""));
  expect(posts).toEqual([["/api/practices/runs/r1", expect.stringContaining("Whether we renew with Nordlog")]]);
});

it("starts a practice without losing what was typed, and takes away what asked for it", async () => {
  const offer = { practiceId: "decide", minutes: 9 };
  const offering = [messageView("u1", { content: "Hello" }), messageView("a1", { role: "assistant", offer })];
  const respond = (body: unknown) => ({ ok: true, status: 200, text: async () => JSON.stringify(body) });
  const fetchMock = async (path: string, { method = "GET" }: { method?: string } = {}) => {
    if (method === "POST") return respond({ run: RUN, page: null, messages: [], conversation: null });
    return respond(path.startsWith("/api/chat/messages/") ? offering : { run: null, pages: [] });
  };
  Object.assign(globalThis, { fetch: fetchMock });
  const { unmount } = show("Whether we renew", null);
  await userEvent.click(await screen.findByRole("button", { name: /Start "Decide"/ }));
  await screen.findByRole("region", { name: "Practice: Decide" });
  expect(input()).toHaveValue("Whether we renew");
  unmount();

  show("/decide", null);
  await loaded();
  await userEvent.type(input(), "{Enter}");
  await screen.findByRole("region", { name: "Practice: Decide" });
  await waitFor(() => expect(input()).toHaveValue(""));
});
