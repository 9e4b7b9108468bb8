"use client";

import { createContext, useContext, useState, type ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { onDemand } from "@/components/ui/lazy/on-demand";

const Dialog = onDemand(async () => (await import("@/components/ui/dialogs/dialog")).Dialog);

const OpenExternalLink = createContext<(url: string) => void>(() => {});

export const useOpenExternalLink = () => useContext(OpenExternalLink);

/** Shows the full URL before opening it: the text of a reply's link can claim anything. */
export function ExternalLinkDialog({ children }: { children: ReactNode }) {
  const [url, setUrl] = useState<string | null>(null);
  return (
    <OpenExternalLink value={setUrl}>
      {children}
      {url !== null && (
        <Dialog
          open
          onOpenChange={() => setUrl(null)}
          title="Open this link?"
          description="The reply links to another site. Open it only if you trust this address."
        >
          <p className="bg-sunken rounded-md p-4 font-mono text-sm break-all">{url}</p>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            onClick={() => setUrl(null)}
            className={buttonClass({ className: "mt-6 w-full" })}
          >
            Open link
          </a>
        </Dialog>
      )}
    </OpenExternalLink>
  );
}
