import { PageSizes, PDFDocument, type PDFFont, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { Budget, BudgetLine } from '@/api/generated/types.gen';
import { formatCalendarDate } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import { formatAmount } from '@/shared/format/money';
import { FIGURES, sumOf } from '../figures';
import { type GridRow, rowsOf } from '../grid/rows';

const MARGIN = 36;
const LINE = 13;
const SIZE = 7;
const NUMBER_WIDTH = 62;
const SHOWN: readonly string[] = [
  ...['original', 'approved_changes', 'revised', 'pending_changes', 'committed', 'actual'],
  ...['forecast_to_complete', 'estimate_at_completion', 'variance'],
];
const figures = FIGURES.filter(({ column }) => SHOWN.includes(column));
const shortened: Readonly<Record<string, string>> = {
  approved_changes: 'Approved',
  estimate_at_completion: 'At completion',
  forecast_to_complete: 'To complete',
  pending_changes: 'Pending',
};

interface Report {
  budget: Budget;
  lines: readonly BudgetLine[];
  projectName: string;
  titles: ReadonlyMap<string, string>;
  /** The day of the report, such as 2026-11-25. */
  day: string;
}

/** Returns the budget as a PDF: the divisions with their lines, and totals that add up to the cent. */
export async function reportOf(report: Report): Promise<Blob> {
  const { budget, lines, projectName, titles, day } = report;
  const pdf = await PDFDocument.create();
  pdf.setTitle(`Budget of ${projectName}`);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const [height, width] = PageSizes.Letter;
  const ink = rgb(0.1, 0.12, 0.16);
  let page = pdf.addPage([width, height]);
  let y = height - MARGIN;
  const write = (text: string, x: number, font: PDFFont, size = SIZE) =>
    page.drawText(text, { x, y, size, font, color: ink });
  const first = width - MARGIN - figures.length * NUMBER_WIDTH;
  const numbers = (texts: readonly string[], font: PDFFont) => {
    for (const [index, text] of texts.entries()) {
      const known = fitting(text, font, NUMBER_WIDTH, SIZE);
      write(known, first + (index + 1) * NUMBER_WIDTH - font.widthOfTextAtSize(known, SIZE), font);
    }
  };
  const rule = () =>
    page.drawLine({
      ...{ start: { x: MARGIN, y: y - 3 }, end: { x: width - MARGIN, y: y - 3 } },
      ...{ thickness: 0.5, color: rgb(0.7, 0.72, 0.76) },
    });
  const head = () => {
    write('Line', MARGIN, bold);
    numbers(
      figures.map(({ column, header }) => shortened[column] ?? header),
      bold,
    );
    rule();
    y -= LINE;
  };
  write(fitting(`Budget of ${projectName}`, bold, width - 2 * MARGIN, 14), MARGIN, bold, 14);
  y -= 16;
  const facts = `${optionLabel(budget.status)}, ${formatCalendarDate(day)}, amounts in ${budget.currency}`;
  write(fitting(facts, plain, width - 2 * MARGIN, 9), MARGIN, plain, 9);
  y -= 20;
  head();
  const rows = rowsOf(lines, [], { grouping: 'division', sort: '', closed: new Set(), titles });
  for (const row of rows) {
    if (y < MARGIN + LINE) {
      page = pdf.addPage([width, height]);
      y = height - MARGIN;
      head();
    }
    const font = row.kind === 'line' ? plain : bold;
    write(fitting(nameOf(row), font, first - MARGIN - 4, SIZE), MARGIN, font);
    const amounts = 'figures' in row ? row.figures : 'line' in row ? row.line.figures : sumOf([]);
    numbers(
      figures.map(({ key }) => formatAmount(amounts[key])),
      font,
    );
    if (row.kind !== 'line') rule();
    y -= LINE;
  }
  const pages = pdf.getPages();
  for (const [index, each] of pages.entries()) {
    const text = `Page ${index + 1} of ${pages.length}`;
    each.drawText(text, { x: MARGIN, y: 20, size: SIZE, font: plain });
  }
  return new Blob([(await pdf.save()) as BlobPart], { type: 'application/pdf' });
}

function nameOf(row: GridRow): string {
  if (row.kind === 'line') return `${row.line.code}  ${row.line.description}`;
  if (row.kind === 'group') return `${row.label} ${row.title}`;
  return row.kind === 'total' ? 'Total' : '';
}

/** Shortens a text to a width. The standard fonts know Latin letters only, so others become question marks. */
function fitting(text: string, font: PDFFont, width: number, size: number): string {
  const plain = text.replace(/[\u00a0\u202f]/g, ' ').replace(/−/g, '-');
  let known = [...plain].map((letter) => (isKnown(letter, font) ? letter : '?')).join('');
  if (font.widthOfTextAtSize(known, size) <= width) return known;
  while (known && font.widthOfTextAtSize(`${known}...`, size) > width) known = known.slice(0, -1);
  return `${known}...`;
}

function isKnown(letter: string, font: PDFFont): boolean {
  try {
    font.encodeText(letter);
    return true;
  } catch {
    return false;
  }
}
