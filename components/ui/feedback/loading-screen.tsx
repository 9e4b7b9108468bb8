import { Spinner } from "./spinner";

export function LoadingScreen({ message }: { message: string }) {
  return (
    <main className="px-gutter flex min-h-dvh flex-col items-center justify-center gap-5 text-center">
      <Spinner className="text-accent size-8" />
      <p role="status" className="text-muted text-lg">
        {message}
      </p>
    </main>
  );
}
