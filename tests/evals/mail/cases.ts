import { existsSync, globSync, readFileSync } from "node:fs";
import { z } from "zod";

const FOLDER = "tests/evals/held-out/mail";

const mailCase = z.strictObject({
  id: z.string(),
  mailbox: z.string(),
  client: z.string(),
  raw: z.string(),
  own: z.string(),
  leftOut: z.enum(["automatic", "calendar"]).optional(),
});
export type MailCase = z.output<typeof mailCase>;

const optionalText = z.string().nullable();
const item = z.union([
  z.tuple([z.number(), z.number(), z.number(), z.string()]),
  z.tuple([z.number(), z.number(), z.number(), z.string(), z.number()]),
]);

const documentCase = z
  .strictObject({
    id: z.string(),
    kind: z.enum(["linkedin-pdf", "cv"]),
    language: z.enum(["en", "de", "fr", "es", "nl"]),
    html: z.string().optional(),
    pages: z.array(z.strictObject({ width: z.number(), height: z.number(), items: z.array(item) })).optional(),
    facts: z
      .strictObject({
        name: optionalText,
        positions: z.array(
          z.strictObject({
            title: optionalText,
            company: optionalText,
            from: optionalText,
            to: optionalText,
            isCurrent: z.boolean(),
          }),
        ),
        education: z.array(
          z.strictObject({ school: optionalText, degree: optionalText, from: optionalText, to: optionalText }),
        ),
        skills: z.array(z.string()),
      })
      .nullable(),
  })
  .refine(({ html, pages }) => (html === undefined) !== (pages === undefined), "Give either html or pages.");
export type DocumentCase = z.output<typeof documentCase>;

function readLines<T>(ending: string, schema: z.ZodType<T>): T[] {
  if (!existsSync(FOLDER)) return [];
  return globSync(`${FOLDER}/*.${ending}.jsonl`).flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => {
        if (line.trim() === "") return [];
        const parsed = schema.safeParse(JSON.parse(line));
        if (!parsed.success) throw new Error(`${file}:${index + 1} ${z.prettifyError(parsed.error)}`);
        return [parsed.data];
      }),
  );
}

export const readMailCases = (): MailCase[] => readLines("mails", mailCase);
export const readDocumentCases = (): DocumentCase[] => readLines("documents", documentCase);
