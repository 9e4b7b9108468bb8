import { fireEvent, render, screen } from "@testing-library/react";
import { Textarea } from "./textarea";

const setScrollHeight = (height: number) =>
  Object.defineProperty(HTMLTextAreaElement.prototype, "scrollHeight", { configurable: true, get: () => height });

afterEach(() => setScrollHeight(0));

describe("Textarea", () => {
  it("grows with its text and scrolls beyond the limit", () => {
    render(<Textarea aria-label="Message" autoGrow maxHeightPx={288} />);
    const area = screen.getByRole("textbox", { name: "Message" });
    setScrollHeight(120);
    fireEvent.input(area, { target: { value: "a few lines" } });
    expect(area.style.height).toBe("120px");
    setScrollHeight(900);
    fireEvent.input(area, { target: { value: "very many lines" } });
    expect(area.style.height).toBe("288px");
    expect(area.style.overflowY).toBe("auto");
  });

  it("shrinks when its value is cleared from outside", () => {
    setScrollHeight(200);
    const { rerender } = render(<Textarea aria-label="Message" autoGrow value="long" onChange={() => undefined} />);
    const area = screen.getByRole("textbox", { name: "Message" });
    expect(area.style.height).toBe("200px");
    setScrollHeight(48);
    rerender(<Textarea aria-label="Message" autoGrow value="" onChange={() => undefined} />);
    expect(area.style.height).toBe("48px");
  });

  it("keeps its height without autoGrow", () => {
    setScrollHeight(500);
    render(<Textarea aria-label="Comment" rows={4} />);
    expect(screen.getByRole("textbox", { name: "Comment" }).style.height).toBe("");
  });

  it("exposes its element", () => {
    const ref = { current: null as HTMLTextAreaElement | null };
    render(<Textarea aria-label="Comment" ref={ref} />);
    expect(ref.current).toBe(screen.getByRole("textbox", { name: "Comment" }));
  });
});
