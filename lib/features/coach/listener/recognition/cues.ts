import { z } from "zod";

const patterns = z.record(z.string(), z.array(z.string()).min(1));
const GROUPS = ["follow-ups", "purposes", "outcomes", "obstacles", "insights", "traits"] as const;
export const cuesFile = z.record(z.enum(GROUPS), patterns);
type CuesFile = z.output<typeof cuesFile>;

export class Cues {
  private readonly groups: Map<string, [name: string, forms: RegExp[]][]>;

  constructor(file: CuesFile) {
    this.groups = new Map(
      Object.entries(file).map(([group, entries]) => [
        group,
        Object.entries(entries).map(([name, forms]) => [name, forms.map((form) => new RegExp(form))]),
      ]),
    );
  }

  first = (group: keyof CuesFile, text: string): string | null => this.all(group, text)[0] ?? null;

  all = (group: keyof CuesFile, text: string): string[] =>
    (this.groups.get(group) ?? []).filter(([, forms]) => forms.some((form) => form.test(text))).map(([name]) => name);
}
