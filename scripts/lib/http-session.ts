interface CallOptions {
  body?: unknown;
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export class RefusedCall extends Error {
  override name = "RefusedCall";
}

/** Calls of one browser to the application at `url`; keeps the cookies that it sets. */
export class HttpSession {
  readonly cookies = new Map<string, string>();
  protected readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** A body makes it a POST, unless `method` says otherwise. */
  async call(path: string, { body, method, headers, signal }: CallOptions = {}): Promise<Response> {
    const response = await fetch(this.url + path, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      redirect: "manual",
      signal,
      headers: {
        origin: this.url,
        cookie: this.cookieHeader,
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    for (const line of response.headers.getSetCookie()) this.#storeCookie(line);
    return response;
  }

  /** @throws RefusedCall for an unsuccessful response */
  async text(path: string, options: CallOptions = {}): Promise<string> {
    const response = await this.call(path, options);
    const text = await response.text();
    if (!response.ok) throw new RefusedCall(`${path}: ${response.status} ${text}`);
    return text;
  }

  /** @throws RefusedCall for an unsuccessful response */
  async json<T>(path: string, options: CallOptions = {}): Promise<T> {
    return JSON.parse(await this.text(path, options)) as T; // The server's shape is the caller's contract.
  }

  #storeCookie(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const isGone = value === "" || attributes.some((attribute) => attribute.toLowerCase() === "max-age=0");
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
