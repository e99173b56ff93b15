import type { ListedOperation } from './mockApi.ts';

/** Returns the operations that contain each word in their name, tag, method, path or summary. */
export function matching(operations: readonly ListedOperation[], words: string): ListedOperation[] {
  const terms = words.toLowerCase().split(/\s+/).filter(Boolean);
  return operations.filter(({ operationId, tag, method, path, summary }) => {
    const text = [operationId, tag, method, path, summary].join(' ').toLowerCase();
    return terms.every((word) => text.includes(word));
  });
}

/** Groups operations by tag, in the order of the contract. */
export function byTag(operations: readonly ListedOperation[]) {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  return tags.map((tag) => ({
    tag,
    operations: operations.filter((operation) => operation.tag === tag),
  }));
}

/** Successes first, then failures by status. */
export function byStatus({ examples }: Pick<ListedOperation, 'examples'>) {
  return examples.toSorted((a, b) => a.status - b.status);
}
