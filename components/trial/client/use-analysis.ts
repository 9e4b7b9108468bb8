import { useEffect, type RefObject } from "react";
import { TIMING } from "@/lib/features/trial/model";
import type { AnalysisKind, TrialState } from "@/lib/features/trial/schema";
import type { Send } from "./send";
import { trialApi, failureCode } from "./trial-api";

const randomStep = () => {
  const { min, max } = TIMING.progressStepPercent;
  return min + Math.floor(Math.random() * (max - min + 1));
};

function whileMounted(send: Send, work: (send: Send) => Promise<void>): () => void {
  let isCurrent = true;
  void work((event) => {
    if (isCurrent) send(event);
  });
  return () => {
    isCurrent = false;
  };
}

async function generate(send: Send, userId: number, kind: AnalysisKind): Promise<void> {
  try {
    const report = await trialApi.generate(userId, kind);
    send(report ? { type: "report-generated", report } : { type: "analysis-accepted" });
  } catch (error) {
    send({ type: "analysis-failed", code: failureCode(error) });
    await checkForReport(send, userId);
  }
}

/** After a failed request the report may still have been finished. */
async function checkForReport(send: Send, userId: number): Promise<void> {
  try {
    const { step3_enhancedReport: hasReport } = await trialApi.flowStatus(userId);
    if (hasReport) send({ type: "report-announced" });
  } catch {
    // Polling continues.
  }
}

async function poll(send: Send, userId: number): Promise<void> {
  try {
    const report = await trialApi.savedReport(userId);
    if (report) send({ type: "report-found", report });
    await pollStage(send, userId);
  } catch {
    // The next poll follows.
  }
}

async function pollStage(send: Send, userId: number): Promise<void> {
  const { reportStage: stage, mailsRead } = await trialApi.flowStatus(userId);
  if (stage) send({ type: "stage-seen", stageProgress: { stage, mailsRead } });
}

async function pollSlowly(send: Send, userId: number, known: number): Promise<void> {
  try {
    const { reportVersion } = await trialApi.flowStatus(userId);
    if ((reportVersion ?? 0) <= known) return;
    const report = await trialApi.savedReport(userId);
    if (report) send({ type: "report-arrived", report });
  } catch {
    // The next check follows.
  }
}

async function load(send: Send, userId: number): Promise<void> {
  try {
    const report = await trialApi.savedReport(userId);
    send(report ? { type: "report-found", report } : { type: "report-missing" });
  } catch (error) {
    send({ type: "report-failed", code: failureCode(error) });
  }
}

type ProfileLink = RefObject<Promise<unknown> | null>;

interface RunningAnalysis {
  userId: number | null;
  kind: AnalysisKind | null;
}

function useGeneration({ userId, kind }: RunningAnalysis, send: Send, linking: ProfileLink): void {
  useEffect(() => {
    if (!kind || userId === null) return;
    return whileMounted(send, async (sendNow) => {
      if (kind === "sources") {
        const known = await trialApi.savedReport(userId).catch(() => null);
        if (known) sendNow({ type: "report-known", report: known });
      }
      if (linking.current) await linking.current;
      await generate(sendNow, userId, kind);
    });
  }, [kind, userId, send, linking]);
}

function usePolls({ userId, kind }: RunningAnalysis, send: Send): void {
  useEffect(() => {
    if (!kind || userId === null) return;
    pollStage(send, userId).catch(() => undefined);
    const progress = setInterval(() => send({ type: "ticked", by: randomStep() }), TIMING.progressTickMs);
    const polls = setInterval(() => void poll(send, userId), TIMING.pollMs);
    const end = setTimeout(() => send({ type: "time-up" }), TIMING.pollLimitMs);
    return () => {
      clearInterval(progress);
      clearInterval(polls);
      clearTimeout(end);
    };
  }, [kind, userId, send]);
}

function useSlowPolls({ report, isReportPending }: TrialState, { userId, kind }: RunningAnalysis, send: Send): void {
  const isWatched = isReportPending && kind === null;
  const known = report.status === "background" || report.status === "ready" ? report.result.version : 0;
  useEffect(() => {
    if (!isWatched || userId === null) return;
    const look = () => {
      if (document.visibilityState === "visible") void pollSlowly(send, userId, known);
    };
    const checks = setInterval(() => void pollSlowly(send, userId, known), TIMING.slowPollMs);
    const end = setTimeout(() => clearInterval(checks), TIMING.slowPollLimitMs);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    return () => {
      clearInterval(checks);
      clearTimeout(end);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
    };
  }, [isWatched, known, userId, send]);
}

function useSavedReport({ auth, report, step }: TrialState, { userId, kind }: RunningAnalysis, send: Send): void {
  const isRequested = auth === "signed-in" && report.status === "none" && kind === null;
  useEffect(() => {
    if (isRequested) send({ type: "report-asked" });
  }, [isRequested, send]);

  const attempt = report.status === "loading" ? report.attempt : null;
  useEffect(() => {
    if (attempt === null || userId === null) return;
    return whileMounted(send, (sendNow) => load(sendNow, userId));
  }, [attempt, userId, send]);

  const isMissed = step === "report" && report.status === "missing";
  useEffect(() => {
    if (!isMissed) return;
    const retry = setTimeout(() => send({ type: "report-asked" }), TIMING.missingReportRetryMs);
    return () => clearTimeout(retry);
  }, [isMissed, send]);
}

export function useAnalysis(state: TrialState, send: Send, linking: ProfileLink): void {
  const { analysis, person } = state;
  const analysed = { userId: person?.userId ?? null, kind: analysis.status === "running" ? analysis.kind : null };
  useGeneration(analysed, send, linking);
  usePolls(analysed, send);
  useSlowPolls(state, analysed, send);
  useSavedReport(state, analysed, send);
}
