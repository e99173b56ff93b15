import type { DailyReport, Minutes, Page, PageSignature } from '@/api/generated/types.gen';
import { formatCalendarDate, formatNumber, formatTime } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import type { Units } from '@/shared/format/units';
import { weatherText } from '../report/weatherText';
import type { Json } from './json';

const text = (words: string): Json => ({
  type: 'paragraph',
  content: words ? [{ type: 'text', text: words }] : [],
});

const heading = (words: string): Json => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text: words }],
});

const row = (type: 'tableHeader' | 'tableCell', cells: readonly string[]): Json => ({
  type: 'tableRow',
  content: cells.map((cell) => ({ type, content: [text(cell)] })),
});

/** Returns a table under a heading. Nothing if it has no rows. */
const table = (title: string, head: string[], rows: readonly string[][]): Json[] =>
  rows.length === 0
    ? []
    : [
        heading(title),
        {
          type: 'table',
          content: [row('tableHeader', head), ...rows.map((cells) => row('tableCell', cells))],
        },
      ];

const list = (title: string, items: readonly string[]): Json[] =>
  items.length === 0
    ? []
    : [
        heading(title),
        {
          type: 'bulletList',
          content: items.map((item) => ({ type: 'listItem', content: [text(item)] })),
        },
      ];

const number = formatNumber;

/** The figures of a daily report as a text. */
export function reportBlocks(report: DailyReport, units: Units): Json[] {
  const { weather, crews, totals, companies, photoIds } = report;
  const companyOf = (id: string) => companies.find((company) => company.id === id)?.name ?? '';
  const sums = ['Total', '', number(totals.workers), number(totals.hours), ''];
  return [
    ...(weather ? [heading('Weather'), text(weatherText(weather, units))] : []),
    ...table(
      'Crews',
      ['Company', 'Trade', 'Workers', 'Hours', 'Note'],
      crews.length === 0
        ? []
        : [
            ...crews.map((crew) => [
              ...[companyOf(crew.companyId), crew.trade, number(crew.workers), number(crew.hours)],
              crew.note,
            ]),
            sums,
          ],
    ),
    ...table(
      'Work done',
      ['Work', 'Where', 'Quantity', 'Unit'],
      report.work.map((work) => [
        work.description,
        work.location,
        number(work.quantity),
        work.unit,
      ]),
    ),
    ...table(
      'Equipment',
      ['Equipment', 'Number', 'Hours'],
      report.equipment.map((machine) => [
        machine.name,
        number(machine.count),
        number(machine.hours),
      ]),
    ),
    ...table(
      'Deliveries',
      ['Item', 'Supplier', 'Quantity', 'Unit', 'Note'],
      report.deliveries.map((delivery) => [
        ...[
          delivery.item,
          delivery.supplier,
          number(delivery.quantity),
          delivery.unit,
          delivery.note,
        ],
      ]),
    ),
    ...table(
      'Delays',
      ['Cause', 'Hours', 'What happened'],
      report.delays.map((delay) => [
        optionLabel(delay.cause),
        number(delay.hours),
        delay.description,
      ]),
    ),
    ...table(
      'Safety',
      ['Kind', 'What happened'],
      report.safety.map((note) => [optionLabel(note.kind), note.description]),
    ),
    ...table(
      'Visitors',
      ['Name', 'Company', 'Purpose'],
      report.visitors.map((visitor) => [visitor.name, visitor.company, visitor.purpose]),
    ),
    ...(photoIds.length === 0 ? [] : [heading('Photos')]),
    ...photoIds.map((photoId): Json => ({ type: 'photo', attrs: { photoId } })),
  ];
}

/** Attendees, agenda, decisions and points of minutes as a text. */
export function minutesBlocks({ attendees, people, agenda, decisions, points }: Minutes): Json[] {
  const nameOf = (id: string | null) => people.find((person) => person.id === id)?.name ?? '';
  return [
    ...table(
      'Attendees',
      ['Person', 'Present'],
      attendees.map(({ userId, present }) => [nameOf(userId), present ? 'Yes' : 'No']),
    ),
    ...list(
      'Agenda',
      agenda.map((item) => item.text),
    ),
    ...list(
      'Decisions',
      decisions.map((item) => item.text),
    ),
    ...table(
      'Points',
      ['What', 'Who', 'Until', 'State'],
      points.map((point) => [
        ...[point.text, nameOf(point.assigneeId)],
        ...[point.dueDate ? formatCalendarDate(point.dueDate) : '', optionLabel(point.state)],
      ]),
    ),
  ];
}

/** Returns who signed a page, and the proof. */
export function signatureBlocks({ signature, countersignature }: Page): Json[] {
  if (!signature) return [];
  const line = (verb: string, { name, at }: PageSignature) =>
    `${verb} by ${name} on ${formatTime(at)}`;
  return [
    heading('Signatures'),
    text(line('Signed', signature)),
    ...(countersignature ? [text(line('Countersigned', countersignature))] : []),
    text(`SHA-256: ${signature.hash}`),
  ];
}
