import { render, screen } from "@testing-library/react";
import { SidebarFooter } from "./sidebar-footer";

const show = (hasReport: boolean) =>
  render(<SidebarFooter hasReport={hasReport} isOffRecord={false} onOffRecord={() => {}} onMemories={() => {}} />);

it("leads back to the report, first of all", () => {
  show(true);
  expect(screen.getAllByRole("link")[0]).toHaveAccessibleName("Your report");
  expect(screen.getByRole("link", { name: "Your report" })).toHaveAttribute("href", "/try");
});

it("offers no report to somebody who has none", () => {
  show(false);
  expect(screen.queryByRole("link", { name: "Your report" })).not.toBeInTheDocument();
});
