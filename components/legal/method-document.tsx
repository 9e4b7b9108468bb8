import { Prose } from "@/components/ui/prose";

export function MethodDocument({ html }: { html: string }) {
  return (
    <article className="container-page pt-header pb-section" aria-labelledby="method-title">
      <div className="max-w-text mx-auto">
        <h1 id="method-title" className="display-type pt-12 text-5xl">
          How this is measured
        </h1>
        <Prose html={html} className="border-subtle mt-12 border-t pt-10" />
      </div>
    </article>
  );
}
