import { recordOf } from '../../conformance/check.ts';
import type { Recipe } from '../../conformance/world.ts';

/** Checks that the record has this visibility when it is read again. */
export const isNow =
  (get: string, visibility: string): NonNullable<Recipe['after']> =>
  async (world, { path }) => {
    const record = recordOf(await world.send(get, { path }));
    return record?.visibility === visibility
      ? []
      : [{ expected: `a record that is ${visibility}`, got: String(record?.visibility) }];
  };
