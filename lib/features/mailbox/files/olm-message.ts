import type { Headers } from "../messages/headers";
import { decodeEntities } from "@/lib/shared/text/decode-entities";
import type { SentMessage } from "@/lib/providers/mailbox/port";

// Outlook for Mac exports an archive (.olm): a ZIP with one XML file for each message. A field is read by its tag name,
// so elements that are not needed cost nothing.

const PREFIX = "OPFMessage";

function fieldOf(xml: string, name: string): string | null {
  const open = xml.indexOf(`<${PREFIX}${name}`);
  if (open === -1) return null;
  const start = xml.indexOf(">", open) + 1;
  if (start === 0 || xml[start - 2] === "/") return null;
  const end = xml.indexOf(`</${PREFIX}${name}>`, start);
  return end === -1 ? null : xml.slice(start, end);
}

const textOf = (xml: string, name: string): string | null => {
  const field = fieldOf(xml, name);
  return field === null ? null : decodeEntities(field).trim();
};

const attribute = (tag: string, name: string): string => {
  const found = new RegExp(`OPFContactEmailAddress${name}="([^"]{0,300})"`).exec(tag)?.[1] ?? "";
  return decodeEntities(found);
};

function addressField(xml: string, name: string): string {
  const tags = (fieldOf(xml, name) ?? "").slice(0, 50_000).match(/<emailAddress[^>]{0,2000}>/g) ?? [];
  return tags
    .map((tag) => `${attribute(tag, "Name").replace(/[,;<>]/g, " ")} <${attribute(tag, "Address")}>`)
    .join(", ");
}

const dateField = (time: string | null): string => {
  const at = Date.parse(/Z|[+-]\d{2}:\d{2}$/.test(time ?? "") ? (time ?? "") : `${time}Z`);
  return Number.isNaN(at) ? "" : new Date(at).toUTCString();
};

export function parseOlmMessage(xml: string): SentMessage | null {
  const sentTime = textOf(xml, "CopySentTime");
  if (sentTime === null && fieldOf(xml, "CopyFromAddresses") === null) return null;
  const headers: Headers = new Map();
  const set = (name: string, value: string | null) => value && headers.set(name, value);
  set("from", addressField(xml, "CopyFromAddresses") || addressField(xml, "CopySenderAddress"));
  set("to", addressField(xml, "CopyToAddresses"));
  set("cc", addressField(xml, "CopyCCAddresses"));
  set("subject", textOf(xml, "CopySubject"));
  set("date", dateField(sentTime));
  set("message-id", textOf(xml, "CopyMessageID"));
  set("in-reply-to", textOf(xml, "CopyInReplyTo"));
  set("references", textOf(xml, "CopyReferences"));
  const conversation = textOf(xml, "CopyExchangeConversationId");
  set("x-gm-thrid", conversation); // Received mail is followed by its header fields alone.
  const body = textOf(xml, "CopyBody");
  const html = textOf(xml, "CopyHTMLBody");
  const isHtml = body !== null && /^\s*<(?:!doctype|html|body|div|p)\b/i.test(body);
  return {
    headers,
    text: isHtml ? null : body,
    html: html ?? (isHtml ? body : null),
    calendar: textOf(xml, "IsCalendarMessage") === "1" ? "" : null,
    threadId: conversation,
  };
}
