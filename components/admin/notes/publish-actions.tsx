"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/forms/field";
import { notify } from "@/components/ui/toasts/toast";
import type { usePostEditor } from "./use-post-editor";

type Action = "Publish" | "Schedule" | "Unpublish";

const ABOUT: Record<Action, { title: string; description: string; done: string }> = {
  Publish: {
    title: "Publish this note?",
    description: "Readers see it within a few seconds, in the list, the feed and the sitemap.",
    done: "The note is published.",
  },
  Schedule: {
    title: "Schedule this note?",
    description: "It is published at that time, in your time zone.",
    done: "The note is scheduled.",
  },
  Unpublish: {
    title: "Unpublish this note?",
    description: "Readers no longer see it within a few seconds. Text and comments stay, and you can publish it again.",
    done: "Readers no longer see the note.",
  },
};

export function PublishActions({ editor }: { editor: ReturnType<typeof usePostEditor> }) {
  const { post, isPending, isChanged, failure, publish, unpublish } = editor;
  const [action, setAction] = useState<Action | null>(null);
  const [time, setTime] = useState("");
  if (!post) return null;
  const isOut = post.state === "published" || post.state === "scheduled";
  const available: Action[] = isOut ? ["Unpublish"] : ["Publish", "Schedule"];
  const confirm = async () => {
    if (!action) return;
    const work = {
      Publish: () => publish(),
      Schedule: () => publish(new Date(time).toISOString()),
      Unpublish: unpublish,
    };
    if (!(await work[action]())) return;
    notify({ title: ABOUT[action].done });
    setAction(null);
  };
  return (
    <>
      {available.map((name) => (
        <Button key={name} variant="secondary" disabled={isChanged || isPending} onClick={() => setAction(name)}>
          {name}
        </Button>
      ))}
      {action && (
        <ConfirmDialog
          open
          onOpenChange={() => setAction(null)}
          title={ABOUT[action].title}
          description={ABOUT[action].description}
          confirmLabel={action}
          pending={isPending}
          disabled={action === "Schedule" && time === ""}
          onConfirm={() => void confirm()}
        >
          {action === "Schedule" && (
            <Field
              label="Public from"
              type="datetime-local"
              value={time}
              error={failure?.fields.at}
              onChange={(event) => setTime(event.target.value)}
            />
          )}
          {failure && !failure.fields.at && <Alert className="mt-4">{failure.text}</Alert>}
        </ConfirmDialog>
      )}
    </>
  );
}
