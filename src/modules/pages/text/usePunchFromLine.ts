import type { Editor } from '@tiptap/core';
import { useLocation } from 'wouter';
import { createPunchItem } from '@/api/generated/punch-items.gen';
import { recordNumber, recordPath } from '@/records/common/recordTypes';
import { toast } from '@/shared/feedback/toast';
import { useWrite } from '@/shared/feedback/useWrite';
import { href } from '@/shared/routing/paths';
import { chipOf } from '../menu/sources';

const LONGEST_TITLE = 200;

/** Makes a punch item of the line at the cursor, and puts its chip at the end of the line. */
export function usePunchFromLine(projectId: string): (editor: Editor) => void {
  const [, navigate] = useLocation();
  const create = useWrite({
    operation: 'createPunchItem',
    write: (title: string) =>
      createPunchItem({
        path: { projectId },
        body: { title, punchType: 'internal_punch', status: 'draft' },
        throwOnError: true,
      }),
    stale: ['listPunchItems', 'listWorkItems', 'getProjectStats'],
  });
  return (editor) => {
    const { $from } = editor.state.selection;
    const line = $from.parent.textContent.trim().slice(0, LONGEST_TITLE);
    if (!line) {
      toast.info('Put the cursor in a line with words first');
      return;
    }
    create.mutate(line, {
      onSuccess: ({ data }) => {
        const record = { type: 'punch_item' as const, ...data };
        if (!editor.isDestroyed) placeChip(editor, line, chipOf(record));
        toast.success(`${recordNumber(record)} created`, {
          action: {
            label: 'Open',
            run: () => navigate(href(recordPath(record), { project: projectId })),
          },
        });
      },
    });
  };
}

/** Others may have written above the line in the meantime, so it is looked up by its text. */
function placeChip(editor: Editor, line: string, chip: ReturnType<typeof chipOf>): void {
  let end: number | null = null;
  const { $from } = editor.state.selection;
  if ($from.parent.textContent.trim().startsWith(line)) end = $from.end();
  editor.state.doc.descendants((node, position) => {
    if (end === null && node.isTextblock && node.textContent.trim().startsWith(line)) {
      end = position + 1 + node.content.size;
    }
    return end === null;
  });
  if (end === null) return;
  editor
    .chain()
    .insertContentAt(end, [{ type: 'text', text: ' ' }, chip])
    .run();
}
