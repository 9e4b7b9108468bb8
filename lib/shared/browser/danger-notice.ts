export const DANGER_EVENT = "clarity:danger";

export function announceDanger(answer: unknown): void {
  if (typeof answer !== "object" || answer === null || !("danger_notice" in answer)) return;
  window.dispatchEvent(new CustomEvent(DANGER_EVENT, { detail: answer.danger_notice }));
}
