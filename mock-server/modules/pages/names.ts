import { FORMER, isMember, nameOf } from '../../core/members/people.ts';
import type { StoredPage } from '../../core/state/pages.ts';
import type { Tenant } from '../../core/state/tenant.ts';
import { type PageNode, plainText } from './nodes.ts';
import { contentOf } from './text.ts';

type NameOf = (id: string) => string;

/**
 * Returns the names of the people in a page. What the text itself calls them could be another name. It names no others of the
 * account, whatever ids somebody writes.
 */
export const namesOn =
  (tenant: Tenant, { projectId, mentions = [] }: StoredPage): NameOf =>
  (id) => {
    const isKnown = isMember(tenant, projectId, id) || mentions.some(({ userId }) => userId === id);
    return isKnown ? nameOf(tenant, id) : FORMER;
  };

/** Returns a text with the names of the people that it mentions, or gives a task to. */
export function withNames(node: PageNode, nameOfPerson: NameOf): PageNode {
  const { type, attrs, content } = node;
  const named: PageNode['attrs'] = {
    ...attrs,
    ...(type === 'mention' && { label: nameOfPerson(String(attrs?.id)) }),
    ...(type === 'taskItem' && attrs?.assigneeId
      ? { assigneeName: nameOfPerson(String(attrs.assigneeId)) }
      : {}),
  };
  return {
    ...node,
    ...(attrs && { attrs: named }),
    ...(content && { content: content.map((child) => withNames(child, nameOfPerson)) }),
  };
}

/** Texts to read and search, by their content, with the names in them. */
const texts = new WeakMap<PageNode, { text: string; names: ReadonlyMap<string, string> }>();

/** Returns the text of a page without its form. */
export function readableText(tenant: Tenant, page: StoredPage): string {
  const content = contentOf(tenant.state, page.id);
  const nameOfPerson = namesOn(tenant, page);
  const known = texts.get(content);
  if (known && [...known.names].every(([id, name]) => nameOfPerson(id) === name)) return known.text;
  const names = new Map<string, string>();
  const named = withNames(content, (id) => {
    const name = nameOfPerson(id);
    names.set(id, name);
    return name;
  });
  const text = plainText(named);
  texts.set(content, { text, names });
  return text;
}
