import type { Entry, Need, PermissionEntries } from './document.ts';

/** Returns all that an operation needs by its `x-permission`; nothing if membership is enough. */
export function needsIn(
  entries: PermissionEntries | undefined,
  entriesOf: (operation: string) => PermissionEntries | undefined,
): Need[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap(({ like, module = '', action = '', ...conditions }: Entry): Need[] =>
    like === undefined
      ? [{ module, action, ...conditions }]
      : needsIn(entriesOf(like), entriesOf).map((need) => ({ ...need, ...conditions })),
  );
}
