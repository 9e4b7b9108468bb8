import type { CoachSettings } from "@/lib/features/coach/schema";
import { paths } from "@/lib/shared/paths";
import { DirectnessControl } from "./directness-control";

interface CoachNoteProps {
  /** Who answers, as a sentence. */
  label: string;
  settings: CoachSettings;
}

/** Below the input: who answers, how direct, and where a person sees what the coach is told. */
export function CoachNote({ label, settings }: CoachNoteProps) {
  return (
    <>
      <p>{label}</p>
      <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1">
        <DirectnessControl settings={settings} />
        <a href={paths.coachPrompt} className="link">
          What the coach is told
        </a>
      </p>
    </>
  );
}
