import { name } from '../../core/kinds/fields.ts';
import { follow } from '../../core/kinds/kind.ts';
import type { TenantState } from '../../core/state/model.ts';

export const followed = [
  follow(
    // What two people write to each other is theirs.
    ({ threads }: TenantState) =>
      Object.entries(threads).filter(([, thread]) => thread.kind !== 'direct'),
    {
      type: 'message_thread',
      isChangedInPlace: true,
      module: 'messages',
      record: ({ id, title }) => ({ id, title }),
      projectId: ({ projectId }) => projectId,
      fields: (thread, state) => ({
        title: thread.title,
        members: thread.memberIds.map((id) => name(state, id)),
      }),
    },
  ),
];

export const files = ({ threads, messages }: TenantState) => [
  ...Object.values(threads).flatMap(({ waiting }) => waiting.map(({ fileId }) => fileId)),
  ...Object.values(messages).flatMap((sent) =>
    sent.flatMap(({ attachments }) => attachments.map(({ fileId }) => fileId)),
  ),
];
