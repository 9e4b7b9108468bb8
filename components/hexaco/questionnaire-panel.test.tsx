import { QueryClientProvider } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createQueryClient } from "@/components/layout/query-provider";
import type { Form, QuestionnaireState, QuestionnaireView } from "@/lib/features/hexaco/schema";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import { QuestionnairePanel } from "./questionnaire-panel";

const path = "/api/try-clarity/questionnaire/42";
const items = [
  { id: "HSinc1", text: "First statement." },
  { id: "EFear1", text: "Second statement." },
  { id: "XExpr1", text: "Third statement." },
];
const open = (answers: Record<string, number> = {}): QuestionnaireView => ({
  form: "24",
  items,
  answers,
  nextItem: items.find(({ id }) => !answers[id])?.id ?? null,
  completedAt: null,
});
const state = (changes: Partial<QuestionnaireState> = {}): { body: QuestionnaireState } => ({
  body: {
    success: true,
    forms: [{ form: "24", statements: 24, minutes: 3, band: 22 }],
    scale: ["One", "Two", "Three", "Four", "Five", "Six", "Seven"],
    questionnaire: open(),
    refused: null,
    scores: null,
    message: "",
    ...changes,
  },
});

function show(firstForm?: Form) {
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  const onDone = jest.fn();
  const panel = (
    <QueryClientProvider client={createQueryClient()}>
      <QuestionnairePanel userId={42} firstForm={firstForm} onDone={onDone} onClose={jest.fn()} />
    </QueryClientProvider>
  );
  return { ...render(panel), onDone };
}

const statement = (name: string) => screen.findByRole("group", { name });

beforeEach(() => sessionStorage.clear());

it("shows duration and precision of each length and opens the chosen one", async () => {
  const calls = stubFetch({ [`GET ${path}`]: state({ questionnaire: null }), [`POST ${path}`]: state() });
  show();
  await screen.findByText("Each trait is known to within 22 points of 100 in either direction, nine times in ten.");
  await userEvent.click(screen.getByRole("button", { name: "Answer 24 statements" }));
  expect(await statement("First statement.")).toHaveFocus();
  expect(calls.at(-1)?.body).toEqual({ form: "24", answers: {} });
});

it("begins the 24 statements at once where they were chosen before, and still offers another length", async () => {
  const calls = stubFetch({ [`GET ${path}`]: state({ questionnaire: null }), [`POST ${path}`]: state() });
  show("24");
  await statement("First statement.");
  expect(calls.map(({ call, body }) => [call, body])).toEqual([
    [`GET ${path}`, undefined],
    [`POST ${path}`, { form: "24", answers: {} }],
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Change the length" }));
  expect(screen.getByText("24 statements, about 3 minutes")).toBeInTheDocument();
});

it("does not begin the 24 statements again after they were answered", async () => {
  const done = { ...open(), completedAt: "2026-11-21T10:00:00.000Z" };
  const calls = stubFetch({ [`GET ${path}`]: state({ questionnaire: done }) });
  show("24");
  await screen.findByText("24 statements, about 3 minutes");
  expect(calls).toHaveLength(1);
});

it("sends each answer and finishes when the server has scored them", async () => {
  const done = state({ questionnaire: { ...open(), completedAt: "2026-11-21T10:00:00.000Z" } });
  const calls = stubFetch({
    [`GET ${path}`]: state({ questionnaire: open({ HSinc1: 2, EFear1: 3 }) }),
    [`POST ${path}`]: done,
  });
  const { onDone } = show();
  await statement("Third statement.");
  await userEvent.keyboard("6");
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(calls.at(-1)?.body).toEqual({ form: "24", answers: { XExpr1: { value: 6, ms: expect.any(Number) } } });
});

it("keeps unsent answers over a reload and sends them on reconnect", async () => {
  stubFetch({ [`GET ${path}`]: state() });
  const { unmount } = show();
  await statement("First statement.");
  await userEvent.keyboard("6");
  await userEvent.keyboard("2");
  expect(await screen.findByText(/could not be sent. They are kept here/)).toBeInTheDocument();
  unmount();
  const calls = stubFetch({
    [`GET ${path}`]: state(),
    [`POST ${path}`]: state({ questionnaire: open({ HSinc1: 6, EFear1: 2 }) }),
  });
  show();
  await statement("Third statement.");
  await waitFor(() =>
    expect(calls.find(({ call }) => call.startsWith("POST"))?.body).toEqual({
      form: "24",
      answers: {
        HSinc1: { value: 6, ms: expect.any(Number) },
        EFear1: { value: 2, ms: expect.any(Number) },
      },
    }),
  );
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it("keeps an answer that waits for a slow one before it", async () => {
  stubFetch({ [`GET ${path}`]: state() });
  const { unmount } = show();
  await statement("First statement.");
  const fetchNow = globalThis.fetch;
  globalThis.fetch = ((input: string, init: RequestInit = {}) =>
    init.method === "POST" ? new Promise(() => {}) : fetchNow(input, init)) as typeof fetch; // A call that is never answered, or the stub.
  await userEvent.keyboard("6");
  await userEvent.keyboard("2");
  unmount();
  stubFetch({ [`GET ${path}`]: state() });
  show();
  await statement("Third statement.");
});

it("shows why answers were not scored and allows a restart", async () => {
  const refused = { reasons: ["fast" as const], message: "They came faster than the statements can be read." };
  const calls = stubFetch({
    [`GET ${path}`]: state({ questionnaire: open({ HSinc1: 4, EFear1: 4, XExpr1: 4 }), refused }),
    [`POST ${path}`]: state(),
  });
  show();
  expect(await screen.findByText("Not scored")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Start again" }));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ form: "24", answers: {}, restart: true }));
  await statement("First statement.");
  expect(screen.queryByText("Not scored")).not.toBeInTheDocument();
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
});

it("explains how to continue after the trial identity is lost and keeps the answer", async () => {
  stubFetch({ [`GET ${path}`]: state(), [`POST ${path}`]: { status: 401, body: { code: "unauthenticated" } } });
  show();
  await statement("First statement.");
  await userEvent.keyboard("6");
  expect(await screen.findByText("This browser no longer holds your trial.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
  expect(sessionStorage.getItem("clarity-unsent-answers-42")).toContain("HSinc1");
});
