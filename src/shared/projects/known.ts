import { create } from 'zustand';
import type { KnownProject, SessionUser } from '@/api/documented/user';
import { browserStorage } from '../storage';

const STORAGE_KEY = 'known-project';

interface Known {
  told: readonly KnownProject[];
  person: SessionUser | null;
  asked: string | null;
}

/** What is known without a call: by the sign-in, the setting of the build, or an answer of the person. */
const store = create<Known>(() => ({
  told: [],
  person: null,
  asked: browserStorage.get(STORAGE_KEY),
}));

/** Sets what the sign-in and the build tell: projects, the most certain first, and the signed-in user. */
export const tellKnown = (told: readonly KnownProject[], person: SessionUser | null): void =>
  // What is stored belongs to the person.
  store.setState({ told, person, asked: browserStorage.get(STORAGE_KEY) });

/** Returns the signed-in user. */
export const knownPerson = () => store.getState().person;

/** Keeps a project that a person has named by its id, for this browser. */
export function addAskedProject(id: string): void {
  browserStorage.set(STORAGE_KEY, id);
  store.setState({ asked: id });
}

/** Returns the known projects, each once. */
export function useKnownProjects(): readonly KnownProject[] {
  const { told, asked } = store();
  if (asked === null || told.some(({ id }) => id === asked)) return told;
  return [...told, { id: asked, name: null }];
}
