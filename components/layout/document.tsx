import type { Viewport } from "next";
import type { ReactNode } from "react";
import { preload } from "react-dom";

export const VIEWPORT: Viewport = {
  colorScheme: "light dark",
  viewportFit: "cover",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f9f6ee" },
    { media: "(prefers-color-scheme: dark)", color: "#0f121b" },
  ],
};

const FIRST_FONTS = ["fraunces-de2d5774.woff2", "geist-721f392e.woff2"];

export function Document({ children }: { children: ReactNode }) {
  for (const file of FIRST_FONTS)
    preload(`/fonts/${file}`, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
