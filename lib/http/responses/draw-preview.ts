import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import { processSingleton } from "@/lib/server/process/process-singleton";

const SIZE = { width: 1200, height: 630 };
const FONTS = [
  { name: "Geist", file: "geist.ttf" },
  { name: "Fraunces", file: "fraunces.ttf" },
];

/** Characters missing from the two fonts, for which the drawing library would request a font from another server. */
const UNDRAWABLE = /[^ -~\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212\u20ac]/gu;

const drawable = (text: string): string => text.normalize("NFC").replace(UNDRAWABLE, "");

interface PreviewTexts {
  kicker: string;
  title: string;
  foot: string;
}

const MAX_CACHED_PREVIEWS = 100;
const PREVIEWS = processSingleton("previews", () => new Map<string, Promise<ArrayBuffer>>());

async function draw(card: ReactElement): Promise<ArrayBuffer> {
  const fonts = await Promise.all(
    FONTS.map(async ({ name, file }) => ({
      name,
      data: await readFile(path.join(process.cwd(), "content", "preview", file)),
      weight: 400 as const,
    })),
  );
  return new ImageResponse(card, { ...SIZE, fonts }).arrayBuffer();
}

export async function drawPreview(
  { kicker, title, foot }: PreviewTexts,
  Card: (texts: PreviewTexts) => ReactElement,
): Promise<Response> {
  const previews = PREVIEWS.get();
  const key = JSON.stringify([kicker, title, foot]);
  const texts = { kicker: drawable(kicker), title: drawable(title), foot: drawable(foot) };
  const picture = previews.get(key) ?? draw(Card(texts));
  if (previews.size >= MAX_CACHED_PREVIEWS) previews.delete(previews.keys().next().value ?? "");
  previews.set(key, picture);
  picture.catch(() => previews.delete(key));
  return new Response(await picture, {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=86400" },
  });
}
