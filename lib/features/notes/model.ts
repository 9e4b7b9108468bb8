import { DAY_MS } from "@/lib/shared/time/durations";

export const COMMENT_LIMITS = { name: 80, content: 4_000, email: 254 } as const;
export const COMMENTS_PER_PAGE = 20;
export const MAX_COMMENTS = 100;
const MAX_LINKS = 2;
export const COMMENT_RESTORE_MS = DAY_MS;

export const COMMENT_STATES = ["waiting", "shown", "hidden", "deleted"] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

interface CommentFacts {
  hidden: boolean;
  moderatedAt: Date | null;
  deletedAt: Date | null;
}

export function commentState({ hidden, moderatedAt, deletedAt }: CommentFacts): CommentState {
  if (deletedAt) return "deleted";
  if (!hidden) return "shown";
  return moderatedAt ? "hidden" : "waiting";
}
export const SLUG = /^[a-z0-9-]{1,120}$/;

export const COMMENT_INCOMPLETE = "Please fill in your name and comment";
export const COMMENT_FAILED = "Failed to post comment. Please try again.";
export const NAME_RESERVED = "This name is reserved. Please choose another one.";

export function duplicateKey(content: string): string {
  const bare = content
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
  return bare === "" ? content.trim() : bare;
}

export const hasManyLinks = (content: string): boolean =>
  (content.match(/https?:\/\/|\bwww\./gi)?.length ?? 0) > MAX_LINKS;

export const POST_LIMITS = { title: 120, slug: 120, author: 80, excerpt: 300, content: 100_000 } as const;
export const MAX_POST_BODY_BYTES = 700_000;
export const POST_STATES = ["draft", "scheduled", "published", "unpublished"] as const;
export type PostState = (typeof POST_STATES)[number];

interface PostFacts {
  published: boolean;
  publishedAt: Date | null;
}

export function postState({ published, publishedAt }: PostFacts, now: Date): PostState {
  if (published) return publishedAt && publishedAt > now ? "scheduled" : "published";
  return publishedAt ? "unpublished" : "draft";
}

export const POST_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export const suggestSlug = (title: string): string =>
  title
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, POST_LIMITS.slug)
    .replace(/^-|-$/g, "");

const WORDS_PER_MINUTE = 220;

export function readTimeOf(markdown: string): string {
  const words = markdown.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`;
}

export function excerptOf(markdown: string): string {
  const paragraphs = markdown.split(/\n\s*\n/).map((part) => part.trim());
  const first = paragraphs.find((part) => part !== "" && !/^(#|!\[|[-*>|]|\d+\.|```)/.test(part)) ?? "";
  const text = first
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, "$1")
    .replace(/[*_`]/g, "")
    .replace(/\s+/g, " ");
  if (text.length <= POST_LIMITS.excerpt) return text;
  const cut = text.slice(0, POST_LIMITS.excerpt - 1);
  return `${cut.slice(0, cut.lastIndexOf(" ") > 0 ? cut.lastIndexOf(" ") : undefined)}…`;
}

export const SLUG_TAKEN = "Another note has this address.";
export const SLUG_FIXED = "The address of a note that was scheduled or public stays.";
export const POST_CHANGED = "Somebody else changed this note meanwhile. Copy your text, then read the note again.";
export const POST_UNFINISHED = "A note needs a text before it is published.";
export const TIME_PAST = "Please choose a time in the future.";
