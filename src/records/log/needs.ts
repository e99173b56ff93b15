import type { FieldValues, Resolver } from 'react-hook-form';
import type { RecordDetail } from './log';
import type { RecordForm } from './recordForm';
import type { Transition } from './transitions';

/** The need of a file, among names of fields. The form has the files under this name. */
export const FILES = 'attachments';

type Step = Pick<Transition<never>, 'needs' | 'verb'>;

const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/**
 * The resolver of a form that saves drafts and open records. Drafts need less.
 *
 * @param step Returns the step to take once the form is saved; undefined for none.
 */
export const resolverWith =
  ({ resolver }: RecordForm, step: () => Step | undefined): Resolver<FieldValues> =>
  async (values, context, options) => {
    const result = await resolver(values, context, options);
    const { needs = [], verb } = step() ?? {};
    const missing = needs.filter((name) => isBlank(values[name]));
    if (missing.length === 0) return result;
    const error = { type: 'required', message: `Needed to ${verb} it` };
    const errors = Object.fromEntries(missing.map((name) => [name, error]));
    return { values: {}, errors: { ...errors, ...result.errors } };
  };

/** The first of the needs that a record does not meet; undefined if it meets all. */
export const firstBlank = (
  { fields }: { fields: RecordForm['fields'] },
  needs: readonly string[],
  item: RecordDetail,
): string | undefined =>
  needs.find((name) => {
    if (name === FILES) return item.attachments.length === 0;
    const field = fields.find((candidate) => candidate.name === name);
    return field !== undefined && isBlank(field.read(item));
  });
