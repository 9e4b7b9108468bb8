import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EXCLUSIONS, type Exclusion } from "@/lib/features/mailbox/schema";
import { stubFetch } from "@/tests/support/stub-fetch";
import type { MailAnswer, MailRequest, ReadMail } from "./mail-messages";
import { MailboxPanel } from "./mailbox-panel";

const importCall = "POST /api/try-clarity/mailbox-import/42";

/** The mail worker; jsdom has none. The test answers in its place. */
class FakeWorker {
  static current: FakeWorker;
  requests: MailRequest[] = [];
  isEnded = false;
  onmessage: ((event: { data: MailAnswer }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    FakeWorker.current = this;
  }
  postMessage(request: MailRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
}

const answer = (data: MailAnswer) => act(() => FakeWorker.current.onmessage?.({ data }));

const mailOf = (count: number, changes: Partial<ReadMail> = {}): ReadMail => ({
  messages: Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    at: 1_770_000_000_000 + index,
    offset: 0,
    isReply: false,
    recipients: 1,
    to: ["r1"],
    thread: "t1",
    language: "en" as const,
    latency: null,
    counts: [30],
  })),
  summary: {
    seen: count + 12,
    excluded: {
      ...(Object.fromEntries(EXCLUSIONS.map((reason) => [reason, 0])) as Record<Exclusion, number>),
      received: 12,
    }, // fromEntries forgets the keys.
    allWords: count * 60,
    invitesPerWeek: [],
    inbound: null,
  },
  excerpts: ["Thank you for the quick answer."],
  ...changes,
});

function show() {
  window.scrollTo = jest.fn();
  Object.assign(globalThis, { Worker: FakeWorker });
  const onDone = jest.fn();
  render(<MailboxPanel userId={42} email="jane@acme.example" onDone={onDone} onClose={jest.fn()} />);
  return onDone;
}

const file = () => new File(["From x"], "Sent.mbox");
const choose = () => userEvent.upload(screen.getByLabelText("Drop an .mbox or .eml file, or choose one"), file());

async function paste() {
  const field = screen.getByLabelText("Or paste mails that you sent");
  await userEvent.clear(field);
  await userEvent.type(field, "Thank you for the quick answer.");
  await userEvent.click(screen.getByRole("button", { name: "Read what I pasted" }));
}

it("asks whose mail it is, with the person's own address ticked, and when they work, and reads only then", async () => {
  show();
  await choose();
  expect(screen.getByRole("status")).toHaveTextContent("Looking for your addresses...");
  answer({
    type: "scanned",
    candidates: [
      { address: "jane@acme.example", isSure: false },
      { address: "sam@example.com", isSure: false },
    ],
  });
  expect(screen.getByLabelText("jane@acme.example")).toBeChecked();
  expect(screen.getByLabelText("sam@example.com")).not.toBeChecked();
  await userEvent.selectOptions(screen.getByLabelText("From"), "7:00");
  await userEvent.click(screen.getByLabelText("Sun"));
  await userEvent.click(screen.getByLabelText("Fri"));
  await userEvent.click(screen.getByRole("button", { name: "Read my sent mail" }));
  const hours = { from: 7, to: 18, days: [1, 2, 3, 4, 0] };
  expect(FakeWorker.current.requests).toEqual([
    expect.objectContaining({ type: "read", addresses: ["jane@acme.example"], hours }),
  ]);
  answer({ type: "progress", share: 0.4, seen: 400, own: 120 });
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
  expect(screen.getByText(/400 messages seen, 120 of them your own/)).toBeInTheDocument();
});

it("shows what was read before anything is sent, and sends a sentence only when it is ticked", async () => {
  const calls = stubFetch({ [importCall]: { body: { success: true } } });
  const onDone = show();
  await paste();
  answer({ type: "read", mail: mailOf(60) });
  expect(screen.getByText("60 mails of your own, 1,800 own words")).toBeInTheDocument();
  expect(screen.getByText(/50 % of the words in them are yours/)).toBeInTheDocument();
  expect(screen.getByText("Left out: 12 written by others.")).toBeInTheDocument();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByLabelText("“Thank you for the quick answer.”"));
  await userEvent.click(screen.getByRole("button", { name: "Use this for my report" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toMatchObject({ source: "paste", excerpts: ["Thank you for the quick answer."] });
});

it("keeps what was read when it cannot be sent", async () => {
  stubFetch({});
  const onDone = show();
  await paste();
  answer({ type: "read", mail: mailOf(60) });
  await userEvent.click(screen.getByRole("button", { name: "Use this for my report" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("What was read is still here; please try again.");
  expect(screen.getByText("60 mails of your own, 1,800 own words")).toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
});

it("says when little was found, when nothing was, and when it is no mail at all", async () => {
  show();
  await paste();
  answer({ type: "read", mail: mailOf(7) });
  expect(screen.getByText("Few mails say little.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Choose again" }));
  await paste();
  answer({ type: "read", mail: mailOf(0) });
  expect(screen.getByRole("alert")).toHaveTextContent("No mail of your own was found.");
  await userEvent.click(screen.getByRole("button", { name: "Choose again" }));
  await choose();
  act(() => FakeWorker.current.onerror?.());
  expect(screen.getByRole("alert")).toHaveTextContent("This could not be read as mail.");
  expect(FakeWorker.current.isEnded).toBe(true);
});

it("keeps what was pasted when it has to be read again", async () => {
  show();
  await paste();
  answer({ type: "failed" });
  await userEvent.click(screen.getByRole("button", { name: "Choose again" }));
  expect(screen.getByLabelText("Or paste mails that you sent")).toHaveValue("Thank you for the quick answer.");
});

it("leads back to the choice of files when one holds no mail, or the wrong one was chosen", async () => {
  show();
  await choose();
  answer({ type: "scanned", candidates: [] });
  expect(screen.getByRole("alert")).toHaveTextContent("No mail was found in this file.");
  await userEvent.click(screen.getByRole("button", { name: "Choose again" }));
  await choose();
  answer({ type: "scanned", candidates: [{ address: "sam@example.com", isSure: false }] });
  await userEvent.click(screen.getByRole("button", { name: "Choose another file" }));
  expect(screen.getByLabelText("Or paste mails that you sent")).toBeInTheDocument();
});

it("says why nothing of a mailbox counts as the person's own", async () => {
  show();
  await choose();
  answer({ type: "scanned", candidates: [{ address: "sam@example.com", isSure: true }] });
  await userEvent.click(screen.getByRole("button", { name: "Read my sent mail" }));
  answer({ type: "read", mail: mailOf(0) });
  expect(screen.getByRole("alert")).toHaveTextContent("Left out: 12 written by others.");
});
