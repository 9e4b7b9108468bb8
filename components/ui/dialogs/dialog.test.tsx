import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Button } from "../button";
import { Dialog } from "./dialog";

function Example({ description }: { description?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Connect Gmail" description={description}>
        <input aria-label="First" />
      </Dialog>
    </>
  );
}

describe("Dialog", () => {
  it("is named and described, closes on Escape and restores the focus", async () => {
    const user = userEvent.setup();
    render(<Example description="What is read, and what is not." />);
    const opener = screen.getByRole("button", { name: "Open" });
    opener.focus();
    await user.click(opener);
    const dialog = screen.getByRole("dialog", { name: "Connect Gmail" });
    expect(dialog).toHaveAccessibleDescription("What is read, and what is not.");
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it("focuses the page when its trigger has gone", async () => {
    const user = userEvent.setup();
    const { rerender } = render(
      <main tabIndex={-1}>
        <Example />
      </main>,
    );
    await user.click(screen.getByRole("button", { name: "Open" }));
    rerender(<main tabIndex={-1} />);
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
  });

  it("traps the focus", async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    const dialog = screen.getByRole("dialog");
    for (let press = 0; press < 4; press++) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it("closes by its close button", async () => {
    const user = userEvent.setup();
    render(<Example />);
    await user.click(screen.getByRole("button", { name: "Open" }));
    await user.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
