import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconTable } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';

type Chain = ReturnType<Editor['chain']>;

const inTable: readonly (readonly [label: string, change: (chain: Chain) => Chain])[] = [
  ['Row above', (chain) => chain.addRowBefore()],
  ['Row below', (chain) => chain.addRowAfter()],
  ['Column before', (chain) => chain.addColumnBefore()],
  ['Column after', (chain) => chain.addColumnAfter()],
  ['Header row on or off', (chain) => chain.toggleHeaderRow()],
  ['Merge or split cells', (chain) => chain.mergeOrSplit()],
  ['Delete row', (chain) => chain.deleteRow()],
  ['Delete column', (chain) => chain.deleteColumn()],
  ['Delete table', (chain) => chain.deleteTable()],
];

/** Makes a table, or changes the one at the cursor. */
export function TableMenu({ editor }: { editor: Editor }) {
  if (!editor.isActive('table')) {
    return (
      <RichTextEditor.Control
        aria-label="Table"
        title="Table"
        onClick={() =>
          editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
        }
      >
        <IconTable size={16} />
      </RichTextEditor.Control>
    );
  }
  return (
    <Menu position="bottom-start" withinPortal shadow="md">
      <Menu.Target>
        <RichTextEditor.Control aria-label="Change the table" title="Change the table" active>
          <IconTable size={16} />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        {inTable.map(([label, change]) => (
          <Menu.Item key={label} onClick={() => change(editor.chain().focus()).run()}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
