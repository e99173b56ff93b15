import type { Sheet } from '@/api/generated/types.gen';
import { plain } from '@/shared/format/fold';

/** 'A-101', 'A 101' and 'a101' are the same sheet. */
const keyOf = (number: string) => plain(number).replace(/[\s-]/g, '');

/** Why drafts cannot be published, by their ids. */
export function faultsOf(drafts: readonly Pick<Sheet, 'id' | 'number'>[]): Map<string, string> {
  const counts = new Map<string, number>();
  for (const { number } of drafts) counts.set(keyOf(number), (counts.get(keyOf(number)) ?? 0) + 1);
  return new Map(
    drafts.flatMap(({ id, number }): [string, string][] => {
      if (number.trim() === '') return [[id, 'Number is required']];
      const isTwice = (counts.get(keyOf(number)) ?? 0) > 1;
      return isTwice ? [[id, 'Another sheet of the set has this number']] : [];
    }),
  );
}
