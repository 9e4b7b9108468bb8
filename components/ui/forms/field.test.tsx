import { render, screen } from "@testing-library/react";
import { Field } from "./field";
import { Textarea } from "./textarea";

describe("Field", () => {
  it("names its input and describes it with the hint and the error", () => {
    render(<Field label="Email" hint="Work address" error="Please enter a valid email address" type="email" />);
    const input = screen.getByRole("textbox", { name: "Email" });
    expect(input).toHaveAccessibleDescription("Work address Please enter a valid email address");
    expect(input).toBeInvalid();
  });

  it("is valid and has no description without a hint and an error", () => {
    render(<Field label="Name" />);
    const input = screen.getByRole("textbox", { name: "Name" });
    expect(input).not.toHaveAttribute("aria-describedby");
    expect(input).toBeValid();
  });

  it("connects another control instead of the input", () => {
    render(
      <Field label="Comment" error="Please write something">
        <Textarea rows={4} />
      </Field>,
    );
    const area = screen.getByRole("textbox", { name: "Comment" });
    expect(area.tagName).toBe("TEXTAREA");
    expect(area).toHaveAccessibleDescription("Please write something");
  });

  it("keeps what a control says of its own validity", () => {
    render(
      <>
        <Field label="Comment">
          <Textarea aria-invalid />
        </Field>
        <Field label="Email" aria-invalid />
        <Field label="Name" error="Please enter your name" aria-invalid={false} />
      </>,
    );
    for (const name of ["Comment", "Email", "Name"]) expect(screen.getByRole("textbox", { name })).toBeInvalid();
  });

  it("keeps an existing id of its control", () => {
    render(
      <Field label="Comment">
        <Textarea id="mine" />
      </Field>,
    );
    expect(screen.getByRole("textbox", { name: "Comment" })).toHaveAttribute("id", "mine");
  });
});
