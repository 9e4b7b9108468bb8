import { useEffect, useReducer, useRef, type RefObject } from "react";
import { notify } from "@/components/ui/toasts/toast";
import { INITIAL, reduce } from "@/lib/features/trial/model";
import type { Opening, Person, TrialEvent, TrialState } from "@/lib/features/trial/schema";
import { mailboxNotice, noticeFor, type TrialNotice } from "../notice-copy";
import { trialApi } from "./trial-api";
import { restoreProfile, storeProfile } from "./profile-draft-storage";
import { useAnalysis } from "./use-analysis";
import type { Send } from "./send";
import { useUrlSync } from "./use-url-sync";

interface TrialOptions {
  opening: Opening;
  user: Person | null | undefined;
}

interface TrialScreen {
  state: TrialState;
  /** Each notice is a new object, so that the same text can be shown again. */
  notice: TrialNotice | null;
}

function advance({ state, notice }: TrialScreen, event: TrialEvent): TrialScreen {
  const next = reduce(state, event);
  const raised = noticeFor(state, next);
  return { state: next, notice: raised ? { ...raised } : notice };
}

const open = (opening: Opening): TrialScreen => ({ state: reduce(INITIAL, { type: "opened", opening }), notice: null });

export function useTrial({ opening, user }: TrialOptions): [TrialState, Send] {
  const [{ state, notice }, send] = useReducer(advance, opening, open);

  useEffect(() => {
    send({ type: "restored", stored: restoreProfile() });
    // The redirect from the mailbox provider; the address drops the parameter next.
    const outcome = new URLSearchParams(window.location.search).get("mailbox");
    if (outcome) notify(mailboxNotice(outcome));
  }, []);
  useEffect(() => {
    if (user !== undefined) send({ type: "auth-checked", user });
  }, [user]);
  useEffect(() => {
    if (!notice) return;
    const { opensReport, ...content } = notice;
    notify({ ...content, action: opensReport && { label: "Open", onClick: () => send({ type: "report-wanted" }) } });
  }, [notice]);
  useUrlSync(state, send);
  const profileLink = useProfileLink(state);
  useAnalysis(state, send, profileLink);
  return [state, send];
}

/**
 * Stores an analysed profile in this tab, and links it to its person once there is one.
 * @returns the link in progress, so that a report request can wait for it.
 */
function useProfileLink({ profile, person }: TrialState): RefObject<Promise<unknown> | null> {
  const profileLink = useRef<Promise<unknown>>(null);
  const analysis = profile.status === "done" ? profile.result : null;
  const userId = person?.userId ?? null;

  useEffect(() => {
    if (analysis) storeProfile(analysis);
  }, [analysis]);

  useEffect(() => {
    if (!analysis || userId === null) return;
    // Linking is repeated whenever the page is opened, so a failure needs no message.
    profileLink.current = trialApi.linkProfile(userId, analysis).catch(() => undefined);
  }, [analysis, userId]);
  return profileLink;
}
