import PostalMime from "postal-mime";
import { USUAL_HOURS } from "../../lib/features/mailbox/schema.ts";
import { makeMbox } from "./generate-mailbox.ts";
import { upperMedian } from "../../lib/shared/numbers/median.ts";

const { MboxSplitter } = await import("../../lib/features/mailbox/files/mbox.ts");
const { collectMailFiles } = await import("../../lib/features/mailbox/parse.ts");

const ROUNDS = 5;
const SLICE_BYTES = 2 * 1024 * 1024;

async function parseBare(file: Blob): Promise<void> {
  const splitter = new MboxSplitter();
  for (let at = 0; at < file.size; at += SLICE_BYTES) {
    const slice = new Uint8Array(await file.slice(at, at + SLICE_BYTES).arrayBuffer());
    for (const message of splitter.push(slice)) await PostalMime.parse(message);
  }
  for (const message of splitter.end()) await PostalMime.parse(message);
}

const read = (file: Blob) =>
  collectMailFiles([file], {
    now: new Date("2099-01-01T00:00:00Z"),
    hours: USUAL_HOURS,
    timeZone: "Europe/Vienna",
    addresses: ["jane@acme.example"],
    onProgress: () => undefined,
  });

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

const median = (values: number[]) => upperMedian(values) ?? NaN;

export async function measureParsing(count: number): Promise<{ bare: number; product: number; ratio: number }> {
  const file = new Blob(makeMbox(count));
  await read(file);
  await parseBare(file);
  const rounds: { bare: number; product: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const bare = count / (await secondsOf(() => parseBare(file)));
    rounds.push({ bare, product: count / (await secondsOf(() => read(file))) });
  }
  return {
    bare: median(rounds.map(({ bare }) => bare)),
    product: median(rounds.map(({ product }) => product)),
    ratio: median(rounds.map(({ bare, product }) => product / bare)),
  };
}
