import type { Metadata } from "next";
import { PRODUCT } from "../product";
import { type PagePreview, previewFile } from "./page-previews";

interface PageText {
  title: string;
  description: string;
  path: string;
  preview: PagePreview | `note-${string}`;
  article?: { publishedAt: string; updatedAt: string; author: string };
}

export function pageMetadata({ title, description, path, preview, article }: PageText): Metadata {
  const shared = {
    title,
    description,
    url: path,
    siteName: PRODUCT.name,
    locale: "en_US",
    images: `/preview/${previewFile(preview)}`,
  };
  return {
    title,
    description,
    alternates: { canonical: path, types: { "application/rss+xml": "/notes/rss.xml" } },
    openGraph: article
      ? {
          ...shared,
          type: "article",
          publishedTime: article.publishedAt,
          modifiedTime: article.updatedAt,
          authors: [article.author],
        }
      : { ...shared, type: "website" },
    twitter: { card: "summary_large_image", title, description },
  };
}
