import { strToU8, zipSync } from "fflate";
import { collectMailFiles, findOwnAddresses } from "@/lib/features/mailbox/parse";
import { USUAL_HOURS } from "@/lib/features/mailbox/schema";
import { toMbox } from "@/tests/support/mail/mail-factory";
import { EXPORT_GUIDES } from "./export-guides";

const OWNER = "jane@acme.example";
const raw = (id: number) =>
  [
    `From: Jane Doe <${OWNER}>`,
    "To: sam@example.com",
    "Date: Tue, 3 Mar 2026 09:14:00 +0100",
    `Message-ID: <own-${id}@acme.example>`,
    "X-Gmail-Labels: Archived,Sent",
    "",
    "We keep the date and tell the others.",
  ].join("\r\n");
const file = (name: string, content: string | Uint8Array) => new File([content as BlobPart], name);
const olm = (id: number) => `<?xml version="1.0"?><emails><email>
  <OPFMessageCopyMessageID>&lt;olm-${id}@acme.example&gt;</OPFMessageCopyMessageID>
  <OPFMessageCopySentTime>2026-03-03T08:14:00</OPFMessageCopySentTime>
  <OPFMessageCopyFromAddresses><emailAddress OPFContactEmailAddressAddress="${OWNER}"/></OPFMessageCopyFromAddresses>
  <OPFMessageCopyBody>We keep the date and tell the others.</OPFMessageCopyBody></email></emails>`;

const FILES: Record<string, () => File[]> = {
  Gmail: () => [
    file(
      "Takeout.zip",
      zipSync({
        "Takeout/archive_browser.html": strToU8("<html></html>"),
        "Takeout/Mail/Sent.mbox": strToU8(toMbox([raw(1), raw(2)])),
      }),
    ),
  ],
  "Apple Mail": () => [file("mbox", toMbox([raw(1), raw(2)])), file("table_of_contents", "\0\0\0\u0001")],
  Thunderbird: () => [
    file("INBOX", ""),
    file("INBOX.msf", "// <!-- <mdb:mork:z v=1.4/> -->"),
    file("Sent", toMbox([raw(1), raw(2)]).replace(/^From \S+/gm, "From -")),
    file("Sent.msf", "// <!-- <mdb:mork:z v=1.4/> -->"),
  ],
  "Outlook for Mac": () => [
    file(
      "Outlook for Mac Archive.olm",
      zipSync({
        "Categories.xml": strToU8("<categories/>"),
        "Accounts/jane/com.microsoft.__Messages/Sent Items/message_00001.xml": strToU8(olm(1)),
        "Accounts/jane/com.microsoft.__Messages/Sent Items/message_00002.xml": strToU8(olm(2)),
      }),
    ),
  ],
  "Outlook for Windows": () => [file("Plan.eml", raw(1)), file("Re Offer.eml", raw(2)), file("desktop.ini", "[x]")],
};

describe("what each guide leads to", () => {
  it.each(EXPORT_GUIDES)("is read: $program", async ({ program, steps }) => {
    const files = FILES[program]?.() ?? [];
    const picture = steps.at(-1)?.picture;
    const names = picture?.kind === "files" ? picture.items.map((item) => item.trim()) : [];
    expect(files.some(({ name }) => names.includes(name))).toBe(true);
    expect((await findOwnAddresses(files)).candidates[0]?.address).toBe(OWNER);
    const { messages, problems } = await collectMailFiles(files, {
      now: new Date("2026-11-21T00:00:00Z"),
      hours: USUAL_HOURS,
      timeZone: null,
      addresses: [OWNER],
      onProgress: () => undefined,
    });
    expect(messages.map(({ counts }) => counts[0])).toEqual([8, 8]);
    expect(problems).toEqual([]);
  });
});
