import "server-only";
import { LlmFailure } from "@/lib/providers/llm/failure";
import { AppError } from "@/lib/shared/errors";
import { failureMessage, type ReplyFailure } from "./model";

export function toReplyError(
  failure: ReplyFailure,
  { cause, reassurance }: { cause?: unknown; reassurance?: string } = {},
): AppError {
  const retryAfter = cause instanceof LlmFailure ? cause.retryAfter : undefined;
  if (failure === "busy")
    return new AppError("unavailable", failureMessage(failure, reassurance), { retryAfter: retryAfter ?? 5 });
  return new AppError("provider_failed", failureMessage(failure, reassurance));
}
