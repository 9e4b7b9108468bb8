import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { WorkingHours } from "@/lib/features/mailbox/schema";
import { TimeZoneChoice } from "../time-zone-choice";
import { WorkingHoursChoice } from "../working-hours-choice";
import { FileProblems } from "./file-problems";
import { MailImportError } from "./mail-import-error";
import type { FileProblem } from "./mail-worker-protocol";

interface AddressChoiceProps {
  candidates: { address: string; isSure: boolean }[];
  problems: FileProblem[];
  email: string | null;
  hours: WorkingHours;
  onHours: (hours: WorkingHours) => void;
  zone: string | null;
  onZone: (zone: string | null) => void;
  onRead: (addresses: string[]) => void;
  onRestart: () => void;
}

export function AddressChoice({ candidates, problems, email, onRead, onRestart, ...time }: AddressChoiceProps) {
  const { hours, onHours, zone, onZone } = time;
  const own = email?.toLowerCase();
  const [chosen, setChosen] = useState<string[]>(() => {
    const likely = candidates.filter(({ address, isSure }) => isSure || address === own);
    return (likely.length === 0 && candidates.length === 1 ? candidates : likely).map(({ address }) => address);
  });
  if (candidates.length === 0) {
    return (
      <MailImportError title="No mail was found in this file." onRestart={onRestart}>
        {problems.length > 0 ? <FileProblems problems={problems} /> : undefined}
      </MailImportError>
    );
  }
  const toggle = (address: string) =>
    setChosen((now) => (now.includes(address) ? now.filter((other) => other !== address) : [...now, address]));
  return (
    <div className="space-y-8">
      <fieldset>
        <legend className="text-ink text-lg font-medium">Which of these addresses are yours?</legend>
        <p className="text-muted mt-1 text-sm">
          Only mail sent from them is measured. What others wrote is left alone.
        </p>
        <ul className="mt-4 space-y-1">
          {candidates.map(({ address }) => (
            <li key={address}>
              <label className="text-ink flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  className="accent-accent size-5"
                  checked={chosen.includes(address)}
                  onChange={() => toggle(address)}
                />
                <span className="min-w-0 break-all">{address}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <WorkingHoursChoice hours={hours} onHours={onHours} />
      <TimeZoneChoice zone={zone} onZone={onZone} />
      <div className="flex flex-wrap gap-3">
        <Button disabled={chosen.length === 0} onClick={() => onRead(chosen)}>
          Read my sent mail
        </Button>
        <Button variant="ghost" onClick={onRestart}>
          Choose another file
        </Button>
      </div>
    </div>
  );
}
