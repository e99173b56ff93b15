import type { ListedOperation } from './mockApi.ts';

/** Operations in which each word occurs: in name, tag, method, path or summary. */
export function matching(operations: readonly ListedOperation[], words: string): ListedOperation[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter(({ operationId, tag, method, path, summary }) => {
    const text = [operationId, tag, method, path, summary].join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** In the order in which the contract first names each tag. */
export function byTag(operations: readonly ListedOperation[]) {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return tags.map((tag) => ({ tag, operations: operations.filter((one) => one.tag === tag) }));
}

/** Successes first, then failures by status. */
export function byStatus({ examples }: Pick<ListedOperation, 'examples'>) {
  return examples.toSorted((a, b) => a.status - b.status);
}
