import { pdfFile } from '../../../mock-server/converter/pdf/write.ts';
import { Pen } from '../../../mock-server/demo/sheets/pen.ts';
import { sampleSets } from '../../../mock-server/demo/sheets/sheets.ts';

const SIZE = { width: 2592, height: 1728 };

/** A page with a title block. Its drawing is that of a sample sheet, or a box. */
function page(number: string, title: string, draw?: (pen: Pen) => void) {
  const pen = new Pen();
  pen.text('SHEET TITLE', 2274, 374, 11).text(title, 2274, 322, 24);
  pen.text('REVISION', 2274, 536, 11).text('2', 2274, 476, 44);
  pen.text('SHEET NUMBER', 2274, 204, 11).text(number, 2274, 96, 76);
  if (draw) draw(pen);
  else pen.style(2).box(300, 300, 1200, 900);
  return { ...SIZE, content: pen.content };
}

/** A set of eight pages. The first is the floor of A-102 as it is now, apart from what is new in one corner. */
export function bulletin(): Buffer {
  const current = sampleSets
    .flatMap(({ sheets }) => sheets)
    .filter(({ number, revision }) => number === 'A-102' && revision === '1')[0];
  if (!current) throw new Error('The samples have no A-102.');
  const floor = page('A-102', 'LEVEL 2 FLOOR PLAN', (pen) => {
    current.draw(pen, { left: 146, bottom: 126, width: 2010, height: 1446 });
    // Around the pin of PI-139.
    for (let i = 0; i < 12; i++) pen.style(3).box(740 + i * 6, 1040 + i * 6, 90, 90);
  });
  const others = Array.from({ length: 7 }, (_, i) => page(`I-${101 + i}`, `FINISHES ${i + 1}`));
  return pdfFile([floor, ...others]);
}
