import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import type { PracticeSummary } from "@/lib/features/practices/schema";
import { messageView } from "@/tests/support/factories/message-view";
import { MessageList } from "../messages/message-list";
import { offeredPractice, OfferButton } from "./offered-practice";

const DECIDE: PracticeSummary = {
  id: "decide",
  title: "Decide",
  when: "Two ways",
  minutes: 12,
  result: "a page",
  names: [],
};
const offering = (change: Partial<ChatMessageView> = {}) =>
  messageView("a1", { role: "assistant", offer: { practiceId: "decide", minutes: 12 }, ...change });

async function show(messages: ChatMessageView[], { isStarting = false } = {}) {
  const onStart = jest.fn();
  const offered = offeredPractice(messages.at(-1), [DECIDE]);
  const thread = messages.map((message) => ({ ...message, key: message.id }));
  await act(
    async () =>
      void render(
        <QueryClientProvider client={new QueryClient()}>
          <MessageList
            messages={thread}
            canAct
            offer={offered && <OfferButton {...offered} isStarting={isStarting} onStart={onStart} />}
          />
        </QueryClientProvider>,
      ),
  );
  return onStart;
}
const button = () => screen.queryByRole("button", { name: 'Start "Decide" (12 min)' });

it("starts the practice that the newest reply offers, by keyboard", async () => {
  const onStart = await show([
    messageView("u1"),
    messageView("a0", { role: "assistant" }),
    messageView("u2"),
    offering(),
  ]);
  expect(screen.getAllByRole("button", { name: /^Start/ })).toHaveLength(1);
  button()?.focus();
  await userEvent.keyboard("{Enter}");
  expect(onStart.mock.calls).toEqual([["decide"]]);
});

it("keeps the focus and ignores a second press while the practice starts", async () => {
  const onStart = await show([messageView("u1"), offering()], { isStarting: true });
  button()?.focus();
  await userEvent.keyboard("{Enter}");
  expect(button()).toHaveFocus();
  expect(onStart).not.toHaveBeenCalled();
});

it.each([
  ["is followed by another message", [offering(), messageView("u2")]],
  ["was found unhelpful", [offering({ feedback: "unhelpful" })]],
  ["was stopped", [offering({ state: "stopped" })]],
  ["offers a practice that is not there any more", [offering({ offer: { practiceId: "gone", minutes: 5 } })]],
])("shows no button below a reply that %s", async (_, messages) => {
  await show(messages);
  expect(screen.queryByRole("button", { name: /^Start/ })).toBeNull();
});
