import type { RiskLanguage } from "../schema";
import { DE } from "./de";
import { EN } from "./en";
import { ES } from "./es";
import { FR } from "./fr";
import type { RiskCopy } from "./types";

export const COPY: Record<RiskLanguage, RiskCopy> = { en: EN, de: DE, fr: FR, es: ES };
