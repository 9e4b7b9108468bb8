import "server-only";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { imagesOf } from "./markdown";

const NOTE_IMAGE = /^\/notes\/([\w-]+\.(?:svg|png|jpe?g|webp|avif))$/;

const listNoteImages = async (): Promise<Set<string>> =>
  new Set(await readdir(path.join(process.cwd(), "public", "notes")));

export async function findForeignImages(markdown: string): Promise<string[]> {
  const used = imagesOf(markdown);
  if (used.length === 0) return [];
  const shipped = await listNoteImages();
  return used.filter((address) => !shipped.has(NOTE_IMAGE.exec(address)?.[1] ?? ""));
}
