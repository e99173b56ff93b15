/** Spreadsheets run a cell with such a beginning as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The host writes amounts itself, so a negative one may begin like a formula. */
export interface Amount {
  amount: string;
}

function cell(content: string | Amount): string {
  if (typeof content !== 'string') return content.amount;
  const harmless = FORMULA.test(content) ? `'${content}` : content;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Returns the text of a cell without the apostrophe that keeps a spreadsheet from running it. */
export const withoutGuard = (text: string): string => text.replace(/^'(?=[=+\-@])/, '');

/** Writes CSV (RFC 4180) with a byte order mark, which spreadsheets need for UTF-8. */
export function csv(
  head: readonly string[],
  rows: readonly (readonly (string | Amount)[])[],
): Buffer {
  const lines = [head, ...rows].map((row) => row.map(cell).join(','));
  return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
}

/** Answers with a download. Its name has the content and the time. */
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
