import type { CoachSettings } from "@/lib/features/coach/schema";
import { paths } from "@/lib/shared/paths";
import { DirectnessControl } from "./directness-control";

interface CoachNoteProps {
  label: string;
  settings: CoachSettings;
}

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
