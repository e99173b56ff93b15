import { randomFillSync } from 'node:crypto';
import { pdfText } from '../../mock-server/converter/pdf/write.ts';

interface Size {
  pages: number;
  /** Roughly, of the whole file. */
  bytes: number;
}

/** Writes a PDF (1.4) whose pages have some text and a picture that cannot be compressed. */
export function largePdf({ pages, bytes }: Size): Buffer {
  const side = Math.floor(Math.sqrt(bytes / pages / 3));
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Buffer) => {
    const data = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(data);
    length += data.length;
  };
  const object = (head: string, stream?: Buffer) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n${head}\n`);
    if (stream) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };
  write('%PDF-1.4\n');
  // Objects 1 to 3 are the catalog, the list of pages and the font. Each page is followed by its content and its picture.
  const numberOf = (page: number) => 4 + 3 * page;
  object('<< /Type /Catalog /Pages 2 0 R >>');
  const kids = Array.from({ length: pages }, (_, i) => `${numberOf(i)} 0 R`).join(' ');
  object(`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`);
  object('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  for (let i = 0; i < pages; i++) {
    const ownNumber = numberOf(i);
    object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${ownNumber + 1} 0 R /Resources << /Font << /F1 3 0 R >> /XObject << /I ${ownNumber + 2} 0 R >> >> >>`,
    );
    const title = pdfText(`Section ${i + 1}, specification of the tower`);
    const content = `BT /F1 18 Tf 72 760 Td (${title}) Tj ET q 450 0 0 450 72 200 cm /I Do Q`;
    object(`<< /Length ${content.length} >>`, Buffer.from(content, 'latin1'));
    const picture = randomFillSync(Buffer.allocUnsafe(side * side * 3));
    object(
      `<< /Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Length ${picture.length} >>`,
      picture,
    );
  }
  const start = length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}`);
  write(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}
