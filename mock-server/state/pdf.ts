const PAGE = { width: 595, height: 842, left: 72, top: 760, leading: 22 };

/** Encodes text for a standard font, which needs no font file. */
const escaped = (text: string) =>
  text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, '\\$&');

/** Writes a document of one page with lines of text, the first one larger (PDF 1.4). */
export function pdfOf([title = '', ...lines]: readonly string[]): Buffer {
  const { width, height, left, top, leading } = PAGE;
  const rows = lines.map((line) => `0 -${leading} Td (${escaped(line)}) Tj`);
  const text = [
    `BT /F1 18 Tf ${left} ${top} Td (${escaped(title)}) Tj /F1 11 Tf`,
    ...rows,
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
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
