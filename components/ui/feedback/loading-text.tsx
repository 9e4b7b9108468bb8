import { Spinner } from "./spinner";

export const LoadingText = ({ label }: { label: string }) => (
  <p className="text-muted flex items-center gap-3">
    <Spinner className="text-accent size-5" /> <span role="status">{label}</span>
  </p>
);
