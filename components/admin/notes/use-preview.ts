import { useEffect, useState } from "react";
import type { PreviewView } from "@/lib/features/notes/schema";
import { apiClient } from "@/lib/shared/api-client";

const DEBOUNCE_MS = 300;

export function usePreview(content: string): { preview: PreviewView | null; hasFailed: boolean } {
  const [preview, setPreview] = useState<PreviewView | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      apiClient<PreviewView>("/api/admin/notes/preview", {
        method: "POST",
        body: { content },
        signal: controller.signal,
      }).then(
        (view) => {
          setPreview(view);
          setHasFailed(false);
        },
        () => !controller.signal.aborted && setHasFailed(true),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [content]);
  return { preview, hasFailed };
}
