import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LongText } from "./long-text";

it("shortens a long text until it is asked for", async () => {
  render(<LongText text={"Well said. ".repeat(100)} />);
  const text = screen.getByText(/^Well said\./);
  expect(text).toHaveClass("line-clamp-8");
  await userEvent.click(screen.getByRole("button", { name: "Show all of it" }));
  expect(text).not.toHaveClass("line-clamp-8");
  expect(screen.getByRole("button", { name: "Show less" })).toHaveAttribute("aria-expanded", "true");
});

it("shows a short text as it is", () => {
  render(<LongText text="Well said." />);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
