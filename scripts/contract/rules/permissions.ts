import { type Contract, callsOf } from '../document.ts';
import { ALL, isOfProject, MEMBERSHIP, permissionsOf } from '../permissions.ts';

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
  const { roles, modules } = permissionsOf(contract);
  const known = enumOf(contract, 'ProjectRole');
  const shown: string[] = [];
  const duties: string[] = [];
  const findings = Object.entries(modules).flatMap(([name, { rules, actions }]) => {
    const used = Object.values(actions).flatMap(({ grants }) => Object.keys(grants));
    const wrong = unequal([ALL, ...Object.keys(rules)], [...new Set([ALL, ...used])]);
    const ofActions = Object.entries(actions).flatMap(([action, one]) => {
      if (one.shownIn === 'project') shown.push(one.name ?? action);
      if (one.nameForNew) shown.push(one.nameForNew);
      if (one.shownIn === 'member') duties.push(one.name ?? action);
      const strange = Object.values(one.grants)
        .flat()
        .filter((role) => !known.includes(role));
      return [
        ...(one.description ? [] : [`${name}: ${action} has no description.`]),
        ...strange.map((role) => `${name}: ${action} is granted to ${role}, which is no role.`),
      ];
    });
    return [
      ...wrong.map((rule) => `${name}: the row rule ${rule} is not both described and used.`),
      ...ofActions,
    ];
  });
  return [
    ...unequal(Object.keys(roles), known).map(
      (role) => `The role ${role} is not both in ProjectRole and in x-permissions.`,
    ),
    ...unequal(shown, enumOf(contract, 'ProjectAction')).map(
      (action) => `${action} is not both in ProjectAction and in x-permissions.`,
    ),
    ...unequal(duties, enumOf(contract, 'MemberDuty')).map(
      (duty) => `${duty} is not both in MemberDuty and in x-permissions.`,
    ),
    ...findings,
  ];
}

/** Every operation of a project names an action of the table, or says that membership is enough. */
export function namedPermissions(contract: Contract): string[] {
  const { modules } = permissionsOf(contract);
  const calls = callsOf(contract);
  const withNeeds = new Set(
    calls.filter(({ operation }) => operation['x-permission']).map(({ name }) => name),
  );
  return calls.flatMap((call) => {
    const { name, operation } = call;
    const entries = operation['x-permission'];
    if (!isOfProject(call)) return entries ? [`${name} is not of a project: it needs none.`] : [];
    if (entries === MEMBERSHIP) return [];
    if (!Array.isArray(entries) || entries.length === 0) return [`${name} needs x-permission.`];
    return entries.flatMap(({ like, module = '', action = '' }) => {
      if (like !== undefined)
        return withNeeds.has(like) ? [] : [`${name}: ${like} needs no permission.`];
      return modules[module]?.actions[action]
        ? []
        : [`${name}: there is no action ${action} of ${module}.`];
    });
  });
}
