import type { PageMark, PageNode } from './nodes.ts';

/** Marks that are for those who write. */
const INTERNAL: readonly PageMark['type'][] = ['comment', 'insertion', 'deletion'];

/** Nodes that show what is elsewhere in the project. The link does not lead to it. */
const OF_PROJECT: readonly PageNode['type'][] = ['liveList', 'photo', 'sheet'];

/**
 * Returns the text as visitors see it: without comments, without what is elsewhere in the project, and as it is without the
 * suggestions that nobody has accepted.
 */
export function publicContent(node: PageNode): PageNode {
  const content = (node.content ?? []).flatMap((child): PageNode[] => {
    if (OF_PROJECT.includes(child.type)) return [];
    if (child.marks?.some(({ type }) => type === 'insertion')) return [];
    const { label } = child.attrs ?? {};
    if (child.type === 'mention') return textNode(`@${label ?? ''}`);
    if (child.type === 'recordChip') return textNode(String(label ?? ''));
    return [publicContent(child)];
  });
  const { marks, content: _, ...bare } = node;
  const shown = (marks ?? []).filter(({ type }) => !INTERNAL.includes(type));
  return {
    ...bare,
    ...(shown.length > 0 && { marks: shown }),
    ...(content.length > 0 && { content }),
  };
}

const textNode = (text: string): PageNode[] => (text === '' ? [] : [{ type: 'text', text }]);
