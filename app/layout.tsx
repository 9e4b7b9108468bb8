import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { PRODUCT } from "@/lib/shared/product";
import { siteUrl } from "@/lib/shared/public-env";
import { fontVariables } from "./fonts";
import "./globals.css";

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(siteUrl()),
  title: { template: `%s · ${PRODUCT.name}`, default: PRODUCT.name },
  description: PRODUCT.description,
  applicationName: PRODUCT.name,
});

export const viewport: Viewport = {
  colorScheme: "light dark",
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f9f6ee" },
    { media: "(prefers-color-scheme: dark)", color: "#0f121b" },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>{children}</body>
    </html>
  );
}
