import type { Permissions } from '../../contract/document.ts';
import { ALL, rulesFor } from '../../contract/permissions.ts';
import { type Finding, recordOf } from '../check.ts';
import { isObject, type Json, rowsOf, strings } from '../requests/values.ts';
import type { Input } from '../run.ts';
import type { Trial } from '../trial.ts';

/** A record permits no account an action that its role never has. */
export async function permittedActions(trial: Trial): Promise<void> {
  const { method, path } = trial.operation;
  // Lists are read while they have records.
  if (method === 'get' && path.endsWith('}')) await neverPermitted(trial, await trial.prepared());
}

/** Reads a record or a list with each account, and compares its permitted actions with those of the role. */
export async function neverPermitted(trial: Trial, base: Input): Promise<void> {
  const { operation, run, world } = trial;
  const [need] = operation.needs;
  if (!operation.pathNames.includes('projectId') || !need) return;
  for (const as of ['main', 'other'] as const) {
    if (!run.tokens[as]) continue;
    const project = (await world.projectsOf(as)).find(({ id }) => id === base.path.projectId);
    if (!project) continue;
    const name = `permittedActions of the role ${project.role}`;
    const input = { ...base, as };
    const answer = await run.call(operation, input, { statuses: [200, 403, 404] }, name);
    if (answer.status !== 200 || !isObject(answer.json)) continue;
    const records = [recordOf(answer), ...rowsOf(answer.json)].filter(isObject);
    const findings = beyondRole(run.api.permissions, need.module, String(project.role), records);
    for (const finding of findings) trial.found(name, input, finding);
  }
}

/** Returns the actions of records that a role does not have under any rule. */
function beyondRole(
  { modules }: Permissions,
  module: string,
  role: string,
  records: readonly Json[],
): Finding[] {
  const actions = modules[module]?.actions ?? {};
  const shown = new Set(records.flatMap((record) => strings(record.permittedActions)));
  return [...shown].flatMap((name): Finding[] => {
    const action = actions[name];
    if (action?.shownIn !== 'record' || rulesFor(action, role).length > 0) return [];
    return [{ expected: `no ${name} for the role ${role}`, got: 'it is permitted' }];
  });
}

/** Compares the permitted actions of a project with those of the role in the table of roles. */
export function wronglyPermitted({ modules }: Permissions, project: Json): Finding[] {
  const { role, status } = project;
  const on = strings(project.modulesOn);
  const used = Object.values(modules).filter(
    (module) => !module.switch || on.includes(module.switch),
  );
  const granted = used.flatMap(({ actions }) =>
    Object.entries(actions)
      .filter(([, { inClosedProject }]) => status !== 'closed' || inClosedProject)
      .flatMap(([name, action]) => {
        const rules = rulesFor(action, String(role));
        const isShown = action.shownIn === 'project' && rules.includes(ALL);
        return [
          ...(isShown ? [action.name ?? name] : []),
          ...(action.nameForNew && rules.length > 0 ? [action.nameForNew] : []),
        ];
      }),
  );
  const shown = strings(project.permittedActions);
  const missing = granted.filter((name) => !shown.includes(name));
  const more = shown.filter((name) => !granted.includes(name));
  return [
    ...missing.map((name) => ({ expected: `${name} for the role ${role}`, got: 'it is missing' })),
    ...more.map((name) => ({
      expected: `no ${name} for the role ${role}`,
      got: 'it is permitted',
    })),
  ];
}
