import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { PRODUCT } from "@/lib/shared/product";
import { siteUrl } from "@/lib/shared/public-env";

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

const FIRST_FONTS = ["fraunces-de2d5774.woff2", "geist-721f392e.woff2"];

export default function RootLayout({ children }: { children: ReactNode }) {
  for (const file of FIRST_FONTS)
    preload(`/fonts/${file}`, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
