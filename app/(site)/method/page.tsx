import "../text.css";
import { MethodDocument } from "@/components/legal/method-document";
import { getMethod } from "@/lib/features/legal/get-method";
import { publicPageCtx } from "@/lib/http/page";
import { pageMetadata } from "@/lib/shared/pages/page-metadata";
import { paths } from "@/lib/shared/paths";

export const metadata = pageMetadata({
  title: "How this is measured",
  description:
    "What Clarity may say about a person, how each figure is made, how sure it is, and where the knowledge comes from.",
  path: paths.method,
  preview: "method",
});

export default async function MethodPage() {
  return <MethodDocument {...await getMethod(publicPageCtx())} />;
}
