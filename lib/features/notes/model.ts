export const COMMENT_LIMITS = { name: 80, content: 4_000, email: 254 } as const;
/** How many comments a reader gets at first, and with each wish for more. */
export const COMMENTS_PER_PAGE = 20;
/** How many one call may ask for. */
export const MAX_COMMENTS = 1_000;
const MAX_LINKS = 2;
/** How a post is named in addresses. */
export const SLUG = /^[a-z0-9-]{1,120}$/;

export const COMMENT_INCOMPLETE = "Please fill in your name and comment";
export const COMMENT_FAILED = "Failed to post comment. Please try again.";
export const NAME_RESERVED = "This name is reserved. Please choose another one.";

/** What makes two comments the same although spacing, case and punctuation differ. */
export function duplicateKey(content: string): string {
  const bare = content
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
  return bare === "" ? content.trim() : bare;
}

/** True for a comment that waits for a moderator because of its links. */
export const hasManyLinks = (content: string): boolean =>
  (content.match(/https?:\/\/|\bwww\./gi)?.length ?? 0) > MAX_LINKS;
