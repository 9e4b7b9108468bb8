import "server-only";
import { isHttps } from "@/lib/server/env";

interface CookieOptions {
  /** Seconds; without it the cookie ends with the browser's session. */
  maxAge?: number;
  path?: string;
}

// What a cookie may be called (RFC 6265); anything else is not sent back in a header.
const COOKIE_NAME = /^[\w!#$%&'*+.^`|~-]{1,128}$/;

/** The cookies of one exchange: what the browser sent, and what the answer will set. Everything is HttpOnly and Lax. */
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

  /** A cookie by its name on the wire, for libraries that name their own. */
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

  /** Takes back every cookie that the browser sent, but these of ours. */
  clearAllExcept(kept: string[]): void {
    const stays = new Set(kept.map(cookieName));
    for (const name of [...this.sent.keys()].filter((sent) => !stays.has(sent) && COOKIE_NAME.test(sent))) {
      this.toSet.push(`${name}=; Path=/; Max-Age=0${name.startsWith("__") ? "; Secure" : ""}`);
      this.sent.delete(name);
    }
  }

  applyTo(headers: Headers): void {
    for (const cookie of this.toSet) headers.append("set-cookie", cookie);
  }
}

/** The name on the wire: under https the `__Host-` prefix binds a cookie to this very host. */
export function cookieName(name: string): string {
  return isHttps() ? `__Host-${name}` : name;
}
