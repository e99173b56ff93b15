import { useQuery } from '@tanstack/react-query';
import { listSheetsOptions } from '@/api/generated/plans.gen';
import type { Sheet } from '@/api/generated/types.gen';

/** Sets are of some hundred sheets; the list of the viewer has at most so many. */
const MOST = 500;

export const currentSheetsOptions = (projectId: string) =>
  listSheetsOptions({ path: { projectId }, query: { planStatus: 'active', limit: MOST } });

/** Returns the current sheets of a project by number, and those beside a sheet. */
export function useSheets(projectId: string, { id, number }: Pick<Sheet, 'id' | 'number'>) {
  const list = useQuery(currentSheetsOptions(projectId));
  const sheets = list.data?.data ?? [];
  const index = sheets.findIndex((sheet) => sheet.id === id || sheet.number === number);
  return {
    list,
    sheets,
    before: index > 0 ? sheets[index - 1] : undefined,
    after: index >= 0 ? sheets[index + 1] : undefined,
  };
}
