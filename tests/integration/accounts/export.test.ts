import { strFromU8, unzipSync } from "fflate";
import { COVERED_TABLES } from "@/lib/features/accounts/deletion/deletion-store";
import { exportAccount } from "@/lib/features/accounts/export/export-account";
import { EXPORTED_TABLES } from "@/lib/features/accounts/export/export-store";
import { findUserActor } from "@/lib/features/accounts/find-actor";
import { startSession } from "@/lib/features/accounts/sessions";
import { db } from "@/lib/server/db";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { createUser } from "@/tests/support/factories/create-user";

const OMITTED_TABLES: Record<string, string> = {
  reply_chunks: "the newest words of a running reply, a second later part of chat_messages",
  profile_cache: "the same facts stand in user_models",
  outside_ratings: "would show what one colleague answered; the shown result stands in outside_views",
  outside_comments: "would show a comment before three colleagues gave one; shown ones stand in outside_views",
  llm_spend: "token counts of a day",
  verification_tokens: "nothing but secrets",
  one_time_tokens: "nothing but secrets",
  trial_identities: "nothing but secrets",
};

async function ctxOf(userId: number): Promise<Ctx<UserActor>> {
  const base = { requestId: "test", now: new Date(), network: "test" };
  const token = await startSession({ ...base, actor: { type: "visitor" } }, { userId, userAgent: null });
  const actor = await findUserActor(token, base.now);
  if (!actor) throw new Error("The session is missing");
  return { ...base, actor };
}

async function readZip(pieces: AsyncIterable<Uint8Array>): Promise<Record<string, string>> {
  const chunks: Uint8Array[] = [];
  for await (const piece of pieces) chunks.push(piece);
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

/** Outlives the account as evidence; identifies a person only by a random id. */
const RETAINED_TABLE = "admin_activity_log";

it("covers every table with personal data", () => {
  expect([...EXPORTED_TABLES, ...Object.keys(OMITTED_TABLES)].sort()).toEqual(
    [...COVERED_TABLES, RETAINED_TABLE].sort(),
  );
});

it("exports everything as text and JSON without secrets", async () => {
  const { id: userId, email } = await createUser({ password: "$scrypt$secret-hash", emailVerified: new Date() });
  const conversation = await db().conversation.create({ data: { userId, title: "My <b>first</b> talk" } });
  await db().chatMessage.createMany({
    data: Array.from({ length: 1_201 }, (_, n) => ({
      userId,
      conversationId: conversation.id,
      role: "user",
      content: `message ${n} <script>`,
    })),
  });
  await db().dataConnection.create({
    data: { userId, provider: "gmail", providerUserId: email, refreshToken: "v1.k1.sealed-token", scopes: ["read"] },
  });
  await db().account.create({
    data: { userId, type: "oidc", provider: "google", providerAccountId: "sub-1", id_token: "id-token-secret" },
  });
  const files = await readZip(await exportAccount(await ctxOf(userId)));
  expect(Object.keys(files).sort()).toEqual(
    ["index.html", ...EXPORTED_TABLES.map((table) => `data/${table}.json`)].sort(),
  );
  const messages = JSON.parse(files["data/chat_messages.json"] ?? "") as { content: string }[];
  expect(messages).toHaveLength(1_201);
  expect(messages[1_200]?.content).toBe("message 1200 <script>");
  expect(JSON.parse(files["data/try_users.json"] ?? "")).toMatchObject([{ email }]);
  expect(files["index.html"]).toContain("My &lt;b&gt;first&lt;/b&gt; talk");
  expect(files["index.html"]).not.toContain("<script>");
  const everything = Object.values(files).join();
  for (const secret of ["secret-hash", "sealed-token", "id-token-secret", "session_token", "sessionToken"]) {
    expect(everything).not.toContain(secret);
  }
});

it("exports no other user's rows", async () => {
  const other = await createUser();
  await db().conversation.create({ data: { userId: other.id, title: "Somebody else's" } });
  const { id } = await createUser();
  const files = await readZip(await exportAccount(await ctxOf(id)));
  expect(Object.values(files).join()).not.toContain("Somebody else's");
});

it("looks nothing up by an unconfirmed address", async () => {
  const { id, email } = await createUser();
  await db().emailSignup.create({ data: { email, emailKey: email } });
  const files = await readZip(await exportAccount(await ctxOf(id)));
  expect(files["data/email_signups.json"]).toBe("[]\n");
  expect(files["index.html"]).toContain("Your address is not confirmed.");
});

it("requires a recent sign-in and allows two exports a day", async () => {
  const { id } = await createUser();
  const ctx = await ctxOf(id);
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 11 * 60_000) };
  await expect(exportAccount(later)).rejects.toMatchObject({ code: "confirm_identity" });
  await exportAccount(ctx);
  await exportAccount(ctx);
  await expect(exportAccount(ctx)).rejects.toMatchObject({ code: "rate_limited" });
});
