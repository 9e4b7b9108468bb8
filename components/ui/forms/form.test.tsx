import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLayoutEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { PRE_HYDRATION_SUBMIT_SCRIPT } from "@/lib/shared/pages/pre-hydration-submit";
import { Field } from "./field";
import { Form } from "./form";

const sent = jest.fn<void, [string]>();

function Gate({ onCommit }: { onCommit?: () => void }) {
  const [text, setText] = useState("");
  useLayoutEffect(() => onCommit?.(), [onCommit]);
  return (
    <Form onSubmit={() => sent(text)} onTypedEarly={(typed) => setText(typed.code ?? "")}>
      <Field label="Code" name="code" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit">Continue</button>
      <p>Kept: {text}</p>
    </Form>
  );
}

async function drawOnServer(onCommit?: () => void): Promise<() => Promise<unknown>> {
  const { renderToString } = await import("react-dom/server");
  document.body.innerHTML = `<div id="page">${renderToString(<Gate />)}</div>`;
  const page = document.getElementById("page");
  if (!page) throw new Error("The page is not there");
  return () => act(async () => hydrateRoot(page, <Gate onCommit={onCommit} />));
}

const typed = (text: string) => (screen.getByLabelText<HTMLInputElement>("Code").value = text);
const press = () => userEvent.click(screen.getByRole("button", { name: "Continue" }));

// Every page starts with this script.
beforeAll(() => new Function(PRE_HYDRATION_SUBMIT_SCRIPT)());
beforeEach(() => sent.mockClear());

it("keeps text entered before hydration", async () => {
  const wake = await drawOnServer();
  typed("clarity");
  await wake();
  expect(screen.getByText("Kept: clarity")).toBeVisible();
  await userEvent.type(screen.getByLabelText("Code"), "-code");
  expect(screen.getByText("Kept: clarity-code")).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

it("submits once, after hydration, what was pressed before it", async () => {
  const wake = await drawOnServer();
  typed("clarity");
  await press();
  await press();
  const form = screen.getByText("Kept:").closest("form");
  expect(form).toHaveAttribute("aria-busy", "true");
  expect(sent).not.toHaveBeenCalled();
  await wake();
  expect(sent.mock.calls).toEqual([["clarity"]]);
  expect(form).not.toHaveAttribute("aria-busy");
  await press();
  expect(sent).toHaveBeenCalledTimes(2);
});

it("submits the text, once, when Enter comes between hydration and its effects", async () => {
  const wake = await drawOnServer(() => screen.getByLabelText<HTMLInputElement>("Code").form?.requestSubmit());
  typed("clarity");
  await wake();
  expect(sent.mock.calls).toEqual([["clarity"]]);
});

it("is not left dimmed when a script of the page fails to load, and says what to do", async () => {
  await drawOnServer();
  await press();
  const form = screen.getByText("Kept:").closest("form");
  const script = document.body.appendChild(document.createElement("script"));
  script.dispatchEvent(new Event("error"));
  expect(form).not.toHaveAttribute("aria-busy");
  await press();
  expect(form).not.toHaveAttribute("aria-busy");
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(screen.getByRole("alert")).toHaveTextContent("Please load it again");
});

it("restores the text entered before the redirect to the access code", async () => {
  sessionStorage.setItem("clarity-typed-fields", JSON.stringify({ path: "/", values: { code: "kept" } }));
  const wake = await drawOnServer();
  await wake();
  expect(await screen.findByText("Kept: kept")).toBeVisible();
});

it("is posted without scripts, so that the address holds no entered text, and says what it needs", async () => {
  await drawOnServer();
  const form = screen.getByText("Kept:").closest("form");
  expect(form).toHaveAttribute("method", "post");
  expect(form?.querySelector("noscript")).toHaveTextContent("This form needs JavaScript.");
});
