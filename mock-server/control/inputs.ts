/** What a caller of /__mock/ sent is wrong; the message says what would be right. */
export class InputError extends Error {}

/** @throws InputError */
export function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new InputError('The body must be JSON.');
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number in a range, or undefined when it is absent. @throws InputError */
export function optionalInteger(
  record: Record<string, unknown>,
  name: string,
  where: string,
  [min, max]: [min: number, max: number],
): number | undefined {
  const value = record[name];
  if (value === undefined) return undefined;
  if (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) {
    return value;
  }
  throw new InputError(`${where}${name} must be a whole number from ${min} to ${max}.`);
}

/** @throws InputError for a misspelt name, which would otherwise have no effect in silence */
export function allowOnly(record: Record<string, unknown>, names: string[], where: string): void {
  const unknown = Object.keys(record).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw new InputError(`${where}${unknown} is unknown; there are ${names.join(', ')}.`);
}
