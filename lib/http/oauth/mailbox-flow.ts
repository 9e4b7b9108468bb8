import "server-only";
import { issueTrialIdentity } from "@/lib/features/accounts/trial-identity";
import { finishConnection } from "@/lib/features/mailbox/connection/finish-connection";
import { startConnection } from "@/lib/features/mailbox/connection/start-connection";
import { secretsEqual } from "@/lib/server/crypto";
import { logger } from "@/lib/server/logger";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { paths } from "@/lib/shared/paths";
import type { CookieJar } from "../cookies";
import { setTrialCookie } from "../session-cookies";

/** Binds a connection attempt to its browser: `<state>.<verifier>`. */
const FLOW_COOKIE = "clarity-mailbox";
const FLOW_SECONDS = 600;

const redirect = (location: string): Response => new Response(null, { status: 303, headers: { location } });

const redirectToConnect = (reason: string): Response => redirect(`${paths.trial}?step=connect&mailbox=${reason}`);

const reasonOf = (error: unknown): string => (error instanceof AppError ? error.code.replaceAll("_", "-") : "failed");

export async function startMailbox({ ctx, jar }: { ctx: Ctx; jar: CookieJar }): Promise<Response> {
  try {
    const { url, state, verifier } = await startConnection(ctx);
    jar.set(FLOW_COOKIE, `${state}.${verifier}`, { maxAge: FLOW_SECONDS });
    return redirect(url);
  } catch (error) {
    logger().warn({ event: "mailbox.start_failed", requestId: ctx.requestId, err: error });
    return redirectToConnect(reasonOf(error));
  }
}

interface CallbackQuery {
  code?: string;
  state?: string;
  error?: string;
}

export async function finishMailbox({
  ctx,
  jar,
  query,
}: {
  ctx: Ctx;
  jar: CookieJar;
  query: CallbackQuery;
}): Promise<Response> {
  const [state = "", verifier = ""] = jar.read(FLOW_COOKIE)?.split(".") ?? [];
  jar.clear(FLOW_COOKIE);
  if (!state || !query.state || !secretsEqual(state, query.state)) return redirectToConnect("failed");
  if (query.error || !query.code) return redirectToConnect("refused");
  try {
    const finished = await finishConnection(ctx, { code: query.code, verifier });
    if (finished.kind !== "connected") return redirectToConnect(finished.kind);
    if (finished.isNewPerson) {
      const token = await issueTrialIdentity(ctx, finished);
      setTrialCookie(jar, token);
    }
    return redirect(`${paths.trial}?step=analysis&userId=${finished.userId}&panel=gmail`);
  } catch (error) {
    logger().warn({ event: "mailbox.finish_failed", requestId: ctx.requestId, err: error });
    return redirectToConnect(reasonOf(error));
  }
}
