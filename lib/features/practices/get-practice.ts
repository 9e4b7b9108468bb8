import "server-only";
import { notFound } from "@/lib/shared/errors";
import type { Practice } from "./practice-file";
import { practices } from "./store";

export async function getPractice(id: string): Promise<Practice> {
  const practice = (await practices()).get(id);
  if (!practice) throw notFound("Practice");
  return practice;
}
