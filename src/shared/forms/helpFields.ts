import { listFilter } from '../theme/listFilter';
import { provideListFilter } from '../theme/lists';
import { pasteIntoFields } from './pasteIntoFields';

/** Brings what only those need who fill in fields: the folding of searches in lists, and the reader of what is pasted. */
export function helpFields(): void {
  provideListFilter(listFilter);
  pasteIntoFields();
}
