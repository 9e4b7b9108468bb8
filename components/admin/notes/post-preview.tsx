import { Alert } from "@/components/ui/feedback/alert";
import { Prose } from "@/components/ui/prose";
import { usePreview } from "./use-preview";

export function PostPreview({ title, content }: { title: string; content: string }) {
  const { preview, hasFailed } = usePreview(content);
  return (
    <section aria-labelledby="preview" className="min-w-0">
      <h2 id="preview" className="eyebrow">
        Preview{preview && content.trim() !== "" && `, ${preview.readTime}`}
      </h2>
      {hasFailed && <Alert className="mt-3">The preview cannot be made right now. Your text is not affected.</Alert>}
      {preview && preview.foreignImages.length > 0 && (
        <Alert tone="info" className="mt-3" title="Images come from /notes/ on this site">
          <ul>
            {preview.foreignImages.map((address) => (
              <li key={address} className="break-all">
                {address}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="border-subtle mt-3 rounded-lg border p-5 sm:p-8">
        <p className="display-type text-4xl break-words">{title || "Untitled"}</p>
        {preview && content.trim() !== "" ? (
          <Prose html={preview.html} className="note-text" />
        ) : (
          <p className="text-muted mt-4">What you write appears here as readers will see it.</p>
        )}
      </div>
    </section>
  );
}
