import { act, render, screen } from "@testing-library/react";
import { useStickToEnd } from "./use-stick-to-end";

let resized: () => void = () => {};

function layOut(element: HTMLElement, { content, region }: { content: number; region: number }) {
  const size = { content, region, top: 0 };
  const reach = () => Math.max(0, size.content - size.region);
  Object.defineProperties(element, {
    scrollHeight: { configurable: true, get: () => Math.max(size.content, size.region) },
    clientHeight: { configurable: true, get: () => size.region },
    scrollTop: {
      configurable: true,
      get: () => Math.min(size.top, reach()),
      set: (top: number) => (size.top = Math.max(0, Math.min(top, reach()))),
    },
  });
  const scroll = () => act(() => void element.dispatchEvent(new Event("scroll")));
  return {
    distance: () => element.scrollHeight - element.scrollTop - element.clientHeight,
    scrollTo: (top: number) => {
      element.scrollTop = top;
      scroll();
    },
    frame: ({ content = size.content, region = size.region }: { content?: number; region?: number }) => {
      size.region = region;
      size.top = element.scrollTop;
      size.content = content;
      scroll();
      act(() => resized());
    },
  };
}

function Thread() {
  const { scroller, isAtEnd, jump } = useStickToEnd("thread", "first");
  return (
    <>
      <div ref={scroller} data-testid="region">
        <div>
          <input />
        </div>
      </div>
      <button onClick={jump}>{isAtEnd ? "at the end" : "elsewhere"}</button>
    </>
  );
}

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(onResize: ResizeObserverCallback) {
      resized = () => onResize([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function show() {
  render(<Thread />);
  const region = layOut(screen.getByTestId("region"), { content: 1_327, region: 647 });
  act(() => resized());
  return region;
}

it("stays at the end while content grows, and keeps the position of a reader who scrolled up", () => {
  const region = show();
  region.frame({ content: 1_500 });
  expect(region.distance()).toBe(0);
  region.scrollTo(300);
  expect(screen.getByRole("button")).toHaveTextContent("elsewhere");
  region.frame({ content: 1_700 });
  expect(region.distance()).toBe(1_700 - 647 - 300);
});

it("follows after a jump although the input shrank", () => {
  const region = show();
  region.scrollTo(0);
  act(() => screen.getByRole("button").click());
  region.frame({ content: 1_423, region: 675 });
  expect(region.distance()).toBe(0);
  expect(screen.getByRole("button")).toHaveTextContent("at the end");
});

it("stays at a field that opens in the content, and follows again when it is left", () => {
  const region = show();
  act(() => screen.getByRole("textbox").focus());
  region.frame({ content: 1_900 });
  expect(region.distance()).toBe(1_900 - 1_327);
  act(() => screen.getByRole("textbox").blur());
  region.frame({ content: 1_950 });
  expect(region.distance()).toBe(0);
});
