import type { Page } from "playwright-core";
import { percentile } from "../support/percentile.ts";

export interface ScrollFigures {
  frames: number;
  p50: number;
  p95: number;
  worst: number;
  slowFrameShare: number;
  seconds: number;
  height: number;
}

const STEP = 600;

/**
 * Turns the wheel over the region of `selector`, one notch a frame, until it has been at its start for a second: then
 * no page of the list remains.
 */
export async function scrollToStart(page: Page, selector: string): Promise<ScrollFigures> {
  const region = page.locator(selector);
  const box = await region.boundingBox();
  if (!box) throw new Error(`${selector} cannot be seen`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await region.evaluate((element) => {
    const watch = { deltas: [] as number[], height: 0, isDone: false };
    Object.assign(window, { watch });
    let last = performance.now();
    let arrived = last;
    const look = (now: number) => {
      watch.deltas.push(now - last);
      last = now;
      watch.height = Math.max(watch.height, element.scrollHeight);
      if (element.scrollTop > 0) arrived = now;
      watch.isDone = now - arrived > 1_000;
      if (!watch.isDone) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const read = () =>
    page.evaluate(() => (window as unknown as { watch: { deltas: number[]; height: number; isDone: boolean } }).watch); // Set above.
  for (;;) {
    for (let notch = 0; notch < 20; notch++) await page.mouse.wheel(0, -STEP);
    const { deltas, height, isDone } = await read();
    if (isDone) return figures(deltas, height);
  }
}

function figures(deltas: number[], height: number): ScrollFigures {
  return {
    frames: deltas.length,
    p50: percentile(deltas, 0.5),
    p95: percentile(deltas, 0.95),
    worst: percentile(deltas, 1),
    slowFrameShare: deltas.filter((delta) => delta > 50).length / deltas.length,
    seconds: deltas.reduce((sum, delta) => sum + delta, 0) / 1_000,
    height,
  };
}
