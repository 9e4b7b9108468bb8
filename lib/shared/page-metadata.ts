import type { Metadata } from "next";
import { PRODUCT } from "./product";

interface PageText {
  title: string;
  description: string;
  /** The page's own path. */
  path: string;
  article?: { publishedAt: string; updatedAt: string; author: string };
}

/** What search engines and previews are told of a public page. */
export function pageMetadata({ title, description, path, article }: PageText): Metadata {
  const shared = { title, description, url: path, siteName: PRODUCT.name, locale: "en_US" };
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
