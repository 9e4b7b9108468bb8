import { z } from "zod";
import { cleanText } from "./text/clean-text";

const LIST_PAGE_SIZE = 25;

const MAX_PAGE = 4_000;

/**
 * Parameters of a list's address: search, order and page; filters are added with `.extend()` and `filterOf`. Invalid
 * values become the default, because people edit addresses by hand. The first order is the default.
 */
export const listQuery = <S extends string>(sorts: readonly [S, ...S[]]) =>
  z.object({
    search: z.string().max(400).catch("").transform(cleanText),
    sort: z.enum(sorts).catch(sorts[0]),
    page: z.coerce.number().int().min(1).max(MAX_PAGE).catch(1),
  });

export const filterOf = <V extends string>(values: readonly [V, ...V[]]) => z.enum(values).catch(values[0]);

export interface ListView<Row> {
  rows: Row[];
  total: number;
  page: number;
  pages: number;
}

export const toListView = <Row>(rows: Row[], total: number, page: number): ListView<Row> => ({
  rows,
  total,
  page,
  pages: Math.max(1, Math.ceil(total / LIST_PAGE_SIZE)),
});

export const pageOf = (page: number): { skip: number; take: number } => ({
  skip: (page - 1) * LIST_PAGE_SIZE,
  take: LIST_PAGE_SIZE,
});

export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
