import { useQuery } from '@tanstack/react-query';
import { useOffers } from '@/api/offers';
import { accountOptions } from '@/shared/account/accountOptions';
import { isOffered } from './navigation';
import { type Section, settings } from './sections';

/** The settings that the user may see. */
export function useSettings(): Section {
  const offered = useOffers();
  const account = useQuery(accountOptions());
  const permitted = account.data?.data.permittedActions;
  return {
    ...settings,
    pages: settings.pages.filter(
      ({ needs, path }) => (!needs || permitted?.includes(needs)) && isOffered(path, offered),
    ),
  };
}
