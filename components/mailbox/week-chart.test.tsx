import { render } from "@testing-library/react";
import { WeekChart } from "./week-chart";

it("frames working days that follow each other once", () => {
  const hours = { from: 8, to: 18, days: [1, 2, 3, 5] };
  const { container } = render(<WeekChart sent={[{ at: Date.UTC(2026, 0, 5, 9), offset: 0 }]} hours={hours} />);
  const frames = [...container.querySelectorAll("rect.fill-none")].map((frame) => frame.getAttribute("height"));
  expect(frames).toEqual(["48", "16"]);
});
