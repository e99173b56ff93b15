import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getSheetOptions } from '@/api/generated/plans.gen';
import type {
  Sheet,
  SheetAlignment,
  SheetDetail,
  SheetPoint,
  SheetRef,
} from '@/api/generated/types.gen';
import { pickAt } from '@/records/pins/pickAt';
import { toastFailure } from '@/shared/feedback/writeFailures';
import { liesOn, placeBelow, type XY } from '../alignment';
import { useUpdateSheet } from '../mutations';
import type { SheetViewer } from '../sheetTypes';

/** What the user picks, in order: a place of the earlier revision, the same one here, and again. */
const STEPS = 4;

export interface Compare {
  /** The id of the sheet that is shown under this one. */
  comparedId: string | null;
  /** The earlier and the later one of the two; empty without a comparison. */
  revisions: readonly SheetRef[];
  loadingId: string | null;
  /** Which of the four places is to be picked next, from 0. Null unless the user aligns the two. */
  step: number | null;
  /** Whether somebody has aligned the two. */
  isAligned: boolean;
  start: (sheetId: string) => void;
  stop: () => void;
  align: () => void;
  cancelAlign: () => void;
  /** Puts the two edge to edge again. */
  reset: () => void;
}

/** Compares a sheet with another revision, aligned by two points. */
export function useCompare(
  projectId: string,
  sheet: SheetDetail,
  viewer: SheetViewer | null,
): Compare {
  const client = useQueryClient();
  const update = useUpdateSheet(projectId);
  const [other, setOther] = useState<SheetDetail | null>(null);
  const [loadingId, setLoadingId] = useState<string | null>(null);
  const [step, setStep] = useState<number | null>(null);
  /** An alignment that the user may not save. */
  const [own, setOwn] = useState<SheetAlignment | null>(null);
  const picking = useRef<AbortController>(undefined);
  const indexOf = (id: string) => sheet.revisions.findIndex((revision) => revision.id === id);
  // The latest comes first.
  const isEarlier = other !== null && indexOf(other.id) > indexOf(sheet.id);
  const maySave = isEarlier && sheet.permittedActions.includes('update');
  const alignment = own ?? sheet.alignment;
  const lies = other && liesOn(other, { ...sheet, alignment });
  const shown = lies && `${other.id} ${lies.a} ${lies.b} ${lies.x} ${lies.y}`;

  const show = useEffectEvent(async () => {
    if (!viewer) return;
    try {
      await viewer.compare(other && { ...other, isEarlier }, lies);
    } catch (error) {
      setOther(null);
      void toastFailure('getSheet', error);
    }
  });
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another alignment shows the two anew.
  useEffect(() => {
    if (!isFirst.current) void show();
    isFirst.current = false;
  }, [shown]);
  useEffect(() => () => picking.current?.abort(), []);

  const start = async (sheetId: string) => {
    setLoadingId(sheetId);
    try {
      const found = await client.fetchQuery(getSheetOptions({ path: { projectId, sheetId } }));
      setOther(found.data);
    } catch (error) {
      void toastFailure('getSheet', error);
    } finally {
      setLoadingId(null);
    }
  };
  const cancelAlign = () => {
    picking.current?.abort();
    setStep(null);
  };
  const keep = (next: SheetAlignment | null) => {
    if (!maySave) return setOwn(next);
    const change = next ? { alignment: next } : { clear: ['alignment' as const] };
    update.mutate({ sheet, version: sheet.version, ...change });
  };
  const align = async () => {
    if (!viewer || !other || !lies) return;
    const aborter = new AbortController();
    picking.current = aborter;
    const places: XY[] = [];
    for (let n = 0; n < STEPS; n++) {
      setStep(n);
      const place = await pickAt(viewer, aborter.signal);
      if (aborter.signal.aborted) return;
      if (!place) return setStep(null);
      places.push([place.x, place.y]);
    }
    setStep(null);
    const [from = [0, 0], to = [0, 0], from2 = [0, 0], to2 = [0, 0]] = places;
    const below = (place: XY) => within(placeBelow(place, sheet, other, lies));
    keep({
      sheetId: other.id,
      from: [below(from), below(from2)],
      to: [within(to), within(to2)],
    });
  };
  return {
    comparedId: other?.id ?? null,
    revisions: sheet.revisions
      .filter(({ id }) => other !== null && (id === sheet.id || id === other.id))
      .toReversed(),
    loadingId,
    step,
    isAligned: other !== null && alignment?.sheetId === other.id,
    start: (id) => void start(id),
    stop: () => {
      cancelAlign();
      setOther(null);
    },
    align: () => void align(),
    cancelAlign,
    reset: () => keep(null),
  };
}

const within = ([x, y]: XY): SheetPoint => [clamped(x), clamped(y)];
const clamped = (value: number) => Math.min(1, Math.max(0, value));

/** Returns a revision in the words of its button. */
export const revisionName = ({ revision }: Pick<Sheet, 'revision'>): string =>
  revision ? `revision ${revision}` : 'the revision without a name';
