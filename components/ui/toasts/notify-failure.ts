import { failureText } from "@/lib/shared/api-client";
import { notify } from "./toast";

export const notifyFailure = (error: unknown): void => notify({ title: failureText(error), variant: "destructive" });
