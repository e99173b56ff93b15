import type { DocumentSort, DocumentType, ListDocumentsData } from '@/api/generated/types.gen';
import {
  choice,
  dayFilter,
  filter,
  openItem,
  searchWords,
  textFilter,
  type View,
} from '@/shared/collection/view';
import { addDays, endOfDay } from '@/shared/format/region';

const sorts: readonly DocumentSort[] = ['folders', 'name', '-name', 'updatedAt', '-updatedAt'];

/** The places to list, with `files` for one folder. */
export const placeLabels = {
  files: 'In folders',
  recent: 'Recent',
  favorites: 'Favorites',
  followed: 'Followed',
  bin: 'Recycle bin',
} as const;
type Place = keyof typeof placeLabels;
const places = Object.keys(placeLabels) as Place[];

export const typeLabels: Record<DocumentType, string> = {
  folder: 'Folders',
  pdf: 'PDFs',
  picture: 'Pictures',
  video: 'Videos',
  text: 'Texts',
  table: 'Tables',
  office: 'Office files',
  other: 'Other files',
};
const types = Object.keys(typeLabels) as DocumentType[];

/** What the address of the page holds. */
export const documentView = {
  q: searchWords,
  sort: choice(sorts, 'folders'),
  layout: choice(['list', 'grid'], 'list'),
  folder: openItem('document', 'q'),
  document: openItem(),
  show: choice(places, 'files'),
  type: filter(types),
  tag: textFilter(40),
  person: textFilter(),
  from: dayFilter,
  to: dayFilter,
};

export function queryOf(view: View<typeof documentView>): NonNullable<ListDocumentsData['query']> {
  const { q, sort, folder, show, type, tag, person, from, to } = view;
  const isBin = show === 'bin';
  return {
    limit: 100,
    ...(q && { q }),
    ...(isBin && { deleted: true }),
    ...(show === 'files' && folder && { folderId: folder }),
    ...(show !== 'files' && show !== 'bin' && { show }),
    ...(sort !== 'folders' && { sort }),
    ...(type !== 'all' && { type }),
    ...(tag && { tag }),
    ...(person && { personId: person }),
    ...(from && { since: endOfDay(addDays(from, -1)).toISOString() }),
    ...(to && { until: endOfDay(to).toISOString() }),
  };
}
