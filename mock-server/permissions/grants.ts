import type { Project, ProjectRole } from '../state/model.ts';

/** The role that an account admin has in every project. */
export const ACCOUNT_ADMIN_ROLE: ProjectRole = 'project_admin';

/** `all`: for every record. Otherwise the row rules of which a record has to meet one. */
export type Grant<Rule extends string> = 'all' | Rule | readonly Rule[];

/** What one role may do in one module. An action that is missing is not granted. */
export type Grants<Action extends string, Rule extends string = never> = {
  readonly [A in Action]?: Grant<Rule>;
};

/**
 * One module of the table of roles: plain data, so that roles can be listed, compared and edited. The files in
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
 * The one lookup in the table of roles.
 * @param holds whether the record meets a row rule; without it, only what is granted for all records counts
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

/** A closed project can be read, its data downloaded, and its links revoked. Everything else waits for reopening. */
const WITHOUT_CHANGES: readonly string[] = ['view', 'export', 'download', 'share'];

/** Those of the actions that are granted, in the same order, given the status of the project. */
export function permittedActions<Asked extends Action, Action extends string, Rule extends string>(
  table: GrantTable<Action, Rule>,
  role: ProjectRole,
  { status }: Pick<Project, 'status'>,
  actions: readonly Asked[],
  holds?: (rule: Rule) => boolean,
): Asked[] {
  return actions.filter(
    (action) =>
      (status !== 'closed' || WITHOUT_CHANGES.includes(action)) &&
      isGranted(table, role, action, holds),
  );
}
