import { expect, it } from 'vitest';
import { markdownOf } from './markdown';

const text = (value: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]) => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
});
const p = (...content: object[]) => ({ type: 'paragraph', content });
const item = (...content: object[]) => ({ type: 'listItem', content });
const doc = (...content: object[]) => markdownOf({ type: 'doc', content });

it('writes headings, marks and links', () => {
  expect(
    doc(
      { type: 'heading', attrs: { level: 2 }, content: [text('Scope')] },
      p(
        text('A '),
        text('bold ', { type: 'bold' }),
        text('and'),
        text('link', { type: 'link', attrs: { href: 'https://example.com/a)' } }),
        text(' and '),
        text('a*b', { type: 'code' }),
      ),
    ),
  ).toBe('## Scope\n\nA **bold** and[link](https://example.com/a%29) and `a*b`\n');
});

it('keeps signs of Markdown as text', () => {
  expect(doc(p(text('# 2 * 3 [x] <b>')), p(text('1. first')), p(text('- no list')))).toBe(
    '\\# 2 \\* 3 \\[x\\] \\<b\\>\n\n1\\. first\n\n\\- no list\n',
  );
});

it('writes lists in lists, and tasks with who does them', () => {
  expect(
    doc(
      {
        type: 'orderedList',
        content: [item(p(text('One')), { type: 'bulletList', content: [item(p(text('In it')))] })],
      },
      {
        type: 'taskList',
        content: [
          {
            type: 'taskItem',
            attrs: { checked: true, assigneeName: 'Ana Torres', dueDate: '2026-11-30' },
            content: [p(text('Pour'))],
          },
        ],
      },
    ),
  ).toBe('1. One\n   - In it\n\n- [x] Pour (@Ana Torres, until 2026-11-30)\n');
});

it('writes tables, with merged cells and more lines in a cell', () => {
  const cell = (type: string, value: string, attrs = {}) => ({
    type,
    attrs,
    content: [p(text(value))],
  });
  expect(
    doc({
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', 'A|B', { colspan: 2 })] },
        {
          type: 'tableRow',
          content: [
            { type: 'tableCell', content: [p(text('1')), p(text('2'))] },
            cell('tableCell', '3'),
          ],
        },
      ],
    }),
  ).toBe('| A\\|B |  |\n| --- | --- |\n| 1<br>2 | 3 |\n');
});

it('writes chips, mentions, boxes, code and pictures as what they say', () => {
  expect(
    doc(
      p({ type: 'mention', attrs: { label: 'Ana Torres' } }, text(' '), {
        type: 'recordChip',
        attrs: { label: 'RFI-003 Sleeve' },
      }),
      { type: 'callout', attrs: { kind: 'warning' }, content: [p(text('Wind'))] },
      { type: 'codeBlock', content: [text('a = 1')] },
      { type: 'image', attrs: { fileId: 'f1', alt: 'Axis C' } },
      { type: 'horizontalRule' },
    ),
  ).toBe(
    '@Ana Torres RFI-003 Sleeve\n\n> **Warning:** Wind\n\n```\na = 1\n```\n\n![Axis C]()\n\n---\n',
  );
});
