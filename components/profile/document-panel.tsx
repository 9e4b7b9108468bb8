"use client";

import { ArrowLeft, FileText } from "lucide-react";
import { useState } from "react";
import { StepFrame } from "@/components/layout/step-frame";
import { Alert } from "@/components/ui/alert";
import { Busy } from "@/components/ui/busy";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FileDrop } from "@/components/ui/file-drop";
import { Textarea } from "@/components/ui/textarea";
import type { AnalysedProfileView } from "@/lib/features/profile/schema";
import { apiClient, serverMessage } from "@/lib/shared/api-client";
import type { ReadProfile } from "./document-messages";
import { readDocument } from "./read-document";

interface DocumentPanelProps {
  userId: number;
  /** The profile is linked; an analysis can begin. */
  onDone: () => void;
  onClose: () => void;
}

type State = { status: "idle" } | { status: "reading" } | { status: "read"; profile: ReadProfile };

const isEmpty = ({ name, positions, education, skills }: ReadProfile) =>
  name === null && positions.length + education.length + skills.length === 0;

/** The person's own document: read in this browser, shown, and only then sent as facts. */
export function DocumentPanel({ userId, onDone, onClose }: DocumentPanelProps) {
  const [state, setState] = useState<State>({ status: "idle" });
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  const read = async (source: File | string) => {
    setError(undefined);
    setState({ status: "reading" });
    const answer = await readDocument(source);
    if (answer.type === "read" && !isEmpty(answer.profile)) {
      setState({ status: "read", profile: answer.profile });
      return;
    }
    setState({ status: "idle" });
    setError(
      answer.type === "refused" ? answer.message : "No name, role or school was found in this. Nothing was sent.",
    );
  };

  const send = async (profile: ReadProfile) => {
    setIsPending(true);
    setError(undefined);
    try {
      const analysed = await apiClient<AnalysedProfileView>("/api/try-clarity/import-profile", {
        method: "POST",
        body: { profile },
      });
      const body = { linkedinProfile: analysed.profile, insights: analysed.insights };
      await apiClient(`/api/try-clarity/link-linkedin/${userId}`, { method: "POST", body });
      onDone();
    } catch (failure) {
      setError(serverMessage(failure) ?? "It could not be sent. What was read is still here; please try again.");
      setIsPending(false);
    }
  };

  const restart = () => {
    setError(undefined);
    setState({ status: "idle" });
  };

  return (
    <StepFrame
      title="Your own document"
      lead="LinkedIn's “Save to PDF”, its data export as ZIP, a CV as PDF, or pasted text. It is read in this browser; only the facts you see are sent."
    >
      <div className="mt-8 space-y-6">
        {error && <Alert>{error}</Alert>}
        {state.status === "reading" && <Busy label="Reading your document..." />}
        {state.status === "idle" && (
          <DocumentChoice text={text} onText={setText} onRead={(source) => void read(source)} />
        )}
        {state.status === "read" && (
          <>
            <Facts profile={state.profile} />
            <div className="flex flex-wrap gap-3">
              <Button
                size="lg"
                pending={isPending}
                pendingLabel="Sending facts..."
                onClick={() => void send(state.profile)}
              >
                Use these facts
              </Button>
              <Button variant="ghost" size="lg" onClick={restart}>
                Choose again
              </Button>
            </div>
          </>
        )}
      </div>
      <Button variant="ghost" className="mt-8 -ml-5" onClick={onClose}>
        <ArrowLeft aria-hidden="true" className="size-4" /> Back to Options
      </Button>
    </StepFrame>
  );
}

interface DocumentChoiceProps {
  text: string;
  onText: (text: string) => void;
  onRead: (source: File | string) => void;
}

function DocumentChoice({ text, onText, onRead }: DocumentChoiceProps) {
  return (
    <div className="space-y-10">
      <FileDrop
        icon={FileText}
        title="Drop a PDF or ZIP file, or choose one"
        hint="On LinkedIn: your profile, “Resources”, “Save to PDF”. Up to 10 MB."
        accept=".pdf,.zip,application/pdf,application/zip"
        onFiles={([file]) => file && onRead(file)}
      />
      <div>
        <Field label="Or paste your profile or CV">
          <Textarea rows={8} value={text} onChange={(event) => onText(event.target.value)} />
        </Field>
        <Button variant="secondary" className="mt-3" disabled={text.trim() === ""} onClick={() => onRead(text)}>
          Read what I pasted
        </Button>
      </div>
    </div>
  );
}

function Facts({ profile: { name, headline, positions, education, skills } }: { profile: ReadProfile }) {
  const years = (from: string | null, to: string | null, isCurrent = false) =>
    [from?.slice(0, 4), isCurrent ? "now" : to?.slice(0, 4)].filter(Boolean).join(" – ");
  return (
    <div className="border-subtle bg-surface rounded-lg border p-5">
      <p className="text-ink font-medium">{name ?? "No name found"}</p>
      {headline && <p className="text-muted text-sm">{headline}</p>}
      <ul className="text-ink mt-4 space-y-1 text-sm">
        {positions.map(({ title, company, from, to, isCurrent }, index) => (
          <li key={index}>
            {[title, company].filter(Boolean).join(", ")}{" "}
            <span className="text-muted">{years(from, to, isCurrent)}</span>
          </li>
        ))}
        {education.map(({ school, degree, from, to }, index) => (
          <li key={`school-${index}`}>
            {[degree, school].filter(Boolean).join(", ")} <span className="text-muted">{years(from, to)}</span>
          </li>
        ))}
      </ul>
      {skills.length > 0 && <p className="text-muted mt-3 text-sm">Skills: {skills.slice(0, 12).join(", ")}</p>}
    </div>
  );
}
