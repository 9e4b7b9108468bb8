import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { stubFetch } from "@/tests/support/fakes/stub-fetch";
import type { DocumentFacts } from "./document-worker-protocol";
import { DocumentPanel } from "./document-panel";
import { readDocument } from "./read-document";

jest.mock("./read-document");

const profile: DocumentFacts = {
  source: "cv",
  name: "Mira Holt",
  headline: "VP Product",
  location: "Leeds, United Kingdom",
  industry: "Software",
  summary: "I sit on the board of a charity.",
  positions: [{ title: "VP Product", company: "Northwind", from: "2020-01", to: null, isCurrent: true }],
  education: [{ school: "ETH Zurich", degree: "Master of Science", field: null, from: "2008", to: "2013" }],
  skills: Array.from({ length: 15 }, (_, index) => `Skill ${index + 1}`),
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
  userEvent.upload(screen.getByLabelText("Drop a PDF, DOCX or ZIP file, or choose one"), new File(["%PDF"], "cv.pdf"));

const understood = { type: "read" as const, profile, isUnderstood: true };

const shownValues = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input:not([type]), textarea")].flatMap(
    ({ value }) => value.split("\n").filter((line) => line !== ""),
  );

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return value === "" ? [] : [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
};

const sentProfile = (calls: { body: unknown }[]) => (calls[0]?.body as { profile: DocumentFacts }).profile; // The first call above.

it("uploads exactly the displayed values", async () => {
  jest.mocked(readDocument).mockResolvedValue(understood);
  const calls = stubFetch({ [importCall]: { body: analysed }, [linkCall]: { body: { alreadyLinked: false } } });
  const onDone = show();
  await choose();
  expect(await screen.findByLabelText("Name")).toHaveValue("Mira Holt");
  expect(calls).toEqual([]);
  const shown = shownValues();
  await userEvent.click(screen.getByRole("button", { name: "Use these facts" }));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  const { source, ...sent } = sentProfile(calls);
  expect(source).toBe("cv");
  expect(textsIn(sent).toSorted()).toEqual(shown.toSorted());
  expect(calls[1]).toEqual({
    call: linkCall,
    body: { linkedinProfile: profile, insights: analysed.insights },
  });
});

it("moves the focus to what was read, and back to the choice", async () => {
  jest.mocked(readDocument).mockResolvedValue(understood);
  show();
  await userEvent.type(screen.getByLabelText("Or paste your profile or CV"), "Mira Holt");
  await userEvent.click(screen.getByRole("button", { name: "Read what I pasted" }));
  const name = await screen.findByLabelText("Name");
  expect(document.activeElement).toContainElement(name);
  expect(document.body).not.toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Choose again" }));
  expect(document.body).not.toHaveFocus();
  expect(document.activeElement).toContainElement(screen.getByLabelText("Or paste your profile or CV"));
});

it("uploads edited facts, and no removed ones", async () => {
  jest.mocked(readDocument).mockResolvedValue(understood);
  const calls = stubFetch({ [importCall]: { body: analysed }, [linkCall]: { body: { alreadyLinked: false } } });
  show();
  await choose();
  await userEvent.clear(await screen.findByLabelText("Name"));
  await userEvent.type(screen.getByLabelText("Name"), "Mira van Holt");
  await userEvent.clear(screen.getByLabelText("About you"));
  await userEvent.clear(screen.getByLabelText("Skills"));
  await userEvent.click(screen.getByRole("button", { name: "Remove school 1" }));
  const shown = shownValues();
  await userEvent.click(screen.getByRole("button", { name: "Use these facts" }));
  await waitFor(() => expect(calls).toHaveLength(2));
  const sent = sentProfile(calls);
  expect(sent).toMatchObject({ name: "Mira van Holt", summary: null, education: [] });
  expect(textsIn({ ...sent, source: "" }).toSorted()).toEqual(shown.toSorted());
});

it("explains a date that cannot be stored and blocks the upload", async () => {
  jest.mocked(readDocument).mockResolvedValue(understood);
  show();
  await choose();
  const [from] = await screen.findAllByLabelText("From");
  await userEvent.type(from as HTMLElement, "x");
  expect(screen.getByText("A year, or a year and a month: 2019 or 2019-04.")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Use these facts" })).toBeDisabled();
});

it("offers empty fields when the structure was not understood", async () => {
  const empty = { ...profile, name: null, headline: null, positions: [], education: [], skills: [], summary: null };
  jest.mocked(readDocument).mockResolvedValue({ type: "read", profile: empty, isUnderstood: false });
  show();
  await choose();
  expect(await screen.findByText("We could not read the structure of this document.")).toBeInTheDocument();
  expect(screen.getByLabelText("Name")).toHaveValue("");
  expect(screen.getByRole("button", { name: "Use these facts" })).toBeDisabled();
  await userEvent.click(screen.getByRole("button", { name: "Add a role" }));
  await userEvent.type(screen.getByLabelText("Title"), "VP Product");
  expect(screen.getByRole("button", { name: "Use these facts" })).toBeEnabled();
});

it("shows why a file was rejected and keeps the pasted text", async () => {
  jest.mocked(readDocument).mockResolvedValue({ type: "refused", message: "This file is larger than 10 MB." });
  show();
  await userEvent.type(screen.getByLabelText("Or paste your profile or CV"), "Mira");
  await choose();
  expect(await screen.findByRole("alert")).toHaveTextContent("This file is larger than 10 MB.");
  expect(screen.getByLabelText("Or paste your profile or CV")).toHaveValue("Mira");
});

it("keeps the facts when the upload fails", async () => {
  jest.mocked(readDocument).mockResolvedValue(understood);
  stubFetch({ [importCall]: { body: analysed } });
  const onDone = show();
  await choose();
  await userEvent.click(await screen.findByRole("button", { name: "Use these facts" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("What was read is still here; please try again.");
  expect(screen.getByLabelText("Name")).toHaveValue("Mira Holt");
  expect(onDone).not.toHaveBeenCalled();
});
