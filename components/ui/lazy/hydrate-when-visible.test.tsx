/** @jest-environment jsdom */
import { act, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { hydrateWhenVisible } from "./hydrate-when-visible";

const SERVER_HTML = '<div style="display:contents"><!--$--><button type="button">0 times</button><!--/$--></div>';

const Counter = () => {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>{`${count} times`}</button>;
};

let scrollIntoView: () => void;
class FakeIntersectionObserver {
  constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
    scrollIntoView = () => onChange([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

async function hydrate(load: () => Promise<typeof Counter>) {
  const Island = hydrateWhenVisible(load);
  const container = document.createElement("div");
  container.innerHTML = SERVER_HTML;
  document.body.replaceChildren(container);
  await act(async () => void hydrateRoot(container, <Island />));
  return () => document.querySelector("button") as HTMLButtonElement;
}

beforeEach(() => Object.assign(window, { IntersectionObserver: FakeIntersectionObserver }));

test("loads nothing and keeps the server's HTML until it comes near the viewport", async () => {
  const load = jest.fn(async () => Counter);
  const button = await hydrate(load);
  expect(load).not.toHaveBeenCalled();
  expect(button().textContent).toBe("0 times");
  await act(async () => scrollIntoView());
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => button().click());
  expect(button().textContent).toBe("1 times");
});

test("loads after two seconds what never comes near the viewport", async () => {
  jest.useFakeTimers();
  const load = jest.fn(async () => Counter);
  await hydrate(load);
  await act(async () => jest.advanceTimersByTime(2_000));
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test("repeats a click that came before the script", async () => {
  const loaded = Promise.withResolvers<typeof Counter>();
  const button = await hydrate(() => loaded.promise);
  await act(async () => scrollIntoView());
  await act(async () => button().click());
  expect(button().textContent).toBe("0 times");
  await act(async () => loaded.resolve(Counter));
  expect(button().textContent).toBe("1 times");
});

test("keeps the server's HTML when the script cannot be loaded", async () => {
  const button = await hydrate(() => Promise.reject(new Error("offline")));
  await act(async () => scrollIntoView());
  expect(button().textContent).toBe("0 times");
});
