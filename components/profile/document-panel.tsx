"use client";

import { FileText } from "lucide-react";
import { useState } from "react";
import { BackToOptions } from "@/components/layout/back-to-options";
import { StepFrame } from "@/components/layout/step-frame";
import { Alert } from "@/components/ui/feedback/alert";
import { LoadingText } from "@/components/ui/feedback/loading-text";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/forms/field";
import { FileDrop } from "@/components/ui/forms/file-drop";
import { Textarea } from "@/components/ui/forms/textarea";
import type { AnalysedProfileView } from "@/lib/features/profile/schema";
import { apiClient, failureText } from "@/lib/shared/api-client";
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
  { status: "idle" } | { status: "reading" } | { status: "read"; facts: DocumentFacts; isUnderstood: boolean };

const hasContent = ({ name, positions, education, skills }: DocumentFacts) =>
  name !== null || positions.length + education.length + skills.filter((skill) => skill.trim() !== "").length > 0;

const hasValidDates = ({ positions, education }: DocumentFacts) =>
  [...positions, ...education].every(({ from, to }) => isDateValid(from) && isDateValid(to));

export function DocumentPanel({ userId, onDone, onClose }: DocumentPanelProps) {
  const [state, setState] = useState<State>({ status: "idle" });
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  const read = async (source: File | string) => {
    setError(undefined);
    setState({ status: "reading" });
    const response = await readDocument(source);
    if (response.type === "read") {
      setState({ status: "read", facts: response.profile, isUnderstood: response.isUnderstood });
      return;
    }
    setState({ status: "idle" });
    setError(response.message);
  };

  const send = async (profile: DocumentFacts) => {
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
      setError(failureText(failure, "It could not be sent. What was read is still here; please try again."));
      setIsPending(false);
    }
  };

  const restart = () => {
    setError(undefined);
    setState({ status: "idle" });
  };

  return (
    <StepFrame title="Your own document" lead={LEAD}>
      <div className="mt-8 space-y-6">
        {error && state.status !== "read" && <Alert>{error}</Alert>}
        {state.status === "reading" && <LoadingText label="Reading your document..." />}
        {state.status === "idle" && (
          <DocumentChoice text={text} onText={setText} onRead={(source) => void read(source)} />
        )}
        {state.status === "read" && (
          <>
            {!state.isUnderstood && (
              <Alert tone="info" title="We could not read the structure of this document.">
                The fields are empty so that nothing in them is wrong. Please fill in what your report may use, or
                choose another document.
              </Alert>
            )}
            <FactsForm facts={state.facts} onFacts={(facts) => setState({ ...state, facts })} />
            {error && <Alert>{error}</Alert>}
            <div className="flex flex-wrap gap-3">
              <Button
                size="lg"
                pending={isPending}
                pendingLabel="Sending facts..."
                disabled={!hasContent(state.facts) || !hasValidDates(state.facts)}
                onClick={() => void send(state.facts)}
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
      <BackToOptions className="mt-8 -ml-5" onClick={onClose} />
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
