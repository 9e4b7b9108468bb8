import "server-only";
import { recordRead } from "@/lib/features/read-log/record-read";
import type { Ctx } from "@/lib/shared/actor";
import type { ProfileSource } from "./schema";

const SOURCE_TEXTS: Record<ProfileSource, { what: string; sentTo: string }> = {
  url: { what: "The address of your LinkedIn profile, not the page itself", sentTo: "Nowhere beyond this server" },
  service: {
    what: "The public record of your LinkedIn profile",
    sentTo: "The profile's address went to our profile service (People Data Labs)",
  },
  "linkedin-pdf": {
    what: "The PDF you saved from LinkedIn",
    sentTo: "Read in your browser; only what stood in the fields came here",
  },
  "linkedin-export": {
    what: "Your LinkedIn data export",
    sentTo: "Read in your browser; only what stood in the fields came here",
  },
  cv: { what: "Your CV", sentTo: "Read in your browser; only what stood in the fields came here" },
  text: { what: "The text you pasted", sentTo: "Read in your browser; only what stood in the fields came here" },
};

interface ProfileImport {
  userId: number;
  source: ProfileSource;
  kept: string;
}

export async function logProfileImport({ now }: Ctx, { userId, source, kept }: ProfileImport): Promise<void> {
  await recordRead(userId, {
    source: "profile",
    now,
    detail: {
      ...SOURCE_TEXTS[source],
      purpose: "Role, history and vocabulary for your report; never a trait score",
      kept,
      until: "Until you delete your profile",
    },
  });
}
