import { create } from 'zustand';
import type { KnownProject } from '@/api/documented/user';
import { browserStorage } from '../storage';

const STORAGE_KEY = 'known-project';

/** The projects that are known without a list of the host: by the sign-in, the setting of the build, or an answer. */
const store = create<{ told: readonly KnownProject[]; asked: string | null }>(() => ({
  told: [],
  asked: browserStorage.get(STORAGE_KEY),
}));

/** Sets what the sign-in and the build tell, the most certain first. */
export const tellProjects = (told: readonly KnownProject[]): void => store.setState({ told });

/** Keeps a project that a person has named by its id, for this browser. */
export function addAskedProject(id: string): void {
  browserStorage.set(STORAGE_KEY, id);
  store.setState({ asked: id });
}

/** The known projects, each once. */
export function useKnownProjects(): readonly KnownProject[] {
  const { told, asked } = store();
  if (asked === null || told.some(({ id }) => id === asked)) return told;
  return [...told, { id: asked, name: null }];
}
