import { act, renderHook, waitFor } from "@testing-library/react";
import { QueryProvider } from "@/components/layout/query-provider";
import type { ConversationView } from "@/lib/features/chat/schema";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { useNewConversation } from "./use-new-conversation";
import { useConversationList } from "../sidebar/use-conversation-list";

const conversation = (id: string): ConversationView => ({
  id,
  title: "My peer took my budget",
  created_at: "2026-01-05T09:00:00.000Z",
  updated_at: "2026-01-05T09:00:00.000Z",
  user_id: 7,
  pinned: false,
  answering: false,
});

function watchNames(): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  const stub = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const headers = Object(init?.headers) as Record<string, string>; // apiClient sends a plain object.
    if (init?.method === "POST") names.push(headers["idempotency-key"]);
    return stub(input, init);
  };
  return names;
}

beforeEach(() => sessionStorage.clear());

it("retries a creation whose response was lost with the same key, also after a reload, and lists it once", async () => {
  const calls = stubFetch({
    "GET /api/chat/sessions": { body: [conversation("made")] },
    "POST /api/chat/sessions": ["unreachable", "unreachable", { status: 201, body: conversation("made") }],
  });
  const names = watchNames();
  const [send, showConversation] = [jest.fn(), jest.fn()];
  const open = () =>
    renderHook(
      () => {
        const { conversations, create } = useConversationList([]);
        return {
          conversations,
          ...useNewConversation({
            create: (title) => create(7, title),
            send,
            onPracticeStarted: jest.fn(),
            setDraft: jest.fn(),
            showConversation,
          }),
        };
      },
      { wrapper: QueryProvider },
    );
  const before = open();
  await act(() => before.result.current.start("My peer took my budget"));
  await act(() => before.result.current.start("My peer took my budget"));
  expect(before.result.current).toMatchObject({ isCreating: false, error: { message: expect.any(String) } });
  before.unmount();

  const { result } = open();
  await act(() => result.current.start("My peer took my budget"));
  expect(send).toHaveBeenCalledWith("made", "My peer took my budget");
  expect(showConversation).toHaveBeenCalledWith("made");
  await waitFor(() => expect(result.current.conversations.map(({ id }) => id)).toEqual(["made"]));
  expect(names).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f-]{36}$/)));
  expect(new Set(names).size).toBe(1);

  // The next creation is another conversation.
  await act(() => result.current.start("Another matter"));
  expect(names[3]).not.toBe(names[0]);
  const made = calls.filter(({ call }) => call.startsWith("POST"));
  expect(made[0]?.body).toEqual({ user_id: 7, title: "My peer took my budget" });
});

it("shows a practice that could not start until another conversation is opened", async () => {
  stubFetch({ "POST /api/practices/runs": ["unreachable"] });
  const onPracticeStarted = jest.fn();
  const options = { create: jest.fn(), send: jest.fn(), setDraft: jest.fn(), showConversation: jest.fn() };
  const { result } = renderHook(() => useNewConversation({ ...options, onPracticeStarted }), {
    wrapper: QueryProvider,
  });
  await act(() => result.current.startWithPractice("premortem"));
  expect(result.current).toMatchObject({ isCreating: false, error: { message: expect.any(String) } });
  expect(onPracticeStarted).not.toHaveBeenCalled();
  expect(options.setDraft).not.toHaveBeenCalled();
  act(() => result.current.reset());
  expect(result.current.error).toBeNull();
});
