import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EXCLUSIONS, type Exclusion } from "@/lib/features/mailbox/schema";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import type { MailWorkerResponse, MailWorkerRequest, CollectedMailbox } from "./file-import/mail-worker-protocol";
import { MailboxPanel } from "./mailbox-panel";

const importCall = "POST /api/try-clarity/mailbox-import/42";

class FakeWorker {
  static current: FakeWorker;
  requests: MailWorkerRequest[] = [];
  isEnded = false;
  onmessage: ((event: { data: MailWorkerResponse }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    FakeWorker.current = this;
  }
  postMessage(request: MailWorkerRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.isEnded = true;
  }
}

const answer = (data: MailWorkerResponse) => act(() => FakeWorker.current.onmessage?.({ data }));

const mailOf = (count: number, changes: Partial<CollectedMailbox> = {}): CollectedMailbox => ({
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
    isForward: false,
    parent: null,
  })),
  summary: {
    seen: count + 12,
    excluded: {
      ...(Object.fromEntries(EXCLUSIONS.map((reason) => [reason, 0])) as Record<Exclusion, number>),
      received: 12,
    }, // fromEntries loses the key type.
    allWords: count * 60,
    invitesPerWeek: [],
    inbound: null,
    conversations: null,
  },
  excerpts: [{ kind: "thanks", text: "Thank you for the quick answer." }],
  samples: [{ at: 1_770_000_000_000, text: "We keep the date." }],
  doubts: [],
  problems: [],
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
const choose = () => userEvent.upload(screen.getByLabelText("Drop your sent mail here, or choose files"), file());

async function paste() {
  const field = screen.getByLabelText("Or paste mails that you sent");
  await userEvent.clear(field);
  await userEvent.type(field, "Thank you for the quick answer.");
  await userEvent.click(screen.getByRole("button", { name: "Read what I pasted" }));
}

const confirmText = () => userEvent.click(screen.getByRole("button", { name: "Yes, I wrote this" }));

it("asks for own addresses and working hours before the import", async () => {
  show();
  await choose();
  expect(screen.getByRole("status")).toHaveTextContent("Looking for your addresses...");
  answer({
    type: "scanned",
    candidates: [
      { address: "jane@acme.example", isSure: false },
      { address: "sam@example.com", isSure: false },
    ],
    problems: [],
  });
  expect(screen.getByLabelText("jane@acme.example")).toBeChecked();
  expect(screen.getByLabelText("sam@example.com")).not.toBeChecked();
  await userEvent.selectOptions(screen.getByLabelText("From"), "7:00");
  await userEvent.selectOptions(screen.getByLabelText("Which time zone do you live in?"), "America/Lima");
  await userEvent.click(screen.getByLabelText("Sun"));
  await userEvent.click(screen.getByLabelText("Fri"));
  await userEvent.click(screen.getByRole("button", { name: "Read my sent mail" }));
  const hours = { from: 7, to: 18, days: [1, 2, 3, 4, 0] };
  expect(FakeWorker.current.requests).toEqual([
    expect.objectContaining({
      type: "read",
      selection: expect.objectContaining({ addresses: ["jane@acme.example"] }),
      hours,
      zone: "America/Lima",
      isStrict: false,
    }),
  ]);
  answer({ type: "progress", share: 0.4, seen: 400, own: 120 });
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
  expect(screen.getByText(/400 messages seen, 120 of them your own/)).toBeInTheDocument();
});

