import { zMessageLinkType } from '@/api/generated/schemas/messages.gen';
import type { DiscussedRecord, MessageLink } from '@/api/generated/types.gen';
import { isLogged } from '@/records/common/recordTypes';

/** Reads 'rfi:rfi_1' from an address. Returns null for anything else, because users can edit addresses. */
export function linkIn(text: string | null): MessageLink | null {
  const [, type, id] = /^([a-z_]+):(.{1,64})$/.exec(text ?? '') ?? [];
  const known = zMessageLinkType.safeParse(type);
  return id && known.success ? { type: known.data, id } : null;
}

/** Whether a link is to a record that has a discussion. */
export const isDiscussed = (link: MessageLink | null): link is DiscussedRecord =>
  link !== null && isLogged(link.type);
