import { PRODUCT } from "@/lib/shared/product";

const INVITATION_START = "Want to go deeper?";

export const INVITATION = `${INVITATION_START} Connect your ${PRODUCT.mailboxProvider} and I will read how you write to people, from your sent mail alone.`;

export function withoutInvitation(insights: string): string {
  return insights
    .split("\n\n")
    .map((paragraph) => paragraph.split(INVITATION_START)[0]?.trim() ?? "")
    .filter(Boolean)
    .join("\n\n");
}

interface InsightsView {
  name: string | null;
  paragraphs: string[];
}

export function readInsights(insights: string): InsightsView {
  const text = withoutInvitation(insights).trim();
  const greeting = /^\*\*Hi ([^*\n]{1,120})\.\*\*/.exec(text);
  const rest = greeting ? text.slice(greeting[0].length) : text;
  return {
    name: greeting?.[1] ?? null,
    paragraphs: rest
      .split(/\n[\t ]*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
  };
}
