/** A spreadsheet takes a cell that begins so for a formula, and runs it. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** RFC 4180, with the byte order mark without which spreadsheets read no UTF-8. */
export function csv(head: readonly string[], rows: readonly (readonly string[])[]): Buffer {
  const lines = [head, ...rows].map((row) => row.map(cell).join(','));
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
}

/** A file to be saved, named by what is in it and when it was made. */
export function csvReply(name: string, now: number, body: Buffer) {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  return {
    status: 200 as const,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-${stamp}.csv"`,
    },
    body,
  };
}
