export function listAddress(path: string, query: Record<string, string | number>): string {
  const entries = Object.entries(query).filter(([name, value]) => value !== "" && !(name === "page" && value === 1));
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${path}?${search}` : path;
}
