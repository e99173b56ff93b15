import { type LogCall, viewerIn } from '../../core/members/viewer.ts';
import { invalid } from '../../engine/problem.ts';
import { created } from '../../engine/success.ts';
import type { components } from '../../generated/contract.d.ts';
import { allLogs } from '../records/allLogs.ts';
import { comment } from '../records/write/comments.ts';
import { commentAdded } from './comments.ts';
import { type Discussion, discussionOf } from './discussions.ts';
import type { FoundThread } from './rights.ts';
import { messageOf } from './view.ts';

type Body = components['schemas']['CreateMessageRequest'];

const NOT_IN_COMMENTS = ['replyToId', 'records', 'attachmentIds'] as const;

/** A message in the discussion of a record: a comment on the record. */
export function writeComment(
  call: LogCall,
  { thread, member }: FoundThread & { thread: Discussion },
  request: Body,
) {
  const { body = '', mentions = [], visibility = 'everyone' } = request;
  for (const name of NOT_IN_COMMENTS) {
    if (request[name]?.length)
      return invalid(`/${name}`, 'conflict', 'must be absent in a comment');
  }
  if (!body.trim()) return invalid('/body', 'required', 'is required');
  const { type, record } = thread;
  const found = { record, viewer: viewerIn({ tenant: call.tenant, member }) };
  const added = comment(allLogs[type], call, found, { body: body.trim(), mentions, visibility });
  if ('refused' in added) return added;
  commentAdded(call, type, added.record);
  const now = discussionOf(call.tenant.state, member, { type, id: record.id });
  const message = now?.said.at(-1);
  if (!now || !message) throw new Error('The author does not read the comment.');
  return created(messageOf(call, { thread: now, member }, message, now.said.length));
}
