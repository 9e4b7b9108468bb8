"use client";

import { lazy, Suspense, useCallback, useEffect, useRef, type ComponentType } from "react";
import { PENDING_SUBMIT_ATTRIBUTE } from "@/lib/shared/pages/pre-hydration-submit";

const ROOT_MARGIN = "400px";
const MAX_WAIT_MS = 2_000;

function waitUntilDue(element: Element | null, onDue: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && settle(),
    { rootMargin: ROOT_MARGIN },
  );
  const timer = setTimeout(() => settle(), element ? MAX_WAIT_MS : 0);
  const cancel = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const settle = () => {
    cancel();
    onDue();
  };
  if (element) observer.observe(element);
  return cancel;
}

/**
 * React stops clicks on HTML that is not hydrated yet, so they are recorded on the window. Returns a function that
 * repeats the last one.
 */
function recordClicks(container: HTMLElement, controller: AbortController): () => void {
  let clicked: HTMLElement | null = null;
  const record = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || !container.contains(target)) return;
    clicked = target.closest("button");
  };
  window.addEventListener("click", record, { capture: true, signal: controller.signal });
  return () => {
    controller.abort();
    // A form keeps an early submission itself; an invalid one never became a submission.
    if (!clicked?.closest(`form[${PENDING_SUBMIT_ATTRIBUTE}]`)) clicked?.click();
  };
}

/**
 * A server-rendered component whose script is loaded when its first element comes near the viewport, at the latest
 * after two seconds. Until then React leaves the server's HTML untouched, because the boundary around it has not
 * resolved. If the script cannot be loaded the HTML stays: an error would replace the whole page.
 */
export function hydrateWhenVisible<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let showContent = () => {};
  const due = new Promise<void>((resolve) => (showContent = resolve));
  const neverLoaded = () => new Promise<never>(() => undefined);

  const Content = lazy(async () => {
    if (typeof window !== "undefined") await due;
    const Loaded = await load().catch(neverLoaded);
    return {
      default: function Content({ props, onHydrated }: { props: Props; onHydrated: () => void }) {
        useEffect(() => onHydrated(), [onHydrated]);
        return <Loaded {...props} />;
      },
    };
  });

  return function HydrateWhenVisible(props: Props) {
    const container = useRef<HTMLDivElement>(null);
    const repeatClick = useRef(() => {});
    const onHydrated = useCallback(() => repeatClick.current(), []);
    useEffect(() => {
      if (!container.current) return;
      const controller = new AbortController();
      repeatClick.current = recordClicks(container.current, controller);
      const cancel = waitUntilDue(container.current.firstElementChild, showContent);
      return () => {
        controller.abort();
        cancel();
      };
    }, []);
    return (
      <div ref={container} style={{ display: "contents" }}>
        <Suspense>
          <Content props={props} onHydrated={onHydrated} />
        </Suspense>
      </div>
    );
  };
}
