import type { z } from "zod";
import { practiceFile, type Practice } from "@/lib/features/practices/practice-file";

type File = z.input<typeof practiceFile>;

export const practiceOf = (file: Pick<File, "steps"> & Partial<File>): Practice => ({
  id: "sample",
  ...practiceFile.parse({
    title: "Sample",
    when: "Whenever",
    minutes: 5,
    source: "Nobody",
    result: "a page.",
    page: "# Sample",
    ...file,
  }),
});
