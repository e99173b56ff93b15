import type { SignedInUser } from '../generated/types.gen';
import { fieldsOf, idOf, textOf, webAddressOf } from './values';

/** A project as far as the sign-in tells it. */
export interface KnownProject {
  id: string;
  /** Null if only its id is known. */
  name: string | null;
}

/** The signed-in user as screens need it. What the host does not tell is null. */
export interface SessionUser {
  id: string;
  username: string;
  email: string;
  jobTitle: string | null;
  avatarUrl: string | null;
  locale: string | null;
  timeZone: string | null;
  theme: string | null;
  /** The projects of the person, if the host tells them with the sign-in. */
  projects: KnownProject[];
}

/**
 * Reads the user of a sign-in.
 *
 * @param email The address that the person signed in with, for a host that says nothing about the user.
 */
export function readUser(user: SignedInUser, email = ''): SessionUser {
  const { _id, name, ...known } = fieldsOf(user);
  const address = textOf(known.email) ?? email;
  return {
    id: idOf(known.id, _id) ?? address,
    username: textOf(known.username, name) ?? (address || 'Unnamed user'),
    email: address,
    jobTitle: textOf(known.jobTitle),
    avatarUrl: webAddressOf(known.avatarUrl),
    locale: localeOf(known.locale),
    timeZone: textOf(known.timeZone),
    theme: textOf(known.theme),
    projects: projectsOf(known),
  };
}

/** A text that is not a language tag would break each format of a date. */
function localeOf(value: unknown): string | null {
  const text = textOf(value);
  try {
    return text && (Intl.getCanonicalLocales(text)[0] ?? null);
  } catch {
    return null;
  }
}

function projectsOf({ projectId, projects }: ReturnType<typeof fieldsOf>): KnownProject[] {
  const named = Array.isArray(projects) ? projects : [];
  const found = new Map<string, KnownProject>();
  for (const value of [projectId, ...named]) {
    const { id, _id, projectId: other, name, title } = fieldsOf(value);
    const known = idOf(value, id, _id, other);
    if (known === null) continue;
    found.set(known, { id: known, name: textOf(name, title) ?? found.get(known)?.name ?? null });
  }
  return [...found.values()];
}
