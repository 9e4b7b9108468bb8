import { PageSection } from "@/components/layout/page-section";
import type { CoachPromptView } from "@/lib/features/chat/schema";
import type { CoachSettings } from "@/lib/features/coach/schema";
import { CountryControl } from "./country-control";
import { DirectnessControl } from "./directness-control";

interface CoachSectionProps {
  prompt: CoachPromptView;
  settings: CoachSettings;
  countries: { code: string; name: string }[];
}

export function CoachSection({ prompt: { model, sections }, settings, countries }: CoachSectionProps) {
  return (
    <PageSection
      id="coach"
      title="What the coach is told"
      lead={
        model
          ? `With each of your messages, ${model} receives the text below and nothing else about you.`
          : "No language model is set up here, so none of this leaves this server. The built-in coach uses the same facts."
      }
    >
      <p className="text-sm">
        <DirectnessControl settings={settings} />
      </p>
      <p className="text-muted mt-2 text-sm">
        Listen: no advice unless you ask. Balanced: listens first and speaks plainly. Direct: says what it sees, and
        disagrees.
      </p>
      <p className="mt-4 text-sm">
        <CountryControl country={settings.country} countries={countries} />
      </p>
      <p className="text-muted mt-2 text-sm">
        When something you write sounds like danger to you or somebody else, the coach names helplines in this country.
      </p>
      {model && (
        <p className="mt-4 text-sm">
          The same model also receives: your last messages, to recognise danger to you or others; single messages of
          yours, to find what is worth remembering; the older part of a long conversation with its notes, to write new
          notes; your answers in a practice, to ask about them and to word its page; and the insights of your report
          with their evidence and your answers about your work, to word the report. It receives nothing else.
        </p>
      )}
      <details className="mt-6">
        <summary className="text-accent cursor-pointer text-sm font-medium">
          Show the text as it would be sent now with your last message
        </summary>
        <ol className="mt-4 space-y-4">
          {sections.map(({ title, text }, index) => (
            <li key={index}>
              <h3 className="text-muted text-xs font-medium">{title}</h3>
              <p className="border-subtle bg-surface mt-1 rounded-md border p-3 font-mono text-xs break-words whitespace-pre-wrap">
                {text}
              </p>
            </li>
          ))}
        </ol>
      </details>
    </PageSection>
  );
}