it("shows the result before the upload and uploads only ticked sentences", async () => {
  const calls = stubFetch({ [importCall]: { body: { success: true } } });
  const onDone = show();
  await paste();
  answer({ type: "read", mail: mailOf(60) });
  await confirmText();
  expect(screen.getByText("60 mails of your own, 1,800 own words")).toBeInTheDocument();
  expect(screen.getByText(/50 % of the words in them are yours/)).toBeInTheDocument();
  expect(screen.getByText("Left out: 12 written by others.")).toBeInTheDocument();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByLabelText(/“Thank you for the quick answer.”/));
  await userEvent.click(screen.getByRole("button", { name: "Use this for my report" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toMatchObject({
    source: "paste",
    clock: { isConfirmed: false },
    textCheck: { isConfirmed: true, isStrict: false, doubts: [] },
    excerpts: [{ kind: "thanks", text: "Thank you for the quick answer." }],
  });
});

it("keeps the import when the upload fails", async () => {
  stubFetch({});
  const onDone = show();
  await paste();
  answer({ type: "read", mail: mailOf(60) });
  await confirmText();
  await userEvent.click(screen.getByRole("button", { name: "Use this for my report" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("What was read is still here; please try again.");
  expect(screen.getByText("60 mails of your own, 1,800 own words")).toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
});

it("reports few mails, no own mail, and files that are not mail", async () => {
  show();
  await paste();
  answer({ type: "read", mail: mailOf(7) });
  await confirmText();
  expect(screen.getByText("These are few mails.")).toBeInTheDocument();
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

it("keeps the pasted text on restart", async () => {
  show();
  await paste();
  answer({ type: "failed" });
  await userEvent.click(screen.getByRole("button", { name: "Choose again" }));
  expect(screen.getByLabelText("Or paste mails that you sent")).toHaveValue("Thank you for the quick answer.");
});

it("returns to the file choice when a file holds no mail", async () => {
  show();
  await choose();
  answer({ type: "scanned", candidates: [], problems: [] });
  expect(screen.getByRole("alert")).toHaveTextContent("No mail was found in this file.");
  await userEvent.click(screen.getByRole("button", { name: "Choose again" }));
  await choose();
  answer({ type: "scanned", candidates: [{ address: "sam@example.com", isSure: false }], problems: [] });
  await userEvent.click(screen.getByRole("button", { name: "Choose another file" }));
  expect(screen.getByLabelText("Or paste mails that you sent")).toBeInTheDocument();
});

it("shows why no message counts as own", async () => {
  show();
  await choose();
  answer({ type: "scanned", candidates: [{ address: "sam@example.com", isSure: true }], problems: [] });
  await userEvent.click(screen.getByRole("button", { name: "Read my sent mail" }));
  answer({ type: "read", mail: mailOf(0) });
  expect(screen.getByRole("alert")).toHaveTextContent("Left out: 12 written by others.");
});

async function readFile(mail: CollectedMailbox) {
  await choose();
  answer({ type: "scanned", candidates: [{ address: "jane@acme.example", isSure: true }], problems: [] });
  await userEvent.click(screen.getByRole("button", { name: "Read my sent mail" }));
  answer({ type: "read", mail });
}

it("shows samples of the extracted text, reads again strictly on 'no', and stops on a second 'no'", async () => {
  show();
  await readFile(mailOf(60, { samples: [{ at: 1_770_000_000_000, text: "We keep the date." }] }));
  expect(screen.getByRole("heading", { name: "Is this what you wrote?" })).toBeInTheDocument();
  expect(screen.getByText("We keep the date.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "No, read more strictly" }));
  expect(FakeWorker.current.requests).toEqual([expect.objectContaining({ type: "read", isStrict: true })]);
  answer({ type: "read", mail: mailOf(60) });
  await userEvent.click(screen.getByRole("button", { name: "No, others wrote some of it" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Then none of this mail can be counted as yours.");
});

it("uploads a confirmed clock only when the week was recognized", async () => {
  const calls = stubFetch({ [importCall]: { body: { success: true } } });
  const onDone = show();
  await readFile(mailOf(60));
  await confirmText();
  expect(screen.getByRole("img", { name: /Your sent mail by weekday and hour/ })).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText("Yes, this is when I send mail"));
  await userEvent.click(screen.getByRole("button", { name: "Use this for my report" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toMatchObject({ source: "file", clock: { isConfirmed: true } });
});

it("returns to the choice of clock with the same files", async () => {
  show();
  await readFile(mailOf(60));
  await confirmText();
  await userEvent.click(screen.getByRole("button", { name: "Choose another time zone or other hours" }));
  expect(screen.getByLabelText("jane@acme.example")).toBeChecked();
});

it("announces an early look between 40 and 200 mails", async () => {
  show();
  await readFile(mailOf(75));
  await confirmText();
  expect(screen.getByText("This will be an early look.")).toBeInTheDocument();
});

it("says what was read of a damaged file and what was not, and marks the import as partial", async () => {
  const calls = stubFetch({ [importCall]: { body: { success: true } } });
  show();
  await readFile(mailOf(60, { problems: [{ file: "takeout.zip", kind: "damaged", messages: 72 }] }));
  await confirmText();
  expect(
    screen.getByText(/takeout.zip is damaged.*72 messages before that point could be read; nothing behind it was/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Use this for my report" }));
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ partial: true }));
});

it("names a damaged file in which no mail was found", async () => {
  show();
  await choose();
  answer({ type: "scanned", candidates: [], problems: [{ file: "takeout.zip", kind: "damaged", messages: 0 }] });
  expect(screen.getByRole("alert")).toHaveTextContent("takeout.zip is damaged at its beginning");
});
