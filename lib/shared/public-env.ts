/** Stands for the site's address in what is prerendered, because a build holds no settings; the door puts the real one in. */
export const BUILD_ORIGIN = "https://clarity.invalid";

/** The site's address for links that must be absolute: canonical ones, previews, feeds. */
export function siteUrl(): string {
  if (process.env.NEXT_PHASE === "phase-production-build") return BUILD_ORIGIN;
  return process.env.APP_URL || `http://localhost:${process.env.PORT || 3000}`;
}
