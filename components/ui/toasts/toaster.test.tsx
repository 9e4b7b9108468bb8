import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { toast } from "sonner";
import { notify } from "./toast";
import { SonnerToaster } from "./sonner-toaster";
import { Toaster } from "./toaster";

beforeAll(() => {
  // jsdom has no pointer capture.
  HTMLElement.prototype.setPointerCapture = () => undefined;
});

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  render(<SonnerToaster />);
});

afterEach(() => {
  act(() => {
    toast.dismiss();
    jest.advanceTimersByTime(1_000);
  });
  jest.useRealTimers();
});

const show = (notice: Parameters<typeof notify>[0]) =>
  act(() => {
    notify(notice);
    jest.advanceTimersByTime(100);
  });

const noticeOf = (text: string) => screen.getByText(text).closest("li") as HTMLLIElement;

// jsdom's pointer events carry no coordinates; mouse events with the same names do.
const pointer = (notice: HTMLElement, type: string, clientX: number) =>
  fireEvent(notice, new MouseEvent(type, { bubbles: true, clientX, clientY: 0 }));

function swipe(notice: HTMLElement, distance: number): void {
  pointer(notice, "pointerdown", 0);
  pointer(notice, "pointermove", 5);
  pointer(notice, "pointermove", distance);
  pointer(notice, "pointerup", distance);
}

describe("notices", () => {
  it("show a title and a description for five seconds", async () => {
    show({ title: "Success!", description: "Your access has been reserved." });
    expect(noticeOf("Success!")).toHaveTextContent("Your access has been reserved.");
    act(() => jest.advanceTimersByTime(4_500));
    expect(screen.getByText("Success!")).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1_500));
    await waitFor(() => expect(screen.queryByText("Success!")).not.toBeInTheDocument());
  });

  it("replace each other, so that one is visible at a time", async () => {
    show({ title: "First" });
    show({ title: "Second", variant: "destructive" });
    act(() => jest.advanceTimersByTime(500));
    await waitFor(() => expect(screen.queryByText("First")).not.toBeInTheDocument());
    expect(screen.getByText("Second")).toBeInTheDocument();
  });

  it("close by their button", async () => {
    show({ title: "Error", description: "Please enter a valid email address", variant: "destructive" });
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole("button", { name: "Close notice" }));
    act(() => jest.advanceTimersByTime(500));
    await waitFor(() => expect(screen.queryByText("Error")).not.toBeInTheDocument());
  });

  it("run their action", async () => {
    const onClick = jest.fn();
    show({ title: "Deleted", action: { label: "Undo", onClick } });
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole("button", { name: "Undo" }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it("stay after a swipe of less than 50 pixels and go at 50", async () => {
    show({ title: "Swipe me" });
    swipe(noticeOf("Swipe me"), 49);
    act(() => jest.advanceTimersByTime(500));
    expect(noticeOf("Swipe me")).toHaveAttribute("data-removed", "false");
    swipe(noticeOf("Swipe me"), 50);
    act(() => jest.advanceTimersByTime(500));
    await waitFor(() => expect(screen.queryByText("Swipe me")).not.toBeInTheDocument());
  });
});

describe("a toaster that is not loaded yet", () => {
  it("shows the last notice that came meanwhile", async () => {
    cleanup();
    notify({ title: "Early" });
    notify({ title: "Later" });
    render(<Toaster />);
    expect(await screen.findByText("Later")).toBeInTheDocument();
    expect(screen.queryByText("Early")).not.toBeInTheDocument();
  });
});
