import { plain } from '../../core/lists/search.ts';
import { personOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { below, inBin, presentIn, trailOf } from '../../core/sharing/folders.ts';
import type { StoredDocument } from '../../core/state/documents.ts';
import type { Member } from '../../core/state/model.ts';
import type { operations } from '../../generated/contract.d.ts';
import { documentActions } from './actions.ts';
import { isSearch, makersOf } from './filters.ts';

type Query = NonNullable<operations['listDocuments']['parameters']['query']>;

/** Returns the key of an order. By `folders`, they come first, and both are by name. */
export function keyOf(document: StoredDocument, field: string): string {
  if (field === 'name') return plain(document.name);
  if (field === 'updatedAt') return document.updatedAt;
  return `${document.kind === 'folder' ? 0 : 1}${plain(document.name)}`;
}

/** Returns what a list shows before the search and the filters. */
export function candidatesOf(
  call: LogCall,
  member: Member,
  { folder, query }: { folder: StoredDocument | null; query: Query },
): StoredDocument[] {
  const { state } = call.tenant;
  const { id: projectId } = member.project;
  const { userId } = member.membership;
  if (query.deleted)
    return inBin(state, projectId).filter((document) =>
      documentActions(state, member, document).includes('delete'),
    );
  const all = () => presentIn(state, projectId);
  const files = (some: StoredDocument[]) => some.filter(({ kind }) => kind === 'file');
  switch (query.show ?? 'folder') {
    case 'favorites':
      return all().filter(({ favoriteOfIds }) => favoriteOfIds.includes(userId));
    case 'recent':
      return files(all());
    case 'followed':
      return files(
        all().filter((document) =>
          [...trailOf(state, document.parentId), document].some(({ followedByIds }) =>
            followedByIds.includes(userId),
          ),
        ),
      );
    default: {
      const inside = folder ? below(state, folder.id) : all();
      const place = folder?.id ?? null;
      return isSearch(query) ? inside : inside.filter(({ parentId }) => parentId === place);
    }
  }
}

/** Returns the tags and people of all that the caller sees, which filters offer. */
export function facetsOf(call: LogCall, seen: readonly StoredDocument[]) {
  const tags = [...new Set(seen.flatMap((document) => document.tags))];
  const people = [...new Set(seen.flatMap(makersOf))].map((id) => personOf(call, id));
  return {
    tags: tags.sort((a, b) => a.localeCompare(b, 'en')),
    people: people.sort((a, b) => a.name.localeCompare(b.name, 'en')),
  };
}
