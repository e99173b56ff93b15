import {
  IconAlertTriangle,
  IconAt,
  IconChecklist,
  IconCode,
  IconColumns2,
  IconColumns3,
  IconFilter,
  IconH1,
  IconH2,
  IconH3,
  IconHash,
  IconInfoSquare,
  IconList,
  IconListCheck,
  IconListNumbers,
  IconListTree,
  IconMap2,
  IconPaperclip,
  IconPhotoSearch,
  IconPilcrow,
  IconQuote,
  IconSeparator,
  IconTable,
} from '@tabler/icons-react';
import type { Editor, Range } from '@tiptap/core';
import { type OperationId, offers } from '@/api/offers';
import type { MenuEntry } from './triggerMenu';

/** What the menu opens in place of changing the text. */
export type Ask = 'upload' | 'punch' | Asking;
/** What opens a dialog. */
export type Asking = 'photo' | 'sheet' | 'record';

type Chain = ReturnType<Editor['chain']>;

const columnsOf = (count: number) => ({
  type: 'columns',
  content: Array.from({ length: count }, () => ({
    type: 'column',
    content: [{ type: 'paragraph' }],
  })),
});

const block = (
  label: string,
  icon: React.ReactNode,
  change: (chain: Chain) => Chain,
  words = '',
): MenuEntry & { words: string } => ({
  key: label,
  label,
  icon,
  words: `${label} ${words}`,
  run: (editor, range) => change(editor.chain().focus().deleteRange(range)).run(),
});

const size = 16;

/** What an entry needs of the host. */
const needs: Readonly<Record<string, readonly OperationId[]>> = {
  'Picture or file': ['addPageFile'],
  'Photo of the project': ['listPhotos'],
  'Sheet of the plans': ['listSheets'],
  Record: ['listWorkItems'],
  'Live list': ['listPunchItems', 'listRfis', 'listSubmittals'],
};

/** Returns what / offers. */
export function blockEntries(ask: (what: Ask) => void, mayPunch: boolean) {
  const asking = (label: string, icon: React.ReactNode, what: Ask, words = '') => ({
    ...block(label, icon, (chain) => chain, words),
    run: (editor: Editor, range: Range) => {
      editor.chain().focus().deleteRange(range).run();
      ask(what);
    },
  });
  const callout = (kind: string) => (chain: Chain) =>
    chain.insertContent({ type: 'callout', attrs: { kind }, content: [{ type: 'paragraph' }] });
  const entries = [
    block('Text', <IconPilcrow size={size} />, (chain) => chain.setParagraph(), 'paragraph'),
    block('Heading 1', <IconH1 size={size} />, (chain) => chain.setHeading({ level: 1 }), 'title'),
    block('Heading 2', <IconH2 size={size} />, (chain) => chain.setHeading({ level: 2 })),
    block('Heading 3', <IconH3 size={size} />, (chain) => chain.setHeading({ level: 3 })),
    block('Bullet list', <IconList size={size} />, (chain) => chain.toggleBulletList()),
    block('Numbered list', <IconListNumbers size={size} />, (chain) => chain.toggleOrderedList()),
    block('Tasks', <IconListCheck size={size} />, (chain) => chain.toggleTaskList(), 'to do check'),
    block('Table', <IconTable size={size} />, (chain) =>
      chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    ),
    asking('Picture or file', <IconPaperclip size={size} />, 'upload', 'image upload attachment'),
    asking('Photo of the project', <IconPhotoSearch size={size} />, 'photo', 'picture'),
    asking('Sheet of the plans', <IconMap2 size={size} />, 'sheet', 'drawing'),
    asking('Record', <IconHash size={size} />, 'record', 'punch item rfi submittal link'),
    ...(mayPunch
      ? [asking('Punch item from this line', <IconChecklist size={size} />, 'punch', 'turn into')]
      : []),
    block(
      'Live list',
      <IconFilter size={size} />,
      (chain) => chain.insertContent({ type: 'liveList' }),
      'open rfis records',
    ),
    block('Mention', <IconAt size={size} />, (chain) => chain.insertContent('@'), 'person'),
    block('Note', <IconInfoSquare size={size} />, callout('info'), 'callout info'),
    block('Warning', <IconAlertTriangle size={size} />, callout('warning'), 'callout danger'),
    block('Quote', <IconQuote size={size} />, (chain) => chain.toggleBlockquote()),
    block('Code', <IconCode size={size} />, (chain) => chain.toggleCodeBlock()),
    block('Divider', <IconSeparator size={size} />, (chain) => chain.setHorizontalRule(), 'line'),
    block('Two columns', <IconColumns2 size={size} />, (chain) =>
      chain.insertContent(columnsOf(2)),
    ),
    block('Three columns', <IconColumns3 size={size} />, (chain) =>
      chain.insertContent(columnsOf(3)),
    ),
    block(
      'Table of contents',
      <IconListTree size={size} />,
      (chain) => chain.insertContent({ type: 'toc' }),
      'headings toc',
    ),
  ];
  return entries.filter(({ key }) => needs[key]?.some(offers) ?? true);
}
