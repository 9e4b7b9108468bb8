import { useEffect, useEffectEvent, useRef, type RefObject } from "react";

/**
 * For a control whose text is kept in state: takes over what somebody typed into the server's markup before the page's
 * scripts ran, which would otherwise be gone at the next rendering.
 */
export function useTypedEarly<Control extends HTMLInputElement | HTMLTextAreaElement>(
  take: (text: string) => void,
): RefObject<Control | null> {
  const control = useRef<Control>(null);
  const takeOver = useEffectEvent(take);
  useEffect(() => {
    if (control.current?.value) takeOver(control.current.value);
  }, []);
  return control;
}
