import type { LogRecord } from '../../core/state/logs.ts';
import type { components } from '../../generated/contract.d.ts';
import type { AnyLog } from './log.ts';
import { punchItemLog } from './punchItems.ts';
import { rfiLog } from './rfis.ts';
import { submittalLog } from './submittals.ts';

export type RecordType = components['schemas']['WorkItemType'];

/** Every log of a project, by the type of its records. */
export const allLogs: Readonly<Record<RecordType, AnyLog<LogRecord>>> = {
  punch_item: punchItemLog,
  rfi: rfiLog,
  submittal: submittalLog,
};
