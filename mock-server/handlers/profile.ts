import type { components } from '../generated/contract.d.ts';
import { avatarUrl } from '../logs/people.ts';
import type { Call, Handlers } from '../state/call.ts';

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
