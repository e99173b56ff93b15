import { Menu } from '@mantine/core';
import { IconPhotoPin } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Message } from '@/api/generated/types.gen';
import { recordTypes } from '@/records/common/recordTypes';
import { newFromMessage } from '@/records/messages/fromMessage';
import { useProjectActions } from '@/shared/collection/useProjectActions';
import { leave } from '@/shared/routing/leaveGuard';
import { href, paths } from '@/shared/routing/paths';
import type { ThreadAt } from '../mutations';
import { useMakePhoto } from '../useMakePhoto';

/** The records that a message can become. */
const made = [recordTypes.punch_item, recordTypes.rfi];

interface Props {
  at: ThreadAt;
  message: Message;
}

/** Makes something of the project from a message. What was made and the message are linked both ways. */
export function TurnInto({ at: { projectId, threadId }, message }: Props) {
  const may = useProjectActions(projectId);
  const [, navigate] = useLocation();
  const place = { threadId, position: message.position };
  const client = useQueryClient();
  const pictures = message.attachments.filter(({ mime }) => mime.startsWith('image/'));
  const photos = message.records.filter(({ type }) => type === 'photo');
  const pinOn = (id: string) =>
    navigate(href(paths.photos, { project: projectId, photo: id, pick: '1' }));
  const makePhoto = useMakePhoto(client, projectId, place, (id) => leave(() => pinOn(id)));
  const records = made.filter(({ create }) => may(create));
  const mayPin = may('create_photo');
  if (records.length === 0 && !(mayPin && pictures.length > 0)) return null;
  return (
    <>
      <Menu.Label>Turn into</Menu.Label>
      {records.map(({ type, one, icon: Sign }) => (
        <Menu.Item
          key={type}
          leftSection={<Sign size={16} />}
          onClick={() => leave(() => navigate(newFromMessage(projectId, place, type)))}
        >
          {one.charAt(0).toUpperCase() + one.slice(1)}
        </Menu.Item>
      ))}
      {photos.map(({ id, title }) => (
        <Menu.Item
          key={id}
          leftSection={<IconPhotoPin size={16} />}
          onClick={() => leave(() => pinOn(id))}
        >
          Pin on {title}
        </Menu.Item>
      ))}
      {mayPin &&
        photos.length === 0 &&
        pictures.map((picture) => (
          <Menu.Item
            key={picture.id}
            leftSection={<IconPhotoPin size={16} />}
            onClick={() => makePhoto.mutate(picture)}
          >
            Photo pin{pictures.length > 1 && ` on ${picture.fileName}`}
          </Menu.Item>
        ))}
    </>
  );
}
