import "server-only";
import { isHttps } from "@/lib/server/env";

interface CookieOptions {
  maxAge?: number;
  path?: string;
}

// A cookie name (RFC 6265); any other name is not repeated in a header.
const COOKIE_NAME = /^[\w!#$%&'*+.^`|~-]{1,128}$/;

export class CookieJar {
  private readonly sent: Map<string, string>;
  private readonly toSet: string[] = [];

  constructor(header: string | null) {
    this.sent = new Map(
      (header ?? "").split(";").flatMap((pair): [string, string][] => {
        const at = pair.indexOf("=");
        return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]];
      }),
    );
  }

  read(name: string): string | undefined {
    return this.sent.get(cookieName(name));
  }

  readRaw(wireName: string): string | undefined {
    return this.sent.get(wireName);
  }

  set(name: string, value: string, { maxAge, path = "/" }: CookieOptions = {}): void {
    this.sent.set(cookieName(name), value);
    const parts = [`${cookieName(name)}=${value}`, `Path=${path}`, "HttpOnly", "SameSite=Lax"];
    if (maxAge !== undefined) parts.push(`Max-Age=${maxAge}`);
    if (isHttps()) parts.push("Secure");
    this.toSet.push(parts.join("; "));
  }

  clear(name: string): void {
    this.set(name, "", { maxAge: 0 });
    this.sent.delete(cookieName(name));
  }

  clearAllExcept(kept: string[]): void {
    const keptNames = new Set(kept.map(cookieName));
    for (const name of [...this.sent.keys()].filter((sent) => !keptNames.has(sent) && COOKIE_NAME.test(sent))) {
      this.toSet.push(`${name}=; Path=/; Max-Age=0${name.startsWith("__") ? "; Secure" : ""}`);
      this.sent.delete(name);
    }
  }

  applyTo(headers: Headers): void {
    for (const cookie of this.toSet) headers.append("set-cookie", cookie);
  }
}

/** Under https the `__Host-` prefix binds a cookie to this host. */
export function cookieName(name: string): string {
  return isHttps() ? `__Host-${name}` : name;
}
