import { allowOnly, InputError, isRecord, optionalInteger } from './inputs.ts';

const MAX = 50_000;

/** Reads how many punch items Harbor Point Tower gets. @throws InputError */
export function readScale(value: unknown): number {
  if (!isRecord(value)) throw new InputError('The body must be an object.');
  allowOnly(value, ['punchItems'], '');
  return optionalInteger(value, 'punchItems', '', [1, MAX]) ?? MAX;
}
