import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ChartFrame } from "../chart-frame";
import { Alert } from "./alert";
import { LoadingScreen } from "./loading-screen";
import { Progress } from "./progress";
import { Skeleton } from "./skeleton";
import { Spinner } from "./spinner";
import { Stepper } from "./stepper";

describe("Alert", () => {
  it("interrupts for a failure and is polite otherwise", () => {
    render(
      <>
        <Alert>Please fill in your name and comment</Alert>
        <Alert tone="success">Saved.</Alert>
      </>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent("Please fill in your name and comment");
    expect(screen.getByRole("status")).toHaveTextContent("Saved.");
  });
});

describe("Progress", () => {
  it("announces its value, rounded and clamped to 0-100", () => {
    const { rerender } = render(<Progress value={44.6} label="Analysis" valueText="Reading your profile" />);
    const bar = screen.getByRole("progressbar", { name: "Analysis" });
    expect(bar).toHaveAttribute("aria-valuenow", "45");
    expect(bar).toHaveAttribute("aria-valuetext", "Reading your profile");
    rerender(<Progress value={140} label="Analysis" valueText="" />);
    expect(bar).toHaveAttribute("aria-valuenow", "100");
    rerender(<Progress value={-3} label="Analysis" valueText="" />);
    expect(bar).toHaveAttribute("aria-valuenow", "0");
  });
});

describe("Stepper", () => {
  it("marks the open step and states which are done", () => {
    render(<Stepper steps={["Welcome", "Connect", "Analysis"]} current={1} />);
    const items = screen.getAllByRole("listitem");
    expect(items[0]).toHaveTextContent("Welcome (done)");
    expect(items[1]).toHaveAttribute("aria-current", "step");
    expect(items[2]).not.toHaveAttribute("aria-current");
  });
});

describe("ChartFrame", () => {
  it("hides the drawing from assistive technology and offers the same figures as a table", async () => {
    render(
      <ChartFrame
        title="Your profile"
        summary="Each ring is 20%."
        table={
          <table>
            <tbody>
              <tr>
                <td>Openness 62</td>
              </tr>
            </tbody>
          </table>
        }
      >
        <svg data-testid="drawing" />
      </ChartFrame>,
    );
    expect(screen.getByTestId("drawing").parentElement).toHaveAttribute("aria-hidden", "true");
    await userEvent.click(screen.getByText("Show the figures as a table"));
    expect(screen.getByText("Openness 62")).toBeVisible();
  });
});

describe("waiting", () => {
  it("is announced by its text, not by its decoration", () => {
    render(
      <>
        <LoadingScreen message="Checking access..." />
        <Spinner className="size-5" />
        <Skeleton />
      </>,
    );
    const said = screen.getAllByRole("status").map((region) => region.textContent);
    expect(said).toEqual(["Checking access..."]);
  });
});
