import type { components } from '../../generated/contract.d.ts';
import { permissions } from '../../generated/permissions.ts';
import type { Membership, Project } from '../state/model.ts';
import type { Role } from '../state/roles.ts';
import { type Module, permittedInProject, rulesOf } from './grants.ts';

type ProjectAction = components['schemas']['ProjectAction'];

/** The modules with a `view`, by what switches them off. */
const switched = (Object.keys(permissions.modules) as Module[]).flatMap((module) => {
  const { switch: own, actions }: { switch?: string; actions: object } =
    permissions.modules[module];
  return own && 'view' in actions ? [{ own, module }] : [];
});

/** Tells whether a role sees a module that a project can switch off. */
export const sees = (role: Role, switchName: string): boolean => {
  const found = switched.find((candidate) => candidate.own === switchName);
  return !found || rulesOf(found.module, 'view', role).length > 0;
};

/** Returns the caller's actions in a project, in alphabetical order. A rule of the contract checks their names. */
export const projectActions = ({ role }: Membership, project: Project): ProjectAction[] =>
  permittedInProject(role, project) as ProjectAction[];
