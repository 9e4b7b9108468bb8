/** What Next gives a page that reads its query string. */
export interface QueryPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}
