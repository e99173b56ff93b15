import { Button, FileButton, NativeSelect } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import type { AttachmentKind } from '@/api/generated/types.gen';
import { FormMessage } from '@/shared/forms/FormMessage';
import type { useUploadQueue } from '@/shared/upload/useUploadQueue';
import { AttachDocuments } from '../../documents/AttachDocuments';
import classes from './Attachments.module.css';
import { extensionsOf, kindLabels } from './attachmentFiles';
import { UploadProgress } from './UploadProgress';

interface Props {
  queue: ReturnType<typeof useUploadQueue<unknown, AttachmentKind>>;
  kinds: readonly AttachmentKind[];
  kind: AttachmentKind;
  onKind: (kind: AttachmentKind) => void;
}

/** Chooses files to attach and shows their upload. */
export function AddAttachments({ queue, kinds, kind, onKind }: Props) {
  const { current, refused, add } = queue;
  const reset = useRef<() => void>(null);
  return (
    <>
      <UploadProgress queue={queue} />
      <div className="row wrap gap-8">
        <FileButton
          multiple
          accept={extensionsOf(kind)
            .map((extension) => `.${extension}`)
            .join(',')}
          resetRef={reset}
          onChange={(files) => {
            void add(files, kind);
            reset.current?.(); // Allows choosing the same file again.
          }}
        >
          {(button) => (
            <Button
              {...button}
              size="xs"
              variant="default"
              loading={current !== null}
              leftSection={<IconPaperclip size={16} />}
            >
              Attach files
            </Button>
          )}
        </FileButton>
        <AttachDocuments onFiles={(files) => void add(files, kind)} />
        {kinds.length > 1 && (
          <NativeSelect
            size="xs"
            aria-label="Type of the files"
            value={kind}
            onChange={(event) => {
              const chosen = kinds.find(
                (attachmentKind) => attachmentKind === event.currentTarget.value,
              );
              if (chosen) onKind(chosen);
            }}
            data={kinds.map((value) => ({ value, label: kindLabels[value] }))}
          />
        )}
        <span className={`quiet text-xs ${classes.hint}`}>or drop them here</span>
      </div>
      {refused.length > 0 && (
        <FormMessage>
          {[...new Set(refused)].map((reason) => (
            <p key={reason} className="m-0">
              {reason}
            </p>
          ))}
        </FormMessage>
      )}
    </>
  );
}
