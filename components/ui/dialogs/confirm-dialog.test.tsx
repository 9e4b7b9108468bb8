import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConfirmDialog } from "./confirm-dialog";

const props = {
  open: true,
  title: "Delete your account?",
  description: "Your report and your conversations go.",
  confirmLabel: "Delete Account",
};

describe("ConfirmDialog", () => {
  it("is an alertdialog and focuses Cancel", () => {
    render(<ConfirmDialog {...props} onOpenChange={jest.fn()} onConfirm={jest.fn()} />);
    const dialog = screen.getByRole("alertdialog", { name: "Delete your account?" });
    expect(dialog).toHaveAccessibleDescription("Your report and your conversations go.");
    expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  });

  it("acts only through the button that repeats the verb", async () => {
    const onConfirm = jest.fn();
    const onOpenChange = jest.fn();
    render(<ConfirmDialog {...props} onOpenChange={onOpenChange} onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole("button", { name: "Delete Account" }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  it("closes without acting by Escape and by Cancel", async () => {
    const onConfirm = jest.fn();
    const onOpenChange = jest.fn();
    render(<ConfirmDialog {...props} onOpenChange={onOpenChange} onConfirm={onConfirm} />);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it("cannot be closed while the action runs", async () => {
    const onOpenChange = jest.fn();
    render(
      <ConfirmDialog {...props} pending pendingLabel="Deleting..." onOpenChange={onOpenChange} onConfirm={jest.fn()} />,
    );
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: "Deleting..." })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});
