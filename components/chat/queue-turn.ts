import { ApiError } from "@/lib/shared/api-client";

export interface QueueTurn {
  place: number;
  seconds: number;
}

export function toQueueTurn(error: unknown): QueueTurn | null {
  const { place, seconds } = (error instanceof ApiError && error.body.fields) || {};
  return place && seconds ? { place: Number(place), seconds: Number(seconds) } : null;
}
