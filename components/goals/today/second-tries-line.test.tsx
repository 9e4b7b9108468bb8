import { render, screen } from "@testing-library/react";
import { SecondTriesLine } from "./second-tries-line";

const tries = {
  clarified: 12,
  repeated: 6,
  apologized: 2,
  mails: 200,
  sharePercent: 10,
  lowPercent: 7,
  highPercent: 15,
  readOnDay: "2026-11-03",
};

it("says the share in words, and its likely range below", () => {
  render(<SecondTriesLine tries={tries} />);
  expect(screen.getByText("About 10 in 100 of your messages needed a second try")).toBeInTheDocument();
  expect(
    screen.getByText(/20 of 200 that you sent.* In the long run it is likely 7 to 15 in 100\./),
  ).toBeInTheDocument();
});

it("shows nothing where the share is 0", () => {
  const { container } = render(
    <SecondTriesLine tries={{ ...tries, sharePercent: 0, lowPercent: 0, highPercent: 1 }} />,
  );
  expect(container).toBeEmptyDOMElement();
});
