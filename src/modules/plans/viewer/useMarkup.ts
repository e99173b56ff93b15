import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listSheetMarkupsOptions } from '@/api/generated/plans.gen';
import type {
  MarkupShape,
  SheetDetail,
  SheetMarkup,
  SheetMarkupLayer,
} from '@/api/generated/types.gen';
import { useUpdateMarkup } from '../mutations';
import { type Measure, measureOf, savedMeasure } from './measure/measures';

/** Returns the markup and measurements on a sheet, and whose are shown. */
export function useMarkup(sheet: SheetDetail) {
  const { projectId, id: sheetId, permittedActions } = sheet;
  const list = useQuery(listSheetMarkupsOptions({ path: { projectId, sheetId } }));
  const update = useUpdateMarkup(sheet);
  const saveMeasures = useUpdateMarkup(sheet, { quiet: true });
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  /** Measurements of a person who may not draw on the sheet. */
  const [unsaved, setUnsaved] = useState<readonly Measure[]>([]);
  const mayDraw = permittedActions.includes('mark_up');
  const all = list.data?.data ?? [];
  const own = all.find(({ isOwn }) => isOwn);
  const layer = own?.layer ?? 'own';
  const pending = saveMeasures.isPending ? saveMeasures.variables.measures : undefined;
  const measures = mayDraw ? (pending ?? own?.measures ?? []).map(measureOf) : unsaved;
  const isShown = ({ createdBy }: SheetMarkup) => !hidden.has(createdBy.id);
  const shown = all.filter(isShown);
  return {
    list,
    all,
    own,
    mayDraw,
    mayPublish: permittedActions.includes('publish'),
    saving: update.isPending,
    isShown,
    toggle: ({ createdBy: { id } }: SheetMarkup) =>
      setHidden((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    /** The shapes of all layers that are shown. */
    shapes: shown.flatMap(({ shapes }) => shapes),
    /** The measurements of others that are shown. */
    othersMeasures: shown.flatMap((markup) => (markup.isOwn ? [] : markup.measures.map(measureOf))),
    measures,
    setMeasures: (next: readonly Measure[]) => {
      if (mayDraw) saveMeasures.mutate({ layer, measures: next.map(savedMeasure) });
      else setUnsaved(next);
    },
    setLayer: (next: SheetMarkupLayer) => update.mutate({ layer: next }),
    setShapes: (shapes: MarkupShape[], onSuccess: () => void) =>
      update.mutate({ layer, shapes }, { onSuccess }),
  };
}

export type Markup = ReturnType<typeof useMarkup>;
