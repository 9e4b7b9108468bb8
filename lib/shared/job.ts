import type { z } from "zod";

/** A piece of background work, known by name and by the shape of its data; the work itself is registered in lib/jobs. */
export interface JobDefinition<S extends z.ZodType = z.ZodType> {
  name: string;
  data: S;
  /** pg-boss options that belong to the work rather than to one sending of it. */
  retryLimit: number;
  /** Seconds a run may take before another worker may take it over. */
  expireInSeconds: number;
}

export function defineJob<S extends z.ZodType>(
  name: string,
  data: S,
  { retryLimit = 3, expireInSeconds = 300 }: { retryLimit?: number; expireInSeconds?: number } = {},
): JobDefinition<S> {
  return { name, data, retryLimit, expireInSeconds };
}
