import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useStore } from 'zustand';
import { saveFile } from '@/api/transfer';
import { failureText } from '@/shared/errors/operationTexts';
import { reasonText } from '@/shared/errors/problemTexts';
import type { OpenText } from '../collab/useCollab';
import notices from '../look/Look.module.css';
import { namesIn, withNames } from '../schema/peopleNames';

interface Props {
  text: OpenText;
  editor: Editor | null;
  onReopen: () => void;
}

/** The host does not take what was written. Nothing is lost: it can be kept as a file first. */
export function Refused({ text: { store, collab }, editor, onReopen }: Props) {
  const error = useStore(store, (state) => state.error);
  const save = async () => {
    const { markdownOf } = await import('../out/markdown');
    if (!editor) return;
    const text = markdownOf(withNames(editor.getJSON(), namesIn(editor.state)));
    saveFile(new Blob([text], { type: 'text/markdown' }), 'unsaved.md');
  };
  return (
    <div
      className={`flex gap-8 items-start mb-16 p-12-16 outlined rounded sunken text-sm ${notices.notice}`}
      data-tone="bad"
      role="alert"
    >
      <IconAlertTriangle size={20} aria-hidden="true" />
      <div>
        <p>
          {failureText('addPageUpdates', error)}. {reasonText(error)} What you wrote is still here.
        </p>
        <p>
          <Button size="xs" variant="default" onClick={() => void save()}>
            Keep it as a file
          </Button>{' '}
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              collab.discard();
              onReopen();
            }}
          >
            Show what is saved
          </Button>
        </p>
      </div>
    </div>
  );
}
