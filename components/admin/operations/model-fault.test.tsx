import { render, screen } from "@testing-library/react";
import { ModelFault } from "./model-fault";

it("names the model, the fault and the setting", () => {
  const advice = "the server refuses the key; look at OPENAI_API_KEY";
  render(<ModelFault fault={{ model: "some-model", advice, since: "2026-11-23T09:00:00.000Z" }} />);
  const alert = screen.getByRole("alert");
  expect(alert).toHaveTextContent("The coach is unavailable: some-model");
  expect(alert).toHaveTextContent(advice);
});
