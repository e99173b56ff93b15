import type { MessageHit, WorkItemType } from '@/api/generated/types.gen';
import { href, paths } from '@/shared/routing/paths';
import { NEW, recordTypes } from '../common/recordTypes';

/** A message by its place, as it stands in addresses. */
export type MessagePlace = Pick<MessageHit, 'threadId' | 'position'>;

/** The search parameter of a form for a new record that holds the message it is made from. */
export const FROM_MESSAGE = 'fromMessage';

const placeText = ({ threadId, position }: MessagePlace): string => `${position}.${threadId}`;

/** Reads a place from an address. Returns null for anything else, because users can edit addresses. */
export function placeIn(text: string | null): MessagePlace | null {
  const [, position, threadId] = /^(\d{1,9})\.(.{1,64})$/.exec(text ?? '') ?? [];
  return position && threadId ? { threadId, position: Number(position) } : null;
}

/** The address of the form for a new record that begins with a message, and is linked with it afterward. */
export const newFromMessage = (projectId: string, place: MessagePlace, type: WorkItemType) =>
  href(recordTypes[type].path, { project: projectId, ...NEW, [FROM_MESSAGE]: placeText(place) });

export const messageAddress = (projectId: string, { threadId, position }: MessagePlace) =>
  href(paths.messages, { project: projectId, thread: threadId, at: String(position) });
