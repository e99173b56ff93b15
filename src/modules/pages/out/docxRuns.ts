import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx';
import type { Json } from './json';

/** The text of a paragraph with its marks. */
export function runsOf(node: Json): ParagraphChild[] {
  return (node.content ?? []).map((child) => {
    const { type, attrs = {}, text = '', marks = [] } = child;
    if (type === 'hardBreak') return new TextRun({ text: '', break: 1 });
    if (type === 'mention') return new TextRun({ text: `@${attrs.label ?? ''}`, bold: true });
    if (type === 'recordChip') return new TextRun({ text: String(attrs.label ?? ''), bold: true });
    const has = (name: string) => marks.some((mark) => mark.type === name);
    const href = marks.find((mark) => mark.type === 'link')?.attrs?.href;
    const run = new TextRun({
      text,
      bold: has('bold'),
      italics: has('italic'),
      strike: has('strike') || has('deletion'),
      ...((has('underline') || has('insertion')) && { underline: {} }),
      ...(has('code') && { font: 'Consolas' }),
      ...(has('highlight') && { highlight: 'yellow' as const }),
      ...(typeof href === 'string' && { style: 'Hyperlink' }),
    });
    return typeof href === 'string' ? new ExternalHyperlink({ children: [run], link: href }) : run;
  });
}
