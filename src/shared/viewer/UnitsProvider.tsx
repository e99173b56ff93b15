import { createContext, type ReactNode, use, useState } from 'react';
import { useProject } from '@/shared/projects/useProject';
import type { Units } from '../format/units';
import { browserStorage } from '../storage';

interface UnitsChoice {
  units: Units;
  setUnits: (units: Units) => void;
}

const Context = createContext<UnitsChoice>({ units: 'imperial', setUnits: () => {} });

/** Returns the units of lengths in the viewer, and a function that switches them. */
export const useUnits = (): UnitsChoice => use(Context);

interface Props {
  /** The units of the project. */
  initial: string | undefined;
  /** Where the choice of the person applies. */
  scope: string;
  children: ReactNode;
}

/** Lengths follow the project until the person switches. The browser remembers the choice. */
export function UnitsProvider({ initial, scope, children }: Props) {
  const key = `units:${scope}` as const;
  const [chosen, setChosen] = useState(() => browserStorage.get(key));
  const setUnits = (units: Units) => {
    browserStorage.set(key, units);
    setChosen(units);
  };
  const units = (chosen ?? initial) === 'metric' ? 'metric' : 'imperial';
  return <Context value={{ units, setUnits }}>{children}</Context>;
}

/** Shows the same for a project of the person. */
export function ProjectUnits({ projectId, children }: { projectId: string; children: ReactNode }) {
  const project = useProject(projectId);
  return (
    <UnitsProvider key={projectId} scope={projectId} initial={project.data?.data.units}>
      {children}
    </UnitsProvider>
  );
}
