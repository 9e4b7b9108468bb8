import type { CommentView } from "@/lib/features/notes/schema";
import { formatDateTime } from "@/lib/shared/time/dates";

interface CommentListProps {
  comments: CommentView[];
  pending: { author_name: string; content: string } | null;
}

export function CommentList({ comments, pending }: CommentListProps) {
  return (
    <ol className="divide-subtle divide-y">
      {comments.map(({ id, author_name, content, created_at }) => (
        <li key={id} className="comment">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 font-medium">{author_name}</span>
            <time dateTime={created_at} className="text-muted text-xs">
              {formatDateTime(created_at)}
            </time>
          </p>
          <p className="mt-1.5 whitespace-pre-wrap">{content}</p>
        </li>
      ))}
      {pending && (
        <li className="comment" aria-busy="true">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 font-medium">{pending.author_name}</span>
            <span className="text-muted text-xs">Being posted</span>
          </p>
          <p className="text-muted mt-1.5 whitespace-pre-wrap">{pending.content}</p>
        </li>
      )}
    </ol>
  );
}
