import type { components } from '../generated/contract.d.ts';
import type { Membership, Project } from '../state/model.ts';
import { permittedInProject } from './grants.ts';

type ProjectAction = components['schemas']['ProjectAction'];

/** Returns the caller's actions in a project, in alphabetical order. A rule of the contract checks their names. */
export const projectActions = ({ role }: Membership, project: Project): ProjectAction[] =>
  permittedInProject(role, project) as ProjectAction[];
