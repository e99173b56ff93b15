import { imageTypeOf } from '../../../converter/formats/imageType.ts';
import { isReadable, withoutMetadata } from '../../../converter/pictures/read.ts';
import type { Format } from '../../../converter/pictures/segments.ts';
import { accountNamed } from '../../../core/state/account.ts';
import type { Handlers } from '../../../core/state/call.ts';
import { todayIn } from '../../../core/state/dates.ts';
import { hasRoomFor, keepUpload } from '../../../core/state/files.ts';
import { lookUp } from '../../../core/state/model.ts';
import { refusedRegion } from '../../../core/state/region.ts';
import { newSecret } from '../../../core/state/secrets.ts';
import { refusedMail } from '../../../core/state/sessions/limits.ts';
import { hashPassword } from '../../../core/state/sessions/passwords.ts';
import { removePicture, uploadedPicture } from '../../../core/state/userPictures.ts';
import { refuse } from '../../../engine/problem.ts';
import { DONE, ok } from '../../../engine/success.ts';
import { refusedAddress, refusedNewPassword, setPassword } from '../../account/account.ts';
import { refusedPassword } from '../../auth/identity.ts';
import { askForEmail, cancelNewEmail } from '../../auth/newEmail.ts';
import { endAllSessions, endSession, spendEmailedTokens } from '../../auth/sessions.ts';
import { sessionsOf } from '../ownSessions.ts';
import { personalData } from '../personalData.ts';
import { removeAccount } from '../profileRemoval.ts';
import { answer, type OwnCall, soleAdminOf } from '../profileView.ts';
import * as secondFactor from '../secondFactor.ts';

const accountOf = ({ tenant, user }: OwnCall) => accountNamed(tenant.state, user().accountId);

export const handlers = {
  getProfile: answer,

  updateProfilePicture(call) {
    const { tenant, form } = call;
    const picture = form.file('picture');
    const contentType = picture && imageTypeOf(picture.data);
    if (!picture || !contentType || !isReadable(picture.data, contentType as Format)) {
      const detail = 'The picture must be a PNG, JPEG or WebP file.';
      return refuse('UNSUPPORTED_MEDIA_TYPE', { detail });
    }
    if (!hasRoomFor(tenant, picture.data.length)) {
      const detail = 'The mock server has no room for another upload.';
      return refuse('PAYLOAD_TOO_LARGE', { detail });
    }
    // A phone writes the place into a photo, and everybody can open the address.
    const data = withoutMetadata(picture.data, contentType as Format);
    removePicture(tenant, call.user());
    const { id } = keepUpload(tenant, { fileName: 'picture', contentType, data });
    call.user().picture = uploadedPicture(tenant, id);
    return answer(call);
  },

  deleteProfilePicture(call) {
    removePicture(call.tenant, call.user());
    return answer(call);
  },

  updateProfile(call) {
    const { clear = [], username, jobTitle, phone, locale, timeZone, theme } = call.body;
    const refused = refusedRegion({ timeZone });
    if (refused) return refused;
    const ownUser = call.user();
    if (username !== undefined) ownUser.username = username.trim();
    if (jobTitle !== undefined) ownUser.jobTitle = jobTitle.trim();
    if (phone !== undefined) ownUser.phone = phone.trim();
    if (locale !== undefined) ownUser.locale = locale;
    if (timeZone !== undefined) ownUser.timeZone = timeZone;
    if (theme !== undefined) ownUser.theme = theme;
    for (const name of clear) {
      if (name === 'jobTitle') ownUser.jobTitle = null;
      else delete ownUser[name];
    }
    return answer(call);
  },

  async updatePassword(call) {
    const { currentPassword, password } = call.body;
    const refused =
      (await refusedPassword(call, currentPassword)) ??
      (await refusedNewPassword(accountOf(call), password, call.user()));
    if (refused) return refused;
    const passwordHash = await hashPassword(password);
    const ownUser = call.user();
    setPassword(ownUser, passwordHash, call.now);
    spendEmailedTokens(call.tenant, 'reset', ownUser.id);
    endAllSessions(call.tenant, ownUser.id, call.session());
    return DONE;
  },

  async updateEmail(call) {
    const refused =
      (await refusedPassword(call, call.body.currentPassword)) ??
      refusedAddress(accountOf(call), '/newEmail', call.body.newEmail) ??
      refusedMail(call, 'email', call.body.newEmail);
    if (refused) return refused;
    askForEmail(call, call.user(), call.body.newEmail);
    return answer(call);
  },

  cancelEmailChange(call) {
    cancelNewEmail(call, call.user());
    return answer(call);
  },

  getSecondFactor: secondFactor.secondFactorOf,
  addAuthenticator: secondFactor.addAuthenticator,
  verifyAuthenticator: secondFactor.verifyAuthenticator,
  removeAuthenticator: secondFactor.removeAuthenticator,
  resetRecoveryCodes: secondFactor.resetRecoveryCodes,

  listSessions: (call) => ok(sessionsOf(call)),

  deleteSession(call) {
    const { sessionId } = call.params;
    const session = lookUp(call.tenant.state.sessions, sessionId);
    if (session?.userId !== call.user().id) return refuse('NOT_FOUND');
    endSession(call.tenant, sessionId);
    return DONE;
  },

  deleteOtherSessions(call) {
    endAllSessions(call.tenant, call.user().id, call.session());
    return DONE;
  },

  getStorageKey(call) {
    const ownUser = call.user();
    ownUser.storageKey ??= newSecret();
    return ok({ key: ownUser.storageKey });
  },

  exportProfile(call) {
    const day = todayIn({ timeZone: call.user().timeZone ?? 'PST' }, call.now);
    const headers = { 'content-disposition': `attachment; filename="my-data-${day}.json"` };
    return { status: 200, headers, body: personalData(call) };
  },

  async deleteProfile(call) {
    const refused = await refusedPassword(call, call.body.currentPassword);
    if (refused) return refused;
    const blocked = soleAdminOf(call.tenant.state, call.user());
    if (blocked.length > 0) {
      const names = blocked.map(({ name }) => name).join(', ');
      return refuse('WRONG_STATE', { detail: `Appoint another administrator first: ${names}.` });
    }
    removeAccount(call);
    return DONE;
  },
} satisfies Handlers;
