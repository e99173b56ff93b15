import { type Contract, callsOf } from '../document.ts';
import { ALL, isOfProject, MEMBERSHIP, permissionsOf, rolesOf } from '../permissions.ts';

const enumOf = ({ components }: Contract, schema: string): string[] => {
  const { enum: values } = components.schemas[schema] ?? {};
  return Array.isArray(values) ? values.map(String) : [];
};

/** Returns what only one of two lists has. */
const unequal = (a: readonly string[], b: readonly string[]): string[] => [
  ...a.filter((name) => !b.includes(name)),
  ...b.filter((name) => !a.includes(name)),
];

/** The table of roles uses the roles and actions of the schemas, and each of its row rules is described and used. */
export function tableOfRoles(contract: Contract): string[] {
  const table = permissionsOf(contract);
  const { roles, modules } = table;
  const shown: string[] = [];
  const shownInAccount: string[] = [];
  const duties: string[] = [];
  const findings = Object.entries(modules).flatMap(([name, module]) => {
    const { rules, actions } = module;
    const known = rolesOf(table, module);
    const used = Object.values(actions).flatMap(({ grants }) => Object.keys(grants));
    const wrong = unequal([ALL, ...Object.keys(rules)], [...new Set([ALL, ...used])]);
    const ofActions = Object.entries(actions).flatMap(([action, entry]) => {
      if (entry.shownIn === 'project') shown.push(entry.name ?? action);
      if (entry.shownIn === 'account') shownInAccount.push(entry.name ?? action);
      if (entry.nameForNew) shown.push(entry.nameForNew);
      if (entry.shownIn === 'member') duties.push(entry.name ?? action);
      const strange = Object.values(entry.grants)
        .flat()
        .filter((role) => !known.includes(role));
      return [
        ...(entry.description ? [] : [`${name}: ${action} has no description.`]),
        ...strange.map((role) => `${name}: ${action} is granted to ${role}, which is no role.`),
      ];
    });
    return [
      ...wrong.map((rule) => `${name}: the row rule ${rule} is not both described and used.`),
      ...ofActions,
    ];
  });
  return [
    ...unequal(Object.keys(roles), enumOf(contract, 'ProjectRole')).map(
      (role) => `The role ${role} is not both in ProjectRole and in x-permissions.`,
    ),
    ...unequal(shown, enumOf(contract, 'ProjectAction')).map(
      (action) => `${action} is not both in ProjectAction and in x-permissions.`,
    ),
    ...unequal(shownInAccount, enumOf(contract, 'AccountAction')).map(
      (action) => `${action} is not both in AccountAction and in x-permissions.`,
    ),
    ...unequal(duties, enumOf(contract, 'MemberDuty')).map(
      (duty) => `${duty} is not both in MemberDuty and in x-permissions.`,
    ),
    ...findings,
  ];
}

/**
 * Every operation of a project names an action of the table, or says that membership is enough. One of the account that
 * names none is for everybody who is signed in.
 */
export function namedPermissions(contract: Contract): string[] {
  const { modules } = permissionsOf(contract);
  const calls = callsOf(contract);
  const withNeeds = new Set(
    calls.filter(({ operation }) => operation['x-permission']).map(({ name }) => name),
  );
  return calls.flatMap((call) => {
    const { name, operation } = call;
    const entries = operation['x-permission'];
    const isOwn = isOfProject(call);
    if (!isOwn && entries === undefined) return [];
    if (entries === MEMBERSHIP) {
      return isOwn ? [] : [`${name} is not of a project, so there is no membership.`];
    }
    if (!Array.isArray(entries) || entries.length === 0) return [`${name} needs x-permission.`];
    return entries.flatMap(({ like, module = '', action = '' }) => {
      if (like !== undefined)
        return withNeeds.has(like) ? [] : [`${name}: ${like} needs no permission.`];
      const found = modules[module];
      if (!found?.actions[action]) return [`${name}: there is no action ${action} of ${module}.`];
      return (found.scope === 'account') === isOwn
        ? [`${name}: ${module} is about ${isOwn ? 'the account' : 'a project'}.`]
        : [];
    });
  });
}
