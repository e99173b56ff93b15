import { brokenAnswers } from './faults/bodies.ts';
import { ignoredKeys } from './faults/keys.ts';
import { brokenProblems } from './faults/problems.ts';
import { wrongRecords } from './faults/records.ts';
import { missingRefusals } from './faults/refusals.ts';
import { brokenStatements } from './faults/stated.ts';
import type { Fault } from './faulty-host.ts';

export const faults: readonly Fault[] = [
  ...brokenAnswers,
  ...brokenProblems,
  ...missingRefusals,
  ...ignoredKeys,
  ...wrongRecords,
  ...brokenStatements,
];
