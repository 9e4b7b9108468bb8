"use client";

import { FileText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { BackToOptions } from "@/components/layout/back-to-options";
import { StepFrame } from "@/components/layout/step-frame";
import { Alert } from "@/components/ui/feedback/alert";
import { LoadingText } from "@/components/ui/feedback/loading-text";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/forms/field";
import { FileDrop } from "@/components/ui/forms/file-drop";
import { Textarea } from "@/components/ui/forms/textarea";
import { useSubmit } from "@/components/ui/forms/use-submit";
import type { AnalysedProfileView } from "@/lib/features/profile/schema";
import { apiClient } from "@/lib/shared/api-client";
import type { DocumentFacts } from "./document-worker-protocol";
import { FactsForm, isDateValid } from "./facts-form";
import { readDocument } from "./read-document";

interface DocumentPanelProps {
  userId: number;
  onDone: () => void;
  onClose: () => void;
}

const LEAD =
  "LinkedIn's “Save to PDF”, its data export as ZIP, a CV as PDF or Word document, or pasted text. " +
  "It is read in this browser; only what stands in the fields is sent, and every field can be changed.";

type State =
  | { status: "idle"; error?: string }
  | { status: "reading" }
  | { status: "read"; facts: DocumentFacts; isUnderstood: boolean };

const INITIAL: State = { status: "idle" };

const hasContent = ({ name, positions, education, skills }: DocumentFacts) =>
  name !== null || positions.length + education.length + skills.filter((skill) => skill.trim() !== "").length > 0;

const hasValidDates = ({ positions, education }: DocumentFacts) =>
  [...positions, ...education].every(({ from, to }) => isDateValid(from) && isDateValid(to));

export function DocumentPanel({ userId, onDone, onClose }: DocumentPanelProps) {
  const [state, setState] = useState(INITIAL);
  const [text, setText] = useState("");
  // Each state replaces the control that had the focus.
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== INITIAL) content.current?.focus();
  }, [state]);

  const read = async (source: File | string) => {
    setState({ status: "reading" });
    const response = await readDocument(source);
    setState(
      response.type === "read"
        ? { status: "read", facts: response.profile, isUnderstood: response.isUnderstood }
        : { status: "idle", error: response.message },
    );
  };

  return (
    <StepFrame title="Your own document" lead={LEAD}>
      <div ref={content} tabIndex={-1} className="mt-8 space-y-6">
        {state.status === "reading" && <LoadingText label="Reading your document..." />}
        {state.status === "idle" && (
          <>
            {state.error && <Alert>{state.error}</Alert>}
            <DocumentChoice text={text} onText={setText} onRead={(source) => void read(source)} />
          </>
        )}
        {state.status === "read" && (
          <FactsReview
            userId={userId}
            found={state.facts}
            isUnderstood={state.isUnderstood}
            onDone={onDone}
            onRestart={() => setState({ status: "idle" })}
          />
        )}
      </div>
      <BackToOptions className="mt-8 -ml-5" onClick={onClose} />
    </StepFrame>
  );
}

interface FactsReviewProps {
  userId: number;
  found: DocumentFacts;
  isUnderstood: boolean;
  onDone: () => void;
  onRestart: () => void;
}

function FactsReview({ userId, found, isUnderstood, onDone, onRestart }: FactsReviewProps) {
  const [facts, setFacts] = useState(found);
  const { isPending, error, submit } = useSubmit(async () => {
    const analysed = await apiClient<AnalysedProfileView>("/api/try-clarity/import-profile", {
      method: "POST",
      body: { profile: facts },
    });
    const body = { linkedinProfile: analysed.profile, insights: analysed.insights };
    await apiClient(`/api/try-clarity/link-linkedin/${userId}`, { method: "POST", body });
    onDone();
  }, "It could not be sent. What was read is still here; please try again.");
  return (
    <>
      {!isUnderstood && (
        <Alert tone="info" title="We could not read the structure of this document.">
          The fields are empty so that nothing in them is wrong. Please fill in what your report may use, or choose
          another document.
        </Alert>
      )}
      <FactsForm facts={facts} onFacts={setFacts} />
      {error && <Alert>{error}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          pending={isPending}
          pendingLabel="Sending facts..."
          disabled={!hasContent(facts) || !hasValidDates(facts)}
          onClick={() => void submit()}
        >
          Use these facts
        </Button>
        <Button variant="ghost" size="lg" onClick={onRestart}>
          Choose again
        </Button>
      </div>
    </>
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
        title="Drop a PDF, DOCX or ZIP file, or choose one"
        hint="On LinkedIn: your profile, “Resources”, “Save to PDF”. Up to 10 MB."
        accept=".pdf,.docx,.zip,application/pdf,application/zip"
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
