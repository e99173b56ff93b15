import { useQuery } from '@tanstack/react-query';
import { accountOptions } from '@/records/account/accountOptions';
import { useReaches } from '@/shared/routing/AppLink';
import { type Section, settings } from '../sections';

/** The settings that the user may see. */
export function useSettings(): Section {
  const reaches = useReaches();
  const account = useQuery(accountOptions());
  const permitted = account.data?.data.permittedActions;
  return {
    ...settings,
    pages: settings.pages.filter(
      ({ needs, path }) => (!needs || permitted?.includes(needs)) && reaches(path),
    ),
  };
}
