import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo } from "node:net";
import { PRE_HYDRATION_SUBMIT_HASH } from "@/lib/shared/pages/pre-hydration-submit";
import { BUILD_ORIGIN, BUILD_SUPPORT_EMAIL } from "@/lib/shared/public-env";
import { LOADER_HASH, scriptHashes } from "./page-scripts";
import { bufferPublicPage, isPublicPage } from "./public-page";
import { TEST_SETTINGS } from "../../../tests/support/test-settings";

const HTML = `<!DOCTYPE html><link rel="canonical" href="${BUILD_ORIGIN}/notes"><script>self.__next_f.push([1])</script>`;

let server: Server | undefined;

beforeAll(() => {
  Object.assign(process.env, TEST_SETTINGS, {
    APP_URL: "https://clarity.test",
    TRUSTED_PROXY_HOPS: "1",
    DATABASE_URL: "postgresql://nowhere/none",
  });
});

function close(): Promise<void> {
  const open = server;
  server = undefined;
  open?.closeAllConnections();
  return new Promise((resolve) => (open ? open.close(() => resolve()) : resolve()));
}

afterEach(close);

async function answerOf(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
  headers: Record<string, string> = {},
) {
  server = createServer((request, response) => {
    bufferPublicPage(request, response);
    answer(response, request);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/notes`, { headers });
}

const page =
  (html: string, status = 200) =>
  (response: ServerResponse) => {
    response.statusCode = status;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-length", Buffer.byteLength(html));
    response.end(html);
  };

describe("a public page", () => {
  it("shows the support address of the installation, also to the client router", async () => {
    process.env.SUPPORT_EMAIL = "help@a.example";
    const html = await answerOf(page(`<a href="mailto:${BUILD_SUPPORT_EMAIL}">Contact</a>`));
    expect(await html.text()).toContain('href="mailto:help@a.example"');
    await close();
    const component = await answerOf((response) => {
      response.setHeader("content-type", "text/x-component");
      response.end(`0:["mailto:${BUILD_SUPPORT_EMAIL}"]`);
    });
    expect(await component.text()).toBe('0:["mailto:help@a.example"]');
    delete process.env.SUPPORT_EMAIL;
  });

  it("is sent with the hashes of exactly its own scripts and with the site's address", async () => {
    const answer = await answerOf(page(HTML));
    const text = await answer.text();
    expect(text).toContain('href="https://clarity.test/notes"');
    expect(text).not.toContain(BUILD_ORIGIN);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(scriptHashes(text)).toHaveLength(1);
    for (const hash of [...scriptHashes(text), LOADER_HASH, PRE_HYDRATION_SUBMIT_HASH])
      expect(policy).toContain(`'${hash}'`);
    expect(policy).not.toContain("'unsafe-inline'; script");
    expect(/script-src [^;]*'unsafe-inline'/.test(policy)).toBe(false);
  });

  it("is compressed for clients that accept it, and not for others", async () => {
    let seen: string | undefined;
    const zipped = await answerOf(
      (response, request) => {
        seen = request.headers["accept-encoding"] as string | undefined;
        page(HTML)(response);
      },
      { "accept-encoding": "gzip, br" },
    );
    expect(seen).toBeUndefined();
    expect(zipped.headers.get("content-encoding")).toBe("gzip");
    expect(zipped.headers.get("vary")).toContain("Accept-Encoding");
    expect(await zipped.text()).toContain("clarity.test");
    await close();
    const plain = await answerOf(page(HTML), { "accept-encoding": "identity" });
    expect(plain.headers.get("content-encoding")).toBeNull();
  });

  it("keeps its status and policy at an unknown address", async () => {
    const answer = await answerOf(page("<script>self.__next_f.push([404])</script>", 404));
    expect(answer.status).toBe(404);
    expect(answer.headers.get("content-security-policy")).toContain("'sha256-");
  });

  it("arrives whole when it was written in pieces", async () => {
    const answer = await answerOf((response) => {
      response.setHeader("content-type", "text/html");
      response.write("<script>");
      response.write(Buffer.from("late()"));
      response.end("</script>");
    });
    expect(await answer.text()).toBe("<script>late()</script>");
  });

  it("keeps the cached page's policy for a 304", async () => {
    const answer = await answerOf((response) => {
      response.setHeader("content-security-policy", "script-src 'self'");
      response.statusCode = 304;
      response.end();
    });
    expect(answer.status).toBe(304);
    expect(answer.headers.get("content-security-policy")).toBeNull();
  });

  it("passes other content types on unchanged", async () => {
    const answer = await answerOf((response) => {
      response.setHeader("content-type", "text/x-component");
      response.end("1:data");
    });
    expect(await answer.text()).toBe("1:data");
    expect(answer.headers.get("content-encoding")).toBeNull();
  });
});

describe("which paths are public pages", () => {
  it.each(["/", "/notes", "/notes/future-of-work", "/privacy", "/nowhere"])("%s is one", (path) => {
    expect(isPublicPage(path)).toBe(true);
  });

  it.each(["/chat", "/try", "/api/comments", "/_next/static/a.js", "/notes/a.svg", "/robots.txt", "/notes/rss.xml"])(
    "%s is not",
    (path) => {
      expect(isPublicPage(path)).toBe(false);
    },
  );
});
