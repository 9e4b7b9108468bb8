import "./(site)/text.css";
import type { Metadata } from "next";
import { Document, VIEWPORT } from "@/components/layout/document";
import { PageNotFound } from "@/components/layout/page-not-found";
import { pageTitle } from "@/lib/shared/pages/page-title";
import { PRODUCT } from "@/lib/shared/product";

export const metadata: Metadata = { title: pageTitle("404 Page Not Found"), description: PRODUCT.description };

export const viewport = VIEWPORT;

export default function GlobalNotFound() {
  return (
    <Document>
      <PageNotFound />
    </Document>
  );
}
