import type { Trait } from "@/lib/features/hexaco/schema";

export const TRAIT_COPY: Record<Trait, string> = {
  honesty_humility: "How much fairness and modesty weigh against status and advantage.",
  emotionality: "How strongly you feel worry and attachment, and look for support.",
  extraversion: "How much energy and ease you have among people and in front of them.",
  agreeableness: "How patient and forgiving you stay when others provoke or fail you.",
  conscientiousness: "How organized, thorough and deliberate you are.",
  openness: "How drawn you are to ideas, beauty and the unusual.",
};
