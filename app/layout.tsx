import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Document, VIEWPORT } from "@/components/layout/document";
import { PRE_HYDRATION_SUBMIT_SCRIPT } from "@/lib/shared/pages/pre-hydration-submit";
import { pageTitle } from "@/lib/shared/pages/page-title";
import { PRODUCT } from "@/lib/shared/product";
import { siteUrl } from "@/lib/shared/public-env";

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(siteUrl()),
  title: { template: pageTitle("%s"), default: PRODUCT.name },
  description: PRODUCT.description,
  applicationName: PRODUCT.name,
});

export const viewport = VIEWPORT;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <Document>
      <script>{PRE_HYDRATION_SUBMIT_SCRIPT}</script>
      {children}
    </Document>
  );
}
