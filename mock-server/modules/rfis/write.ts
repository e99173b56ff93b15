import { isSelf, type LogCall, type Viewer } from '../../core/members/viewer.ts';
import type { Rfi } from '../../core/state/records/logs.ts';
import { newId } from '../../core/state/secrets.ts';
import { type Refusal, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { update } from '../records/write/fields.ts';
import { unknownFiles } from '../records/write/files.ts';
import {
  type Found,
  incomplete,
  isClosed,
  momentOf,
  put,
  type WriteCode,
} from '../records/write/write.ts';
import { log } from './log.ts';
import { mayWithRfi } from './rules.ts';
import { makeOfficial } from './transitions.ts';

type Schemas = components['schemas'];

export const mayRespond = (viewer: Viewer, rfi: Rfi): boolean =>
  rfi.status === 'open' && !isClosed(viewer) && mayWithRfi(viewer, 'respond', rfi);

/** Adds a response. It counts for each assignee that the caller may answer for: self, company, or a represented one. */
export function respondToRfi(
  call: LogCall,
  found: Found<Rfi>,
  { body, official, onBehalfOfId, attachmentIds = [] }: Schemas['RespondToRfiRequest'],
): Found<Rfi> | Refusal<WriteCode> {
  const { record, viewer } = found;
  if (record.status !== 'open') {
    return refuse('WRONG_STATE', {
      detail: `It is ${record.status}. Only an open RFI takes responses.`,
    });
  }
  const isUnknown = onBehalfOfId !== undefined && !record.assigneeIds.includes(onBehalfOfId);
  const detail = 'must be an assignee';
  const refusal = incomplete([
    ...(isUnknown ? [{ pointer: '/onBehalfOfId', code: 'reference', detail }] : []),
    ...unknownFiles(log, found, attachmentIds),
  ]);
  if (refusal) return refusal;
  const next = structuredClone(record);
  const id = newId('rsp');
  const createdAt = momentOf(call, viewer).at;
  const author = { createdById: viewer.userId, onBehalfOfId: onBehalfOfId ?? null };
  next.responses.push({ id, body, official: false, attachmentIds, createdAt, ...author });
  if (official) makeOfficial(next, id);
  const speaks = (party: string) =>
    onBehalfOfId === undefined ? isSelf(viewer, party) : party === onBehalfOfId;
  next.answeredIds = [...new Set([...next.answeredIds, ...next.assigneeIds.filter(speaks)])];
  return put(log, call, found, next, { action: 'responded' });
}

/** Updates an RFI. Its manager can make another response the official one, also together with other changes. */
export function updateRfi(
  call: LogCall,
  found: Found<Rfi>,
  { version: _, officialResponseId: id, ...changes }: Schemas['UpdateRfiRequest'],
): Found<Rfi> | Refusal<WriteCode> {
  if (id === undefined) return update(log, call, found, changes);
  const detail = 'must be a response to this RFI';
  return update(log, call, found, changes, (next) => {
    if (!next.responses.some((response) => response.id === id))
      return [{ pointer: '/officialResponseId', code: 'reference', detail }];
    makeOfficial(next, id);
    return [];
  });
}
