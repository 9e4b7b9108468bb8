"use client";

import { Copy } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { copyText } from "../chat-notices";
import { IconButton } from "../icon-button";

export function CodeBlock({ children }: { children?: ReactNode }) {
  const block = useRef<HTMLPreElement>(null);
  return (
    <div className="bg-sunken relative my-3 rounded-md">
      <pre ref={block} dir="ltr" tabIndex={0} className="overflow-x-auto p-4 pr-13 text-sm [&_code]:p-0">
        {children}
      </pre>
      <IconButton
        label="Copy this part"
        icon={Copy}
        onClick={() => void copyText((block.current?.textContent ?? "").trimEnd())}
        className="bg-sunken absolute top-1.5 right-1.5 print:hidden"
      />
    </div>
  );
}
