import { ActionIcon } from '@mantine/core';
import { IconFile, IconX } from '@tabler/icons-react';
import { type DragEvent, Suspense, useId, useState } from 'react';
import type { Attachment, AttachmentKind } from '@/api/generated/types.gen';
import { formatBytes } from '@/shared/format/format';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { useShown } from '@/shared/ui/useShown';
import { useUploadQueue } from '@/shared/upload/useUploadQueue';
import detail from '../../common/Detail.module.css';
import { SectionHeading } from '../../common/SectionHeading';
import { AddAttachments } from './AddAttachments';
import classes from './Attachments.module.css';
import { isPicture, refusalOf } from './attachmentFiles';

const AttachmentViewer = onDemand(() => import('./AttachmentViewer'));
const RemoveAttachment = onDemand(() => import('./RemoveAttachment'));

/** How the queue sends a file. */
export interface UploadTransfer {
  fetch: typeof fetch;
  signal: AbortSignal;
}

interface Props {
  attachments: readonly Attachment[];
  /** Uploads one file; undefined if the viewer may not attach files. */
  onAdd:
    | ((file: File, kind: AttachmentKind, transfer: UploadTransfer) => Promise<unknown>)
    | undefined;
  onRemove: (attachment: Attachment) => Promise<unknown>;
  /** What a file can be attached as. The first is the default. */
  kinds?: readonly AttachmentKind[];
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;
const marks = { attachment: '', before: 'Before · ', after: 'After · ' } as const;

export function Attachments(props: Props) {
  const { attachments, onAdd, onRemove, kinds = ['attachment'] } = props;
  const title = useId();
  const { shown, more } = useShown(attachments);
  const queue = useUploadQueue<unknown, AttachmentKind>({
    send: async (file, as, transfer) => onAdd?.(file, as, transfer),
    refusalOf,
    verb: 'attached',
    background: true,
  });
  const [kind, setKind] = useState<AttachmentKind>(kinds[0] ?? 'attachment');
  const [over, setOver] = useState(false);
  const [opened, setOpened] = useState<{ id: string; to: 'view' | 'remove' } | null>(null);
  const close = () => setOpened(null);
  const chosen = attachments.find(({ id }) => id === opened?.id);

  /** Accepts files only; dragged text passes. */
  const drop = onAdd && {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void queue.add([...event.dataTransfer.files], kind);
    },
  };

  return (
    <section
      aria-labelledby={title}
      className={`${detail.section} ${classes.section}`}
      data-over={over || undefined}
      {...drop}
    >
      <SectionHeading id={title}>Attachments</SectionHeading>
      {attachments.length === 0 && <p className="m-top-8 quiet text-sm">None</p>}
      <ul className={`grid gap-12 m-below-12 p-0 unlisted ${classes.files}`}>
        {shown.map((attachment) => (
          <li key={attachment.id} className={`relative min-w-0 text-xs ${classes.file}`}>
            <FileLink
              attachment={attachment}
              onView={() => setOpened({ id: attachment.id, to: 'view' })}
            />
            {attachment.permittedActions.includes('remove') && (
              <ActionIcon
                className={classes.remove}
                variant="default"
                size={26}
                aria-label={`Remove ${attachment.fileName}`}
                onClick={() => setOpened({ id: attachment.id, to: 'remove' })}
              >
                <IconX size={14} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {more}
      {onAdd && <AddAttachments queue={queue} kinds={kinds} kind={kind} onKind={setKind} />}
      <PanelBoundary name="The file" onClose={close} resetKeys={[opened]}>
        <Suspense>
          {chosen && opened?.to === 'view' && (
            <AttachmentViewer
              pictures={attachments.filter(isPicture)}
              current={chosen}
              onShow={({ id }) => setOpened({ id, to: 'view' })}
              onClose={close}
            />
          )}
          {chosen && opened?.to === 'remove' && (
            <RemoveAttachment
              fileName={chosen.fileName}
              onRemove={() => onRemove(chosen)}
              onClose={close}
            />
          )}
        </Suspense>
      </PanelBoundary>
    </section>
  );
}

/** Opens a picture in the viewer, and any other file in a tab of its own. */
const FileLink = ({ attachment, onView }: { attachment: Attachment; onView: () => void }) => (
  <a
    href={attachment.url}
    {...newTab}
    aria-haspopup={isPicture(attachment) ? 'dialog' : undefined}
    onClick={(event) => {
      // A modifier key opens a new tab.
      const other = event.ctrlKey || event.metaKey || event.shiftKey;
      if (other || !isPicture(attachment)) return;
      event.preventDefault();
      onView();
    }}
  >
    <span
      className={`grid place-center mb-4 outlined rounded sunken quiet clip ${classes.preview}`}
    >
      {attachment.thumbnailUrl ? (
        <img src={attachment.thumbnailUrl} alt="" loading="lazy" />
      ) : (
        <IconFile size={20} aria-hidden="true" />
      )}
    </span>
    <span className="block cut">{attachment.fileName}</span>
    <span className={`quiet ${detail.byline}`}>
      {attachment.purpose === 'review' ? 'Review · ' : marks[attachment.kind]}
      {formatBytes(attachment.sizeBytes)}
    </span>
  </a>
);
