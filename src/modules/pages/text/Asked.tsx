import type { Editor } from '@tiptap/core';
import { Suspense } from 'react';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import type { Asking } from '../menu/blockEntries';
import { chipOf } from '../menu/sources';

const PickRecord = onDemand(() => import('../forms/PickRecord'));
const PickPhotos = onDemand(() => import('../forms/PickPhotos'));
const PickSheets = onDemand(() => import('../forms/PickSheets'));

interface Props {
  what: Asking;
  projectId: string;
  editor: Editor;
  onEnd: () => void;
}

/** Shows what the menus of the text open. */
export function Asked({ what, projectId, editor, onEnd }: Props) {
  return (
    <PanelBoundary name="The dialog" floating onClose={onEnd} resetKeys={[what]}>
      <Suspense>
        {what === 'record' && (
          <PickRecord
            projectId={projectId}
            onClose={onEnd}
            onPick={(record) => {
              onEnd();
              editor.chain().focus().insertContent(chipOf(record)).run();
            }}
          />
        )}
        {what === 'photo' && (
          <PickPhotos
            projectId={projectId}
            onClose={onEnd}
            onPick={(photos) => {
              onEnd();
              const content = photos.map(({ id, title }) => ({
                type: 'photo',
                attrs: { photoId: id, alt: title },
              }));
              editor.chain().focus().insertContent(content).run();
            }}
          />
        )}
        {what === 'sheet' && (
          <PickSheets
            projectId={projectId}
            onClose={onEnd}
            onPick={(sheets) => {
              onEnd();
              const content = sheets.map(({ id, number, title }) => ({
                type: 'sheet',
                attrs: { sheetId: id, alt: `${number} ${title}` },
              }));
              editor.chain().focus().insertContent(content).run();
            }}
          />
        )}
      </Suspense>
    </PanelBoundary>
  );
}
