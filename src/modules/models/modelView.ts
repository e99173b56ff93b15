import { zDiscipline } from '@/api/generated/schemas/options.gen';
import type { Discipline, ModelSort } from '@/api/generated/types.gen';
import { choice, filter, searchWords, type View } from '@/shared/collection/view';
import { optionLabel } from '@/shared/format/labels';

export const disciplineLabels = Object.fromEntries(
  zDiscipline.options.map((value) => [value, optionLabel(value)]),
) as Record<Discipline, string>;

export const sortLabels: Record<ModelSort, string> = {
  '-updatedAt': 'Last changed',
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  title: 'Title',
  '-sizeBytes': 'Largest first',
};

export const modelView = {
  q: searchWords,
  sort: choice(Object.keys(sortLabels) as ModelSort[], '-updatedAt'),
  discipline: filter(zDiscipline.options),
  layout: choice(['grid', 'list'], 'grid'),
};
export type ModelView = View<typeof modelView>;
