import { Alert } from "@/components/ui/feedback/alert";
import { paths } from "@/lib/shared/paths";
import type { ErrorCopy } from "../client/error-copy";

interface ErrorBannerProps {
  error: ErrorCopy;
  isTransient?: boolean;
  onRetry?: () => void;
}

export function ErrorBanner({ error: { message, isSignedOut }, isTransient = false, onRetry }: ErrorBannerProps) {
  return (
    <div className="mx-auto w-full max-w-[46rem] px-4 pb-3 sm:px-6 print:hidden">
      <Alert tone={isTransient ? "info" : "danger"}>
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {message}
          {isSignedOut && (
            <a href={paths.login} className="text-link">
              Sign in
            </a>
          )}
          {onRetry && !isSignedOut && (
            <button type="button" onClick={onRetry} className="text-link">
              Try again
            </button>
          )}
        </span>
      </Alert>
    </div>
  );
}
