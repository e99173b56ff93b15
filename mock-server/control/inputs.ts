/** Invalid input to /__mock/. The message says what is expected. */
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

/** Reads an integer in a range. Returns undefined if it is absent. @throws InputError */
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

/** Reads true or false. Returns undefined if it is absent. @throws InputError */
export function optionalBoolean(
  record: Record<string, unknown>,
  name: string,
  where: string,
): boolean | undefined {
  const value = record[name];
  if (value === undefined || typeof value === 'boolean') return value;
  throw new InputError(`${where}${name} must be true or false.`);
}

/** @throws InputError for an unknown name, which would otherwise be ignored silently */
export function allowOnly(record: Record<string, unknown>, names: string[], where: string): void {
  const unknown = Object.keys(record).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  throw new InputError(`${where}${unknown} is unknown; there are ${names.join(', ')}.`);
}
