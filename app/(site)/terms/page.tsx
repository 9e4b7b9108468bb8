import "../text.css";
import { LegalDocument } from "@/components/legal/legal-document";
import { getLegalDocument } from "@/lib/features/legal/get-legal-document";
import { publicPageCtx } from "@/lib/http/page";
import { pageMetadata } from "@/lib/shared/pages/page-metadata";
import { paths } from "@/lib/shared/paths";

export const metadata = pageMetadata({
  title: "Terms of Service",
  description:
    "The agreement between you and Clarity, in plain words, for as long as the product is in its invite-only alpha.",
  path: paths.terms,
  preview: "terms",
});

export default async function TermsPage() {
  return <LegalDocument document={await getLegalDocument(publicPageCtx(), { slug: "terms" })} />;
}
