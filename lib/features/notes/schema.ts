import { z } from "zod";
import { userText } from "@/lib/shared/clean-text";
import { emailInput } from "@/lib/shared/email";
import { numericId } from "@/lib/shared/ids";
import { COMMENT_INCOMPLETE, COMMENT_LIMITS, MAX_COMMENTS, SLUG } from "./model";

export const noteHeader = z.strictObject({
  title: z.string().min(1).max(120),
  slug: z.string().regex(SLUG),
  author: z.string().min(1).max(80),
  date: z.iso.date(),
  readTime: z.string().min(1).max(40),
  excerpt: z.string().min(1).max(300),
  published: z.boolean(),
});
export type NoteHeader = z.output<typeof noteHeader>;

export interface NoteSummaryView {
  slug: string;
  title: string;
  excerpt: string;
  author: string;
  readTime: string;
  publishedAt: string;
}

export interface NoteView extends NoteSummaryView {
  html: string;
  updatedAt: string;
  previous: NoteSummaryView | null;
  next: NoteSummaryView | null;
}

export const noteParams = z.object({ slug: z.string().regex(SLUG) });

export const listCommentsQuery = z.object({
  after: z.coerce.number().int().min(0).max(2_147_483_647).default(0),
  limit: z.coerce.number().int().min(1).max(MAX_COMMENTS).default(MAX_COMMENTS),
});
export type ListCommentsInput = z.output<typeof noteParams> & z.output<typeof listCommentsQuery>;

export const addCommentInput = z.strictObject({
  post_slug: z.string({ error: "Please say which post this is about" }).min(1).max(200),
  author_name: userText({ max: COMMENT_LIMITS.name, required: COMMENT_INCOMPLETE }),
  author_email: z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    emailInput("Please enter a valid email address").optional(),
  ),
  content: userText({ max: COMMENT_LIMITS.content, required: COMMENT_INCOMPLETE }),
  website: z.string().max(500).optional(),
});
export type AddCommentInput = z.output<typeof addCommentInput>;

export interface CommentView {
  id: number;
  author_name: string;
  content: string;
  created_at: string;
}

export interface CommentsView {
  comments: CommentView[];
  /** The `after` of the next call, or null at the end. */
  next: number | null;
}

export interface AddCommentView {
  success: true;
  comment: CommentView;
  /** True when the comment waits for a moderator. */
  held: boolean;
}

export const commentParams = z.object({ id: numericId });
export const moderateInput = z.strictObject({ hidden: z.boolean() });
export type ModerateInput = z.output<typeof moderateInput>;

export const listModeratedQuery = z.object({
  hidden: z.enum(["true", "false"]).transform((value) => value === "true"),
  before: numericId.default(2_147_483_647),
});
export type ListModeratedInput = z.output<typeof listModeratedQuery>;

export interface ModeratedCommentView extends CommentView {
  post_slug: string;
  hidden: boolean;
}

export interface ModeratedCommentsView {
  comments: ModeratedCommentView[];
  /** The `before` of the next call, or null at the end. */
  next: number | null;
}
