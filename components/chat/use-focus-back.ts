"use client";

import { useEffect, useRef, type RefObject } from "react";

/** For what a form stands in the place of: when the form is gone, its focus goes to the element of the ref. */
export function useFocusBack<Target extends HTMLElement>(isForm: boolean): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasForm = useRef(false);
  useEffect(() => {
    if (!isForm && wasForm.current) target.current?.focus();
    wasForm.current = isForm;
  }, [isForm]);
  return target;
}
