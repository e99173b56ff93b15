import type {
  CostImpact,
  MemberDuty,
  RecordLocation,
  ScheduleImpact,
} from '@/api/generated/types.gen';
import { count, formatCalendarDate, formatNumber } from '@/shared/format/format';
import { namesOf, optionLabel } from '@/shared/format/labels';
import { decimalOf } from '@/shared/format/money';
import type { Named } from '../people/PersonName';
import { locationText } from './locationText';

/** How the form shows a field. */
export type Control =
  | {
      kind: 'title' | 'longText' | 'date' | 'number' | 'cost' | 'schedule' | 'switch' | 'location';
    }
  /** A component that the log's form names; see recordForm. */
  | { kind: 'own' }
  | { kind: 'text'; placeholder?: string }
  /** `chips` show all options at once. */
  | { kind: 'option' | 'chips'; options: readonly string[] }
  | { kind: 'party'; of: 'people' | 'companies'; duty?: MemberDuty | undefined }
  | { kind: 'parties'; of: 'people' | 'all'; duty?: MemberDuty | undefined };

/** A property of a record that its form sets. Form, facts, filters and notices derive from it. */
export interface Field<Item> {
  /** Property of the requests that create and change the record. */
  name: string;
  label: string;
  control: Control;
  /** The value in the form; undefined for none. */
  read(item: Item): unknown;
  /** The value in words; empty for none. */
  words(item: Item): string;
  /** The value in a new form, or a function that returns it, of the defaults of the project (ProjectDefaults). */
  initial?: unknown;
  /** Whether the form hides it under "More". */
  more?: boolean;
  /** Neighbors with the same part share a box in the form. */
  part?: 'place';
  /** Whom it names, whose names lead to contact cards on the record's page. */
  people?(item: Item): readonly Named[];
  /** The text on the record's page, if it differs from `words`. */
  fact?(item: Item): string;
  /** Whether the record's page lists it as a fact; true by default. */
  isFact?: boolean;
  /** Whether the form still sets it for the record; always by default. */
  isOpen?(item: Item | null): boolean;
}

type Extra<Item> = Pick<Field<Item>, 'initial' | 'fact' | 'isFact' | 'part'>;

/**
 * Builders for the fields of a record.
 *
 * @typeParam Item The record.
 * @typeParam Request The contract's schema of what a request may set.
 */
export function fieldsOf<Item extends object, Request extends object>() {
  type Name = keyof Request & string;
  type SharedName = keyof Item & Name;

  /** A field with the same name in the request and the record. */
  const shared = (
    name: SharedName,
    label: string,
    control: Control,
    wordsOf: (value: unknown) => string,
    extra?: Extra<Item>,
  ): Field<Item> => {
    const read = (item: Item): unknown => item[name] ?? undefined;
    return { name, label, control, read, words: (item) => wordsOf(read(item)), ...extra };
  };

  return {
    title: (name: SharedName, label: string) =>
      shared(name, label, { kind: 'title' }, textOf, { initial: '', isFact: false }),
    longText: (name: SharedName, label: string) =>
      shared(name, label, { kind: 'longText' }, textOf, { initial: '', isFact: false }),
    text: (name: SharedName, label: string, placeholder: string, extra?: Extra<Item>) =>
      shared(name, label, { kind: 'text', placeholder }, textOf, { initial: '', ...extra }),
    /** @param unit Noun for the number in words, such as 'day'. */
    number: (name: SharedName, label: string, unit: string) =>
      shared(name, label, { kind: 'number' }, (n) => (n ? count(Number(n), unit) : ''), {
        initial: 0,
      }),
    date: (name: SharedName, label: string, extra?: Extra<Item>) =>
      shared(
        name,
        label,
        { kind: 'date' },
        (day) => (day ? formatCalendarDate(String(day)) : ''),
        extra,
      ),
    option: (
      name: SharedName,
      label: string,
      options: readonly string[],
      extra?: Extra<Item>,
    ): Field<Item> =>
      shared(
        name,
        label,
        { kind: 'option', options },
        (v) => (v ? optionLabel(String(v)) : ''),
        extra,
      ),
    switch: (name: SharedName, label: string) =>
      shared(name, label, { kind: 'switch' }, (on) => (on ? 'Yes' : 'No'), { isFact: false }),

    costImpact: (read: (item: Item) => CostImpact): Field<Item> => ({
      name: 'costImpact',
      label: 'Cost impact',
      control: { kind: 'cost' },
      read,
      words: (item) => impactWords(read(item)),
    }),
    scheduleImpact: (read: (item: Item) => ScheduleImpact): Field<Item> => ({
      name: 'scheduleImpact',
      label: 'Schedule impact',
      control: { kind: 'schedule' },
      read,
      words: (item) => impactWords(read(item)),
    }),
    party: (
      name: Name,
      label: string,
      of: 'people' | 'companies',
      partyOf: (item: Item) => Named | null,
      duty?: MemberDuty,
    ): Field<Item> => ({
      name,
      label,
      control: { kind: 'party', of, duty },
      read: (item) => partyOf(item)?.id,
      words: (item) => partyOf(item)?.name ?? '',
      ...(of === 'people' && { people: (item: Item) => [partyOf(item) ?? []].flat() }),
    }),
    parties: (
      name: Name,
      label: string,
      of: 'people' | 'all',
      partiesOf: (item: Item) => readonly Named[],
      duty?: MemberDuty,
    ): Field<Item> => ({
      name,
      label,
      control: { kind: 'parties', of, duty },
      read: (item) => partiesOf(item).map(({ id }) => id),
      words: (item) => namesOf(partiesOf(item)),
      people: partiesOf,
      initial: [],
    }),
    /** A building, level, area or room of the project. */
    location: (
      name: Name,
      label: string,
      locationOf: (item: Item) => RecordLocation | null,
    ): Field<Item> => ({
      name,
      label,
      control: { kind: 'location' },
      read: (item) => locationOf(item)?.id,
      words: (item) => locationText(locationOf(item)?.path ?? []),
      // Part of the fact about the location.
      isFact: false,
      part: 'place',
    }),
    /** A field with a control of its own, which the log's form names. */
    own: (
      name: Name,
      label: string,
      rest: Pick<Field<Item>, 'read' | 'words' | 'initial' | 'isOpen' | 'isFact'>,
    ): Field<Item> => ({ name, label, control: { kind: 'own' }, ...rest }),
  };
}

/** Moves fields under "More" in the form. */
export const more = <Item>(...fields: Field<Item>[]): Field<Item>[] =>
  fields.map((field) => ({ ...field, more: true }));

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Cost in the currency's unit or delay in days; empty for no impact. */
function impactWords(impact: CostImpact | ScheduleImpact): string {
  if (impact.state === 'none') return '';
  if (impact.state === 'tbd') return 'To be determined';
  if (impact.state === 'unknown') return 'Unknown';
  if ('days' in impact) return impact.days === null ? 'Yes' : count(impact.days, 'day');
  return impact.amountMinor === null ? 'Yes' : formatNumber(Number(decimalOf(impact.amountMinor)));
}
