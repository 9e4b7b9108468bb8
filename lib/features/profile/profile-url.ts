const HOST = /^(?:(?:www|[a-z]{2})\.)?linkedin\.com$/;
const PATH = /^\/in\/([A-Za-z0-9_%-]{3,100})(?:\/[a-z]{2})?\/?$/;

function parse(text: string): URL | null {
  try {
    return new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  } catch {
    return null;
  }
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text).isWellFormed();
  } catch {
    return false;
  }
}

/**
 * Canonical URL of a LinkedIn profile, `https://www.linkedin.com/in/<handle>`, or null. Rebuilt from the handle alone,
 * so no port, credentials, query or other host survives. The application never opens it.
 */
export function canonicalProfileUrl(input: string): string | null {
  const url = parse(input.trim());
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (url.username || url.password || url.port || !HOST.test(url.hostname)) return null;
  const handle = PATH.exec(url.pathname)?.[1];
  return handle && isDecodable(handle) ? `https://www.linkedin.com/in/${handle}` : null;
}
