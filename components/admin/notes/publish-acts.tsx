"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { notify } from "@/components/ui/toast";
import type { usePostEditor } from "./use-post-editor";

type Act = "Publish" | "Schedule" | "Unpublish";

const ABOUT: Record<Act, { title: string; description: string; done: string }> = {
  Publish: {
    title: "Publish this note?",
    description: "Readers see it within a few seconds, in the list, the feed and the sitemap.",
    done: "The note is published.",
  },
  Schedule: {
    title: "Schedule this note?",
    description: "It appears by itself at that time. Your own time zone counts.",
    done: "The note is scheduled.",
  },
  Unpublish: {
    title: "Take this note from readers?",
    description: "Its page is gone within a few seconds. Text and comments stay, and it can be published again.",
    done: "Readers no longer see the note.",
  },
};

export function PublishActs({ editor }: { editor: ReturnType<typeof usePostEditor> }) {
  const { post, isPending, isChanged, failure, publish, unpublish } = editor;
  const [act, setAct] = useState<Act | null>(null);
  const [time, setTime] = useState("");
  if (!post) return null;
  const isOut = post.state === "published" || post.state === "scheduled";
  const acts: Act[] = isOut ? ["Unpublish"] : ["Publish", "Schedule"];
  const confirm = async () => {
    if (!act) return;
    const work = {
      Publish: () => publish(),
      Schedule: () => publish(new Date(time).toISOString()),
      Unpublish: unpublish,
    };
    if (!(await work[act]())) return;
    notify({ title: ABOUT[act].done });
    setAct(null);
  };
  return (
    <>
      {acts.map((name) => (
        <Button key={name} variant="secondary" disabled={isChanged || isPending} onClick={() => setAct(name)}>
          {name}
        </Button>
      ))}
      {act && (
        <ConfirmDialog
          open
          onOpenChange={() => setAct(null)}
          title={ABOUT[act].title}
          description={ABOUT[act].description}
          confirmLabel={act}
          pending={isPending}
          disabled={act === "Schedule" && time === ""}
          onConfirm={() => void confirm()}
        >
          {act === "Schedule" && (
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
