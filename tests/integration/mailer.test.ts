import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "@/lib/server/env";
import { type MailServer, startMailServer } from "@/tests/support/fakes/mail-server";

let server: MailServer;
let home: string;
const here = process.cwd();

// Imported after the change of the working directory, which holds the files.
const mailer = () => import("@/lib/server/mail/mailer");

beforeAll(async () => {
  server = await startMailServer();
  home = await mkdtemp(join(tmpdir(), "clarity-mail-"));
  process.chdir(home);
});

afterAll(async () => {
  process.chdir(here);
  await server.close();
});

it("delivers a mail to the configured server and one recipient", async () => {
  Object.assign(env(), { SMTP_URL: server.url });
  const { sendMail } = await mailer();
  await sendMail({ to: "ada@example.com", subject: "Grüße", text: "Hello\nthere" });
  expect(server.received.at(-1)).toMatchObject({ subject: "Grüße", recipients: ["ada@example.com"] });
  expect(server.received.at(-1)?.text?.trim()).toBe("Hello\nthere");
});

it("sends from MAIL_FROM", async () => {
  Object.assign(env(), { SMTP_URL: server.url, MAIL_FROM: "no-reply@sender.example" });
  const { sendMail } = await mailer();
  await sendMail({ to: "ada@example.com", subject: "Hi", text: "Hello" });
  expect(server.received.at(-1)?.raw).toMatch(/^From: Clarity <no-reply@sender\.example>/m);
});

it.each([
  ["smtp://mail.example:587", true],
  ["smtp://127.0.0.1:2525", false],
  ["smtp://localhost", false],
])("requires TLS of %s: %s", async (url, requireTLS) => {
  const { smtpOptions } = await import("@/lib/server/mail/smtp-options");
  expect(smtpOptions(url).requireTLS).toBe(requireTLS);
});

it("prevents header injection", async () => {
  Object.assign(env(), { SMTP_URL: server.url });
  const { sendMail } = await mailer();
  await sendMail({ to: "ada@example.com", subject: "Hi\r\nBcc: eve@example.com", text: "Hello" });
  expect(server.received.at(-1)?.recipients).toEqual(["ada@example.com"]);
  expect(server.received.at(-1)?.raw).not.toMatch(/^bcc:/im);
});

it.each([
  "ada@example.com, eve@example.com",
  "ada@example.com\r\nRCPT TO:<eve@example.com>",
  '"a@evil.example"@example.com',
])("refuses the recipient %j", async (to) => {
  const { sendMail } = await mailer();
  await expect(sendMail({ to, subject: "Hi", text: "Hello" })).rejects.toThrow("Not an address");
});

describe("without a mail server", () => {
  beforeAll(() => Object.assign(env(), { SMTP_URL: undefined }));
  const outbox = () => readdir(join(home, ".data/outbox"));

  it("writes mail to an EML file and deletes it on request", async () => {
    const { sendMail, deleteMailFiles } = await mailer();
    await sendMail({ to: "grace@example.com", subject: "Hi", text: "Hello" });
    await sendMail({ to: "ada@example.com", subject: "Hi", text: "Hello" });
    const files = await Promise.all((await outbox()).map((file) => readFile(join(home, ".data/outbox", file), "utf8")));
    expect(files.filter((text) => text.includes("To: grace@example.com"))).toHaveLength(1);
    await deleteMailFiles("GRACE@example.com");
    expect(await outbox()).toHaveLength(1);
  });

  it("stores the deletion mail without its address", async () => {
    const { sendMail } = await mailer();
    await sendMail({ to: "grace@example.com", subject: "Deleted", text: "Gone.", isAccountDeleted: true });
    const files = await Promise.all((await outbox()).map((file) => readFile(join(home, ".data/outbox", file), "utf8")));
    expect(files.join()).toContain("Deleted");
    expect(files.join()).not.toContain("grace@");
  });

  it("removes files after a week", async () => {
    const { purgeMailFiles } = await mailer();
    expect(await purgeMailFiles(new Date(Date.now() + 6 * 86_400_000))).toBe(0);
    expect(await purgeMailFiles(new Date(Date.now() + 8 * 86_400_000))).toBe(2);
  });
});
