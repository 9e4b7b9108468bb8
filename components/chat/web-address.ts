/** An address of the web that a link in an answer may lead to, or null: http and https alone, without hidden credentials. */
export function webAddress(href: string | undefined): URL | null {
  if (!href || !/^https?:\/\//i.test(href)) return null;
  try {
    const url = new URL(href);
    return url.username || url.password ? null : url;
  } catch {
    return null;
  }
}
