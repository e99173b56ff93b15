import type { Action, Call, Contract, Entry } from '../document.ts';
import { same } from '../effective.ts';
import { ALL, conditionsOf, permissionsOf, rulesFor } from '../permissions.ts';
import type { Comparison, Kind } from './comparison.ts';
import { changedTexts } from './prose.ts';

type Add = (kind: Kind, place: string, text: string) => void;

/** Lists changed grants in words. A caller who loses one is refused from now on, so that is breaking. */
export function comparePermissions(earlier: Contract, present: Contract, add: Add): void {
  const [from, to] = [actionsOf(earlier), actionsOf(present)];
  for (const place of from.keys()) {
    if (!to.has(place)) add('breaking', place, 'was removed');
  }
  for (const [place, action] of to) {
    const before = from.get(place);
    if (before) compareAction(before, action, (kind, text) => add(kind, place, text));
    // The first table grants nothing that was refused before.
    else if (from.size > 0) add('additive', place, 'is new');
  }
  const [rules, others] = [rulesOf(earlier), rulesOf(present)];
  for (const [place, description] of rules) {
    const other = others.get(place);
    if (other === undefined) continue;
    for (const text of changedTexts({ description }, { description: other }))
      add('harmless', place, text);
  }
}

const actionsOf = (contract: Contract): Map<string, Action> =>
  new Map(
    Object.entries(permissionsOf(contract).modules).flatMap(([module, { actions }]) =>
      Object.entries(actions).map(([name, action]) => [
        `the permission ${name} of ${module}`,
        action,
      ]),
    ),
  );

const rulesOf = (contract: Contract): Map<string, string> =>
  new Map(
    Object.entries(permissionsOf(contract).modules).flatMap(([module, { rules }]) =>
      Object.entries(rules).map(([name, text]) => [`the row rule ${name} of ${module}`, text]),
    ),
  );

function compareAction(before: Action, after: Action, say: (kind: Kind, text: string) => void) {
  const roles = [before, after].flatMap(({ grants }) => Object.values(grants).flat());
  for (const role of new Set(roles)) {
    const [from, to] = [rulesFor(before, role), rulesFor(after, role)];
    const losesNone = to.includes(ALL) || from.every((rule) => to.includes(rule));
    if (same([...from].sort(), [...to].sort())) continue;
    say(
      losesNone ? 'additive' : 'breaking',
      `${role} has it ${inWords(to)} (before: ${inWords(from)})`,
    );
  }
  const apart = { grants: null, description: null };
  if (!same({ ...before, ...apart }, { ...after, ...apart }))
    say('breaking', 'is shown or refused in another way');
  for (const text of changedTexts(
    { description: before.description },
    { description: after.description },
  ))
    say('harmless', text);
}

function inWords(rules: readonly string[]): string {
  if (rules.length === 0) return 'never';
  return rules.includes(ALL) ? 'for all records' : `if ${rules.join(' or ')}`;
}

/** Compares what an operation needs. */
export function compareNeeds({ say }: Comparison, before: Call, after: Call): void {
  // Contracts of earlier versions name nothing.
  if (!before.operation['x-permission']) return;
  const [from, to] = [needsIn(before), needsIn(after)];
  for (const need of to.filter((other) => !from.includes(other)))
    say('breaking', after.name, '', `also needs the permission ${need}`);
  for (const need of from.filter((other) => !to.includes(other)))
    say('additive', after.name, '', `no longer needs the permission ${need}`);
}

const needsIn = ({ operation }: Call): string[] => {
  const entries = operation['x-permission'];
  return Array.isArray(entries) ? entries.map(entryText) : [];
};

const entryText = (entry: Entry): string =>
  [
    entry.like ? `of ${entry.like}` : `${entry.action} of ${entry.module}`,
    ...conditionsOf(entry),
  ].join(', ');
