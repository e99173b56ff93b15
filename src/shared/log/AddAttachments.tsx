import { Button, FileButton, NativeSelect, Progress } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useRef } from 'react';
import type { AttachmentKind } from '@/api/generated/types.gen';
import { FormMessage } from '../forms/FormMessage';
import type { useUploadQueue } from '../upload/useUploadQueue';
import classes from './Attachments.module.css';
import { extensionsOf, kindLabels } from './attachmentFiles';

interface Props {
  queue: ReturnType<typeof useUploadQueue<unknown, AttachmentKind>>;
  kinds: readonly AttachmentKind[];
  kind: AttachmentKind;
  onKind: (kind: AttachmentKind) => void;
}

/** Chooses files to attach and shows their upload. */
export function AddAttachments({ queue, kinds, kind, onKind }: Props) {
  const { current, refused, add, cancel } = queue;
  const progress = current?.progress;
  const reset = useRef<() => void>(null);
  const share = progress?.total ? Math.round((100 * progress.loaded) / progress.total) : 0;
  return (
    <>
      {current && (
        <div className={classes.progress}>
          <span role="status">
            Uploading {current.name}
            {current.of > 1 && `, ${current.number} of ${current.of}`}
          </span>
          <Button size="compact-xs" variant="subtle" onClick={cancel}>
            Cancel
          </Button>
          <Progress value={share} aria-label={`Upload of ${current.name}`} />
        </div>
      )}
      <div className={classes.add}>
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
              leftSection={<IconPaperclip size={15} />}
            >
              Attach files
            </Button>
          )}
        </FileButton>
        {kinds.length > 1 && (
          <NativeSelect
            size="xs"
            aria-label="Type of the files"
            value={kind}
            onChange={(event) => {
              const chosen = kinds.find((one) => one === event.currentTarget.value);
              if (chosen) onKind(chosen);
            }}
            data={kinds.map((value) => ({ value, label: kindLabels[value] }))}
          />
        )}
        <span className={classes.hint}>or drop them here</span>
      </div>
      {refused.length > 0 && (
        <FormMessage>
          {[...new Set(refused)].map((reason) => (
            <p key={reason} className={classes.refused}>
              {reason}
            </p>
          ))}
        </FormMessage>
      )}
    </>
  );
}
