import { z } from "zod";
import type { UtcTime } from "@/lib/shared/formats";
import { MAX_INT4 } from "@/lib/shared/ids";
import { filterOf, listQuery, type ListView } from "@/lib/shared/list-query";
import { userText } from "@/lib/shared/text/clean-text";
import { emailInput } from "@/lib/shared/text/email";
import {
  COMMENT_INCOMPLETE,
  COMMENT_LIMITS,
  COMMENT_STATES,
  type CommentState,
  MAX_COMMENTS,
  POST_LIMITS,
  POST_SLUG,
  POST_STATES,
  type PostState,
  SLUG,
} from "./model";

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
  publishedAt: UtcTime;
}

export interface NoteView extends NoteSummaryView {
  html: string;
  updatedAt: UtcTime;
  previous: NoteSummaryView | null;
  next: NoteSummaryView | null;
}

export const noteParams = z.object({ slug: z.string().regex(SLUG) });

export const listCommentsQuery = z.object({
  after: z.coerce.number().int().min(0).max(MAX_INT4).default(0),
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
  created_at: UtcTime;
}

export interface CommentsView {
  comments: CommentView[];
  next: number | null;
}

export interface AddCommentView {
  success: true;
  comment: CommentView;
  held: boolean;
}

export const moderateInput = z.strictObject({ hidden: z.boolean() });
export type ModerateInput = z.output<typeof moderateInput>;

export const commentsQuery = listQuery(["newest", "oldest"]).extend({
  state: filterOf(["", ...COMMENT_STATES]),
  note: z.string().max(120).catch(""),
});
export type CommentsQuery = z.output<typeof commentsQuery>;

export const approvalInput = z.strictObject({ on: z.boolean() });
export type ApprovalInput = z.output<typeof approvalInput>;

export interface ModeratedCommentView {
  id: number;
  note: string;
  authorName: string;
  maskedAddress: string | null;
  content: string;
  state: CommentState;
  createdAt: UtcTime;
}

export interface ModeratedCommentsView {
  list: ListView<ModeratedCommentView>;
  slugs: string[];
  isApprovalOn: boolean;
}

export const postsQuery = listQuery(["changed", "newest", "title"]).extend({ state: filterOf(["", ...POST_STATES]) });
export type PostsQuery = z.output<typeof postsQuery>;

const version = z.int().min(1);

const postFields = {
  title: userText({ max: POST_LIMITS.title, required: "Please give the note a title" }),
  slug: z
    .string({ error: "Please give the note an address" })
    .max(POST_LIMITS.slug)
    .regex(POST_SLUG, "Small letters, digits and single hyphens, such as the-view-we-lack"),
  author: userText({ max: POST_LIMITS.author, required: "Please name an author" }),
  excerpt: userText({ min: 0, max: POST_LIMITS.excerpt }),
  content: userText({ min: 0, max: POST_LIMITS.content }),
};
export const createPostInput = z.strictObject(postFields);
export type CreatePostInput = z.output<typeof createPostInput>;
export const updatePostInput = z.strictObject({ ...postFields, version });
export type UpdatePostInput = z.output<typeof updatePostInput>;

export const publishPostInput = z.strictObject({ version, at: z.iso.datetime().optional() });
export type PublishPostInput = z.output<typeof publishPostInput>;
export const unpublishPostInput = z.strictObject({ version });
export type UnpublishPostInput = z.output<typeof unpublishPostInput>;

export const previewInput = z.strictObject({ content: z.string().max(POST_LIMITS.content * 4) });
export type PreviewInput = z.output<typeof previewInput>;

export interface PreviewView {
  html: string;
  readTime: string;
  excerpt: string;
  foreignImages: string[];
}

export interface PostRowView {
  id: number;
  title: string;
  slug: string;
  state: PostState;
  publishedAt: UtcTime | null;
  updatedAt: UtcTime;
}

export interface PostView extends PostRowView {
  author: string;
  excerpt: string;
  content: string;
  readTime: string;
  version: number;
  isSlugFixed: boolean;
}

export interface PostSavedView {
  success: true;
  post: PostView;
}
