import { z } from "zod";
import table from "@/content/hexaco/norms.json";
import { FACETS, TRAITS, type Facet, type Trait } from "./schema";

const percent = z.number().min(0).max(100);

const traitNorm = z.object({
  mean: percent,
  sd: z.number().positive(),
  alpha: z.number().min(0).max(1),
  percentiles: z.record(z.string().regex(/^\d{1,2}$/), percent),
});

const facetNorm = z.object({ items: z.number().int(), alpha: z.number().min(0).max(1), p25: percent, p75: percent });
const traits = z.enum(TRAITS);

/** Scores and statistics are POMP: percent of the maximum possible, 0-100. */
const normsTable = z.object({
  sample: z.object({ size: z.number().int(), who: z.string(), source: z.string() }),
  forms: z.record(z.enum(["24", "60", "96", "240"]), z.record(traits, traitNorm)),
  facets: z.record(z.enum(Object.values(FACETS).flat() as [Facet, ...Facet[]]), facetNorm),
  /** University students on another questionnaire of the same model (hexaco.org result page, Lee & Ashton 2019). */
  students: z.record(traits, z.object({ median: percent, sd: z.number().positive() })),
});

type TraitNorm = z.output<typeof traitNorm>;

export const NORMS = normsTable.parse(table);

export const COMPARISON_SAMPLE = `${NORMS.sample.size.toLocaleString("en")} ${NORMS.sample.who}`;

export const traitNormOf = (form: "24" | "60" | "96" | "240", trait: Trait): TraitNorm => NORMS.forms[form][trait];
