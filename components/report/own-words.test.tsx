import { render, screen } from "@testing-library/react";
import type { ProposalView } from "@/lib/features/report/schema";
import { insightView } from "@/tests/support/factories/report-view";
import { OwnWords } from "./own-words";

const details = [insightView("mode-1"), insightView("tension-1", { title: "Hidden Tension" })];
const proposal = (insightId: string): ProposalView => ({
  clauses: [
    { kind: "quote", text: "the same <b>budget</b>, every spring" },
    { kind: "insight", text: "You may keep polishing it.", insightId },
  ],
});

it("shows the words with quotation marks, and what each sentence rests on", () => {
  render(<OwnWords proposals={[proposal("mode-1")]} details={details} verdicts={new Map()} />);
  expect(screen.getByText("“the same <b>budget</b>, every spring”")).toBeInTheDocument();
  expect(screen.getByText("Rests on your words and Operating Mode.")).toBeInTheDocument();
  expect(screen.getByText("You may keep polishing it.").parentElement).not.toHaveClass("line-through");
});

it("crosses out a sentence that cites a disputed insight", () => {
  render(<OwnWords proposals={[proposal("mode-1")]} details={details} verdicts={new Map([["mode-1", "not-me"]])} />);
  expect(screen.getByText("You may keep polishing it.").parentElement).toHaveClass("line-through");
  expect(screen.getByText("Removed with Operating Mode.")).toBeInTheDocument();
});

it("shows nothing without proposals, or for an insight that the report does not have", () => {
  const { container } = render(<OwnWords proposals={[proposal("mode-gone")]} details={details} verdicts={new Map()} />);
  expect(container).toBeEmptyDOMElement();
});
