import { zDiscipline } from '@/api/generated/schemas/options.gen';
import type { SheetSort } from '@/api/generated/types.gen';
import { choice, filter, searchWords, textFilter } from '@/shared/collection/view';
import { PHONE } from '@/shared/theme/breakpoints';

export const sortLabels: Record<SheetSort, string> = {
  number: 'Number',
  '-number': 'Number, last first',
  '-issuedAt': 'Latest issue',
  issuedAt: 'Earliest issue',
};

/** The sets of one discipline, or all. */
export const setsView = { discipline: filter(zDiscipline.options) };

/** The list of sheets: those to build from, unless another status is asked for. */
export const sheetsView = {
  q: searchWords,
  sort: choice(Object.keys(sortLabels) as SheetSort[], 'number'),
  status: choice(['active', 'draft', 'completed', 'all'], 'active'),
  discipline: filter(zDiscipline.options),
  set: textFilter(),
  // A phone shows many sheets without scrolling.
  layout: choice(['grid', 'list'], matchMedia(PHONE).matches ? 'list' : 'grid'),
};
