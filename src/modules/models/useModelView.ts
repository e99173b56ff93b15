import { zDiscipline } from '@/api/generated/schemas/zDiscipline.gen';
import type { Discipline, ModelSort } from '@/api/generated/types.gen';
import { useAddressParams } from '@/shared/routing/search';

export const disciplines: readonly Discipline[] = zDiscipline._zod.def.entries
  ? Object.values(zDiscipline._zod.def.entries)
  : [];

export const sortings: Record<ModelSort, string> = {
  '-updatedAt': 'Last changed',
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  title: 'Title',
  '-sizeBytes': 'Largest first',
};

export interface ModelView {
  q: string;
  sort: ModelSort;
  discipline: Discipline | 'all';
  layout: 'grid' | 'list';
}

const initial: ModelView = { q: '', sort: '-updatedAt', discipline: 'all', layout: 'grid' };

/** Search, filter, order and layout of the models, as the address says; what it does not know it ignores. */
function readModelView(search: URLSearchParams): ModelView {
  const sort = search.get('sort') ?? '';
  return {
    q: (search.get('q') ?? '').slice(0, 200),
    sort: Object.hasOwn(sortings, sort) ? (sort as ModelSort) : initial.sort,
    discipline: disciplines.find((known) => known === search.get('discipline')) ?? 'all',
    layout: search.get('layout') === 'list' ? 'list' : 'grid',
  };
}

/** The view, and a function that changes parts of it in the address. */
export function useModelView(): [ModelView, (change: Partial<ModelView>) => void] {
  const [search, setSearch] = useAddressParams();
  const change = (part: Partial<ModelView>) =>
    setSearch((query) => {
      for (const [key, value] of Object.entries(part)) {
        if (value === initial[key as keyof ModelView]) query.delete(key);
        else query.set(key, value);
      }
      return query;
    });
  return [readModelView(search), change];
}
