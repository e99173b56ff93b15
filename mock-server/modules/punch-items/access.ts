import type { Access } from '../../core/access.ts';
import { guardedFile, guardedRecord } from '../records/guarded.ts';
import { log } from './log.ts';
import { mayWithPunchItem } from './rules.ts';

export const access = {
  punchItemId: guardedRecord('punch-items', log, mayWithPunchItem),
  attachmentId: guardedFile(log, 'punchItem'),
} satisfies Access;
