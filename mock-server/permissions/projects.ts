import { modulesIn } from '../engine/modulesIn.ts';
import type { components } from '../generated/contract.d.ts';
import type { Membership, Project } from '../state/model.ts';
import { type GrantTable, permittedActions } from './grants.ts';

type ProjectAction = components['schemas']['ProjectAction'];

/** What each file in `table/` exports. */
interface TableFile {
  grants: GrantTable<string, string>;
  /** Actions of a module that the contract lists among the actions of a project. */
  projectActions: Partial<Record<ProjectAction, string>>;
}

/** The table of roles: the grants of each module, by the name of its file. */
export const tableOfRoles = await modulesIn<TableFile>(new URL('./table/', import.meta.url));

/** In alphabetical order. */
export const projectActions = ({ role }: Membership, project: Project): ProjectAction[] =>
  tableOfRoles
    .flatMap(({ module: { grants, projectActions: names = {} } }) => {
      const byName = Object.entries(names) as [ProjectAction, string][];
      return byName.flatMap(([name, action]) =>
        grants && permittedActions(grants, role, project, [action]).length > 0 ? [name] : [],
      );
    })
    .sort();
