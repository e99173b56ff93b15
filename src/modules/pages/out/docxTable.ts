import { Paragraph, Table, TableCell, TableRow, WidthType } from 'docx';
import type { Block } from './docxBlock';
import type { Json } from './json';

const span = (value: unknown) => Math.max(1, Number(value) || 1);

/** Returns a table with its merged cells. */
export function tableFor(node: Json, blocksOf: (cell: Json) => Block[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: (node.content ?? []).map(
      (row) =>
        new TableRow({
          tableHeader: (row.content ?? []).every(({ type }) => type === 'tableHeader'),
          children: (row.content ?? []).map((cell) => {
            const blocks = blocksOf(cell);
            return new TableCell({
              columnSpan: span(cell.attrs?.colspan),
              rowSpan: span(cell.attrs?.rowspan),
              ...(cell.type === 'tableHeader' && { shading: { fill: 'EEF1F5' } }),
              margins: { top: 60, bottom: 60, left: 100, right: 100 },
              children: blocks.length > 0 ? blocks : [new Paragraph('')],
            });
          }),
        }),
    ),
  });
}
