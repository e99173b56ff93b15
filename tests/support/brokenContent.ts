type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Changes every value of an answer. */
function each(value: Json, change: (value: Json, key: string) => Json, key = ''): Json {
  const changed = change(value, key);
  if (Array.isArray(changed)) return changed.map((item) => each(item, change, key));
  if (typeof changed !== 'object' || changed === null) return changed;
  return Object.fromEntries(
    Object.entries(changed).map(([name, part]) => [name, each(part, change, name)]),
  );
}

const MANY = 20_000;

/** Repeats the entries of a list, each with an id of its own. */
function repeated(list: readonly Json[]): Json[] {
  if (list.length === 0) return [];
  return Array.from({ length: MANY }, (_, i) => {
    const item = list[i % list.length] ?? null;
    const hasId = typeof item === 'object' && item !== null && 'id' in item && i >= list.length;
    return hasId ? { ...item, id: `${i}` } : item;
  });
}

/** The lists of an answer and those of its record, without the lists in the rows. */
function enlarged(answer: Json): Json {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  const lists = (record: Json): Json =>
    typeof record === 'object' && record !== null && !Array.isArray(record)
      ? Object.fromEntries(
          Object.entries(record).map(([key, part]) => [
            key,
            Array.isArray(part) && typeof part[0] === 'object' ? repeated(part) : part,
          ]),
        )
      : record;
  const outer = lists(answer);
  return typeof outer === 'object' && outer !== null && !Array.isArray(outer) && 'data' in outer
    ? { ...outer, data: lists(outer.data ?? null) }
    : outer;
}

const longNames = /^(?:title|name|body|description|note)$/;

/** Answers of the right shape with content that no host should send, by name. */
export const brokenContents: Readonly<Record<string, (answer: Json) => Json>> = {
  '20,000 entries': enlarged,
  'texts of 1 MB': (answer) =>
    each(answer, (value, key) =>
      typeof value === 'string' && longNames.test(key) ? 'wide '.repeat(200_000) : value,
    ),
  'dates in the year 9999': (answer) =>
    each(answer, (value) =>
      typeof value === 'string' && /^\d{4}-\d\d-\d\d/.test(value) ? `9999${value.slice(4)}` : value,
    ),
  'addresses with a script': (answer) =>
    each(answer, (value) =>
      typeof value === 'string' && /^https?:/.test(value) ? 'javascript:alert(1)' : value,
    ),
  'numbers as texts': (answer) =>
    each(answer, (value) => (typeof value === 'number' ? `${value}` : value)),
};
