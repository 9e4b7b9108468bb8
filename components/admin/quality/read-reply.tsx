"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import type { SharedReplyView } from "@/lib/features/admin/schema";
import { apiClient } from "@/lib/shared/api-client";
import { useAdminCall } from "../use-admin-call";

export function ReadReply({ id, name }: { id: string; name: string }) {
  const [reply, setReply] = useState<string | null>(null);
  const { isPending, failure, run } = useAdminCall();
  const read = () =>
    run(async () => {
      const answer = await apiClient<SharedReplyView>(`/api/admin/shared-replies/${id}`, { method: "POST" });
      setReply(answer.reply);
    });
  return (
    <div aria-live="polite">
      {reply === null ? (
        <Button variant="secondary" size="sm" pending={isPending} aria-label={name} onClick={() => void read()}>
          Read
        </Button>
      ) : (
        <p className="max-w-prose wrap-anywhere whitespace-pre-wrap">{reply}</p>
      )}
      {failure && <Alert className="mt-2">{failure}</Alert>}
    </div>
  );
}
