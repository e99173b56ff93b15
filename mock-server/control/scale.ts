import { allowOnly, InputError, isRecord, optionalInteger } from './inputs.ts';

const MAX_PUNCH_ITEMS = 50_000;
const MAX_ENTRIES = 200_000;

/** Reads how many punch items Harbor Point Tower gets, and how many entries the activity log. @throws InputError */
export function readScale(value: unknown): { punchItems?: number; activityEntries?: number } {
  if (!isRecord(value)) throw new InputError('The body must be an object.');
  allowOnly(value, ['punchItems', 'activityEntries'], '');
  const punchItems = optionalInteger(value, 'punchItems', '', [1, MAX_PUNCH_ITEMS]);
  const activityEntries = optionalInteger(value, 'activityEntries', '', [1, MAX_ENTRIES]);
  return { ...(punchItems && { punchItems }), ...(activityEntries && { activityEntries }) };
}
