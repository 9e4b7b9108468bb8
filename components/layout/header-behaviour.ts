"use client";

import { useEffect } from "react";
import { HEADER_ID, MENU_BUTTON_ID, MENU_ID } from "./header-ids";

const SCROLLED_AFTER_PX = 10;
const SCROLL_OFFSET_PX = 80;
const HASH_DELAY_MS = 100;
const WIDE_SCREEN = "(min-width: 48rem)";

function watchScroll(header: HTMLElement, signal: AbortSignal): void {
  const update = () => header.toggleAttribute("data-scrolled", window.scrollY > SCROLLED_AFTER_PX);
  update();
  window.addEventListener("scroll", update, { passive: true, signal });
}

/** Corrects the browser's own scroll: fonts and images may have moved the section since. */
function scrollToHash(): ReturnType<typeof setTimeout> | undefined {
  const section = document.querySelector(":target");
  if (!section) return undefined;
  return setTimeout(() => {
    window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY - SCROLL_OFFSET_PX });
  }, HASH_DELAY_MS);
}

function fillMenu(menu: HTMLElement, header: HTMLElement): void {
  const content = header.firstElementChild?.cloneNode(true);
  const close = (content as HTMLElement).querySelector("button");
  close?.removeAttribute("id");
  close?.removeAttribute("aria-expanded");
  close?.removeAttribute("aria-controls");
  close?.setAttribute("aria-label", "Close menu");
  close?.firstElementChild?.classList.replace("glyph-menu", "glyph-x");
  menu.replaceChildren(content as Node);
}

/** Tab wraps at both ends, because a modal dialog lets it move on to the browser's toolbar. */
function keepFocusInside(menu: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "Tab") return;
  const stops = [...menu.querySelectorAll<HTMLElement>("a, button")];
  const [first, last] = [stops[0], stops.at(-1)];
  if (document.activeElement !== (event.shiftKey ? first : last)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

function wireMenu(header: HTMLElement, menu: HTMLDialogElement, signal: AbortSignal): void {
  const button = document.getElementById(MENU_BUTTON_ID);
  const on = (target: EventTarget | null, type: string, listener: (event: Event) => void) =>
    target?.addEventListener(type, listener, { signal });

  on(button, "click", () => {
    fillMenu(menu, header);
    menu.showModal();
    button?.setAttribute("aria-expanded", "true");
  });
  on(menu, "close", () => button?.setAttribute("aria-expanded", "false"));
  on(menu, "keydown", (event) => keepFocusInside(menu, event as KeyboardEvent));
  // Each entry also closes the menu.
  on(menu, "click", (event) => (event.target as HTMLElement).closest("a, button") && menu.close());
  on(matchMedia(WIDE_SCREEN), "change", () => menu.close());
}

export function HeaderBehaviour() {
  useEffect(() => {
    const header = document.getElementById(HEADER_ID);
    const menu = document.getElementById(MENU_ID);
    const watching = new AbortController();
    if (header) watchScroll(header, watching.signal);
    if (header && menu instanceof HTMLDialogElement) wireMenu(header, menu, watching.signal);
    const scrolling = scrollToHash();
    return () => {
      watching.abort();
      clearTimeout(scrolling);
    };
  }, []);
  return null;
}
