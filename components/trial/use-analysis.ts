import { useEffect, type Dispatch, type RefObject } from "react";
import { TIMING } from "@/lib/features/trial/model";
import type { AnalysisKind, TrialEvent, TrialState } from "@/lib/features/trial/schema";
import { trialApi, failureCode } from "./trial-api";

type Send = Dispatch<TrialEvent>;

const randomStep = () => {
  const { min, max } = TIMING.progressStep;
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
    await announce(send, userId);
  }
}

/** After a failed request the report may still have been finished. */
async function announce(send: Send, userId: number): Promise<void> {
  try {
    const { step3_enhancedReport: isThere } = await trialApi.flowStatus(userId);
    if (isThere) send({ type: "report-announced" });
  } catch {
    // Polling continues.
  }
}

async function poll(send: Send, userId: number): Promise<void> {
  try {
    const report = await trialApi.savedReport(userId);
    if (report) send({ type: "report-found", report });
    await lookAtStage(send, userId);
  } catch {
    // The next poll follows.
  }
}

async function lookAtStage(send: Send, userId: number): Promise<void> {
  const { reportStage: stage, mailsRead } = await trialApi.flowStatus(userId);
  if (stage) send({ type: "doing-seen", doing: { stage, mailsRead } });
}

async function watch(send: Send, userId: number, known: number): Promise<void> {
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

type Linking = RefObject<Promise<unknown> | null>;

interface Analysed {
  userId: number | null;
  kind: AnalysisKind | null;
}

function useGeneration({ userId, kind }: Analysed, send: Send, linking: Linking): void {
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

function usePolls({ userId, kind }: Analysed, send: Send): void {
  useEffect(() => {
    if (!kind || userId === null) return;
    lookAtStage(send, userId).catch(() => undefined);
    const progress = setInterval(() => send({ type: "ticked", by: randomStep() }), TIMING.progressTick);
    const polls = setInterval(() => void poll(send, userId), TIMING.poll);
    const end = setTimeout(() => send({ type: "time-up" }), TIMING.giveUp);
    return () => {
      clearInterval(progress);
      clearInterval(polls);
      clearTimeout(end);
    };
  }, [kind, userId, send]);
}

function useWatch({ report, isAwaited }: TrialState, { userId, kind }: Analysed, send: Send): void {
  const isWatched = isAwaited && kind === null;
  const known = report.status === "aside" || report.status === "ready" ? report.result.version : 0;
  useEffect(() => {
    if (!isWatched || userId === null) return;
    const look = () => {
      if (document.visibilityState === "visible") void watch(send, userId, known);
    };
    const looks = setInterval(() => void watch(send, userId, known), TIMING.watch);
    const end = setTimeout(() => clearInterval(looks), TIMING.watchEnds);
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    return () => {
      clearInterval(looks);
      clearTimeout(end);
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
    };
  }, [isWatched, known, userId, send]);
}

function useSavedReport({ auth, report, step }: TrialState, { userId, kind }: Analysed, send: Send): void {
  const isLookedFor = auth === "signed-in" && report.status === "none" && kind === null;
  useEffect(() => {
    if (isLookedFor) send({ type: "report-asked" });
  }, [isLookedFor, send]);

  const attempt = report.status === "loading" ? report.attempt : null;
  useEffect(() => {
    if (attempt === null || userId === null) return;
    return whileMounted(send, (sendNow) => load(sendNow, userId));
  }, [attempt, userId, send]);

  const isMissed = step === "report" && report.status === "missing";
  useEffect(() => {
    if (!isMissed) return;
    const retry = setTimeout(() => send({ type: "report-asked" }), TIMING.missingReportRetry);
    return () => clearTimeout(retry);
  }, [isMissed, send]);
}

export function useAnalysis(state: TrialState, send: Send, linking: Linking): void {
  const { analysis, person } = state;
  const analysed = { userId: person?.userId ?? null, kind: analysis.status === "running" ? analysis.kind : null };
  useGeneration(analysed, send, linking);
  usePolls(analysed, send);
  useWatch(state, analysed, send);
  useSavedReport(state, analysed, send);
}
