import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { bulkUpdateBudgetLines, listBudgetLinesQueryKey } from '@/api/generated/budget.gen';
import type { BudgetLine, BudgetLineListResult } from '@/api/generated/types.gen';
import { useUser } from '@/platform/auth/session';
import { useWrite } from '@/shared/feedback/useWrite';
import { DraftWriter } from '@/shared/forms/DraftWriter';
import { type DraftKey, draftKey, readDrafts } from '@/shared/forms/drafts';
import { withoutLocalIds } from './jobs';
import { Sheet } from './sheet';
import { readUnsent, unsentOf } from './unsent';

/** Puts lines into the list without reading all of them again. */
function putLines(
  client: QueryClient,
  projectId: string,
  lines: readonly BudgetLine[],
  removed: readonly string[],
  totals: BudgetLineListResult['totals'],
): void {
  client.setQueryData<BudgetLineListResult>(
    listBudgetLinesQueryKey({ path: { projectId } }),
    (list) => {
      if (!list) return list;
      const changed = new Map(lines.map((line) => [line.id, line]));
      const gone = new Set(removed);
      const kept = list.data.flatMap((line) => {
        if (gone.has(line.id)) return [];
        const next = changed.get(line.id) ?? line;
        changed.delete(line.id);
        return next;
      });
      const data = changed.size > 0 ? [...kept, ...changed.values()].sort(inOrder) : kept;
      return { ...list, data, totals };
    },
  );
}

const inOrder = (a: BudgetLine, b: BudgetLine): number =>
  a.position - b.position || (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);

/** Keeps what is not saved when the tab or the session ends. @returns when the texts were kept that are back */
function useKept(key: DraftKey | null, sheet: Sheet): number | null {
  const [{ writer, keptAt }] = useState(() => {
    const made = new DraftWriter(key);
    const draft = key === null ? undefined : readDrafts(key)[0];
    const unsent = readUnsent(draft?.values);
    if (!draft || !unsent) return { writer: made, keptAt: null };
    made.adopt(draft);
    sheet.restore(unsent);
    return { writer: made, keptAt: draft.savedAt };
  });
  useEffect(() => {
    const stop = writer.followPage();
    const unsubscribe = sheet.subscribe(() => {
      const unsent = unsentOf(sheet.state());
      writer.change(unsent && { ...unsent });
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [writer, sheet]);
  return keptAt;
}

/** Returns the sheet of a project, which saves what is typed into the grid. */
export function useSheet(projectId: string) {
  const client = useQueryClient();
  const { mutateAsync: send } = useWrite({
    operation: 'bulkUpdateBudgetLines',
    write: (items: Parameters<typeof withoutLocalIds>[0]) =>
      bulkUpdateBudgetLines({
        path: { projectId },
        body: { items: withoutLocalIds(items) },
        throwOnError: true,
      }),
    stale: ['getBudget', 'getBudgetForecast', 'listBudgetRecords', 'listCostCodes'],
    // Does not wait for them.
    show: () => {},
  });
  const [sheet] = useState(() => {
    const key = listBudgetLinesQueryKey({ path: { projectId } });
    let known: { list: BudgetLineListResult; byId: Map<string, BudgetLine> } | undefined;
    return new Sheet({
      line: (id) => {
        const list = client.getQueryData<BudgetLineListResult>(key);
        if (!list) return undefined;
        if (known?.list !== list) {
          known = { list, byId: new Map(list.data.map((line) => [line.id, line])) };
        }
        return known.byId.get(id);
      },
      send: async (items) => (await send(items)).data,
      put: (lines, removed, totals) => putLines(client, projectId, lines, removed, totals),
    });
  });
  const state = useSyncExternalStore(sheet.subscribe, sheet.state);
  const keptAt = useKept(draftKey(useUser()?.id, projectId, 'budget'), sheet);
  return { sheet, state, keptAt };
}
