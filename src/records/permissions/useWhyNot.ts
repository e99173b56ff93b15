import { useQuery } from '@tanstack/react-query';
import { getAccountActionHoldersOptions } from '@/api/generated/account/getAccountActionHolders.gen';
import { getActionHoldersOptions } from '@/api/generated/projects/getActionHolders.gen';
import type { ActionHolders } from '@/api/generated/types.gen';
import { useOffers } from '@/api/offers';
import { count } from '@/shared/format/format';
import { fullName, namesOf } from '@/shared/format/labels';

/** An action of the table of roles, and what it does within a sentence: 'add scans'. */
export interface Absent {
  module: string;
  action: string;
  does: string;
}

const SHOWN = 3;

/** 'Ana Torres, Tom Becker and 4 others'. Empty for nobody. */
function peopleText({ people, total }: ActionHolders): string {
  const named = people.slice(0, SHOWN);
  const rest = total - named.length;
  if (rest > 0) return `${namesOf(named)} and ${count(rest, 'other')}`;
  const last = named.at(-1);
  if (named.length < 2 || !last) return namesOf(named);
  return `${namesOf(named.slice(0, -1))} and ${fullName(last)}`;
}

/** Who can do it, as a sentence; for an action that waits for somebody else. */
export function whoText(holders: ActionHolders, does: string, where = 'project'): string {
  const who = peopleText(holders);
  if (holders.reason === 'closed') {
    return who ? `The project is closed. ${who} can reopen it.` : 'The project is closed.';
  }
  const what = does && ` ${does}`;
  return who ? `${who} can${what}.` : `Nobody else in the ${where} can${what}.`;
}

/** Why the user does not have an action, and who does. */
export function whyText(holders: ActionHolders, does: string, where = 'project'): string {
  return holders.reason === 'role'
    ? `Your role does not ${does}. ${whoText(holders, '', where)}`
    : whoText(holders, does, where);
}

/**
 * Asks the host why an action is absent. Nothing for a host that does not tell.
 * @param projectId null for an action in the account
 */
export function useHolders(
  projectId: string | null,
  { module, action }: Pick<Absent, 'module' | 'action'>,
  enabled = true,
): ActionHolders | undefined {
  const offered = useOffers();
  const query = { module, action };
  const inProject = useQuery({
    ...getActionHoldersOptions({ path: { projectId: projectId ?? '' }, query }),
    enabled: enabled && offered('getActionHolders') && !!projectId,
  });
  const inAccount = useQuery({
    ...getAccountActionHoldersOptions({ query }),
    enabled: enabled && offered('getAccountActionHolders') && projectId === null,
  });
  return (projectId === null ? inAccount : inProject).data?.data;
}
