import type { AttachmentKind } from '@/api/generated/types.gen';
import { optionLabel } from '@/shared/format/labels';

/** An input that a transition asks for. */
export interface TransitionField {
  /** Property of the request. */
  name: string;
  label: string;
  required: boolean;
  /** The options to choose from; a text field without. */
  choices?: readonly { value: string; label: string }[];
  /** Whether the field applies, given the other values; always without. */
  when?: (values: Readonly<Record<string, string>>) => boolean;
  /** The field is a picture, attached as this before the transition. */
  photo?: AttachmentKind;
}

export interface NeedsOne {
  names: readonly string[];
  hint: string;
}

/** A change of status. */
export interface Transition<Item> {
  from: string;
  to: string;
  label: string;
  /** Whether it is the usual next step and its button stands out; no by default. */
  isNext?(item: Item): boolean;
  /** The fields to ask for. Without fields, one click is enough, also for many records at once. */
  fields?(item: Item): readonly TransitionField[];
  /** Names of the fields that the record must have, as far as the form knows; FILES for a file. */
  needs?: readonly string[];
  /** The verb of a form that creates or saves a record and takes this step at once: 'Create and open'. */
  verb?: string;
  /** The optional fields of which one must be filled in, and the sentence that says so before. */
  needsOne?(item: Item): NeedsOne | null;
}

/** Finds a log's transition to a status. If the table lacks the status, the transition only has its label. */
export const transitionOf = <Item>(
  { transitions }: { transitions: readonly Transition<Item>[] },
  from: string,
  to: string,
): Transition<Item> =>
  transitions.find((row) => row.from === from && row.to === to) ?? {
    from,
    to,
    label: optionLabel(to),
  };

export const reason: TransitionField = { name: 'reason', label: 'Reason', required: true };

export const optional = (field: TransitionField): TransitionField => ({
  ...field,
  required: false,
});

/** Returns the options of a contract enum as choices. */
export const choicesOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: optionLabel(value) }));
