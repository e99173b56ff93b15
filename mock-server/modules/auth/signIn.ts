import { avatarUrl } from '../../core/members/people.ts';
import type { Call } from '../../core/state/call.ts';
import type { User } from '../../core/state/model.ts';
import { ok } from '../../engine/success.ts';
import * as sessions from './sessions.ts';

/** Returns the signed-in user as the portal stores it with the session. */
export const toContract = (origin: string, user: User) => {
  const { id, username, email, jobTitle, locale = null, timeZone = null, theme = null } = user;
  return {
    id,
    username,
    email,
    jobTitle,
    avatarUrl: avatarUrl(origin, user),
    locale,
    timeZone,
    theme,
  };
};

/** A host without a list of projects tells them with the sign-in. */
function projectsWithoutList(
  { offered, tenant: { state } }: Pick<Call<unknown>, 'offered' | 'tenant'>,
  { id }: User,
) {
  if (offered().includes('listProjects')) return {};
  const ownMemberships = state.memberships.filter(({ userId }) => userId === id);
  const projects = ownMemberships.map(({ projectId }) => ({
    id: projectId,
    name: state.projects[projectId]?.name ?? projectId,
  }));
  return { projects };
}

/** Starts a session, and answers with it. */
export async function signIn(call: Call<unknown>, user: User, fcmToken: string | null) {
  const { session, refreshToken } = sessions.startSession(call, user, fcmToken);
  const accessToken = await sessions.signAccessToken(call, session);
  const shown = { ...toContract(call.appUrl, user), ...projectsWithoutList(call, user) };
  return ok({ accessToken, refreshToken, user: shown });
}
