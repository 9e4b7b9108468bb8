// What a spreadsheet would take for a formula (OWASP, 'CSV Injection').
const FORMULA_START = /^[=+\-@\t\r]/;

function cellOf(value: string): string {
  const inert = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) || inert !== inert.trim() ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. No cell runs as a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`;
