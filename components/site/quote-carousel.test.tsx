import { act, fireEvent, render, screen } from "@testing-library/react";
import { QuoteCarousel } from "./quote-carousel";

const ROTATION_MS = 8_000;
const TESTIMONIALS = ["One", "Two", "Three", "Four"].map((quote) => ({ quote, name: "Role", title: "Company" }));

beforeEach(() => {
  jest.useFakeTimers();
  render(<QuoteCarousel label="Testimonials" testimonials={TESTIMONIALS} />);
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shown = () => document.querySelector("[data-shown]")?.getAttribute("aria-label");
const carousel = () => screen.getByRole("group", { name: "Testimonials" });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

it("advances every eight seconds and wraps around", () => {
  pass(ROTATION_MS - 1);
  expect(shown()).toBe("1 of 4");
  pass(1);
  expect(shown()).toBe("2 of 4");
  for (const wanted of ["3 of 4", "4 of 4", "1 of 4"]) {
    pass(ROTATION_MS);
    expect(shown()).toBe(wanted);
  }
});

it("announces slides that the reader changes, and no automatic change", () => {
  const region = document.querySelector(".quotes");
  expect(region).toHaveAttribute("aria-live", "off");
  press("Stop rotation");
  expect(region).toHaveAttribute("aria-live", "polite");
  pass(5 * ROTATION_MS);
  expect(shown()).toBe("1 of 4");
  press("Previous testimonial");
  expect(shown()).toBe("4 of 4");
  press("Show testimonial 3");
  expect(screen.getByRole("button", { name: "Show testimonial 3" })).toHaveAttribute("aria-current", "true");
  press("Start rotation");
  pass(ROTATION_MS);
  expect(shown()).toBe("4 of 4");
});

it("pauses while it has the focus, and resumes when the focus leaves", () => {
  const dot = screen.getByRole("button", { name: "Show testimonial 1" });
  fireEvent.focus(dot);
  pass(5 * ROTATION_MS);
  expect(shown()).toBe("1 of 4");
  fireEvent.blur(dot, { relatedTarget: document.body });
  pass(ROTATION_MS);
  expect(shown()).toBe("2 of 4");
});

it("pauses in a hidden tab", () => {
  const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  fireEvent(document, new Event("visibilitychange"));
  pass(5 * ROTATION_MS);
  expect(shown()).toBe("1 of 4");
  hidden.mockReturnValue(false);
  fireEvent(document, new Event("visibilitychange"));
  pass(ROTATION_MS);
  expect(shown()).toBe("2 of 4");
});

it("labels itself and its slides for screen readers", () => {
  expect(carousel()).toHaveAttribute("aria-roledescription", "carousel");
  expect(document.querySelectorAll("[aria-roledescription=slide]")).toHaveLength(4);
});
