import { Modal } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { MarkupShape, Sheet } from '@/api/generated/types.gen';
import { Editor } from '@/records/markup/Editor';
import classes from '@/records/markup/MarkUpFile.module.css';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import type { SheetViewer } from '../sheetTypes';
import { inArea, onSheet } from './measure/areaShapes';

interface Props {
  sheet: Sheet;
  viewer: SheetViewer;
  initial: readonly MarkupShape[];
  saving: boolean;
  onSave: (shapes: MarkupShape[]) => void;
  onClose: () => void;
}

/** Width of the picture to draw on, in pixels. */
const WIDTH = 2000;

/** Draws on the part of a sheet in view, with the tools that photos have. */
export default function MarkupEditor({ sheet, viewer, initial, saving, onSave, onClose }: Props) {
  const [unsaved, setUnsaved] = useState(false);
  // The view behind the editor does not move.
  const [area] = useState(viewer.view);
  const [url, setUrl] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useReturnFocus();
  useEffect(() => {
    let ownId: string | null = null;
    let isOver = false;
    viewer.picture(area, WIDTH).then(
      (picture) => {
        if (isOver) return;
        ownId = URL.createObjectURL(picture);
        setUrl(ownId);
      },
      () => setFailed(true),
    );
    return () => {
      isOver = true;
      if (ownId) URL.revokeObjectURL(ownId);
    };
  }, [viewer, area]);
  const height = (WIDTH * area.height * sheet.heightPoints) / (area.width * sheet.widthPoints);
  const [shapes] = useState(() => inArea(initial, area, sheet));
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Mark up ${sheet.number}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      // The editor asks before a drawing is lost.
      withCloseButton={!unsaved}
      closeOnEscape={!unsaved}
      fullScreen
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      {url && (
        <Editor
          picture={{ url, width: WIDTH, height }}
          initial={shapes}
          saving={saving}
          onUnsaved={setUnsaved}
          onSave={(drawn) => onSave(onSheet(drawn, area, sheet))}
          onClose={onClose}
        />
      )}
      {!url && !failed && <Skeleton shape="media" h="70vh" />}
      {failed && (
        <EmptyState icon={<IconPencil size={20} />} title="The sheet could not be drawn">
          Close this, and try again.
        </EmptyState>
      )}
    </Modal>
  );
}
