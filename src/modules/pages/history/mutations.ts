import { createPageVersion, restorePageVersion } from '@/api/generated/pages.gen';
import { useWrite } from '@/shared/feedback/useWrite';
import type { PageAt } from '../mutations';

const stale = ['listPageVersions', 'getPage'] as const;

export const useNameVersion = (address: PageAt) =>
  useWrite({
    operation: 'createPageVersion',
    failure: 'inline',
    write: (name: string) =>
      createPageVersion({ path: address, body: { name }, throwOnError: true }),
    stale,
  });

export const useRestoreVersion = (address: PageAt) =>
  useWrite({
    operation: 'restorePageVersion',
    write: (versionNumber: number) =>
      restorePageVersion({ path: { ...address, versionNumber }, throwOnError: true }),
    stale,
    successToast: (_, versionNumber) => `Version ${versionNumber} restored`,
  });
