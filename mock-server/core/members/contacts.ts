import { permits } from '../permissions/grants.ts';
import { lookUp, type Membership } from '../state/model.ts';
import type { LogCall, Viewer } from './viewer.ts';

/** Tells whether the viewer sees the email address and phone number of a member. */
export function seesContacts(call: LogCall, viewer: Viewer, membership: Membership): boolean {
  const company = membership.companyId
    ? lookUp(call.tenant.state.companies, membership.companyId)
    : undefined;
  const isOpen =
    membership.userId === viewer.userId ||
    membership.companyId === viewer.companyId ||
    membership.companyId === viewer.project.leadCompanyId ||
    company?.hideMembersFromOtherSubs !== true;
  return permits('team', viewer.role, viewer.project, 'view_contacts', () => isOpen);
}
