import type { Access } from '../../core/access.ts';
import { guardedFile, guardedRecord } from '../records/guarded.ts';
import { log } from './log.ts';
import { mayWithRfi } from './rules.ts';

export const access = {
  rfiId: guardedRecord('rfis', log, mayWithRfi),
  attachmentId: guardedFile(log, 'rfi'),
} satisfies Access;
