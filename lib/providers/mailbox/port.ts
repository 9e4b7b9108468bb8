/** A permission to read a mailbox. */
export interface MailboxGrant {
  accessToken: string;
  /** Null when the provider issued one before. */
  refreshToken: string | null;
  expiresAt: Date;
  scopes: string[];
}

/** A sent message; attachments are not fetched. */
export interface SentMessage {
  /** Header fields by lower-case name. */
  headers: Map<string, string>;
  text: string | null;
  html: string | null;
  /** METHOD of a calendar part, empty without one; null without a calendar part. */
  calendar: string | null;
  threadId: string | null;
}

/** The grant was revoked or has expired. */
export class GrantRevoked extends Error {
  override name = "GrantRevoked";
}

/** The access token was refused; renewing may help. */
export class TokenRefused extends Error {
  override name = "TokenRefused";
}

/** Quota, server error or timeout after all retries. */
export class MailboxBusy extends Error {
  override name = "MailboxBusy";
}

export interface Mailbox {
  address: () => Promise<string>;
  listSent: (
    pageToken: string | null,
    signal?: AbortSignal,
  ) => Promise<{ ids: string[]; nextPageToken: string | null }>;
  /** Null for a message that is deleted or unreadable. */
  read: (id: string, signal?: AbortSignal) => Promise<SentMessage | null>;
}
