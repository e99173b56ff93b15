import type { components } from '../generated/contract.d.ts';

type Row = components['schemas']['LogRow'] & { status: string };

/** `text` takes a record as in the list and as stored. */
export type CsvColumn<Row, R> = readonly [head: string, text: (row: Row, record: R) => string];

/** The columns that every log exports, in order. */
export const commonColumns: readonly CsvColumn<Row, unknown>[] = [
  ['Number', (row) => row.number ?? ''],
  ['Title', (row) => row.title],
  ['Status', (row) => row.status],
  ['Priority', (row) => row.priority],
  ['Discipline', (row) => row.discipline ?? ''],
  ['Category', (row) => row.category ?? ''],
  ['Location', (row) => row.location ?? ''],
  ['Building, level, area, room', (row) => row.projectLocation?.path.join(', ') ?? ''],
  ['Location detail', (row) => row.locationDetail],
  ['Assignees', (row) => row.assignees.map(({ name }) => name).join('; ')],
  ['Ball in court', (row) => row.ballInCourt.map(({ name }) => name).join('; ')],
  ['Days in court', (row) => String(row.daysInCourt)],
  ['Due date', (row) => row.dueDate ?? ''],
  ['Overdue', (row) => (row.overdue ? 'yes' : 'no')],
  ['Manager', (row) => row.manager.name],
  ['Created by', (row) => row.createdBy.name],
  ['Created at', (row) => row.createdAt],
  ['Updated at', (row) => row.updatedAt],
];
