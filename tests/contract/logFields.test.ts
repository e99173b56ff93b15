// @vitest-environment happy-dom
// The definition of a log contains parts of pages.
import { describe, expect, test } from 'vitest';
import { zPunchItemChanges } from '../../src/api/generated/schemas/punch-items.gen.ts';
import { zRfiChanges } from '../../src/api/generated/schemas/rfis.gen.ts';
import { zSubmittalChanges } from '../../src/api/generated/schemas/submittals.gen.ts';
import { punchItems } from '../../src/modules/punch-items/log.tsx';
import { rfis } from '../../src/modules/rfis/log.tsx';
import { submittals } from '../../src/modules/submittals/log.tsx';

/** These have their own actions: 'Send to manager' and 'Link a record'. */
const ELSEWHERE = ['submitted', 'linked'];

describe.each([
  { log: punchItems, changes: zPunchItemChanges },
  { log: rfis, changes: zRfiChanges },
  { log: submittals, changes: zSubmittalChanges },
])('$log.name', ({ log, changes }) => {
  const names = log.fields.map(({ name }) => name);

  test('the form has a field for each property that a request can change', () => {
    const { clear: _, ...shape } = changes.shape;
    const expected = Object.keys(shape).filter((name) => !ELSEWHERE.includes(name));
    expect(names.toSorted()).toEqual(expected.toSorted());
  });

  test('each property that a request can clear is a field', () => {
    const clearable: readonly string[] = changes.shape.clear.def.innerType.def.element.options;
    expect(names).toEqual(expect.arrayContaining([...clearable]));
  });

  test('labels are unique, so that a notice names one field', () => {
    const labels = log.fields.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
