import type { ReactNode } from "react";
import type { AiPersonality } from "@/lib/features/report/schema";
import { PRODUCT } from "@/lib/shared/product";
import { ReportSection } from "./report-section";

export function PartnerSection({ persona }: { persona: AiPersonality | null }) {
  return (
    <ReportSection id="partner" title={`Meet Your ${PRODUCT.personaName}`}>
      {persona ? (
        <Partner persona={persona} />
      ) : (
        <p className="border-subtle text-muted rounded-lg border border-dashed p-6">
          Your partner is calibrated to you after complete analysis. Until then it listens first and asks.
        </p>
      )}
    </ReportSection>
  );
}

function Partner({
  persona: { assistant_roles, action_guidelines, interaction_principles },
}: {
  persona: AiPersonality;
}) {
  const { tone, style, calibration_notes } = interaction_principles;
  return (
    <div className="space-y-10">
      <Part title="Roles">
        <dl className="divide-subtle border-subtle divide-y border-y">
          {Object.entries(assistant_roles).map(([role, text]) => (
            <div
              key={role}
              className="grid gap-1 py-4 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-6 print:break-inside-avoid"
            >
              <dt className="text-ink font-medium">{role}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Areas of support">
        <ul className="space-y-5">
          {action_guidelines.interaction_triggers.map((trigger) => (
            <li key={trigger.when} className="print:break-inside-avoid">
              <p className="text-ink font-medium">{trigger.when}</p>
              <ul className="text-muted mt-1 list-disc space-y-1 pl-5">
                {trigger.do.map((act) => (
                  <li key={act}>{act}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Tone">
        <p className="text-muted">{tone}</p>
      </Part>
      <Part title="Preferred style">
        <BulletList items={style.prefer} />
      </Part>
      <Part title="Calibration notes">
        <BulletList items={calibration_notes} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="display-type text-ink mb-3 text-xl">{title}</h3>
      {children}
    </div>
  );
}

function BulletList({ items }: { items: string[] }) {
  return (
    <ul className="text-muted list-disc space-y-1.5 pl-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
