import { isOpenable, visitedLink } from '../../../core/sharing/linkStates.ts';
import { accountNamed } from '../../../core/state/account.ts';
import type { Call, Handlers } from '../../../core/state/call.ts';
import { lookUp } from '../../../core/state/model.ts';
import { hashSecret, newSecret } from '../../../core/state/secrets.ts';
import { limitedTry } from '../../../core/state/sessions/limits.ts';
import { isPassword } from '../../../core/state/sessions/passwords.ts';
import type { Tenant } from '../../../core/state/tenant.ts';
import { refuse } from '../../../engine/problem.ts';
import { ok } from '../../../engine/success.ts';
import type { operations } from '../../../generated/contract.d.ts';
import { logoUrl } from '../../account/account.ts';
import { publicTarget } from '../publicTargets.ts';

const VISIT_SECONDS = 60 * 60;

const linkOf = ({ state }: Tenant, token: string) => {
  const hash = hashSecret(token);
  return Object.values(state.shareLinks).find(({ tokenHash }) => tokenHash === hash);
};

function forgetOldVisits({ state }: Tenant, now: number): void {
  for (const [hash, { expiresAt }] of Object.entries(state.visits)) {
    // Kept for a while, so that its token counts as expired, not as unknown.
    if (expiresAt + VISIT_SECONDS * 1000 <= now) delete state.visits[hash];
  }
}

async function open(call: Call<operations['openPublicLink']>) {
  const { tenant, now } = call;
  const { token, password } = call.body;
  const link = linkOf(tenant, token);
  // Checked before the password, so that all broken links take the same time.
  if (!link || !isOpenable(tenant, link, now)) return refuse('NOT_FOUND');
  if (link.passwordHash !== null) {
    if (password === undefined) return refuse('LINK_PASSWORD_REQUIRED');
    const tooMany = tenant.attempts.begin(link.id, now);
    if (tooMany) return tooMany;
    const isRight = await isPassword(password, link.passwordHash);
    if (!isRight) return refuse('LINK_PASSWORD_WRONG');
    tenant.attempts.forget(link.id);
    // The link may have ended or changed its address while the password was checked.
    if (linkOf(tenant, token) !== link || !isOpenable(tenant, link, now))
      return refuse('NOT_FOUND');
  }
  forgetOldVisits(tenant, now);
  link.viewCount += 1;
  link.lastViewedAt = new Date(now).toISOString();
  const visitToken = newSecret();
  const expiresAt = now + VISIT_SECONDS * 1000;
  tenant.state.visits[hashSecret(visitToken)] = {
    ...{ shareLinkId: link.id, expiresAt },
    filesKey: newSecret(),
  };
  return ok({ visitToken, expiresInSeconds: VISIT_SECONDS });
}

export const handlers = {
  openPublicLink: (call) => limitedTry(call, () => open(call)),

  getPublicLink(call) {
    const link = visitedLink(call);
    const project = link && lookUp(call.tenant.state.projects, link.projectId);
    if (!link || !project) return refuse('NOT_FOUND');
    const { allowDownload, expiresAt } = link;
    const targets = link.targets.flatMap((target) => publicTarget(call, target) ?? []);
    const account = accountNamed(call.tenant.state, project.accountId);
    return ok({
      ...{ accountName: account.name, logoUrl: logoUrl(call.origin, account) },
      ...{ projectName: project.name, units: project.units },
      ...{ allowDownload, expiresAt, targets },
    });
  },
} satisfies Handlers;
