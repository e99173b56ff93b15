import type { ColumnId } from './columns';

/** A row that the host does not have yet. */
export interface Draft {
  key: string;
  texts: Readonly<Partial<Record<ColumnId, string>>>;
}

let lastDraft = 0;
export const emptyDraft = (): Draft => ({ key: `new-${++lastDraft}`, texts: {} });

/** The drafts with an empty one at the end, to type a new line into. */
export function withEmptyEnd(drafts: readonly Draft[]): Draft[] {
  const filled = drafts.filter(({ texts }) => Object.keys(texts).length > 0);
  const last = drafts.at(-1);
  return [...filled, last && Object.keys(last.texts).length === 0 ? last : emptyDraft()];
}
