import fc from 'fast-check';
import type { Api } from '../../scripts/conformance/operations.ts';
import { boundaries, violations } from '../../scripts/conformance/requests/edges.ts';
import { arbitrary, oddTexts } from '../../scripts/conformance/requests/generate.ts';
import type { Schema } from '../../scripts/contract/document.ts';

/** Strings that validators disagree about, by the format that they resemble. */
const alike: [RegExp, string[]][] = [
  [
    /^\d{4}-\d\d-\d\dT/,
    [
      ...['2026-11-21T10:00:00Z', '2026-11-21T10:00:00', '2026-11-21 10:00:00z', '2026-11-21T10Z'],
      ...['2026-12-31T23:59:60Z', '2026-12-31T15:59:60-08:00', '2026-11-21T10:00:00+24'],
      ...['2026-11-21T24:00:00Z', '2026-02-29T10:00:00Z', '2026-11-21t10:00:00.123456789+05:30'],
    ],
  ],
  [
    /^\d{4}-\d\d-\d\d$/,
    ['2026-02-29', '2028-02-29', '2026-13-01', '20261121', '2026-11-21 ', '2026-11-21T10:00:00Z'],
  ],
  [/@/, ['a@b', 'a@b.c', 'ä@b.de', 'a b@c.de', 'a@b..de', '"a"@b.de', `${'a'.repeat(65)}@b.de`]],
  [/^https?:/, ['http://a', 'http://ä', '//a', 'mailto:a', 'http://a b', 'http://[::1]:80/?#']],
];
const others = [
  ...oddTexts,
  ...['', ' ', '0', '1', '1.0', '-0', '1e2', '0x1', 'true', 'TRUE', 'undefined', 'NaN', 'a,b'],
  ...['x'.repeat(64), 'x'.repeat(65), '🏗'.repeat(64), '🏗'.repeat(65), 'e\u0301'.repeat(40)],
];

export const delicateText = fc.constantFrom(...others, ...alike.flatMap(([, texts]) => texts));

const anything = fc.oneof(
  delicateText,
  fc.constantFrom<unknown>(0, -0, 1, -1, 1.5, 1e21, 2 ** 53, true, false, null, [], {}, [[]]),
  fc.constant(JSON.parse('{"__proto__": 1, "constructor": 2}')),
  fc.jsonValue({ maxDepth: 2 }),
);

/** JSON values for a schema: valid ones, ones at the limits, and ones with a single error. */
export function delicateValues(api: Api, schema: Schema): fc.Arbitrary<unknown> {
  const good = arbitrary(api, schema);
  const edges = [...boundaries(api, schema), ...violations(api, schema)].map(({ value }) => value);
  return fc.oneof(
    { weight: 4, arbitrary: good },
    { weight: 6, arbitrary: mutated(good) },
    anything,
    ...(edges.length > 0 ? [fc.constantFrom(...edges)] : []),
  );
}

/** Values with one part changed, removed or added. */
function mutated(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const how = fc.constantFrom('change', 'resemble', 'resemble', 'take', 'add');
  return fc.tuple(values, fc.nat(), anything, how).map(([value, n, other, change]) => {
    const whole = structuredClone({ value });
    const places = placesIn(whole);
    const near = places.flatMap(([holder, key]) => resembling(holder, key));
    const [holder, key] = places[n % places.length] ?? [whole, 'value'];
    const [nearHolder, nearKey, text] = near[n % near.length] ?? [];
    if (change === 'resemble' && nearHolder) Reflect.set(nearHolder, nearKey ?? '', text);
    else if (change === 'add' && Array.isArray(holder)) holder.push(other);
    else if (change === 'add') Reflect.set(holder, 'unexpected', other);
    else if (change === 'take' && !Array.isArray(holder)) Reflect.deleteProperty(holder, key);
    else Reflect.set(holder, key, other);
    return whole.value;
  });
}

/** All values inside an object, each as its parent and key. */
function placesIn(holder: object): [object, string][] {
  return Object.entries(holder).flatMap(([key, value]) => {
    const inner = typeof value === 'object' && value !== null ? placesIn(value) : [];
    return [[holder, key], ...inner];
  });
}

/** Possible replacements for a string with a format. */
function resembling(holder: object, key: string): [object, string, string][] {
  const value: unknown = Reflect.get(holder, key);
  const found = typeof value === 'string' && alike.find(([format]) => format.test(value));
  return found ? found[1].map((text) => [holder, key, text]) : [];
}
