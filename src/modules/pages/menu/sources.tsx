import type { QueryClient } from '@tanstack/react-query';
import { listWorkItemsOptions } from '@/api/generated/projects/listWorkItems.gen';
import type { WorkItem } from '@/api/generated/types.gen';
import { offers } from '@/api/offers';
import { recordNumber, recordTypes } from '@/records/common/recordTypes';
import { peopleLike } from '@/records/log/comments/peopleLike';
import { detailOf } from '@/records/people/partyChoices';
import { fullName } from '@/shared/format/labels';
import { matchesWords } from '@/shared/format/matchesWords';
import { PersonAvatar } from '@/shared/ui/PersonAvatar';
import { type Ask, blockEntries } from './blockEntries';
import type { MenuEntry, MenuSource } from './triggerMenu';

/** The chip of a record in the text. */
export const chipOf = (record: Pick<WorkItem, 'type' | 'id' | 'number' | 'title'>) => ({
  type: 'recordChip',
  attrs: {
    recordType: record.type,
    recordId: record.id,
    label: `${recordNumber(record)} ${record.title}`,
  },
});

interface Options {
  client: QueryClient;
  projectId: string;
  mayPunch: boolean;
  ask: (what: Ask) => void;
}

/** What /, @ and # offer. */
export function menuSources({ client, projectId, mayPunch, ask }: Options): MenuSource[] {
  const blocks = blockEntries(ask, mayPunch);
  const path = { projectId };
  return [
    {
      char: '/',
      label: 'Insert',
      find: (query) => {
        return blocks.filter((entry) => matchesWords(query, entry.words));
      },
    },
    {
      char: '@',
      label: 'People',
      find: async (query) => {
        const people = await peopleLike(client, projectId, query);
        return people.map(
          (person): MenuEntry => ({
            key: person.id,
            label: person.name,
            hint: detailOf(person),
            icon: <PersonAvatar person={person} size={22} />,
            run: (editor, range) =>
              editor
                .chain()
                .focus()
                .insertContentAt(range, [
                  { type: 'mention', attrs: { id: person.id, label: fullName(person) } },
                  { type: 'text', text: ' ' },
                ])
                .run(),
          }),
        );
      },
    },
    {
      char: '#',
      label: 'Records',
      find: async (query) => {
        if (!offers('listWorkItems')) return [];
        const { data } = await client.fetchQuery(
          listWorkItemsOptions({ path, query: { ...(query && { q: query }), limit: 8 } }),
        );
        return data.map((record): MenuEntry => {
          const Sign = recordTypes[record.type].icon;
          return {
            key: record.id,
            label: `${recordNumber(record)} ${record.title}`,
            icon: <Sign size={16} />,
            run: (editor, range) =>
              editor
                .chain()
                .focus()
                .insertContentAt(range, [chipOf(record), { type: 'text', text: ' ' }])
                .run(),
          };
        });
      },
    },
  ];
}
