import { allowOnly, InputError, isRecord, optionalInteger } from './inputs.ts';

const MOST = 50_000;

/** How many punch items the tower is to have. @throws InputError */
export function readScale(value: unknown): number {
  if (!isRecord(value)) throw new InputError('The body must be an object.');
  allowOnly(value, ['punchItems'], '');
  return optionalInteger(value, 'punchItems', '', [1, MOST]) ?? MOST;
}
