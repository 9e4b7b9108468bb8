import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useEmailSuggestion } from "./use-email-suggestion";

function Controlled() {
  const [email, setEmail] = useState("");
  const { onInput, line } = useEmailSuggestion();
  return (
    <>
      <input aria-label="Email" value={email} onInput={onInput} onChange={(event) => setEmail(event.target.value)} />
      {line}
    </>
  );
}

function Registered({ onSubmit }: { onSubmit: (values: { email: string }) => void }) {
  const { register, handleSubmit } = useForm<{ email: string }>();
  const { onInput, line } = useEmailSuggestion();
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values))}>
      <input aria-label="Email" onInput={onInput} {...register("email")} />
      {line}
      <button>Send</button>
    </form>
  );
}

const field = () => screen.getByLabelText("Email");
const findOffer = () => screen.findByRole("button", { name: "ada@gmail.com" });

it("takes the meant address with one press, and says no more", async () => {
  render(<Controlled />);
  await userEvent.type(field(), "ada@gmial.con");
  await userEvent.click(await findOffer());
  expect(field()).toHaveValue("ada@gmail.com");
  expect(field()).toHaveFocus();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("tells a form that reads its fields by reference", async () => {
  const submit = jest.fn();
  render(<Registered onSubmit={submit} />);
  await userEvent.type(field(), "ada@gmail.con");
  await userEvent.click(await findOffer());
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(submit).toHaveBeenCalledWith({ email: "ada@gmail.com" });
});

it("refuses nothing", async () => {
  const submit = jest.fn();
  render(<Registered onSubmit={submit} />);
  await userEvent.type(field(), "ada@gmial.com");
  await findOffer();
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(submit).toHaveBeenCalledWith({ email: "ada@gmial.com" });
});
