import { avatarUrl } from '../../core/members/people.ts';
import type { Call } from '../../core/state/call.ts';
import type { Session, User } from '../../core/state/model.ts';
import { refuse } from '../../engine/problem.ts';
import { ok } from '../../engine/success.ts';
import { needsProvider } from '../account/signInDomains.ts';
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

/** Refuses a person who may not sign in, whatever they prove. */
export function refusedPerson({ verified, suspended }: User) {
  if (!verified) return refuse('EMAIL_NOT_VERIFIED');
  return suspended ? refuse('ACCOUNT_SUSPENDED') : null;
}

/** Refuses a person whose company asks for its own sign-in. */
export const refusedWithoutProvider = ({ tenant }: Pick<Call<unknown>, 'tenant'>, user: User) =>
  needsProvider(tenant.state, user) ? refuse('PROVIDER_REQUIRED') : null;

/**
 * Starts a session. Every way to sign in ends here.
 * @param proof `isStrong` if the person proved more than a password
 */
export async function newSession(
  call: Call<unknown>,
  user: User,
  fcmToken: string | null,
  proof: Pick<Session, 'isStrong'> = {},
) {
  const { session, refreshToken } = sessions.startSession(call, user, fcmToken);
  Object.assign(session, proof);
  const accessToken = await sessions.signAccessToken(call, session);
  const shown = { ...toContract(call.appUrl, user), ...projectsWithoutList(call, user) };
  return { accessToken, refreshToken, user: shown };
}

/** Answers with a new session. */
export const signIn = async (...sign: Parameters<typeof newSession>) =>
  ok(await newSession(...sign));
