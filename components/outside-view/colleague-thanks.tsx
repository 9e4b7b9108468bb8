"use client";

import { useState } from "react";
import { useHeadingFocus } from "@/components/layout/use-heading-focus";
import { Button } from "@/components/ui/button";
import { paths } from "@/lib/shared/paths";

export function ColleagueThanks({ name, code }: { name: string; code: string }) {
  const heading = useHeadingFocus();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied("Copied."),
      () => setCopied("This browser does not allow copying. Please write the code down."),
    );
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="display-type text-ink text-3xl">
        Thank you
      </h1>
      <p className="text-muted mt-3 text-lg">
        Your answers are stored, without your name. {name} sees something when three colleagues have answered.
      </p>
      <section aria-labelledby="code" className="border-subtle mt-8 border-y py-6">
        <h2 id="code" className="text-ink font-medium">
          If you change your mind
        </h2>
        <p className="text-muted mt-2">
          This code deletes your answers, at any time, at <span className="text-ink">{paths.colleague}</span> of this
          site. It is shown once, and without it nobody can tell which answers are yours.
        </p>
        <p className="text-ink bg-sunken mt-4 rounded-md px-4 py-3 font-mono text-lg tracking-wide select-all">
          {code}
        </p>
        <Button variant="secondary" className="mt-4" onClick={() => void copy()}>
          Copy the code
        </Button>
        <p role="status" className="text-muted mt-2 min-h-6 text-sm">
          {copied}
        </p>
      </section>
      <p className="text-muted mt-6">You can close this page.</p>
    </>
  );
}
