import { Loader, Modal } from '@mantine/core';
import { useState } from 'react';
import { usePicture } from '@/shared/files/usePicture';
import { FormMessage } from '@/shared/forms/FormMessage';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import { Editor } from './Editor';
import classes from './MarkUpFile.module.css';

interface Props {
  file: File;
  /** Called with the marked-up picture, a new file. */
  onDone: (file: File) => void;
  onClose: () => void;
}

/** 'plan.png' becomes 'plan (marked up).jpg'. */
const nameOf = (name: string) => `${name.replace(/( \(marked up\))?\.[^.]+$/, '')} (marked up).jpg`;

/** Draws on a picture before it is uploaded. The result is another file. */
export default function MarkUpFile({ file, onDone, onClose }: Props) {
  const { picture, fault } = usePicture(file);
  const [failed, setFailed] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Mark up ${file.name}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      // The editor asks before a drawing is lost.
      withCloseButton={!unsaved}
      closeOnEscape={!unsaved}
      fullScreen
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      {fault && <FormMessage>{fault}</FormMessage>}
      {failed && <FormMessage>The picture could not be saved.</FormMessage>}
      {!fault && !picture && <Loader />}
      {picture && (
        <Editor
          picture={picture}
          initial={[]}
          saving={false}
          onUnsaved={setUnsaved}
          onSave={(_, draw) =>
            void draw().then(
              (blob) => onDone(new File([blob], nameOf(file.name), { type: blob.type })),
              () => setFailed(true),
            )
          }
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
