// What a spreadsheet would take for a formula (OWASP, 'CSV Injection'), also after blanks and quotation marks that an
// import strips, and in the full-width form that East Asian versions accept.
const FORMULA_START = /^[\s"']*[=+\-@＝＋－＠]|^[\t\r\n]/;

function cellOf(value: string): string {
  const inert = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(inert) || inert !== inert.trim() ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. No cell runs as a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cellOf).join(",")).join("\r\n")}\r\n`;
