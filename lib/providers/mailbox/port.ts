/** A permission to read a mailbox. */
export interface MailboxGrant {
  accessToken: string;
  /** Absent when the provider gave one before and keeps it. */
  refreshToken: string | null;
  expiresAt: Date;
  scopes: string[];
}

/** A sent message; the body parts as they were sent, attachments never fetched. */
export interface SentLetter {
  /** Header fields by lower-case name. */
  headers: Map<string, string>;
  text: string | null;
  html: string | null;
  /** The method of a calendar part, an empty text when it has none, null without such a part. */
  calendar: string | null;
  threadId: string | null;
}

/** The owner took the permission back, or it ended. */
export class GrantLost extends Error {
  override name = "GrantLost";
}

/** This access token is not taken (any more); a fresh one may be. */
export class TokenRefused extends Error {
  override name = "TokenRefused";
}

/** The provider cannot serve now: quota, trouble of its own, or no answer, after several tries. */
export class MailboxBusy extends Error {
  override name = "MailboxBusy";
}

/** A mailbox that can be read page by page; sent mail only. */
export interface Mailbox {
  address: () => Promise<string>;
  listSent: (
    pageToken: string | null,
    signal?: AbortSignal,
  ) => Promise<{ ids: string[]; nextPageToken: string | null }>;
  /** Null for a message that is gone or cannot be read. */
  read: (id: string, signal?: AbortSignal) => Promise<SentLetter | null>;
}
