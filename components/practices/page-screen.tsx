"use client";

import { useEffect, useState, type Ref } from "react";
import {
  SaveCommitmentProvider,
  useSaveCommitmentOrNoOp,
} from "@/components/goals/commitments/save-commitment-provider";
import { DeleteCommitmentsChoice } from "@/components/goals/commitments/delete-commitments-choice";
import { useRefreshCommitments } from "@/components/goals/commitments/use-commitments";
import { useCommitmentsFrom } from "@/components/goals/commitments/use-commitments-from";
import { PageFrame } from "@/components/layout/page-frame";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { Button, buttonClass } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { Form } from "@/components/ui/forms/form";
import { Prose } from "@/components/ui/prose";
import { saveFile } from "@/components/ui/save-file";
import { Textarea } from "@/components/ui/forms/textarea";
import { useSubmit } from "@/components/ui/forms/use-submit";
import { hasTabDraft, useTabDraft } from "@/components/ui/forms/use-tab-draft";
import { notifyFailure } from "@/components/ui/toasts/notify-failure";
import { notify } from "@/components/ui/toasts/toast";
import { useRestoreFocus } from "@/components/ui/use-restore-focus";
import type { PageView } from "@/lib/features/practices/schema";
import { formatDateTime } from "@/lib/shared/time/dates";
import { paths } from "@/lib/shared/paths";
import { removePage, restorePage, revisePage } from "./practice-api";
import { ChangeAnswer } from "./change-answer";

const useCommitmentsFromPage = (page: PageView) =>
  useCommitmentsFrom(({ kind, id }) => kind === "page" && id === page.id);

/** Names the version, because text typed into an older one must not replace a newer one. */
const draftKeyOf = ({ id, version }: PageView) => `page-edit-${id}-${version}`;

export function PageScreen({ page: initial }: { page: PageView }) {
  const [page, setPage] = useState(initial);
  const [isEditing, setIsEditing] = useState(false);
  const [isRemoved, setIsRemoved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { choice, applyChoice, restore: restoreCommitments } = useCommitmentsFromPage(page);
  const refresh = useRefreshCommitments();
  const editButton = useRestoreFocus<HTMLButtonElement>(isEditing);
  const draftKey = draftKeyOf(page);

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- storage exists in the browser only, after the first paint
    if (hasTabDraft(draftKey)) setIsEditing(true);
  }, [draftKey]);

  const restore = async () => {
    try {
      await restorePage(page.id);
      setIsRemoved(false);
      await restoreCommitments();
    } catch (error) {
      notifyFailure(error);
    }
  };
  const remove = async () => {
    setIsAsking(false);
    try {
      await removePage(page.id);
      await applyChoice();
      setIsRemoved(true);
      notify({
        title: "Page deleted",
        description: "You can restore it for a day.",
        action: { label: "Undo", onClick: () => void restore() },
      });
    } catch (error) {
      notifyFailure(error);
    }
  };
  if (isRemoved) {
    return (
      <PageFrame back={{ href: paths.pages, label: "Pages" }}>
        <p role="status" className="mt-6">
          This page is deleted.
        </p>
        <Button className="mt-3" onClick={() => void restore()}>
          Restore it
        </Button>
      </PageFrame>
    );
  }
  return (
    <PageFrame back={{ href: paths.pages, label: "Pages" }}>
      {isEditing ? (
        <PageEditor
          page={page}
          onSaved={(next) => {
            setPage(next);
            setIsEditing(false);
          }}
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        <>
          <article
            className={cx(
              "mt-2 wrap-anywhere print:mt-0 print:text-[10pt] [&_pre]:overflow-x-auto",
              // Words in a cell stay whole; a wide table scrolls.
              "[&_:is(th,td)]:wrap-break-word [&_:is(th,td):first-child]:min-w-36 [&_table]:block [&_table]:overflow-x-auto",
              "print:[&_table]:table print:[&_table]:w-full",
            )}
          >
            <Prose html={page.html} className="practice-page" />
          </article>
          <SaveCommitmentProvider onSaved={refresh}>
            <PageActions
              page={page}
              editButton={editButton}
              onEdit={() => setIsEditing(true)}
              onRemove={() => (choice.commitments.length > 0 ? setIsAsking(true) : void remove())}
            />
          </SaveCommitmentProvider>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={(isOpen) => !isOpen && setIsAsking(false)}
            title="Delete this page?"
            description="You can restore it for a day."
            confirmLabel="Delete"
            onConfirm={() => void remove()}
          >
            <DeleteCommitmentsChoice {...choice} />
          </ConfirmDialog>
          <ChangeAnswer page={page} />
          <Versions page={page} onTaken={setPage} />
        </>
      )}
    </PageFrame>
  );
}

