import type { Contract, Operation } from '../engine/contract.ts';
import type { Fault } from '../engine/faults.ts';
import { allowOnly, InputError, isRecord, optionalBoolean, optionalInteger } from './inputs.ts';

const NAMES = ['operationId', 'code', 'example', 'times', 'delayMs', 'offline', 'lost'];
const MAX_DELAY_MS = 600_000;

/**
 * Reads the body of `PUT /__mock/faults`. If an entry has only a status or an example name, the contract completes it.
 * @throws InputError
 */
export function readFaults(contract: Contract, body: unknown): Fault[] {
  if (!Array.isArray(body)) throw new InputError('The body must be a list of faults.');
  return body.map((entry, i) => readFault(contract, entry, `[${i}].`));
}

function readFault(contract: Contract, entry: unknown, where: string): Fault {
  if (!isRecord(entry)) throw new InputError(`${where} must be an object.`);
  allowOnly(entry, NAMES, where);
  const operation = contract.byId.get(String(entry.operationId));
  if (!operation) {
    const known = [...contract.byId.keys()].join(', ');
    throw new InputError(`${where}operationId must be one of ${known}.`);
  }
  const times =
    entry.times === null ? null : (optionalInteger(entry, 'times', where, [1, 100_000]) ?? 1);
  const delayMs = optionalInteger(entry, 'delayMs', where, [0, MAX_DELAY_MS]);
  const offline = optionalBoolean(entry, 'offline', where);
  const lost = optionalBoolean(entry, 'lost', where);
  const answer = readAnswer(operation, entry, where);
  if (!answer && !offline && !lost && delayMs === undefined) {
    throw new InputError(`${where} must have code, example, delayMs, offline or lost.`);
  }
  return {
    operationId: operation.id,
    times,
    ...answer,
    ...(delayMs !== undefined && { delayMs }),
    ...(offline && { offline }),
    ...(lost && { lost }),
  };
}

function readAnswer(operation: Operation, entry: Record<string, unknown>, where: string) {
  const { example } = entry;
  const code = optionalInteger(entry, 'code', where, [100, 599]);
  if (code === undefined && example === undefined) return null;
  const found = operation.examples.find(
    ({ status, name }) =>
      (code === undefined || status === code) && (example === undefined || name === example),
  );
  if (found) return { code: found.status, example: found.name };
  const declared = operation.examples.map(({ status, name }) => `${status} ${name}`).join(', ');
  throw new InputError(
    `${where} names no declared answer of ${operation.id}; there are ${declared}.`,
  );
}
