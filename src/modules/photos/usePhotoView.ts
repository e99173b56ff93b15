import type { ListPhotosData } from '@/api/generated/types.gen';
import { useAddressParams } from '@/shared/routing/search';

type Query = NonNullable<ListPhotosData['query']>;

/** What the page shows, as the address says it; empty where it says nothing. */
export interface PhotoView {
  q: string;
  album: string;
  tag: string;
  /** Id of who uploaded it. */
  by: string;
  /** Days such as 2026-11-18, in the time zone of the project. */
  from: string;
  to: string;
  is360: boolean;
  starred: boolean;
  layout: 'grid' | 'map';
  /** Id of the photo that is open. */
  photo: string;
}

const day = (text: string | null) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : '');
const text = (value: string | null, most = 64) => (value ?? '').slice(0, most);

export function readPhotoView(search: URLSearchParams): PhotoView {
  return {
    q: text(search.get('q'), 200),
    album: text(search.get('album')),
    tag: text(search.get('tag')),
    by: text(search.get('by')),
    from: day(search.get('from')),
    to: day(search.get('to')),
    is360: search.get('is360') === '1',
    starred: search.get('starred') === '1',
    layout: search.get('layout') === 'map' ? 'map' : 'grid',
    photo: text(search.get('photo')),
  };
}

export const noFilters = {
  ...{ q: '', album: '', tag: '', by: '', from: '', to: '' },
  ...{ is360: false, starred: false },
} satisfies Partial<PhotoView>;

/** Filters beyond search and album. */
export const countFilters = ({ tag, by, from, to, is360, starred }: PhotoView): number =>
  [tag, by, from || to, is360, starred].filter(Boolean).length;

/** The view, and a function that changes parts of it in the address. */
export function usePhotoView(): [PhotoView, (change: Partial<PhotoView>) => void] {
  const [search, setSearch] = useAddressParams();
  const change = (part: Partial<PhotoView>) =>
    setSearch((query) => {
      // It is of the photo before.
      if (part.photo !== undefined) query.delete('pin');
      for (const [key, value] of Object.entries(part)) {
        if (value === '' || value === false || value === 'grid') query.delete(key);
        else query.set(key, value === true ? '1' : value);
      }
      return query;
    });
  return [readPhotoView(search), change];
}

/** The filters that the server gets, but for the days. */
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

/** Photos that come with one answer; the contract permits no more. */
const PAGE = 100;

export const queryOf = (view: PhotoView): Query => ({
  ...filtersOf(view),
  ...(view.from && { takenFrom: view.from }),
  ...(view.to && { takenTo: view.to }),
  limit: PAGE,
});