const fileName = (title: string) =>
  `${title
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60)
    .toLowerCase()}.md`;

const download = ({ content, title }: PageView) =>
  saveFile(new Blob([content], { type: "text/markdown;charset=utf-8" }), fileName(title));

async function copy(text: string, what: string): Promise<void> {
  await navigator.clipboard.writeText(text).then(
    () => notify({ title: `${what} copied` }),
    () => notify({ title: "The browser did not allow copying. Please select the text.", variant: "destructive" }),
  );
}

interface PageActionsProps {
  page: PageView;
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onRemove: () => void;
}

function PageActions({ page, editButton, onEdit, onRemove }: PageActionsProps) {
  const { openDraftFrom } = useSaveCommitmentOrNoOp();
  return (
    <div className="border-subtle mt-8 flex flex-wrap gap-2 border-t pt-4 print:hidden">
      <Button ref={editButton} size="sm" onClick={onEdit}>
        Edit
      </Button>
      <Button size="sm" variant="secondary" onClick={() => openDraftFrom({ page: page.id })}>
        Keep as a commitment
      </Button>
      <Button size="sm" variant="secondary" onClick={() => window.print()}>
        Print
      </Button>
      <Button size="sm" variant="secondary" onClick={() => void copy(page.text, "Text")}>
        Copy as text
      </Button>
      <Button size="sm" variant="secondary" onClick={() => void copy(page.shared, "Markdown")}>
        Copy as Markdown
      </Button>
      <Button size="sm" variant="secondary" onClick={() => download(page)}>
        Download
      </Button>
      {page.conversationId && (
        <a href={paths.conversation(page.conversationId)} className={buttonClass({ size: "sm", variant: "ghost" })}>
          The conversation
        </a>
      )}
      <Button size="sm" variant="ghost" onClick={onRemove}>
        Delete
      </Button>
    </div>
  );
}

interface PageEditorProps {
  page: PageView;
  onSaved: (page: PageView) => void;
  onCancel: () => void;
}

function PageEditor({ page, onSaved, onCancel }: PageEditorProps) {
  const [{ content }, change, clearDraft] = useTabDraft(draftKeyOf(page), { content: page.content });
  const { choice, applyChoice } = useCommitmentsFromPage(page);
  const { isPending, error, submit } = useSubmit(async () => {
    const revised = await revisePage(page.id, { from: page.version, content });
    clearDraft();
    await applyChoice();
    onSaved(revised);
  });
  const cancel = () => {
    clearDraft();
    onCancel();
  };
  return (
    <Form onSubmit={() => void submit()} className="mt-2">
      <label htmlFor="page-text" className="text-sm font-medium">
        The page, as Markdown
      </label>
      <Textarea
        id="page-text"
        autoGrow
        autoFocus
        dir="auto"
        value={content}
        onChange={(event) => change({ content: event.target.value })}
        className="mt-1 min-h-[50dvh] font-mono text-sm"
        aria-describedby={error ? "page-error" : undefined}
      />
      {error && (
        <p id="page-error" role="alert" className="text-danger mt-2 text-sm">
          {error}
        </p>
      )}
      <div className="mt-3">
        <DeleteCommitmentsChoice {...choice} />
      </div>
      <div className="mt-3 flex gap-2">
        <Button type="submit" pending={isPending} disabled={content.trim() === ""}>
          Save
        </Button>
        <Button variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

interface VersionsProps {
  page: PageView;
  onTaken: (page: PageView) => void;
}

function Versions({ page, onTaken }: VersionsProps) {
  if (page.versions.length === 0) return null;
  const take = (restore: number) =>
    void revisePage(page.id, { from: page.version, restore }).then(onTaken, notifyFailure);
  return (
    <details className="mt-6 text-sm print:hidden">
      <summary className="text-muted min-h-11 cursor-pointer py-3">Earlier versions ({page.versions.length})</summary>
      <ul className="space-y-1">
        {page.versions.map(({ version, created_at }) => (
          <li key={version} className="flex items-center justify-between gap-3">
            <span suppressHydrationWarning>
              Version {version}, {formatDateTime(created_at)}
            </span>
            <Button size="sm" variant="ghost" onClick={() => take(version)}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
