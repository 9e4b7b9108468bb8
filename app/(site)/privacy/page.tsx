import "../text.css";
import { LegalDocument } from "@/components/legal/legal-document";
import { getLegalDocument } from "@/lib/features/legal/get-legal-document";
import { publicPageCtx } from "@/lib/http/page";
import { pageMetadata } from "@/lib/shared/pages/page-metadata";
import { paths } from "@/lib/shared/paths";

export const metadata = pageMetadata({
  title: "Privacy Policy",
  description:
    "What Clarity reads, what it works out from that, how long it keeps it, and how you take it with you or have it erased.",
  path: paths.privacy,
  preview: "privacy",
});

export default async function PrivacyPage() {
  return <LegalDocument document={await getLegalDocument(publicPageCtx(), { slug: "privacy" })} />;
}
