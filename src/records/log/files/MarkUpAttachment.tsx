import { Button, Menu } from '@mantine/core';
import { IconScribble } from '@tabler/icons-react';
import { useState } from 'react';
import type { Attachment } from '@/api/generated/types.gen';
import { readFile } from '@/api/transfer';
import { toast } from '@/shared/feedback/toast';
import { isPictureName } from './attachmentFiles';

interface Props {
  attachments: readonly Attachment[];
  compact: boolean;
  /** Called with a copy of the picture. */
  onFile: (file: File) => void;
}

/** Offers the pictures of a record, such as a drawing, to mark up a copy. */
export function MarkUpAttachment({ attachments, compact, onFile }: Props) {
  const [loading, setLoading] = useState(false);
  const pictures = attachments.filter(({ fileName }) => isPictureName(fileName));
  if (pictures.length === 0) return null;
  const open = async ({ url, fileName }: Attachment) => {
    setLoading(true);
    try {
      onFile(await readFile(url, fileName));
    } catch {
      toast.error('The picture could not be loaded', {
        reason: 'Check your connection and try again.',
      });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          {...(compact && { size: 'xs' })}
          leftSection={<IconScribble size={16} />}
          loading={loading}
        >
          Mark up a picture
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {pictures.slice(0, 50).map((picture) => (
          <Menu.Item key={picture.id} onClick={() => void open(picture)}>
            {picture.fileName}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
