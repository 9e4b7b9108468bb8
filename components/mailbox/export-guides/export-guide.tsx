import { ChevronDown } from "lucide-react";
import { EXPORT_GUIDES } from "./export-guides";
import { StepPicture } from "./step-picture";

export function ExportGuide() {
  return (
    <section aria-labelledby="export-guide">
      <h2 id="export-guide" className="text-ink font-medium">
        How to get your sent mail
      </h2>
      <div className="divide-subtle border-subtle mt-3 divide-y border-y">
        {EXPORT_GUIDES.map(({ program, steps, note }) => (
          <details key={program} className="group py-1">
            <summary className="text-ink flex min-h-11 cursor-pointer list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
              {program}
              <ChevronDown
                aria-hidden="true"
                className="text-accent size-5 shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
              />
            </summary>
            <ol className="mt-1 mb-3 grid gap-x-5 gap-y-6 sm:grid-cols-3">
              {steps.map(({ text, picture }, index) => (
                <li key={text}>
                  <StepPicture picture={picture} />
                  <p className="text-ink mt-2 text-sm">
                    <span className="text-signal font-medium">{index + 1}.</span> {text}
                  </p>
                </li>
              ))}
            </ol>
            <p className="text-muted pb-3 text-sm">{note}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
