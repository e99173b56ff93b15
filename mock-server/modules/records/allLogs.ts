import type { LogRecord } from '../../core/state/records/logs.ts';
import { modulesNamed } from '../../engine/modulesNamed.ts';
import type { components } from '../../generated/contract.d.ts';
import type { AnyLog } from './log.ts';

export type RecordType = components['schemas']['WorkItemType'];

/** A tag whose records are a log says its rules in `log.ts`. */
const files = await modulesNamed<{ log: AnyLog<LogRecord> }>(
  new URL('../', import.meta.url),
  'log',
);

/** Every log of a project, by the type of its records. */
export const allLogs = Object.fromEntries(
  files.flatMap(({ module: { log } }) => (log ? [[log.type, log]] : [])),
) as Readonly<Record<RecordType, AnyLog<LogRecord>>>;
