import { plain } from '../../core/lists/search.ts';
import type { TenantState } from '../../core/state/model.ts';
import type { StoredSheet } from '../../core/state/plans.ts';

/** 'A-101', 'A 101' and 'a101' are the same sheet. */
export const sameKey = (number: string): string => plain(number).replace(/[\s-]/g, '');

/** Returns a key that sorts numbers in a sheet number by their value: A-9 before A-10. */
export const orderKey = (number: string): string =>
  plain(number).replace(/\d+/g, (digits) => digits.padStart(6, '0'));

/** Returns all sheets of a project with the number of this one, itself included. */
export const sameNumber = (
  { sheets }: Pick<TenantState, 'sheets'>,
  { id, projectId, number }: StoredSheet,
): StoredSheet[] => {
  const key = sameKey(number);
  return Object.values(sheets).filter(
    (sheet) =>
      sheet.id === id ||
      (key !== '' && sheet.projectId === projectId && sameKey(sheet.number) === key),
  );
};

/** The sheet of a number to build from. */
export function activeSheet(
  { sheets }: Pick<TenantState, 'sheets'>,
  projectId: string,
  number: string,
): StoredSheet | undefined {
  const key = sameKey(number);
  return Object.values(sheets).find(
    (sheet) =>
      sheet.projectId === projectId &&
      sheet.planStatus === 'active' &&
      sameKey(sheet.number) === key,
  );
}
