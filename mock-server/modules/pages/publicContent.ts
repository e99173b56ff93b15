import { markAttributes, nodeAttributes, type PageMark, type PageNode } from './nodes.ts';

type Attributes = PageNode['attrs'];

/** Marks that are for those who write. */
const INTERNAL: readonly PageMark['type'][] = ['comment', 'insertion', 'deletion'];

/** Nodes that show what is elsewhere in the project. The link does not lead to it. */
const OF_PROJECT: readonly PageNode['type'][] = ['liveList', 'photo', 'sheet'];

/** Attributes that are for those who write. */
const NOT_PUBLIC: readonly string[] = ['assigneeId', 'assigneeName', 'dueDate'];

const attributesIn = (attrs: Attributes, names: readonly string[]) => {
  const shown = names.filter((name) => !NOT_PUBLIC.includes(name) && attrs?.[name] !== undefined);
  return (
    shown.length > 0 && { attrs: Object.fromEntries(shown.map((name) => [name, attrs?.[name]])) }
  );
};

/**
 * Returns the text as visitors see it: without comments, without what is elsewhere in the project, and as it is without the
 * suggestions that nobody has accepted. It has no more than what is named here.
 * @param nameOf the name of a person
 */
export function publicContent(node: PageNode, nameOf: (id: string) => string): PageNode {
  const content = (node.content ?? []).flatMap((child): PageNode[] => {
    if (OF_PROJECT.includes(child.type)) return [];
    if (child.marks?.some(({ type }) => type === 'insertion')) return [];
    const { id, label } = child.attrs ?? {};
    if (child.type === 'mention') return textNode(`@${nameOf(String(id))}`);
    if (child.type === 'recordChip') return textNode(String(label ?? ''));
    return [publicContent(child, nameOf)];
  });
  const { type, text } = node;
  const marks = (node.marks ?? [])
    .filter((mark) => !INTERNAL.includes(mark.type))
    .map(
      (mark): PageMark => ({
        type: mark.type,
        ...attributesIn(mark.attrs, markAttributes[mark.type]),
      }),
    );
  return {
    type,
    ...attributesIn(node.attrs, nodeAttributes[type]),
    ...(text !== undefined && { text }),
    ...(marks.length > 0 && { marks }),
    ...(content.length > 0 && { content }),
  };
}

const textNode = (text: string): PageNode[] => (text === '' ? [] : [{ type: 'text', text }]);

/** The ids of the pictures and of the other files that a text shows. */
export function filesIn(node: PageNode): { pictures: Set<string>; files: Set<string> } {
  const found = { pictures: new Set<string>(), files: new Set<string>() };
  const walk = ({ type, attrs, content = [] }: PageNode): void => {
    const id = attrs?.fileId;
    if (typeof id === 'string' && type === 'image') found.pictures.add(id);
    if (typeof id === 'string' && type === 'file') found.files.add(id);
    for (const child of content) walk(child);
  };
  walk(node);
  return found;
}
