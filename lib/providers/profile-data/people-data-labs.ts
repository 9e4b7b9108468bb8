import "server-only";
import { z } from "zod";
import { isCircuitOpen, reportOutcome } from "@/lib/providers/circuit-breaker";
import { callProvider, type ProviderResponse, ProviderUnreachable } from "@/lib/providers/http";
import { callWithRetry, retryAfterMs } from "@/lib/providers/retry";
import { AppError } from "@/lib/shared/errors";
import { cleanText } from "@/lib/shared/text/clean-text";
import type { ProfileFacts, ProfileProvider } from "./port";

const CIRCUIT = "people-data-labs";
const RETRY = { tries: 3, maxWaitMs: 3_000 };
const MAX_ITEMS = 40;

/** Fields outside the plan are booleans, unknown ones null; both map to null. */
const text = (max: number) =>
  z
    .string()
    .transform((value) => cleanText(value).slice(0, max) || null)
    .nullable()
    .catch(null);

const date = z
  .string()
  .regex(/^\d{4}(-\d{2}){0,2}$/)
  .transform((value) => value.slice(0, 7))
  .nullable()
  .catch(null);

const named = z
  .object({ name: text(200) })
  .nullable()
  .catch(null);

const list = <S extends z.ZodType>(item: S) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((entries) =>
      entries.slice(0, MAX_ITEMS).flatMap((entry) => {
        const parsed = item.safeParse(entry);
        return parsed.success ? [parsed.data] : [];
      }),
    );

const strings = list(
  z
    .string()
    .min(1)
    .transform((value) => cleanText(value).slice(0, 120)),
);

const person = z.object({
  full_name: text(120),
  headline: text(300),
  job_title: text(200),
  location_name: text(200),
  industry: text(120),
  summary: text(4_000),
  skills: strings,
  experience: list(
    z.object({
      company: named,
      title: named,
      start_date: date,
      end_date: date,
      is_primary: z.boolean().catch(false),
    }),
  ),
  education: list(z.object({ school: named, degrees: strings, majors: strings, start_date: date, end_date: date })),
});

const answer = z.object({ data: person });

type Person = z.output<typeof person>;

function toFacts(data: Person): ProfileFacts {
  return {
    name: data.full_name,
    headline: data.headline ?? data.job_title,
    location: data.location_name,
    industry: data.industry,
    summary: data.summary,
    positions: data.experience.map(({ title, company, start_date, end_date, is_primary }) => ({
      title: title?.name ?? null,
      company: company?.name ?? null,
      from: start_date,
      to: end_date,
      isCurrent: end_date === null && (is_primary || start_date !== null),
    })),
    education: data.education.map(({ school, degrees, majors, start_date, end_date }) => ({
      school: school?.name ?? null,
      degree: degrees[0] ?? null,
      field: majors[0] ?? null,
      from: start_date,
      to: end_date,
    })),
    skills: data.skills,
  };
}

const noAnswer = (cause?: unknown) =>
  new AppError("unavailable", "The profile service is not answering. Please try again, or use your own document.", {
    cause,
    retryAfter: 30,
  });

function failureOf({ status, headers, body }: ProviderResponse): AppError {
  const cause = new Error(`People Data Labs answered ${status}`, { cause: body });
  const waitMs = retryAfterMs(headers.get("retry-after")) ?? 60_000;
  switch (status) {
    case 404:
      return new AppError("not_found", "LinkedIn profile not found", { cause });
    case 429:
      return new AppError("rate_limited", "API rate limit exceeded", { cause, retryAfter: Math.ceil(waitMs / 1000) });
    case 401:
      return new AppError("provider_failed", "authentication failed", { cause });
    case 402:
    case 403:
      return new AppError("not_configured", "API key issue", { cause });
    default:
      return noAnswer(cause);
  }
}

interface PdlSettings {
  apiUrl: string;
  apiKey: string;
}

/**
 * People Data Labs, Person Enrichment: `GET /v5/person/enrich?profile=...` with `X-Api-Key`. Retries 429 and 5xx
 * according to `Retry-After`; a circuit breaker opens after repeated faults.
 */
export function peopleDataLabs({ apiUrl, apiKey }: PdlSettings): ProfileProvider {
  const lookUp = async (profileUrl: string): Promise<ProfileFacts> => {
    if (isCircuitOpen(CIRCUIT, new Date())) throw noAnswer();
    const url = new URL(`${apiUrl}/v5/person/enrich`);
    url.searchParams.set("profile", profileUrl);
    url.searchParams.set("titlecase", "true");
    const result = await callWithRetry(() => callProvider(url, { headers: { "x-api-key": apiKey } }), RETRY).catch(
      (error: unknown) => {
        if (!(error instanceof ProviderUnreachable)) throw error;
        reportOutcome(CIRCUIT, "fault", new Date());
        throw noAnswer(error);
      },
    );
    const parsed = result.status === 200 ? answer.safeParse(result.body) : null;
    const isFault = result.status >= 500 || parsed?.success === false;
    reportOutcome(CIRCUIT, isFault ? "fault" : "ok", new Date());
    if (parsed?.success) return toFacts(parsed.data.data);
    throw parsed ? noAnswer(parsed.error) : failureOf(result);
  };
  return { kind: "service", lookUp };
}
