export function parseWebUrl(href: string | undefined): URL | null {
  if (!href || !/^https?:\/\//i.test(href)) return null;
  try {
    const url = new URL(href);
    return url.username || url.password ? null : url;
  } catch {
    return null;
  }
}
