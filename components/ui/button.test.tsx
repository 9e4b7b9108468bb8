import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button, buttonClass } from "./button";

describe("Button", () => {
  it("does not submit a form by default", () => {
    render(<Button>Continue</Button>);
    expect(screen.getByRole("button", { name: "Continue" })).toHaveAttribute("type", "button");
  });

  it("is disabled while its action runs and shows the pending label", async () => {
    const onClick = jest.fn();
    render(
      <Button pending pendingLabel="Preparing..." onClick={onClick}>
        Join
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Preparing..." });
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it("returns the focus that the browser took from the disabled button when its action ends", () => {
    const { rerender } = render(<Button>Save</Button>);
    const button = screen.getByRole("button", { name: "Save" });
    button.focus();
    rerender(<Button pending>Save</Button>);
    button.blur();
    rerender(<Button>Save</Button>);
    expect(button).toHaveFocus();
  });

  it("leaves the focus where it has moved meanwhile", () => {
    const form = (pending: boolean) => (
      <>
        <input aria-label="Code" />
        <Button pending={pending}>Save</Button>
      </>
    );
    const { rerender } = render(form(false));
    screen.getByRole("button", { name: "Save" }).focus();
    rerender(form(true));
    screen.getByLabelText("Code").focus();
    rerender(form(false));
    expect(screen.getByLabelText("Code")).toHaveFocus();
  });

  it("keeps its own label while pending when there is no other", () => {
    render(<Button pending>Save</Button>);
    expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  });

  it("styles a link", () => {
    expect(buttonClass({ variant: "secondary", size: "lg", className: "mt-8" })).toBe("btn btn-secondary btn-lg mt-8");
    expect(buttonClass()).toBe("btn btn-primary btn-md");
  });
});
