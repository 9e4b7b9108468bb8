export interface MailboxGrant {
  accessToken: string;
  refreshToken: string | null;
  expiresAt: Date;
  scopes: string[];
}

export interface SentMessage {
  headers: Map<string, string>;
  text: string | null;
  html: string | null;
  /** METHOD of a calendar part, empty when it has none; null without a calendar part. */
  calendar: string | null;
  threadId: string | null;
}

export class GrantRevoked extends Error {
  override name = "GrantRevoked";
}

export class TokenRefused extends Error {
  override name = "TokenRefused";
}

/** Quota, server error or timeout after all retries. */
export class MailboxBusy extends Error {
  override name = "MailboxBusy";
}

export interface Mailbox {
  address: () => Promise<string>;
  countSent: (signal?: AbortSignal) => Promise<number>;
  listSent: (
    pageToken: string | null,
    signal?: AbortSignal,
  ) => Promise<{ ids: string[]; nextPageToken: string | null }>;
  read: (id: string, signal?: AbortSignal) => Promise<SentMessage | null>;
}
