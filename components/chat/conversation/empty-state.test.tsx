import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { PracticeSummary } from "@/lib/features/practices/schema";
import { FocusRequest } from "../composer/focus-request";
import { NewConversation } from "./new-conversation";

const PRACTICES: PracticeSummary[] = ["Decide", "Delegate", "Give feedback", "Negotiate", "Premortem"].map((title) => ({
  id: title.toLowerCase().replace(" ", "-"),
  title,
  when: `When it is time for: ${title}`,
  minutes: 10,
  result: "a page",
  names: [],
}));

const onPractice = jest.fn();
const onSend = jest.fn();
beforeEach(() => [onPractice, onSend].forEach((mock) => mock.mockReset()));

function Beginning({
  suggestedId = null,
  practices = PRACTICES,
  today = null,
}: Partial<Parameters<typeof NewConversation>[0]>) {
  const [draft, setDraft] = useState("");
  return (
    <NewConversation
      draft={draft}
      onDraft={setDraft}
      practices={practices}
      suggestedId={suggestedId}
      today={today}
      isCompact={false}
      onPractice={onPractice}
      onSend={onSend}
      isCreating={false}
      error={null}
      focusRequest={new FocusRequest()}
      note="note"
    />
  );
}
const input = () => screen.getByPlaceholderText("Share what's on your mind...");
const press = (name: RegExp | string) => userEvent.click(screen.getByRole("button", { name }));

it("offers four practices and starts the pressed one", async () => {
  render(<Beginning />);
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
  await press(/^Decide/);
  expect(onPractice).toHaveBeenCalledWith("decide");
});

it("lists the practice named in the address first", () => {
  render(<Beginning suggestedId="premortem" />);
  expect(screen.getAllByRole("listitem")[0]).toHaveTextContent("Premortem");
});

it("shows Today first, and after a practice that was asked for", () => {
  const today = <section aria-label="Today" />;
  const followsHeading = () => {
    const heading = screen.getByRole("heading", { name: "Start a conversation" });
    const place = heading.compareDocumentPosition(screen.getByRole("region", { name: "Today" }));
    return Boolean(place & Node.DOCUMENT_POSITION_FOLLOWING);
  };
  const { unmount } = render(<Beginning today={today} />);
  expect(followsHeading()).toBe(false);
  unmount();
  render(<Beginning today={today} suggestedId="premortem" />);
  expect(followsHeading()).toBe(true);
});

it("shows all practices in place, and the message field stays as it is", async () => {
  render(<Beginning />);
  await userEvent.type(input(), "Half a thought");
  await press("All practices");
  expect(screen.getAllByRole("listitem")).toHaveLength(5);
  expect(screen.getByRole("button", { name: /^Premortem/ })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "All practices" })).not.toBeInTheDocument();
  expect(input()).toHaveValue("Half a thought");
});

it("starts a conversation without a practice", async () => {
  render(<Beginning />);
  await press("Just talk");
  expect(input()).toHaveFocus();
  await userEvent.keyboard("The board paper{Enter}");
  expect(onSend).toHaveBeenCalledWith("The board paper");
});

it("lists the practices that match the letters after '/', and Enter starts the first", async () => {
  render(<Beginning />);
  await userEvent.type(input(), "/pre");
  const list = await screen.findByRole("region", { name: "Practices" });
  expect(within(list).getAllByRole("button")).toHaveLength(1);
  await userEvent.type(input(), "{Enter}");
  expect(onPractice).toHaveBeenCalledWith("premortem");
  expect(onSend).not.toHaveBeenCalled();
});

it("reaches the list with the arrow keys", async () => {
  render(<Beginning />);
  await userEvent.type(input(), "/");
  await screen.findByRole("region", { name: "Practices" });
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(document.activeElement).toHaveTextContent(/^Delegate/);
});

it("treats a sentence that contains a slash as a message", async () => {
  render(<Beginning />);
  await userEvent.type(input(), "and/or?{Enter}");
  expect(onSend).toHaveBeenCalledWith("and/or?");
});

it("offers a practice that is due again first, with the date of its last run", () => {
  const due = PRACTICES.map((practice) =>
    practice.title === "Premortem" ? { ...practice, lastDone: "2026-11-16T12:00:00Z" } : practice,
  );
  render(<Beginning practices={due} />);
  const [first] = within(screen.getByRole("list")).getAllByRole("button");
  expect(first).toHaveAccessibleName(/^Premortem.*Last done on .*16.*Time for the next one\.$/);
});
