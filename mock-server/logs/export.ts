import type { components } from '../generated/contract.d.ts';
import type { LogRecord } from '../state/logs.ts';
import type { Project } from '../state/model.ts';
import { localTime } from './dates.ts';

/** Labels of values that cannot be derived from the value. */
const special: Readonly<Record<string, string>> = {
  pending_reins: 'Pending reinspection',
  mep: 'MEP',
  leed: 'LEED',
  msds: 'MSDS',
  wont_fix: "Won't fix",
};

/** A value as the portal shows it; empty for none. */
export function labelOf(value: string | null): string {
  if (value === null) return '';
  const words = (Object.hasOwn(special, value) && special[value]) || value.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Row = components['schemas']['LogRow'] & { status: string };

/** `text` takes a record as in the list and as stored, and the project, which has the time zone. */
export type CsvColumn<Row, R> = readonly [
  head: string,
  text: (row: Row, record: R, project: Project) => string,
];

/** The columns that every log exports, in order. */
export const commonColumns: readonly CsvColumn<Row, LogRecord>[] = [
  ['Number', (row) => row.number ?? ''],
  ['Title', (row) => row.title],
  ['Status', (row) => labelOf(row.status)],
  ['Priority', (row) => labelOf(row.priority)],
  ['Discipline', (row) => labelOf(row.discipline)],
  ['Category', (row) => labelOf(row.category)],
  ['Location', (row) => labelOf(row.location)],
  ['Building, level, area, room', (row) => row.projectLocation?.path.join(', ') ?? ''],
  ['Location detail', (row) => row.locationDetail],
  ['Assignees', (row) => row.assignees.map(({ name }) => name).join('; ')],
  ['Ball in court', (row) => row.ballInCourt.map(({ name }) => name).join('; ')],
  ['Days in court', (row) => String(row.daysInCourt)],
  ['Due date', (row) => row.dueDate ?? ''],
  ['Overdue', (row) => (row.overdue ? 'Yes' : 'No')],
  ['Manager', (row) => row.manager.name],
  ['Created by', (row) => row.createdBy.name],
  ['Created at', (row, _, project) => localTime(project, row.createdAt)],
  ['Updated at', (row, _, project) => localTime(project, row.updatedAt)],
  ['Description', (_, record) => record.description],
];
