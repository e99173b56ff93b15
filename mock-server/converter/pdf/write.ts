const PAGE = { width: 595, height: 842, left: 72, top: 760, leading: 22 };

/** A page and what is drawn on it, with operators of PDF 1.4 (ISO 32000-1 section 8 and 9). `F1` is Helvetica. */
export interface PdfPage {
  /** Points of 1/72 inch. */
  width: number;
  height: number;
  content: string;
  /** Areas that lead to other pages: left, bottom, right and top in points, and the number of a page, 1 for the first. */
  links?: readonly { area: readonly [number, number, number, number]; to: number }[];
}

/** A line of a document that leads to another page. */
export interface LineLink {
  /** 1 for the first page. */
  page: number;
  /** 0 for the title. */
  line: number;
  /** The page that it leads to. */
  to: number;
}

/** Encodes text for a standard font, which needs no font file. */
export const pdfText = (text: string) =>
  text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, '\\$&');

/** The first line of a page is larger. */
function linesOf(
  [title = '', ...lines]: readonly string[],
  links: readonly LineLink[] = [],
): PdfPage {
  const { left, top, leading, width, height } = PAGE;
  const rows = lines.map((line) => `0 -${leading} Td (${pdfText(line)}) Tj`);
  const content = [
    `BT /F1 18 Tf ${left} ${top} Td (${pdfText(title)}) Tj /F1 11 Tf`,
    ...rows,
    'ET',
  ].join('\n');
  return {
    width,
    height,
    content,
    links: links.map(({ line, to }) => {
      const base = top - leading * line;
      return { area: [left - 4, base - 5, width - left, base + 14], to };
    }),
  };
}

/** Writes a document of pages with lines of text. */
export const pdfOf = (
  pages: readonly (readonly string[])[],
  links: readonly LineLink[] = [],
): Buffer =>
  pdfFile(
    pages.map((lines, i) =>
      linesOf(
        lines,
        links.filter(({ page }) => page === i + 1),
      ),
    ),
  );

/** Link annotations, ISO 32000-1 section 12.5.6.5. */
const annotations = (links: PdfPage['links'], numberOf: (page: number) => number): string =>
  links && links.length > 0
    ? ` /Annots [${links
        .map(
          ({ area, to }) =>
            `<< /Type /Annot /Subtype /Link /Border [0 0 0] /Rect [${area.join(' ')}] /Dest [${numberOf(to - 1)} 0 R /Fit] >>`,
        )
        .join(' ')}]`
    : '';

/** Writes a document (PDF 1.4). */
export function pdfFile(pages: readonly PdfPage[]): Buffer {
  // Objects 1 to 3 are the catalog, the list of pages and the font. Each page is followed by its content.
  const numberOf = (page: number) => 4 + 2 * page;
  const kids = pages.map((_, i) => `${numberOf(i)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap(({ width, height, content, links }, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${numberOf(i) + 1} 0 R /Resources << /Font << /F1 3 0 R >> >>${annotations(links, numberOf)} >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
