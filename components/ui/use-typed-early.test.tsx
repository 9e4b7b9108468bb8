import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { Field } from "./field";
import { useTypedEarly } from "./use-typed-early";

function Form() {
  const [text, setText] = useState("");
  const control = useTypedEarly<HTMLInputElement>(setText);
  return (
    <>
      <Field ref={control} label="Code" value={text} onChange={(event) => setText(event.target.value)} />
      <p>Kept: {text}</p>
    </>
  );
}

it("keeps what was typed before the page's scripts ran", async () => {
  const { renderToString } = await import("react-dom/server");
  document.body.innerHTML = `<div id="page">${renderToString(<Form />)}</div>`;
  const input = screen.getByLabelText<HTMLInputElement>("Code");
  input.value = "clarity";
  const page = document.getElementById("page");
  if (!page) throw new Error("The page is not there");
  await act(async () => hydrateRoot(page, <Form />));
  expect(screen.getByText("Kept: clarity")).toBeVisible();
  await userEvent.type(input, "-code");
  expect(screen.getByText("Kept: clarity-code")).toBeVisible();
});
