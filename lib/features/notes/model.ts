export const COMMENT_LIMITS = { name: 80, content: 4_000, email: 254 } as const;
export const COMMENTS_PER_PAGE = 20;
/** Upper limit of one call. */
export const MAX_COMMENTS = 100;
const MAX_LINKS = 2;
export const SLUG = /^[a-z0-9-]{1,120}$/;

export const COMMENT_INCOMPLETE = "Please fill in your name and comment";
export const COMMENT_FAILED = "Failed to post comment. Please try again.";
export const NAME_RESERVED = "This name is reserved. Please choose another one.";

/** Equal for comments that differ only in spacing, case and punctuation. */
export function duplicateKey(content: string): string {
  const bare = content
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
  return bare === "" ? content.trim() : bare;
}

export const hasManyLinks = (content: string): boolean =>
  (content.match(/https?:\/\/|\bwww\./gi)?.length ?? 0) > MAX_LINKS;
