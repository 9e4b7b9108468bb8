import { LegalDocument } from "@/components/legal/legal-document";
import { getLegalDocument } from "@/lib/features/legal/get-legal-document";
import { publicPageCtx } from "@/lib/http/page";

export default async function TermsPage() {
  return <LegalDocument document={await getLegalDocument(publicPageCtx(), { slug: "terms" })} />;
}
