"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { Alert } from "@/components/ui/feedback/alert";
import { CONTROL_CLASS } from "@/components/ui/forms/control";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import type { CheckInSettingsInput, CheckInSettingsView } from "@/lib/features/check-ins/schema";
import { apiClient, failureText } from "@/lib/shared/api-client";
import { browserTimeZone } from "@/lib/shared/browser/time-zone";
import { WEEKDAYS } from "@/lib/shared/time/dates";

const SETTINGS = "/api/goals/reminders";
const CALENDAR = "/api/goals/calendar";
const DAYS = [1, 2, 3, 4, 5, 6, 0];

type SettingsPart = "review" | "mail" | "calendar";
type SaveOutcome = { part: SettingsPart; said: string } | { part: SettingsPart; error: string };

export function RemindersSection({ settings: initial }: { settings: CheckInSettingsView }) {
  const [settings, setSettings] = useState(initial);
  const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
  const store = async (part: SettingsPart, call: Promise<CheckInSettingsView>, said: string) => {
    setOutcome(null);
    try {
      setSettings(await call);
      setOutcome({ part, said });
    } catch (failure) {
      setOutcome({ part, error: failureText(failure) });
    }
  };
  const save = (part: SettingsPart, change: Omit<CheckInSettingsInput, "timeZone">) => {
    const body = { timeZone: browserTimeZone(), ...change };
    void store(part, apiClient<CheckInSettingsView>(SETTINGS, { method: "PATCH", body }), "Saved");
  };
  return (
    <section aria-labelledby="reminders" className="border-subtle mt-12 border-t pt-8">
      <h2 id="reminders" className="display-type text-ink text-2xl">
        Reminders
      </h2>
      <div className="mt-4 space-y-4">
        <ReviewPart reviewDay={settings.reviewDay} onChoose={(reviewDay) => save("review", { reviewDay })} />
        <OutcomeLine part="review" outcome={outcome} />
        <MailPart settings={settings} onSave={(change) => save("mail", change)} />
        <OutcomeLine part="mail" outcome={outcome} />
        <CalendarPart
          settings={settings}
          onTitles={(calendarTitles) => save("calendar", { calendarTitles })}
          onRenew={() =>
            void store("calendar", apiClient(CALENDAR, { method: "POST", body: {} }), "Your calendar has a new address")
          }
          onRevoke={() =>
            void store("calendar", apiClient(CALENDAR, { method: "DELETE" }), "The address no longer works")
          }
        />
        <OutcomeLine part="calendar" outcome={outcome} />
      </div>
    </section>
  );
}

/** Beside what was pressed: a notice would cover the buttons at the end of this page. */
function OutcomeLine({ part, outcome }: { part: SettingsPart; outcome: SaveOutcome | null }) {
  const own = outcome?.part === part ? outcome : null;
  if (own && "error" in own) return <Alert>{own.error}</Alert>;
  return (
    <p role="status" className="text-muted min-h-5 text-sm">
      {own?.said}
    </p>
  );
}

interface ReviewPartProps {
  reviewDay: number | null;
  onChoose: (day: number | null) => void;
}

function ReviewPart({ reviewDay, onChoose }: ReviewPartProps) {
  return (
    <div>
      <Field
        label="Weekly review"
        hint="On this day it is offered above a new conversation. It takes ten minutes and puts your week on one page."
      >
        <select
          value={reviewDay ?? ""}
          onChange={(event) => onChoose(event.target.value === "" ? null : Number(event.target.value))}
          className={cx(CONTROL_CLASS, "max-w-xs")}
        >
          <option value="">Not offered</option>
          {DAYS.map((day) => (
            <option key={day} value={day}>
              {WEEKDAYS[day]}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}

interface MailPartProps {
  settings: CheckInSettingsView;
  onSave: (change: Omit<CheckInSettingsInput, "timeZone">) => void;
}

function mailHint({ isAddressConfirmed, isMailConfigured, timeZone }: CheckInSettingsView): string {
  if (!isAddressConfirmed) return "Please confirm your address first, on your account page.";
  if (!isMailConfigured) return "No mail server is set up here: mails become files on this machine.";
  return `At most one mail a day, only when something is due. A step without an answer is named twice in seven days. The time zone is ${timeZone.replaceAll("_", " ")}.`;
}

function MailPart({ settings, onSave }: MailPartProps) {
  const [time, setTime] = useState(settings.mailTime);
  const [quiet, setQuiet] = useState(settings.quietDays);
  const { mailOn, isAddressConfirmed } = settings;
  const saveButton = useRef<HTMLButtonElement>(null);
  const switchOff = () => {
    // The pressed button disappears, and the focus with it.
    saveButton.current?.focus();
    onSave({ mailOn: false });
  };
  return (
    <Form onSubmit={() => onSave({ mailOn: true, mailTime: time, quietDays: quiet })}>
      <h3 className="text-sm font-medium">A mail on the day</h3>
      <p className="text-muted text-xs">{mailHint(settings)}</p>
      <div className="mt-3 max-w-40">
        <Field
          label="At"
          type="time"
          name="mailTime"
          required
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </div>
      <fieldset className="mt-3">
        <legend className="text-sm">Days without mail</legend>
        <div className="mt-1 flex flex-wrap gap-x-4">
          {DAYS.map((day) => (
            <label key={day} className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                checked={quiet.includes(day)}
                onChange={(event) =>
                  setQuiet(event.target.checked ? [...quiet, day] : quiet.filter((each) => each !== day))
                }
                className="accent-accent size-5 shrink-0"
              />
              {WEEKDAYS[day]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          ref={saveButton}
          type="submit"
          size="sm"
          variant={mailOn ? "secondary" : "primary"}
          disabled={!isAddressConfirmed}
        >
          {mailOn ? "Save" : "Switch on"}
        </Button>
        {mailOn && (
          <Button size="sm" variant="ghost" onClick={switchOff}>
            Switch off
          </Button>
        )}
      </div>
    </Form>
  );
}

interface CalendarPartProps {
  settings: CheckInSettingsView;
  onTitles: (hasTitles: boolean) => void;
  onRenew: () => void;
  onRevoke: () => void;
}

function CalendarPart({ settings: { calendarUrl, calendarTitles }, onTitles, onRenew, onRevoke }: CalendarPartProps) {
  const renewButton = useRef<HTMLButtonElement>(null);
  const revoke = () => {
    renewButton.current?.focus();
    onRevoke();
  };
  return (
    <div>
      <h3 className="text-sm font-medium">In your calendar</h3>
      <p className="text-muted text-xs">
        A private address for your calendar program. Whoever has it sees your dates, so keep it to yourself.
      </p>
      {calendarUrl && (
        <p className="border-subtle bg-surface mt-2 rounded-md border p-3 font-mono text-xs break-all select-all">
          {calendarUrl}
        </p>
      )}
      <label className="mt-2 flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          checked={calendarTitles}
          onChange={(event) => onTitles(event.target.checked)}
          className="accent-accent size-5 shrink-0"
        />
        Show what the commitment says; otherwise each is called “Clarity check-in”
      </label>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button ref={renewButton} size="sm" variant="secondary" onClick={onRenew}>
          {calendarUrl ? "Make a new address" : "Make an address"}
        </Button>
        {calendarUrl && (
          <Button size="sm" variant="ghost" onClick={revoke}>
            Remove the address
          </Button>
        )}
      </div>
    </div>
  );
}
