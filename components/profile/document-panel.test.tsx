import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubFetch } from "@/tests/support/stub-fetch";
import type { ReadProfile } from "./document-messages";
import { DocumentPanel } from "./document-panel";
import { readDocument } from "./read-document";

jest.mock("./read-document");

const profile: ReadProfile = {
  source: "cv",
  name: "Mira Holt",
  headline: "VP Product",
  location: null,
  industry: null,
  summary: null,
  positions: [{ title: "VP Product", company: "Northwind", from: "2020-01", to: null, isCurrent: true }],
  education: [{ school: "ETH Zurich", degree: "Master of Science", field: null, from: "2008", to: "2013" }],
  skills: ["Strategy"],
};
const importCall = "POST /api/try-clarity/import-profile";
const linkCall = "POST /api/try-clarity/link-linkedin/42";
const analysed = { profile, insights: "**Hi Mira.**\n\nYou have been VP Product." };

function show() {
  window.scrollTo = jest.fn();
  const onDone = jest.fn();
  render(<DocumentPanel userId={42} onDone={onDone} onClose={jest.fn()} />);
  return onDone;
}

const choose = () =>
  userEvent.upload(screen.getByLabelText("Drop a PDF or ZIP file, or choose one"), new File(["%PDF"], "cv.pdf"));

it("shows the facts before they are sent, and sends those alone", async () => {
  jest.mocked(readDocument).mockResolvedValue({ type: "read", profile });
  const calls = stubFetch({ [importCall]: { body: analysed }, [linkCall]: { body: { alreadyLinked: false } } });
  const onDone = show();
  await choose();
  expect(await screen.findByText("VP Product, Northwind")).toHaveTextContent("2020 – now");
  expect(screen.getByText("Master of Science, ETH Zurich")).toBeInTheDocument();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Use these facts" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(calls).toEqual([
    { call: importCall, body: { profile } },
    { call: linkCall, body: { linkedinProfile: profile, insights: analysed.insights } },
  ]);
});

it("says why a file is refused, and what was pasted stays", async () => {
  jest.mocked(readDocument).mockResolvedValue({ type: "refused", message: "This file is larger than 10 MB." });
  show();
  await userEvent.type(screen.getByLabelText("Or paste your profile or CV"), "Mira");
  await choose();
  expect(await screen.findByRole("alert")).toHaveTextContent("This file is larger than 10 MB.");
  expect(screen.getByLabelText("Or paste your profile or CV")).toHaveValue("Mira");
});

it("says when nothing was found in it", async () => {
  jest.mocked(readDocument).mockResolvedValue({
    type: "read",
    profile: { ...profile, name: null, positions: [], education: [], skills: [] },
  });
  show();
  await userEvent.type(screen.getByLabelText("Or paste your profile or CV"), "lorem");
  await userEvent.click(screen.getByRole("button", { name: "Read what I pasted" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("No name, role or school was found in this.");
});

it("keeps the facts when they cannot be sent", async () => {
  jest.mocked(readDocument).mockResolvedValue({ type: "read", profile });
  stubFetch({ [importCall]: { body: analysed } });
  const onDone = show();
  await choose();
  await userEvent.click(await screen.findByRole("button", { name: "Use these facts" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("What was read is still here; please try again.");
  expect(screen.getByText("Mira Holt")).toBeInTheDocument();
  expect(onDone).not.toHaveBeenCalled();
});
