import {
  deletePlanSet,
  publishPlanSet,
  transitionSheet,
  updatePlanSet,
  updateSheet,
  updateSheetMarkup,
} from '@/api/generated/plans.gen';
import type {
  PlanSet,
  Sheet,
  SheetMarkup,
  TransitionSheetRequest,
  UpdatePlanSetRequest,
  UpdateSheetMarkupRequest,
  UpdateSheetRequest,
} from '@/api/generated/types.gen';
import { useWrite, type WriteOptions } from '@/shared/feedback/useWrite';

type Failure = Pick<WriteOptions<unknown, never>, 'failure'>;

/** What a change of sets or sheets makes stale. */
const STALE = ['listPlanSets', 'getPlanSet', 'listSheets', 'getSheet'] as const;

export const useUpdatePlanSet = ({ projectId, id: planSetId }: PlanSet, options: Failure = {}) =>
  useWrite({
    ...options,
    operation: 'updatePlanSet',
    record: 'getPlanSet',
    write: async (body: UpdatePlanSetRequest) =>
      (await updatePlanSet({ path: { projectId, planSetId }, body, throwOnError: true })).data,
    stale: STALE,
  });

export const usePublishPlanSet = ({ projectId, id: planSetId, version }: PlanSet) =>
  useWrite({
    operation: 'publishPlanSet',
    record: 'getPlanSet',
    write: async () =>
      (
        await publishPlanSet({
          path: { projectId, planSetId },
          body: { version },
          throwOnError: true,
        })
      ).data,
    stale: [...STALE, 'listPins'],
    successToast: ({ name }) => `${name} published`,
  });

export const useDeletePlanSet = ({ projectId, id: planSetId, name, version }: PlanSet) =>
  useWrite({
    operation: 'deletePlanSet',
    record: 'getPlanSet',
    failure: 'inline',
    write: () =>
      deletePlanSet({ path: { projectId, planSetId }, query: { version }, throwOnError: true }),
    stale: ['listPlanSets', 'listSheets'],
    successToast: () => `${name} deleted`,
  });

export const useUpdateSheet = (projectId: string, options: Failure = {}) =>
  useWrite({
    ...options,
    operation: 'updateSheet',
    record: 'getSheet',
    write: async ({ sheet, ...body }: { sheet: Pick<Sheet, 'id'> } & UpdateSheetRequest) =>
      (await updateSheet({ path: { projectId, sheetId: sheet.id }, body, throwOnError: true }))
        .data,
    // An alignment moves pins.
    stale: ['listSheets', 'getSheet', 'listPins'],
  });

export const useTransitionSheet = (
  { projectId, id: sheetId, version }: Sheet,
  options: Failure = {},
) =>
  useWrite({
    ...options,
    operation: 'transitionSheet',
    record: 'getSheet',
    write: async (body: Omit<TransitionSheetRequest, 'version'>) =>
      (
        await transitionSheet({
          path: { projectId, sheetId },
          body: { version, ...body },
          throwOnError: true,
        })
      ).data,
    stale: [...STALE, 'listPins'],
    successToast: ({ number, planStatus }) =>
      planStatus === 'active' ? `${number} is current` : `${number} is out of use`,
  });

/** @param options.quiet whether it says nothing when it is saved, like a measurement */
export const useUpdateMarkup = (
  { projectId, id: sheetId }: Sheet,
  options: { quiet?: boolean } = {},
) =>
  useWrite({
    operation: 'updateSheetMarkup',
    write: async (body: UpdateSheetMarkupRequest) =>
      (await updateSheetMarkup({ path: { projectId, sheetId }, body, throwOnError: true })).data,
    stale: ['listSheetMarkups'],
    ...(options.quiet
      ? {}
      : {
          successToast: ({ shapes }: SheetMarkup) =>
            shapes.length > 0 ? 'Markup saved' : 'Markup removed',
        }),
  });
