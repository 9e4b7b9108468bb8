import { FileText } from "lucide-react";
import { paths } from "@/lib/shared/paths";

export function PageCard({ id, title }: { id: string; title: string }) {
  return (
    <a
      href={paths.page(id)}
      className="border-subtle bg-surface hover:border-strong text-ink mt-3 flex min-h-14 items-center gap-3 rounded-md border px-4 py-3 text-sm no-underline"
    >
      <FileText aria-hidden="true" className="text-muted size-5 shrink-0" />
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{title}</span>
        <span className="text-muted text-xs">Open the page to edit, print or copy it</span>
      </span>
    </a>
  );
}
