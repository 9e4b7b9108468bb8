import { PRODUCT } from "./product";

// A build has no settings. Prerendered pages carry these placeholders, and `bufferPublicPage` replaces them.
export const BUILD_ORIGIN = "https://clarity.invalid";
export const BUILD_SUPPORT_EMAIL = "support@clarity.invalid";

export const isBuilding = (): boolean => process.env.NEXT_PHASE === "phase-production-build";

export function siteUrl(): string {
  if (isBuilding()) return BUILD_ORIGIN;
  return process.env.APP_URL || `http://localhost:${process.env.PORT || 3000}`;
}

export function supportEmail(): string {
  if (isBuilding()) return BUILD_SUPPORT_EMAIL;
  return process.env.SUPPORT_EMAIL || PRODUCT.supportEmail;
}
