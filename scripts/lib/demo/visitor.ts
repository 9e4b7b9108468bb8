import { UserFacingError } from "../project.mjs";

export class DemoVisitor {
  readonly cookies = new Map<string, string>();
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Returns the response's JSON. A body makes it a POST. @throws UserFacingError for an unsuccessful response */
  async call<T>(path: string, body?: unknown): Promise<T> {
    return JSON.parse(await this.callText(path, body)) as T; // The server's shape is the caller's contract.
  }

  async callText(path: string, body?: unknown): Promise<string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(this.#url + path, {
      redirect: "manual",
      headers: { origin: this.#url, cookie, "content-type": "application/json" },
      ...(body !== undefined && { method: "POST", body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    const text = await response.text();
    if (response.ok) return text;
    throw new UserFacingError("The demo could not be prepared; delete .data/demo and run the same command again.", {
      detail: `${path}: ${response.status} ${text}`,
    });
  }
}
