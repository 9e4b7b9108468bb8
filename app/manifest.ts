import type { MetadataRoute } from "next";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: PRODUCT.name,
    short_name: PRODUCT.name,
    description: PRODUCT.description,
    start_url: paths.chat,
    display: "standalone",
    background_color: "#f9f6ee",
    theme_color: "#203ba4",
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
