import type { ListPhotosData } from '@/api/generated/types.gen';
import { PLACE } from '@/records/common/usePlaces';
import {
  choice,
  dayFilter,
  flagFilter,
  openItem,
  searchWords,
  textFilter,
  type View,
} from '@/shared/collection/view';

type Query = NonNullable<ListPhotosData['query']>;

export const photoView = {
  q: searchWords,
  /** The album that the page shows. "Clear filters" stays in it. */
  album: openItem(),
  tag: textFilter(),
  /** The id of the uploader. */
  by: textFilter(),
  /** Days in the time zone of the project. */
  from: dayFilter,
  to: dayFilter,
  is360: flagFilter,
  starred: flagFilter,
  layout: choice(['grid', 'map'], 'grid'),
  /** The plan below the photos of the map. */
  plan: openItem(),
  photo: openItem('pin', PLACE),
};
export type PhotoView = View<typeof photoView>;

/** Returns the filters of the query, except for the days. */
export function filtersOf({ q, album, tag, by, is360, starred }: PhotoView): Query {
  const words = q.trim();
  return {
    ...(words && { q: words }),
    ...(album && { albumId: album }),
    ...(tag && { tag }),
    ...(by && { uploaderId: by }),
    ...(is360 && { is360 }),
    ...(starred && { starred }),
  };
}

/** Photos per page; the maximum of the contract. */
const PAGE = 100;

export const queryOf = (view: PhotoView): Query => ({
  ...filtersOf(view),
  ...(view.from && { takenFrom: view.from }),
  ...(view.to && { takenTo: view.to }),
  limit: PAGE,
});
