export interface QueryPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** A parameter that the address gives once; a repeated one counts as missing. */
export const singleParam = (value: string | string[] | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;
