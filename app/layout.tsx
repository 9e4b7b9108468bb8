import type { Metadata } from "next";
import type { ReactNode } from "react";
import { PRODUCT } from "@/lib/shared/product";
import { fontVariables } from "./fonts";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: `${PRODUCT.name}: ${PRODUCT.tagline}`, template: `%s · ${PRODUCT.name}` },
  description: PRODUCT.description,
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={fontVariables}>
      <body>{children}</body>
    </html>
  );
}
