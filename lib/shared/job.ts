import type { z } from "zod";

export interface JobDefinition<S extends z.ZodType = z.ZodType> {
  name: string;
  data: S;
  retryLimit: number;
  expireInSeconds: number;
}

export function defineJob<S extends z.ZodType>(
  name: string,
  data: S,
  { retryLimit = 3, expireInSeconds = 300 }: { retryLimit?: number; expireInSeconds?: number } = {},
): JobDefinition<S> {
  return { name, data, retryLimit, expireInSeconds };
}
