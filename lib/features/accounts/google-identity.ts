import "server-only";
import { env } from "@/lib/server/env";

const GOOGLE = "https://accounts.google.com";

/** Whether people can sign in with Google here. */
export const isGoogleConfigured = (): boolean => env().GOOGLE_CLIENT_ID !== undefined;

/** One identity is (issuer, subject), never an address; a stand-in for Google cannot speak for Google's people. */
export const identityId = (issuer: string, subject: string): string =>
  issuer === GOOGLE ? subject : `${issuer}#${subject}`;

/** What a Google sign-in says about a person, checked and cleaned. */
export interface GoogleProfile {
  identity: string;
  email: string | null;
  /** Google itself vouches that the person reads this address's mail. */
  emailVerified: boolean;
}
