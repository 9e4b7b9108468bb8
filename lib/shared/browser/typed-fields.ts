import { z } from "zod";
import { removeFromTab, restoreFromTab, saveToTab, TYPED_FIELDS_KEY as KEY } from "./tab-storage";

const stored = z.object({ path: z.string(), values: z.record(z.string(), z.string()) });

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const NOT_KEPT = ["password", "file", "hidden", "checkbox", "radio", "submit", "button"];

const isKept = (element: Element): element is TextControl =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !NOT_KEPT.includes(element.type));

const currentPath = () => window.location.pathname + window.location.search;

const textControlsOf = (form: HTMLFormElement) => [...form.elements].filter(isKept).filter(({ name }) => name);

export function storeTypedFields(): void {
  const filled = [...document.forms].flatMap(textControlsOf).filter(({ value }) => value.trim());
  if (filled.length === 0) return;
  const values = Object.fromEntries(filled.map(({ name, value }) => [name, value]));
  saveToTab(KEY, JSON.stringify({ path: currentPath(), values }));
}

function type(control: TextControl, text: string): void {
  const prototype = control instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

export function restoreTypedFields(form: HTMLFormElement): void {
  const typed = restoreFromTab(KEY, (value) => stored.parse(value));
  if (typed?.path !== currentPath()) return;
  const values = new Map(Object.entries(typed.values));
  for (const control of textControlsOf(form)) {
    const text = values.get(control.name);
    values.delete(control.name);
    if (text && !control.value) type(control, text);
  }
  if (values.size === 0) removeFromTab(KEY);
  else saveToTab(KEY, JSON.stringify({ ...typed, values: Object.fromEntries(values) }));
}
