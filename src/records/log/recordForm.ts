import { zodResolver } from '@hookform/resolvers/zod';
import type { ComponentType } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { ZodMiniObject } from 'zod/mini';
import type { $ZodShape } from 'zod/v4/core';
import { fieldErrors } from '@/shared/errors/fieldTexts';
import type { Shape } from '@/shared/forms/draftValues';
import type { Field } from './fields';
import type { RecordDetail } from './log';

interface Options {
  fields: readonly Field<RecordDetail>[];
  /** The contract's request that creates a record. It says which fields are required. */
  schema: ZodMiniObject<$ZodShape>;
  /** Schema of `clear` in the contract's changes: an optional list of what a request can empty. */
  clear: { def: { innerType: { def: { element: { options: readonly string[] } } } } };
  /** Components of the fields with a control of their own. */
  controls?: Readonly<Record<string, ComponentType<{ projectId: string; needed: boolean }>>>;
}

/** The form of a log's records; see RecordDialog. */
export interface RecordForm {
  fields: readonly Field<RecordDetail>[];
  resolver: Resolver<FieldValues>;
  /** The schemas of the fields, for drafts. */
  shape: Shape;
  /** Names of the fields that a new record must have. */
  required: readonly string[];
  /** Names of the fields that can be emptied. */
  clearable: readonly string[];
  controls: Readonly<Record<string, ComponentType<{ projectId: string; needed: boolean }>>>;
}

/** Builds the form of a log's records. Its rules come from the contract's schemas. */
export function recordForm(options: Options): RecordForm {
  const { fields, schema, clear, controls = {} } = options;
  const names = fields.map(({ name }) => name);
  const longTexts = fields.filter(({ control }) => control.kind === 'longText');
  return {
    fields,
    resolver: zodResolver(schema, {
      error: fieldErrors(Object.fromEntries(longTexts.map(({ name }) => [name, 'longText']))),
    }),
    shape: Object.fromEntries(
      Object.entries(schema.shape).filter(([name]) => names.includes(name)),
    ),
    required: names.filter((name) => schema.shape[name]?._zod.optin !== 'optional'),
    clearable: clear.def.innerType.def.element.options,
    controls,
  };
}
