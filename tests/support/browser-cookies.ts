export class BrowserCookies {
  private readonly jar = new Map<string, string>();

  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
      const name = pair.slice(0, pair.indexOf("="));
      const isOver = attributes.some((attribute) => {
        const [key = "", value = ""] = attribute.split("=");
        if (key.toLowerCase() === "max-age") return Number(value) <= 0;
        return key.toLowerCase() === "expires" && new Date(value).getTime() <= Date.now();
      });
      if (isOver) this.jar.delete(name);
      else this.jar.set(name, pair.slice(name.length + 1));
    }
  }

  set(name: string, value: string): void {
    this.jar.set(name, value);
  }

  get(name: string): string | undefined {
    return this.jar.get(name);
  }

  get header(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}
