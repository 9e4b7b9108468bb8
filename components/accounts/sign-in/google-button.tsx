import { buttonClass } from "@/components/ui/button";
import { paths } from "@/lib/shared/paths";

/** Google's sign-in rules require its own mark beside the words. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-5">
      <path
        fill="#EA4335"
        d="M24 9.5c3.5 0 6.6 1.2 9.1 3.6l6.8-6.8C35.8 2.4 30.3 0 24 0 14.6 0 6.5 5.4 2.6 13.3l7.9 6.1C12.4 13.7 17.7 9.5 24 9.5Z"
      />
      <path
        fill="#4285F4"
        d="M46.5 24.5c0-1.6-.1-3.1-.4-4.5H24v9h12.7c-.6 3-2.2 5.5-4.7 7.2l7.6 5.9c4.4-4.1 6.9-10.2 6.9-17.6Z"
      />
      <path fill="#FBBC05" d="M10.5 28.6a14.5 14.5 0 0 1 0-9.2l-7.9-6.1a24 24 0 0 0 0 21.4l7.9-6.1Z" />
      <path
        fill="#34A853"
        d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.6-5.9c-2.1 1.4-4.9 2.3-8.3 2.3-6.3 0-11.6-4.2-13.5-10l-7.9 6.1C6.5 42.6 14.6 48 24 48Z"
      />
    </svg>
  );
}

interface GoogleButtonProps {
  isConfigured: boolean;
  /** `lg` fills the width of a form. */
  size: "sm" | "lg";
}

export function GoogleButton({ isConfigured, size }: GoogleButtonProps) {
  const look = buttonClass({ variant: "secondary", size, className: size === "lg" ? "w-full" : undefined });
  if (isConfigured) {
    return (
      <a href={paths.google} className={look}>
        <GoogleMark />
        Continue with Google
      </a>
    );
  }
  return (
    <div>
      <button type="button" disabled aria-describedby="google-explained" className={look}>
        <GoogleMark />
        Continue with Google
      </button>
      <p id="google-explained" className="text-muted mt-2 text-sm">
        Google sign-in is not configured on this installation. Email and password work.
      </p>
    </div>
  );
}
