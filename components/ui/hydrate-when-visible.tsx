"use client";

import { lazy, Suspense, useCallback, useEffect, useRef, type ComponentType } from "react";

/** Starts the download before the content scrolls into view. */
const ROOT_MARGIN = "400px";

/** Calls `onVisible` once; returns a function that stops waiting. Content without a box is visible at once. */
function observe(element: Element | null, onVisible: () => void): () => void {
  if (!element) {
    onVisible();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onVisible();
    },
    { rootMargin: ROOT_MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * React stops clicks on HTML that is not hydrated yet, so they are heard on the window. Returns a function that repeats
 * the last one.
 */
function recordClicks(container: HTMLElement, ending: AbortController): () => void {
  let clicked: HTMLElement | null = null;
  const record = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !container.contains(target)) return;
    clicked = target.closest<HTMLElement>("button[type=button]"); // A form keeps its early submission itself.
  };
  window.addEventListener("click", record, { capture: true, signal: ending.signal });
  return () => {
    ending.abort();
    clicked?.click();
  };
}

/**
 * A server-rendered component whose script is loaded when its first element comes near the viewport. Until then React
 * leaves the server's HTML untouched, because the boundary around it has not resolved. If the script cannot be loaded
 * the HTML stays: an error would replace the whole page.
 */
export function hydrateWhenVisible<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let showContent = () => undefined as void;
  const visible = new Promise<void>((resolve) => (showContent = resolve));
  const neverLoaded = () => new Promise<never>(() => undefined);

  const Content = lazy(async () => {
    if (typeof window !== "undefined") await visible;
    const Loaded = await load().catch(neverLoaded);
    return {
      default: function Content({ onHydrated, ...props }: { onHydrated: () => void } & Props) {
        useEffect(() => onHydrated(), [onHydrated]);
        return <Loaded {...(props as unknown as Props)} />; // The same props without the one above.
      },
    };
  });

  return function HydrateWhenVisible(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    const repeatClick = useRef(() => {});
    const onHydrated = useCallback(() => repeatClick.current(), []);
    useEffect(() => {
      if (!container.current) return;
      const ending = new AbortController();
      repeatClick.current = recordClicks(container.current, ending);
      const stopObserving = observe(container.current.firstElementChild, showContent);
      return () => {
        ending.abort();
        stopObserving();
      };
    }, []);
    return (
      <div ref={container} style={{ display: "contents" }}>
        <Suspense>
          <Content {...props} onHydrated={onHydrated} />
        </Suspense>
      </div>
    );
  };
}
