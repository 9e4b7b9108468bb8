"use client";

import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { Textarea } from "@/components/ui/forms/textarea";
import { notify } from "@/components/ui/toasts/toast";
import { POST_LIMITS, suggestSlug } from "@/lib/features/notes/model";
import type { PostView } from "@/lib/features/notes/schema";
import { goTo } from "@/lib/shared/browser/navigate";
import { paths } from "@/lib/shared/paths";
import { AdminPageHead } from "../admin-page-head";
import { PostPreview } from "./post-preview";
import { PublishActions } from "./publish-actions";
import { type PostDraft, usePostEditor } from "./use-post-editor";

export function PostEditor({ stored }: { stored: PostView | null }) {
  const editor = usePostEditor(stored);
  const { post, draft, change, failure, isPending, isChanged, save } = editor;
  const submit = async () => {
    const saved = await save();
    if (!saved) return;
    if (post) notify({ title: "Saved." });
    else goTo(paths.adminNote(saved.id));
  };
  return (
    <>
      <AdminPageHead
        title={post ? "Edit a note" : "Write a note"}
        lead={<PostFacts post={post} />}
        actions={post && <PublishActions editor={editor} />}
      />
      <div className="mt-8 grid gap-10 lg:grid-cols-2">
        <Form noValidate onSubmit={() => void submit()} className="grid content-start gap-5">
          <PostFields
            draft={draft}
            change={change}
            isSlugFixed={post?.isSlugFixed ?? false}
            fields={failure?.fields ?? {}}
          />
          {failure && <Alert>{failure.text}</Alert>}
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" pending={isPending} pendingLabel="Saving..." disabled={!isChanged}>
              {post ? "Save" : "Save as draft"}
            </Button>
            <p role="status" className="text-muted text-sm">
              {isChanged ? "Not saved yet; kept in this tab." : post && "All changes are saved."}
            </p>
          </div>
        </Form>
        <PostPreview title={draft.title} content={draft.content} />
      </div>
    </>
  );
}

function PostFacts({ post }: { post: PostView | null }) {
  if (!post) return "It stays a draft until you publish it.";
  return (
    <>
      <span className="capitalize">{post.state}</span>, {post.readTime}.{" "}
      {post.state === "published" && (
        <a href={paths.note(post.slug)} className="text-link">
          See it on the site
        </a>
      )}
    </>
  );
}

interface PostFieldsProps {
  draft: PostDraft;
  change: (part: Partial<PostDraft>) => void;
  isSlugFixed: boolean;
  fields: Record<string, string>;
}

function PostFields({ draft, change, isSlugFixed, fields }: PostFieldsProps) {
  const bind = (name: keyof PostDraft) => ({
    name,
    value: draft[name],
    maxLength: POST_LIMITS[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  // The address follows the title until it is edited by hand.
  const setTitle = (title: string) => {
    const follows = !isSlugFixed && draft.slug === suggestSlug(draft.title);
    change({ title, slug: follows ? suggestSlug(title) : draft.slug });
  };
  return (
    <>
      <Field label="Title" error={fields.title} {...bind("title")} onChange={(event) => setTitle(event.target.value)} />
      <Field
        label="Address"
        hint={
          isSlugFixed
            ? "It cannot change, because readers may have saved it."
            : "Small letters, digits and single hyphens."
        }
        error={fields.slug}
        readOnly={isSlugFixed}
        autoCapitalize="none"
        spellCheck={false}
        {...bind("slug")}
      />
      <Field label="Author" error={fields.author} {...bind("author")} />
      <Field label="Excerpt" hint="In lists and previews. Empty: the beginning of the text." error={fields.excerpt}>
        <Textarea rows={2} {...bind("excerpt")} />
      </Field>
      <Field
        label="Text"
        hint="Markdown. Images are files of this site: ![what it shows](/notes/future-of-work.svg)"
        error={fields.content}
      >
        <Textarea rows={20} className="font-mono text-sm" {...bind("content")} />
      </Field>
    </>
  );
}
