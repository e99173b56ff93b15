import type { components } from '../../generated/contract.d.ts';
import { localTime } from '../state/dates.ts';
import type { Project } from '../state/model.ts';
import { labelOf } from './label.ts';
import { minorDigits } from './minorUnits.ts';

type Schemas = components['schemas'];
type Detail = Schemas['LogRow'] & Schemas['LogDetail'] & { status: string };

/** A column has a head and a text. The project gives the text its time zone and currency. */
export type CsvColumn<D> = readonly [head: string, text: (record: D, project: Project) => string];

/** All columns of a log by name, in their default order. */
export type CsvColumns<Name extends string, D> = Readonly<Record<Name, CsvColumn<D>>>;

const names = (parties: readonly { name: string }[]) => parties.map(({ name }) => name).join('; ');
const yes = (flag: boolean) => (flag ? 'Yes' : 'No');
const paragraphs = (texts: readonly string[]) => texts.join('\n\n');
const byline = (name: string, project: Project, time: string) =>
  `${name}, ${localTime(project, time)}`;

/** Every log exports these columns. */
export const commonColumns = {
  number: ['Number', (row) => row.number ?? ''],
  title: ['Title', (row) => row.title],
  status: ['Status', (row) => labelOf(row.status)],
  priority: ['Priority', (row) => labelOf(row.priority)],
  discipline: ['Discipline', (row) => labelOf(row.discipline)],
  category: ['Category', (row) => labelOf(row.category)],
  location: ['Location', (row) => labelOf(row.location)],
  projectLocation: [
    'Building, level, area, room',
    (row) => row.projectLocation?.path.join(', ') ?? '',
  ],
  locationDetail: ['Location detail', (row) => row.locationDetail],
  assignees: ['Assignees', (row) => names(row.assignees)],
  ballInCourt: ['Ball in court', (row) => names(row.ballInCourt)],
  daysInCourt: ['Days in court', (row) => String(row.daysInCourt)],
  dueDate: ['Due date', (row) => row.dueDate ?? ''],
  overdue: ['Overdue', (row) => yes(row.overdue)],
  private: ['Private', (row) => yes(row.private)],
  manager: ['Manager', (row) => row.manager.name],
  watchers: ['Watchers', (row) => names(row.watchers)],
  createdBy: ['Created by', (row) => row.createdBy.name],
  createdAt: ['Created at', (row, project) => localTime(project, row.createdAt)],
  updatedAt: ['Updated at', (row, project) => localTime(project, row.updatedAt)],
  description: ['Description', (row) => row.description],
} satisfies Record<string, CsvColumn<Detail>>;

/** These columns follow the ones that only one log has. */
export const lastColumns = {
  linked: [
    'Linked records',
    (row) => row.linked.map(({ number, title }) => `${number ?? 'Draft'} ${title}`).join('; '),
  ],
  comments: [
    'Comments',
    (row, project) =>
      paragraphs(
        row.comments.map(
          ({ body, createdAt, createdBy }) =>
            `${byline(createdBy.name, project, createdAt)}: ${body}`,
        ),
      ),
  ],
  attachments: ['Attachments', (row) => row.attachments.map(({ fileName }) => fileName).join('; ')],
  closedAt: ['Closed at', (row, project) => (row.closedAt ? localTime(project, row.closedAt) : '')],
  closedBy: ['Closed by', (row) => row.closedBy?.name ?? ''],
} satisfies Record<string, CsvColumn<Detail>>;

/** Returns a cost impact, such as 'Yes, 1250.00 USD'. */
export function costText({ state, amountMinor }: Schemas['CostImpact'], { currency }: Project) {
  const digits = minorDigits(currency);
  const amount =
    amountMinor === null ? [] : [`${(amountMinor / 10 ** digits).toFixed(digits)} ${currency}`];
  return [labelOf(state), ...amount].join(', ');
}

/** Returns a schedule impact, such as 'Yes, 3 days'. */
export function scheduleText({ state, days }: Schemas['ScheduleImpact']) {
  const count = days === null ? [] : [days === 1 ? '1 day' : `${days} days`];
  return [labelOf(state), ...count].join(', ');
}

/** Answers or reviews, each with the person, the time and a label. */
export const answersText = (
  answers: readonly { by: string; at: string; label?: string; body: string }[],
  project: Project,
): string =>
  paragraphs(
    answers.map(({ by, at: time, label, body }) => {
      const head = `${byline(by, project, time)}${label ? ` (${label})` : ''}`;
      return body ? `${head}: ${body}` : head;
    }),
  );
