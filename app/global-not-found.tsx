import "./(site)/text.css";
import type { Metadata } from "next";
import { Document, VIEWPORT } from "@/components/layout/document";
import { PageNotFound } from "@/components/layout/page-not-found";
import { pageTitle } from "@/lib/shared/page-title";
import { PRODUCT } from "@/lib/shared/product";

export const metadata: Metadata = { title: pageTitle("404 Page Not Found"), description: PRODUCT.description };

export const viewport = VIEWPORT;

/** For every address that no page has; rendered apart from the others, so that it weighs on none of them. */
export default function GlobalNotFound() {
  return (
    <Document>
      <PageNotFound />
    </Document>
  );
}
