import type { Project, ProjectRole } from '../state/model.ts';

/** The role that an account admin has in every project. */
export const ACCOUNT_ADMIN_ROLE: ProjectRole = 'project_admin';

/** `all` grants the action for every record. Otherwise a record has to meet one of the row rules. */
export type Grant<Rule extends string> = 'all' | Rule | readonly Rule[];

/** The grants of one role in one module. A missing action is not granted. */
export type Grants<Action extends string, Rule extends string = never> = {
  readonly [A in Action]?: Grant<Rule>;
};

/**
 * One module of the table of roles. It is plain data, so that roles can be listed, compared and edited. The files in
 * `table/` make up the whole table (source: domain.md, section 4).
 */
export type GrantTable<Action extends string, Rule extends string = never> = Readonly<
  Record<ProjectRole, Grants<Action, Rule>>
>;

/** Grants actions for every record. */
export function all<Action extends string>(...actions: Action[]): Record<Action, 'all'> {
  return Object.fromEntries(actions.map((action) => [action, 'all'])) as Record<Action, 'all'>;
}

/**
 * Looks up a grant in the table of roles. All permission checks go through this function.
 * @param holds whether the record meets a row rule; without it, only grants for all records count
 */
export function isGranted<Action extends string, Rule extends string>(
  table: GrantTable<Action, Rule>,
  role: ProjectRole,
  action: Action,
  holds: (rule: Rule) => boolean = () => false,
): boolean {
  const grant: Grant<Rule> | undefined = table[role][action];
  if (grant === undefined) return false;
  if (grant === 'all') return true;
  return typeof grant === 'string' ? holds(grant as Rule) : grant.some((rule) => holds(rule));
}

/** The actions of a closed project: read it, download its data, and revoke its links. */
const WITHOUT_CHANGES: readonly string[] = ['view', 'export', 'download', 'share'];

/** Returns the actions that the role and the status of the project permit, in the given order. */
export function permittedActions<
  Requested extends Action,
  Action extends string,
  Rule extends string,
>(
  table: GrantTable<Action, Rule>,
  role: ProjectRole,
  { status }: Pick<Project, 'status'>,
  actions: readonly Requested[],
  holds?: (rule: Rule) => boolean,
): Requested[] {
  return actions.filter(
    (action) =>
      (status !== 'closed' || WITHOUT_CHANGES.includes(action)) &&
      isGranted(table, role, action, holds),
  );
}
