import { imageTypeOf } from '../../converter/formats/imageType.ts';
import { pictureSize, withoutMetadata } from '../../converter/pictures/read.ts';
import type { Format } from '../../converter/pictures/segments.ts';
import type { GuardedHandlers } from '../../core/access.ts';
import { accountRolesOf, permittedInAccount } from '../../core/permissions/account.ts';
import { type Account, accountNamed, secondFactorDue } from '../../core/state/account.ts';
import type { Call } from '../../core/state/call.ts';
import { dropFile, hasRoomFor, keepUpload } from '../../core/state/files.ts';
import { refusedRegion } from '../../core/state/region.ts';
import { hasProvenFactor } from '../../core/state/sessions/secondFactor.ts';
import { fileOfPicture, uploadedPicture } from '../../core/state/userPictures.ts';
import { invalid, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import type { access } from './access.ts';
import { logoUrl } from './account.ts';
import { accountHolders } from './holders.ts';

type Schemas = components['schemas'];
type SettingsCall = Pick<Call<unknown>, 'tenant' | 'user' | 'origin' | 'now'>;

/** Pixels of a side of the logo. */
const MAX_SIDE = 4096;

const ownAccount = ({ tenant, user }: Pick<SettingsCall, 'tenant' | 'user'>): Account =>
  accountNamed(tenant.state, user().accountId);

function answer({ tenant, user, origin }: SettingsCall) {
  const account = ownAccount({ tenant, user });
  const { id: _, logo: __, passwordsAgeSince: ___, secondFactorSince: ____, ...settings } = account;
  const data = { ...settings, logoUrl: logoUrl(origin, account) };
  return { status: 200 as const, body: { success: true as const, data } };
}

/** Until when the caller sets up a second factor; null if there is nothing to do, as for a program. */
function dueAtFor({
  tenant: { state },
  user,
  session,
}: Pick<Call<unknown>, 'tenant' | 'user' | 'session'>) {
  const due = secondFactorDue(accountNamed(state, user().accountId));
  const isDone = due === null || user().program || hasProvenFactor(state, session());
  return isDone ? null : new Date(due).toISOString();
}

/** The logo is not part of the version: it is set on its own, next to a form that may be open. */
function removeLogo(call: SettingsCall): void {
  const account = ownAccount(call);
  dropFile(call.tenant, fileOfPicture(account.logo));
  delete account.logo;
}

export const handlers = {
  getAccountActionHolders(call) {
    const { module, action } = call.query;
    const data = accountHolders(call, accountRolesOf(call), module, action);
    return data
      ? { status: 200, body: { success: true, data } }
      : invalid('/action', 'enum', 'must be an action of the table of roles');
  },

  getAccount(call) {
    const account = ownAccount(call);
    const { name, shareLinkExpiryDays, shareLinkPasswordRequired } = account;
    const permittedActions = permittedInAccount(accountRolesOf(call)) as Schemas['AccountAction'][];
    const data = {
      ...{ name, logoUrl: logoUrl(call.origin, account) },
      ...{ shareLinkExpiryDays, shareLinkPasswordRequired, permittedActions },
      secondFactorDueAt: dueAtFor(call),
    };
    return { status: 200, body: { success: true, data } };
  },

  getAccountSettings: answer,

  updateAccountSettings(call) {
    const { state } = call.tenant;
    const { version, clear = [], ...changes } = call.body;
    const refused = refusedRegion(changes);
    if (refused) return refused;
    const cleared = Object.fromEntries(clear.map((name) => [name, null]));
    const next = { ...ownAccount(call), ...cleared, ...changes, version: version + 1 };
    next.name = next.name.trim();
    if (next.passwordMaxAgeDays === null) delete next.passwordsAgeSince;
    else next.passwordsAgeSince ??= new Date(call.now).toISOString();
    if (!next.secondFactorRequired) delete next.secondFactorSince;
    else next.secondFactorSince ??= new Date(call.now).toISOString();
    state.accounts[next.id] = next;
    return answer(call);
  },

  updateAccountLogo(call) {
    const { tenant, form } = call;
    const logo = form.file('logo');
    const contentType = logo && imageTypeOf(logo.data);
    const size = logo && contentType ? pictureSize(logo.data) : null;
    if (!logo || !contentType || !size) {
      const detail = 'The logo must be a PNG, JPEG or WebP file.';
      return refuse('UNSUPPORTED_MEDIA_TYPE', { detail });
    }
    if (Math.max(size.width, size.height) > MAX_SIDE) {
      const detail = `must have at most ${MAX_SIDE} pixels on each side`;
      return invalid('/logo', 'pixels', detail);
    }
    if (!hasRoomFor(tenant, logo.data.length)) {
      const detail = 'The mock server has no room for another upload.';
      return refuse('PAYLOAD_TOO_LARGE', { detail });
    }
    const data = withoutMetadata(logo.data, contentType as Format);
    removeLogo(call);
    const { id } = keepUpload(tenant, { fileName: 'logo', contentType, data });
    ownAccount(call).logo = uploadedPicture(tenant, id);
    return answer(call);
  },

  deleteAccountLogo(call) {
    removeLogo(call);
    return answer(call);
  },
} satisfies GuardedHandlers<typeof access>;
