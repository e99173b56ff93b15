import { getAccountOptions } from '@/api/generated/account/getAccount.gen';
import type { AccountAction } from '@/api/generated/types.gen';
import { offersStore } from '@/api/offersStore';
import { withStandIn } from '@/api/withStandIn';

/** Days until a public link expires, where the host has no setting for it. */
const DAYS = 30;

/** Queries the account. A host without a call for it permits what it offers, until it refuses a call. */
export const accountOptions = () =>
  withStandIn('getAccount', getAccountOptions(), () => ({
    success: true as const,
    data: {
      name: '',
      logoUrl: null,
      shareLinkExpiryDays: DAYS,
      shareLinkPasswordRequired: false,
      secondFactorDueAt: null,
      permittedActions: offersStore.getState().actions as AccountAction[],
    },
  }));
