import { allowOnly, InputError, isRecord, optionalInteger } from './inputs.ts';

const MAX_PUNCH_ITEMS = 100_000;
const MAX_ENTRIES = 200_000;
const MAX_LINES = 5_000;
const MAX_MESSAGES = 200_000;
const MAX_PEOPLE = 10_000;

interface Scale {
  punchItems?: number;
  budgetLines?: number;
  activityEntries?: number;
  messages?: number;
  people?: number;
}

/**
 * Reads how many punch items, budget lines and people Harbor Point Tower gets, how many entries the activity log, and how
 * many messages a new channel. @throws InputError
 */
export function readScale(value: unknown): Scale {
  if (!isRecord(value)) throw new InputError('The body must be an object.');
  allowOnly(value, ['punchItems', 'budgetLines', 'activityEntries', 'messages', 'people'], '');
  const punchItems = optionalInteger(value, 'punchItems', '', [1, MAX_PUNCH_ITEMS]);
  const budgetLines = optionalInteger(value, 'budgetLines', '', [1, MAX_LINES]);
  const activityEntries = optionalInteger(value, 'activityEntries', '', [1, MAX_ENTRIES]);
  const messages = optionalInteger(value, 'messages', '', [1, MAX_MESSAGES]);
  const people = optionalInteger(value, 'people', '', [1, MAX_PEOPLE]);
  return {
    ...(people && { people }),
    ...(punchItems && { punchItems }),
    ...(budgetLines && { budgetLines }),
    ...(activityEntries && { activityEntries }),
    ...(messages && { messages }),
  };
}
