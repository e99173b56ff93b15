import { useQuery } from '@tanstack/react-query';
import type { AccountAction } from '@/api/generated/types.gen';
import { accountOptions } from './accountOptions';

/** Checks what the user is permitted to do in the account; nothing until the server has answered. */
export function useAccountActions() {
  const { data } = useQuery(accountOptions());
  return (action: AccountAction): boolean => data?.data.permittedActions.includes(action) === true;
}
