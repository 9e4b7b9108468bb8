import { z } from "zod";
import { PRODUCT } from "../shared/product.ts";
import { isLoopback } from "../shared/security/loopback.ts";
import { parseEmail } from "../shared/text/email.ts";

const MIN_SECRET_BYTES = 32;
const KNOWN_DEFAULTS = ["changeme", "secret", "development", "your-secret-here"];

const LOG_LEVELS = ["debug", "info", "warn", "error", "fatal"] as const;

const blankIsUnset = (value: unknown) => (typeof value === "string" && value.trim() === "" ? undefined : value);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsUnset, schema.optional());
const flag = z
  .preprocess(blankIsUnset, z.enum(["true", "false", "1", "0"]).default("false"))
  .transform((v) => v === "true" || v === "1");
const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .transform((v) => (v.endsWith("/") ? v.slice(0, -1) : v));
const mailAddress = z.string().refine((v) => parseEmail(v) !== null, "must be an e-mail address");
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

const extraHeaders = z.string().transform((text, issues) =>
  Object.fromEntries(
    text
      .split(";")
      .filter((entry) => entry.trim() !== "")
      .map((entry) => {
        const [, name = "", value = ""] = /^\s*([\w-]+):\s*(\S.*)$/.exec(entry) ?? [];
        if (name === "") issues.addIssue("must be a list of Name: value; Name: value");
        return [name.toLowerCase(), value.trim()];
      }),
  ),
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
  CLARITY_DATA: optional(z.string()),
  CLARITY_DEMO: flag,
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
  OPENAI_API_VERSION: optional(z.string()),
  ANTHROPIC_API_KEY: optional(z.string()),
  ANTHROPIC_BASE_URL: optional(httpUrl),
  ANTHROPIC_MODEL: optional(z.string()),
  LLM_CONTEXT_WINDOW: optional(z.coerce.number("must be a number of tokens").int().min(3_000, "must be at least 3000")),
  LLM_EXTRA_HEADERS: optional(extraHeaders),
  LLM_MAX_TOKENS_FIELD: optional(z.enum(["max_tokens", "max_completion_tokens", "none"])),
  LLM_REASONING_EFFORT: optional(z.string()),
  LLM_STREAM_OPTIONS: optional(z.enum(["true", "false"]).transform((value) => value === "true")),
  LLM_TEMPERATURE: optional(z.union([z.literal("none"), z.coerce.number("must be a number or none").min(0).max(2)])),
  LLM_TIMEOUT_SECONDS: optional(z.coerce.number("must be a number of seconds").min(1).max(600)),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: z.preprocess(blankIsUnset, httpUrl.default("https://accounts.google.com")),
  GMAIL_API_URL: z.preprocess(blankIsUnset, httpUrl.default("https://gmail.googleapis.com")),
  PROFILE_API_KEY: optional(z.string()),
  PROFILE_API_URL: z.preprocess(blankIsUnset, httpUrl.default("https://api.peopledatalabs.com")),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must be an smtp or smtps address" })),
  MAIL_FROM: optional(mailAddress),
  SUPPORT_EMAIL: optional(mailAddress),
  LOG_LEVEL: z.preprocess(blankIsUnset, z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`).default("info")),
  METRICS_TOKEN: optional(z.string().min(16, "must have at least 16 characters")),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpUrl),
  OTEL_EXPORTER_OTLP_HEADERS: optional(z.string()),
  OTEL_SERVICE_NAME: z.preprocess(blankIsUnset, z.string().default("clarity")),
  ENABLE_TEST_ROUTES: flag,
  RATE_LIMIT_SCALE: z.preprocess(
    blankIsUnset,
    z.coerce.number("must be a number").positive("must be above 0").default(1),
  ),
  REPLIES_PER_INSTANCE: z.preprocess(
    blankIsUnset,
    z.coerce.number("must be a whole number").int("must be a whole number").min(1, "must be at least 1").default(200),
  ),
  TRUSTED_PROXY_HOPS: z.preprocess(
    blankIsUnset,
    z.coerce.number("must be a whole number").int("must be a whole number").min(0).max(10).default(0),
  ),
  PROFILE_DAILY_LOOKUPS: optional(
    z.coerce.number("must be a whole number").int("must be a whole number").min(0, "must not be negative"),
  ),
  LLM_DAILY_BUDGET: optional(z.coerce.number("must be an amount").positive("must be above 0")),
  LLM_PRICE_INPUT: optional(z.coerce.number("must be an amount").nonnegative("must not be negative")),
  LLM_PRICE_OUTPUT: optional(z.coerce.number("must be an amount").nonnegative("must not be negative")),
});

export type Env = Omit<z.output<typeof settings>, "APP_URL"> & { APP_URL: string };

export const SETTING_NAMES = Object.keys(settings.shape);

/** @throws Error with one line that names the first invalid setting. */
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

function isPublicHttps({ APP_URL }: Env): boolean {
  const { protocol, hostname } = new URL(APP_URL);
  return protocol === "https:" && !isLoopback(hostname);
}

/**
 * The reason why a process of this user must not serve; null when it may. Under root, a defect in the application
 * would expose the whole machine.
 */
export function refuseRoot(env: Env, uid: number | undefined): string | null {
  return uid === 0 && isPublicHttps(env) ? "a public https site must not run as root; use a user of its own" : null;
}

function refuse(env: Env): string | null {
  if (Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET)) {
    return "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together";
  }
  const url = new URL(env.APP_URL);
  const isPublic = isPublicHttps(env);
  const isLocalHttp = url.protocol === "http:" && isLoopback(url.hostname) && isLoopback(env.LISTEN_HOST);
  if (env.ENABLE_TEST_ROUTES && !isLocalHttp)
    return "ENABLE_TEST_ROUTES must be off unless APP_URL is http and, like LISTEN_HOST, a loopback address";
  if (isPublic && env.TRUSTED_PROXY_HOPS === 0)
    return "TRUSTED_PROXY_HOPS must be set on a public https APP_URL: without it all visitors share one rate limit";
  if (isPublic && (env.OPENAI_API_KEY ?? env.ANTHROPIC_API_KEY) && env.LLM_DAILY_BUDGET === undefined)
    return "LLM_DAILY_BUDGET must be set on a public https APP_URL with a model's key: spending would have no limit";
  if (isPublic && env.PROFILE_API_KEY && env.PROFILE_DAILY_LOOKUPS === undefined)
    return "PROFILE_DAILY_LOOKUPS must be set on a public https APP_URL with PROFILE_API_KEY: spending would have no limit";
  if (url.protocol === "https:" && env.SMTP_URL && !(env.MAIL_FROM && env.SUPPORT_EMAIL))
    return "MAIL_FROM and SUPPORT_EMAIL must be set when APP_URL is https and SMTP_URL is set";
  if (url.protocol === "https:" && env.RATE_LIMIT_SCALE > 10)
    return "RATE_LIMIT_SCALE above 10 is refused on an https APP_URL";
  return null;
}

let parsed: Env | undefined;

export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

export const isHttps = (): boolean => env().APP_URL.startsWith("https://");
