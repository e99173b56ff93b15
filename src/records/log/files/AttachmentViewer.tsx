import { ActionIcon, Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconExternalLink,
  IconPhotoOff,
} from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import type { Attachment } from '@/api/generated/types.gen';
import { formatBytes, formatDate } from '@/shared/format/format';
import { fullName } from '@/shared/format/labels';
import { PHONE } from '@/shared/theme/breakpoints';
import { useReturnFocus } from '@/shared/ui/useReturnFocus';
import classes from './AttachmentViewer.module.css';
import { kindLabels } from './attachmentFiles';

interface Props {
  pictures: readonly Attachment[];
  current: Attachment;
  onShow: (picture: Attachment) => void;
  onClose: () => void;
}

/**
 * Shows the pictures of a record, one at a time. Documents open in a new tab instead: the content security policy
 * permits no frames for their hosts, and sandboxed frames cannot show PDFs.
 */
export default function AttachmentViewer({ pictures, current, onShow, onClose }: Props) {
  const [broken, setBroken] = useState<string>();
  const phone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false });
  useReturnFocus();
  const { fileName, url, kind, createdBy, createdAt, sizeBytes } = current;
  const index = pictures.findIndex(({ id }) => id === current.id);
  const show = (step: 1 | -1) => {
    const next = pictures[(index + step + pictures.length) % pictures.length];
    if (next) onShow(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') show(1);
    if (event.key === 'ArrowLeft') show(-1);
  };
  const facts = [
    kind !== 'attachment' && kindLabels[kind],
    fullName(createdBy),
    formatDate(createdAt),
    formatBytes(sizeBytes),
  ];
  const link = { component: 'a', href: url, target: '_blank', rel: 'noopener noreferrer' } as const;
  return (
    <Modal
      opened
      onClose={onClose}
      onKeyDown={onKeyDown}
      title={fileName}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="72rem"
      fullScreen={phone ?? false}
      centered
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <div className={`grid grow place-center rounded sunken clip ${classes.stage}`}>
        {broken === url ? (
          <p className={`grid gap-8 quiet ${classes.broken}`}>
            <IconPhotoOff size={20} aria-hidden="true" />
            The picture could not be loaded.
          </p>
        ) : (
          <img key={url} src={url} alt={fileName} onError={() => setBroken(url)} />
        )}
      </div>
      <div className="row wrap gap-8-16 mt-12 text-sm">
        <p className={`m-0 quiet ${classes.facts}`}>{facts.filter(Boolean).join(' · ')}</p>
        {pictures.length > 1 && (
          <div className="row gap-8">
            <ActionIcon variant="default" aria-label="Previous picture" onClick={() => show(-1)}>
              <IconChevronLeft size={16} />
            </ActionIcon>
            <span role="status">
              {index + 1} of {pictures.length}
            </span>
            <ActionIcon variant="default" aria-label="Next picture" onClick={() => show(1)}>
              <IconChevronRight size={16} />
            </ActionIcon>
          </div>
        )}
        <div className="row gap-8">
          <Button
            {...link}
            download={fileName}
            size="xs"
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
          >
            Download
          </Button>
          <Button
            {...link}
            size="xs"
            variant="default"
            leftSection={<IconExternalLink size={16} aria-hidden="true" />}
          >
            Open original
          </Button>
        </div>
      </div>
    </Modal>
  );
}
