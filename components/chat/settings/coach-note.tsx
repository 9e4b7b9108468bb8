import type { CoachSettings } from "@/lib/features/coach/schema";
import { paths } from "@/lib/shared/paths";
import { DirectnessControl } from "./directness-control";

interface CoachNoteProps {
  label: string;
  /** The label on a very narrow phone, where each line is missing above. */
  shortLabel: string;
  notice: string | null;
  settings: CoachSettings;
}

export function CoachNote({ label, shortLabel, notice, settings }: CoachNoteProps) {
  return (
    <>
      <p>
        <span className="max-[22rem]:hidden">{label}</span>
        <span className="hidden max-[22rem]:inline">{shortLabel}</span> {notice}
      </p>
      <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 max-[22rem]:gap-x-3">
        <DirectnessControl settings={settings} />
        <a href={paths.coachPrompt} className="link">
          What <span className="max-[22rem]:hidden">the coach</span>
          <span className="hidden max-[22rem]:inline">it</span> is told
        </a>
      </p>
    </>
  );
}
