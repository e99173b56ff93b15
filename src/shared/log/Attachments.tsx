import { ActionIcon, Button, FileButton, Progress } from '@mantine/core';
import { IconFile, IconPaperclip, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import type { Attachment } from '@/api/generated/types.gen';
import type { Progress as Transferred } from '@/api/transfer';
import { formatBytes } from '../format/format';
import detail from './Detail.module.css';

interface Props {
  attachments: readonly Attachment[];
  /** Extensions that the contract permits, without dots. */
  extensions: readonly string[];
  /** Absent where the person may not attach. */
  onAdd: ((file: File) => void) | undefined;
  onRemove: (attachment: Attachment) => void;
  /** Of the upload that is under way. */
  progress: Transferred | null;
}

const marks = { attachment: '', before: 'Before · ', after: 'After · ' } as const;

export function Attachments({ attachments, extensions, onAdd, onRemove, progress }: Props) {
  const title = useId();
  const share = progress?.total ? (100 * progress.loaded) / progress.total : 100;
  return (
    <section aria-labelledby={title} className={detail.section}>
      <h3 id={title} className={detail.heading}>
        Attachments
      </h3>
      {attachments.length === 0 && <p className={detail.quiet}>None</p>}
      <ul className={detail.files}>
        {attachments.map((attachment) => (
          <li key={attachment.id} className={detail.file}>
            <a href={attachment.url} target="_blank" rel="noopener noreferrer">
              <span className={detail.preview}>
                {attachment.thumbnailUrl ? (
                  <img src={attachment.thumbnailUrl} alt="" loading="lazy" />
                ) : (
                  <IconFile size={28} stroke={1.4} aria-hidden="true" />
                )}
              </span>
              <span className={detail.fileName}>{attachment.fileName}</span>
              <span className={detail.byline}>
                {marks[attachment.kind]}
                {formatBytes(attachment.sizeBytes)}
              </span>
            </a>
            {attachment.permittedActions.includes('remove') && (
              <ActionIcon
                className={detail.remove}
                variant="default"
                size={26}
                aria-label={`Remove ${attachment.fileName}`}
                onClick={() => onRemove(attachment)}
              >
                <IconX size={14} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {progress && (
        <Progress
          value={share}
          animated
          mb="xs"
          aria-label={`Uploading, ${Math.round(share)} percent`}
        />
      )}
      {onAdd && (
        <FileButton
          accept={extensions.map((extension) => `.${extension}`).join(',')}
          onChange={(file) => file && onAdd(file)}
        >
          {(button) => (
            <Button
              {...button}
              size="xs"
              variant="default"
              loading={progress !== null}
              leftSection={<IconPaperclip size={15} />}
            >
              Attach a file
            </Button>
          )}
        </FileButton>
      )}
    </section>
  );
}
