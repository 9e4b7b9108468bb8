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
    const response = await this.#send(path, body);
    const text = await response.text();
    if (response.ok) return text;
    throw new UserFacingError("The demo could not be prepared; delete .data/demo and run the same command again.", {
      detail: `${path}: ${response.status} ${text}`,
    });
  }

  async #send(path: string, body?: unknown): Promise<Response> {
    const response = await fetch(this.#url + path, {
      method: body === undefined ? "GET" : "POST",
      redirect: "manual",
      headers: {
        origin: this.#url,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response;
  }
}
