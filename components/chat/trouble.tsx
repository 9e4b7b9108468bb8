import { Alert } from "@/components/ui/alert";
import { paths } from "@/lib/shared/paths";
import type { TroubleWords } from "./trouble-words";

interface TroubleProps {
  trouble: TroubleWords;
  /** It passes by itself, so it is said calmly. */
  isPassing?: boolean;
  onRetry?: () => void;
}

/** Says above the input what went wrong, and offers the way on. */
export function Trouble({ trouble: { words, isSignedOut }, isPassing = false, onRetry }: TroubleProps) {
  return (
    <div className="mx-auto w-full max-w-[46rem] px-4 pb-3 sm:px-6 print:hidden">
      <Alert tone={isPassing ? "info" : "danger"}>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {words}
          {isSignedOut && (
            <a href={paths.login} className="text-link">
              Sign in
            </a>
          )}
          {onRetry && !isSignedOut && (
            <button type="button" onClick={onRetry} className="text-link">
              Look again
            </button>
          )}
        </span>
      </Alert>
    </div>
  );
}
