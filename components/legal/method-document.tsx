import { Prose } from "@/components/ui/prose";
import type { MethodView } from "@/lib/features/legal/schema";

export function MethodDocument({ html, sections }: MethodView) {
  return (
    <article className="container-page pt-header pb-section" aria-labelledby="method-title">
      <div className="max-w-text mx-auto">
        <h1 id="method-title" className="display-type pt-12 text-5xl">
          How this is measured
        </h1>
        <nav aria-label="On this page" className="border-subtle mt-8 border-t pt-4">
          <ul className="flex flex-wrap gap-x-6">
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center text-sm">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Prose html={html} className="border-subtle mt-4 border-t pt-8" />
      </div>
    </article>
  );
}
