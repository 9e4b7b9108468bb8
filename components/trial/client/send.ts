import type { Dispatch } from "react";
import type { TrialEvent } from "@/lib/features/trial/schema";

export type Send = Dispatch<TrialEvent>;
