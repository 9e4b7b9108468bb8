export interface QueryPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}
