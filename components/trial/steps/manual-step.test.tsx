import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { INITIAL } from "@/lib/features/trial/model";
import { EMPTY_FORM, storeDraft } from "./manual-form";
import { ManualStep } from "./manual-step";

const step = <ManualStep state={INITIAL} send={() => {}} hasQuestionnaire={false} />;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

async function drawn(): Promise<HTMLElement> {
  const { renderToString } = await import("react-dom/server");
  document.body.innerHTML = `<div id="page">${renderToString(step)}</div>`;
  const page = document.getElementById("page");
  if (!page) throw new Error("The page is not there");
  return page;
}

it("keeps text entered before hydration, together with the text that this tab stored", async () => {
  window.scrollTo = jest.fn();
  storeDraft({ ...EMPTY_FORM, email: "kept@example.com", openness: "70" });
  const page = await drawn();
  field("Openness").value = "55";
  field("Password").value = "correct horse";
  await act(async () => hydrateRoot(page, step));
  expect(field("Email")).toHaveValue("kept@example.com");
  expect(field("Openness")).toHaveValue(55);
  expect(field("Password")).toHaveValue("correct horse");
  expect(sessionStorage.getItem("clarity-trial-form")).toContain('"openness":"55"');
  expect(sessionStorage.getItem("clarity-trial-form")).not.toContain("correct horse");
  await userEvent.clear(field("Openness"));
  await userEvent.type(field("Openness"), "60");
  expect(sessionStorage.getItem("clarity-trial-form")).toContain('"openness":"60"');
});
