import { useEffect, useRef, type RefObject } from "react";

/** For the heading of a screen that takes the place of another: it is focused and in view when the screen opens. */
export function useHeadingFocus(isWanted = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (!wanted.current) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
