import type { Locator, Page } from "playwright-core";
import { inputOf } from "./chat-page.ts";
import type { PersonAction } from "./practice-people.ts";

const panelOf = (page: Page): Locator => page.getByRole("region", { name: /^Practice: / });

export const repliesOf = (page: Page): Locator => page.locator("main ol").first();

export async function startPractice(page: Page, title: string): Promise<void> {
  const started = page.waitForResponse((response) => response.url().endsWith("/api/practices/runs"));
  await inputOf(page).fill(`/${title}`);
  await page.getByRole("region", { name: "Practices" }).getByRole("button").first().waitFor();
  await inputOf(page).press("Enter");
  await started;
  await panelOf(page).waitFor();
}

async function fillRows(page: Page, rows: string[][]): Promise<void> {
  const panel = panelOf(page);
  for (const [index, row] of rows.entries()) {
    const entry = panel.locator("form ol > li").nth(index);
    if (!(await entry.isVisible())) await panel.getByRole("button", { name: "Add", exact: true }).click();
    for (const [field, text] of row.entries()) await entry.locator("textarea").nth(field).fill(text);
  }
}

async function rate(page: Page, number: number): Promise<void> {
  for (const group of await panelOf(page).getByRole("radiogroup").all())
    await group.getByRole("radio", { name: String(number), exact: true }).check({ force: true });
}

async function fillControl(page: Page, action: Exclude<PersonAction, "reload">): Promise<boolean> {
  const panel = panelOf(page);
  if ("list" in action)
    await fillRows(
      page,
      action.list.map((row) => (typeof row === "string" ? [row] : row)),
    );
  else if ("people" in action) await fillRows(page, action.people);
  else if ("choose" in action) await panel.getByRole("radio", { name: action.choose }).check();
  else if ("number" in action) await rate(page, action.number);
  else if ("rateAll" in action) await rate(page, action.rateAll);
  else if ("day" in action) {
    await panel.getByLabel("Day").fill(action.day);
    if (action.time) await panel.getByLabel("Time (optional)").fill(action.time);
  } else return false;
  return true;
}

export async function perform(page: Page, action: PersonAction): Promise<void> {
  if (action === "reload") {
    await page.reload();
    await panelOf(page).waitFor();
    return;
  }
  if (await fillControl(page, action))
    return take(page, () => panelOf(page).getByRole("button", { name: "Answer", exact: true }).click());
  if ("press" in action)
    return take(page, () => panelOf(page).getByRole("button", { name: action.press, exact: true }).click());
  if (!("say" in action)) return;
  await inputOf(page).fill(action.say);
  await take(page, () => inputOf(page).press("Enter"));
}

async function take(page: Page, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => /\/api\/practices\/runs\/[^/]+$/.test(response.url()));
  await act();
  const response = await answered;
  if (!response.ok()) throw new Error(`The step was refused: ${await response.text()}`);
  await page.waitForFunction(() => !document.querySelector<HTMLTextAreaElement>("#message")?.disabled);
}
