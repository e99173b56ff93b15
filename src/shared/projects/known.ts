import { create } from 'zustand';
import type { KnownProject, SessionUser } from '@/api/documented/user';
import { browserStorage } from '../storage';

/** Contains the user, so that users of the same browser do not see each other's project. */
const keyOf = (userId: string) => `known-project:${encodeURIComponent(userId)}` as const;

interface Known {
  told: readonly KnownProject[];
  person: SessionUser | null;
  asked: string | null;
}

/** What is known without a call: by the sign-in, the setting of the build, or an answer of the person. */
const store = create<Known>(() => ({
  told: [],
  person: null,
  asked: null,
}));

/** Sets what the sign-in and the build tell: projects, the most certain first, and the signed-in user. */
export const tellKnown = (told: readonly KnownProject[], person: SessionUser | null): void =>
  store.setState({ told, person, asked: person && browserStorage.get(keyOf(person.id)) });

/** Returns the signed-in user. */
export const knownPerson = () => store.getState().person;

/** Keeps a project that a person has named by its id, for this browser. */
export function addAskedProject(id: string): void {
  const { person } = store.getState();
  if (person) browserStorage.set(keyOf(person.id), id);
  store.setState({ asked: id });
}

/** Returns the known projects, each once. */
export function useKnownProjects(): readonly KnownProject[] {
  const { told, asked } = store();
  if (asked === null || told.some(({ id }) => id === asked)) return told;
  return [...told, { id: asked, name: null }];
}
