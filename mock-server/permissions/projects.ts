import { modulesIn } from '../engine/modulesIn.ts';
import type { components } from '../generated/contract.d.ts';
import type { Membership, Project } from '../state/model.ts';
import { type GrantTable, permittedActions } from './grants.ts';

type ProjectAction = components['schemas']['ProjectAction'];

/** The exports of each file in `table/`. */
interface TableFile {
  grants: GrantTable<string, string>;
  /** Maps actions of a project in the contract to actions of this module. */
  projectActions: Partial<Record<ProjectAction, string>>;
}

/** The table of roles: the grants of each module, by file name. */
export const tableOfRoles = await modulesIn<TableFile>(new URL('./table/', import.meta.url));

/** Returns the caller's actions in a project, in alphabetical order. */
export const projectActions = ({ role }: Membership, project: Project): ProjectAction[] =>
  tableOfRoles
    .flatMap(({ module: { grants, projectActions: names = {} } }) => {
      const byName = Object.entries(names) as [ProjectAction, string][];
      return byName.flatMap(([name, action]) =>
        grants && permittedActions(grants, role, project, [action]).length > 0 ? [name] : [],
      );
    })
    .sort();
