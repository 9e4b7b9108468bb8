import "server-only";
import { Secret, TOTP } from "otpauth";
import { encode } from "uqr";
import { randomText } from "@/lib/server/crypto";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { AdminCtx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { PRODUCT } from "@/lib/shared/product";
import * as store from "./admin-codes-store";
import { requireRecentAdmin } from "./recent-admin";
import type { AdminCodesView, CodeInput, NewAdminCodesView } from "../schema";

// RFC 6238 as every authenticator app reads it: SHA-1, six digits, half a minute.
const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;
const RECOVERY_CODE_COUNT = 10;
const RECOVERY_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const RECOVERY_CODE_CHARS = 10;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: PRODUCT.name, label, digits: 6, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });

/** The 30 s step that a code belongs to, at most one away from now; null for a wrong code. */
function timeStepOf(secret: string, token: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, "").validate({ token, window: 1, timestamp });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

const wrongCode = () =>
  new AppError("invalid_credentials", "This code is not right, or was used already.", {
    fields: { code: "Not right" },
  });

/** Creates an authenticator secret; it counts once `confirmCodes` accepted a code. @throws AppError conflict */
export async function startCodes(ctx: AdminCtx): Promise<NewAdminCodesView> {
  await requireRecentAdmin(ctx);
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  if (!(await store.storeUnconfirmedSecret(ctx.actor.adminId, secret)))
    throw new AppError("conflict", "Codes are on already. An owner can reset them.");
  const { data, size } = encode(totpOf(secret, ctx.actor.email).toString(), { border: 0 });
  const rows = data.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));
  return { secret, qr: { size, rows } };
}

/** Turns codes on; the recovery codes are shown only once. @throws AppError invalid_credentials or rate_limited */
export async function confirmCodes(ctx: AdminCtx, { code }: CodeInput): Promise<AdminCodesView> {
  const { adminId } = ctx.actor;
  await consumeLimit("sensitivePerHour", `admin-code|${adminId}`);
  const found = await store.findSecret(adminId);
  const step = found && !found.isConfirmed ? timeStepOf(found.secret, code, ctx.now) : null;
  if (step === null || !(await store.consumeTimeStep(adminId, step))) throw wrongCode();
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => randomText(RECOVERY_LETTERS, RECOVERY_CODE_CHARS));
  await store.enableCodes(ctx.actor, { codes, now: ctx.now });
  return { recoveryCodes: codes };
}

/**
 * Checks the second factor of an admin who has turned codes on: a code of the app, or a recovery code. The error for
 * a missing code reveals that codes are on, so the caller checks the password first.
 * @throws AppError confirm_identity without a code, invalid_credentials, rate_limited
 */
export async function checkCode(adminId: number, code: string | undefined, now: Date): Promise<void> {
  const found = await store.findSecret(adminId);
  if (!found?.isConfirmed) return;
  if (!code)
    throw new AppError("confirm_identity", "Please enter a code of your app.", { fields: { code: "Required" } });
  await consumeLimit("sensitivePerHour", `admin-code|${adminId}`);
  const plain = code.replaceAll(/[\s-]/g, "").toLowerCase();
  const step = /^\d{6}$/.test(plain) ? timeStepOf(found.secret, plain, now) : null;
  if (step !== null && (await store.consumeTimeStep(adminId, step))) return;
  if (plain.length === RECOVERY_CODE_CHARS && (await store.consumeRecoveryCode(adminId, plain, now))) return;
  throw wrongCode();
}
