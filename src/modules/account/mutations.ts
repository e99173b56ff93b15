import type { QueryClient } from '@tanstack/react-query';
import { deleteAccountLogo } from '@/api/generated/account/deleteAccountLogo.gen';
import { getAccountSettingsQueryKey } from '@/api/generated/account/getAccountSettings.gen';
import { updateAccountLogo } from '@/api/generated/account/updateAccountLogo.gen';
import { updateAccountSettings } from '@/api/generated/account/updateAccountSettings.gen';
import type {
  AccountSettingsResult,
  UpdateAccountSettingsRequest,
} from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';

const queryKey = getAccountSettingsQueryKey();

function show(client: QueryClient, answer: AccountSettingsResult): void {
  // A read that started before the write would overwrite the answer.
  void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, answer);
}

/** The top bar and the dialog of public links read this. */
const STALE = ['getAccount'] as const;

export const useUpdateSettings = () =>
  useWrite({
    operation: 'updateAccountSettings',
    failure: 'inline',
    write: (body: UpdateAccountSettingsRequest) =>
      updateAccountSettings({ body, throwOnError: true }),
    stale: STALE,
    record: 'getAccountSettings',
    show,
    successToast: () => 'Settings saved',
  });

export const useUpdateLogo = () =>
  useWrite({
    operation: 'updateAccountLogo',
    failure: 'inline',
    write: (logo: File) => updateAccountLogo({ body: { logo }, throwOnError: true }),
    stale: STALE,
    show,
  });

export const useDeleteLogo = () =>
  useWrite({
    operation: 'deleteAccountLogo',
    failure: 'inline',
    write: () => deleteAccountLogo({ throwOnError: true }),
    stale: STALE,
    show,
  });
