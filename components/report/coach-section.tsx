import type { ReactNode } from "react";
import { Mark } from "@/components/layout/mark";
import type { AiPersonality } from "@/lib/features/report/schema";
import { PRODUCT } from "@/lib/shared/product";
import { Fold } from "./fold";
import { ReportSection } from "./report-section";

export function CoachSection({ persona }: { persona: AiPersonality | null }) {
  return (
    <ReportSection id="partner" title={`Meet Your ${PRODUCT.personaName}`}>
      {persona ? (
        <PersonaCard persona={persona} />
      ) : (
        <p className="border-subtle text-muted max-w-text rounded-lg border border-dashed p-6">
          The coach is calibrated to you after complete analysis: by scores, or by your own mail. Until then it listens
          first and asks.
        </p>
      )}
    </ReportSection>
  );
}

function PersonaCard({ persona }: { persona: AiPersonality }) {
  const { assistant_roles, action_guidelines, interaction_principles } = persona;
  const { tone, style, calibration_notes } = interaction_principles;
  return (
    <div className="border-subtle bg-surface shadow-raised overflow-hidden rounded-lg border print:border-0 print:shadow-none">
      <div className="bg-accent-soft flex items-start gap-4 px-6 py-4 sm:items-center sm:gap-5 sm:p-8 print:px-0">
        <Mark className="h-9 w-12 shrink-0" />
        <div>
          <h3 className="eyebrow">Tone</h3>
          <p className="display-type text-ink sm:text-xl">{tone}.</p>
        </div>
      </div>
      <Fold className="px-6 py-1 sm:px-8 print:px-0" summary="Its roles, support, style and calibration">
        <div className="divide-subtle divide-y">
          <Part title="Roles">
            <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
              {Object.entries(assistant_roles).map(([role, text]) => (
                <div key={role} className="border-signal border-t-2 pt-3 print:break-inside-avoid">
                  <dt className="text-ink font-medium">{role}</dt>
                  <dd className="text-muted mt-1 text-sm">{text}</dd>
                </div>
              ))}
            </dl>
          </Part>
          <Part title="Areas of support">
            <ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
              {action_guidelines.interaction_triggers.map((trigger) => (
                <li key={trigger.when} className="print:break-inside-avoid">
                  <p className="text-ink font-medium">{trigger.when}</p>
                  <BulletList items={trigger.do} />
                </li>
              ))}
            </ul>
          </Part>
          <Part title="Preferred style">
            <BulletList items={style.prefer} />
          </Part>
          <Part title="Calibration notes">
            <BulletList items={calibration_notes} />
          </Part>
        </div>
      </Fold>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="py-4">
      <h3 className="display-type mb-2 text-xl print:break-after-avoid">{title}</h3>
      {children}
    </div>
  );
}

function BulletList({ items }: { items: string[] }) {
  return (
    <ul className="text-muted marker:text-signal mt-1 list-disc space-y-1 pl-5 text-sm">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
