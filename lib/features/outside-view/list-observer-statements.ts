import "server-only";
import { z } from "zod";
import wording from "@/content/outside-view/statements.json";
import { listItems } from "@/lib/features/hexaco/list-items";

const STATEMENTS = z.array(z.object({ id: z.string(), text: z.string().min(1) })).parse(wording);

export const listObserverStatements = (): { id: string; text: string }[] =>
  listItems("24").map(({ id }) => {
    const found = STATEMENTS.find((statement) => statement.id === id);
    if (!found) throw new Error(`content/outside-view/statements.json lacks ${id}`);
    return found;
  });
