import { refuse } from '../engine/problem.ts';
import type { components } from '../generated/contract.d.ts';
import { avatarUrl } from '../logs/people.ts';
import { withoutMetadata } from '../pictures/read.ts';
import type { Format } from '../pictures/segments.ts';
import type { Call, Handlers } from '../state/call.ts';
import { hasRoomFor, keepUpload } from '../state/files.ts';
import { removePicture, uploadedPicture } from '../state/userPictures.ts';
import { imageTypeOf } from '../uploads/imageType.ts';

type OwnCall = Pick<Call<unknown>, 'user' | 'origin'>;

function toContract({ user, origin }: OwnCall): components['schemas']['Profile'] {
  const own = user();
  const { id, username, email, jobTitle, phone = null } = own;
  const { locale = null, timeZone = null, theme = null } = own;
  const picture = avatarUrl(origin, own);
  return { id, username, email, jobTitle, phone, avatarUrl: picture, locale, timeZone, theme };
}

const answer = (call: OwnCall) => ({
  status: 200 as const,
  body: { success: true as const, data: toContract(call) },
});

export const handlers = {
  getProfile: answer,

  updateProfilePicture(call) {
    const { tenant, form } = call;
    const picture = form.file('picture');
    const contentType = picture && imageTypeOf(picture.data);
    if (!picture || !contentType) {
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
    const own = call.user();
    if (username !== undefined) own.username = username.trim();
    if (jobTitle !== undefined) own.jobTitle = jobTitle.trim();
    if (phone !== undefined) own.phone = phone.trim();
    if (locale !== undefined) own.locale = locale;
    if (timeZone !== undefined) own.timeZone = timeZone;
    if (theme !== undefined) own.theme = theme;
    for (const name of clear) {
      if (name === 'jobTitle') own.jobTitle = null;
      else delete own[name];
    }
    return answer(call);
  },
} satisfies Handlers;
