import { z } from "zod";
import { PRODUCT } from "../shared/product.ts";

const MIN_SECRET_BYTES = 32;
const KNOWN_DEFAULTS = ["changeme", "secret", "development", "your-secret-here"];

const blankIsUnset = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsUnset, schema.optional());
const flag = z
  .preprocess(blankIsUnset, z.enum(["true", "false", "1", "0"]).default("false"))
  .transform((v) => v === "true" || v === "1");
const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((v) => (v.endsWith("/") ? v.slice(0, -1) : v));
const secret = z
  .string({ error: "is missing; `npm start` makes one and keeps it in .data/secrets.env" })
  .refine((v) => Buffer.byteLength(v) >= MIN_SECRET_BYTES, `must have at least ${MIN_SECRET_BYTES} bytes`)
  .refine((v) => !KNOWN_DEFAULTS.some((known) => v.toLowerCase().startsWith(known)), "is a known default");

/** `id:base64,id:base64`: the first key encrypts, all of them decrypt; each is 32 bytes. */
export const tokenKeys = z
  .string({ error: "is missing; `npm start` makes one and keeps it in .data/secrets.env" })
  .transform((text, issues) =>
    text.split(",").map((entry) => {
      const [id, encoded] = entry.trim().split(":");
      const key = Buffer.from(encoded ?? "", "base64");
      if (!id || !/^[a-z0-9]{1,16}$/.test(id) || key.length !== 32)
        issues.addIssue("must be a list of id:base64 with 32-byte keys");
      return { id: id ?? "", key };
    }),
  );

const settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: z.preprocess(
    blankIsUnset,
    z.coerce
      .number("must be a port number")
      .int()
      .min(1, "must be a port number")
      .max(65535, "must be a port number")
      .default(3000),
  ),
  LISTEN_HOST: z.preprocess(blankIsUnset, z.string().default("127.0.0.1")),
  APP_URL: optional(httpUrl),
  DATABASE_URL: z
    .string({ error: "is missing; `npm start` provides the embedded one" })
    .regex(/^postgres(ql)?:\/\//, "must start with postgresql://"),
  AUTH_SECRET: secret,
  TOKEN_KEYS: tokenKeys,
  ACCESS_CODE: z
    .string({ error: "is missing; `npm start` makes one and keeps it in .data/secrets.env" })
    .trim()
    .min(6, "must have at least 6 characters")
    .max(64, "must have at most 64 characters"),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(httpUrl),
  OPENAI_MODEL: optional(z.string()),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: z.preprocess(blankIsUnset, httpUrl.default("https://accounts.google.com")),
  GMAIL_API_URL: z.preprocess(blankIsUnset, httpUrl.default("https://gmail.googleapis.com")),
  PROFILE_API_KEY: optional(z.string()),
  PROFILE_API_URL: z.preprocess(blankIsUnset, httpUrl.default("https://api.peopledatalabs.com")),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must be an smtp or smtps address" })),
  ENABLE_TEST_ROUTES: flag,
  RATE_LIMIT_SCALE: z.preprocess(
    blankIsUnset,
    z.coerce.number("must be a number").positive("must be above 0").default(1),
  ),
  TRUSTED_PROXY_HOPS: z.preprocess(
    blankIsUnset,
    z.coerce.number("must be a whole number").int("must be a whole number").min(0).max(10).default(0),
  ),
  LLM_DAILY_BUDGET: optional(z.coerce.number("must be an amount").positive("must be above 0")),
  LLM_PRICE_INPUT: optional(z.coerce.number("must be an amount").nonnegative("must not be negative")),
  LLM_PRICE_OUTPUT: optional(z.coerce.number("must be an amount").nonnegative("must not be negative")),
});

export type Env = Omit<z.output<typeof settings>, "APP_URL"> & { APP_URL: string };

/** The names of every setting, for the test that keeps `.env.example` complete. */
export const SETTING_NAMES = Object.keys(settings.shape);

/** Settings from an environment, or an Error of one line that names the first bad one. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = settings.safeParse(source);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new Error(`${PRODUCT.name} cannot start: ${String(issue?.path[0])} ${issue?.message}.`);
  }
  const env = { ...parsed.data, APP_URL: parsed.data.APP_URL ?? `http://localhost:${parsed.data.PORT}` };
  const refusal = refuse(env);
  if (refusal) throw new Error(`${PRODUCT.name} cannot start: ${refusal}.`);
  return env;
}

/** Combinations that are each valid and together dangerous. */
function refuse(env: Env): string | null {
  if (Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET)) {
    return "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together";
  }
  const url = new URL(env.APP_URL);
  const isPublic = url.protocol === "https:" && !["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (isPublic && env.ENABLE_TEST_ROUTES)
    return "ENABLE_TEST_ROUTES must be off when APP_URL is a public https address";
  if (url.protocol === "https:" && env.RATE_LIMIT_SCALE > 10)
    return "RATE_LIMIT_SCALE above 10 is refused on an https APP_URL";
  return null;
}

let parsed: Env | undefined;

/** The settings of this process, read once and only when first needed (never while building). */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** Takes a blank setting out of the environment, for a library that reads it by itself and mistakes blank for set. */
export function unsetBlank(name: string): void {
  if (process.env[name]?.trim() === "") delete process.env[name];
}

/** True when the site is served over https, which decides cookie prefixes and HSTS. */
export const isHttps = (): boolean => env().APP_URL.startsWith("https://");

/** True inside `next build`, which has no settings and no database. */
export const isBuilding = (): boolean => process.env.NEXT_PHASE === "phase-production-build";
