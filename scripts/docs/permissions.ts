import {
  type Action,
  type Call,
  type Contract,
  callsOf,
  type Entry,
} from '../contract/document.ts';
import {
  ALL,
  conditionsOf,
  isOfProject,
  needsOf,
  permissionsOf,
  rolesOf,
  rulesFor,
} from '../contract/permissions.ts';
import { code, escapeHtml, linkTo, page, tableOf } from './html.ts';

const FILE = 'permissions.html';

const placeOf = (module: string, action: string) => `${module}-${action}`;

/** Returns what an operation needs, as Markdown for its description. */
export function permissionText(contract: Contract, call: Call): string {
  const entries = call.operation['x-permission'];
  if (!Array.isArray(entries)) {
    return isOfProject(call) ? '**Permission:** every member of the project.' : '';
  }
  const texts = entries.map((entry) => entryText(contract, entry));
  if (texts.length === 1) return `**Permission:** ${texts[0]}.`;
  return [
    '**Permission**, for each line that applies:',
    '',
    ...texts.map((text) => `- ${text}`),
  ].join('\n');
}

function entryText(contract: Contract, entry: Entry): string {
  const { module = '', action = '', like } = entry;
  const title = permissionsOf(contract).modules[module]?.title.toLowerCase();
  const what = like
    ? `the same as \`${like}\``
    : `[\`${action}\`](${FILE}#${placeOf(module, action)}) of ${title}`;
  return [what, ...conditionsOf(entry)].join(', ');
}

/** Renders the table of roles. */
export function permissionsPage(contract: Contract): string {
  const table = permissionsOf(contract);
  const { roles, accountRoles = {}, modules } = table;
  const users = usersOf(contract);
  const sections = Object.entries(modules).map(([module, entry]) => {
    const { title, description, rules, actions } = entry;
    const names = rolesOf(table, entry);
    const rows = Object.entries(actions).map(([name, action]) => [
      actionCell(module, name, action, users.get(placeOf(module, name)) ?? []),
      ...names.map((role) => grantCell(module, rulesFor(action, role))),
    ]);
    const items = Object.entries(rules).map(
      ([rule, text]) =>
        `<dt id="${placeOf(module, rule)}">${code(rule)}</dt><dd>${textOf(text)}</dd>`,
    );
    return `<section id="${module}">
<h2>${escapeHtml(title)}</h2>
<p>${textOf(description)}</p>
${tableOf(['Action', ...names.map(spaced)], rows)}
${items.length > 0 ? `<dl class="rules">${items.join('\n')}</dl>` : ''}
</section>`;
  });
  const links = Object.entries(modules).map(
    ([module, { title }]) => `<a href="#${module}">${escapeHtml(title)}</a>`,
  );
  const described = Object.entries({ ...accountRoles, ...roles }).map(([role, text]) => [
    code(role),
    escapeHtml(text),
  ]);
  return page({
    title: 'Permissions',
    version: contract.info.version,
    file: FILE,
    body: `<main class="page permissions">
<h1>Permissions</h1>
<p>What each role may do in a project, or in the account. <strong>Yes</strong> means for every record, a rule such as <code>own</code> means
for the records that meet it, and of several rules one is enough. The guide <a href="./#description/permissions">Permissions</a>
says how a host uses this table; as data it is <code>x-permissions</code> in the <a href="../openapi.json">contract</a>.</p>
<p class="modules">${links.join(' ')}</p>
${tableOf(['Role', 'Who it is'], described)}
${sections.join('\n')}
</main>`,
  });
}

/** Returns the operations that need an action, as links. */
function usersOf(contract: Contract): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const call of callsOf(contract)) {
    const link = linkTo(call.operation.tags?.[0] ?? '', call.name);
    for (const { module, action } of needsOf(contract, call)) {
      const place = placeOf(module, action);
      const known = users.get(place) ?? [];
      if (!known.includes(link)) users.set(place, [...known, link]);
    }
  }
  return users;
}

const SHOWN: Record<NonNullable<Action['shownIn']>, string> = {
  project: 'permittedActions of the project',
  account: 'permittedActions of the account',
  record: 'permittedActions of the record',
  list: 'permittedActions of the list',
  statuses: 'permittedStatuses of the record',
  member: 'duties of a member',
};

function actionCell(
  module: string,
  name: string,
  action: Action,
  users: readonly string[],
): string {
  const { description, shownIn, name: shownAs, nameForNew, hides, inClosedProject } = action;
  const notes = [
    shownIn && `In the ${SHOWN[shownIn]}${shownAs ? ` as ${shownAs}` : ''}.`,
    nameForNew && `For a new record: in the ${SHOWN.project} as ${nameForNew}.`,
    hides && 'Without it: 404.',
    inClosedProject && 'Also in a closed project.',
  ].filter(Boolean);
  const place = placeOf(module, name);
  const count = users.length === 1 ? '1 operation' : `${users.length} operations`;
  return [
    `<a id="${place}" href="#${place}">${code(name)}</a> ${textOf(description)}`,
    notes.length > 0 ? `<small>${notes.join(' ')}</small>` : '',
    users.length > 0 ? `<details><summary>${count}</summary>${users.join('<br>')}</details>` : '',
  ].join('');
}

function grantCell(module: string, rules: readonly string[]): string {
  if (rules.length === 0) return '<span class="no">No</span>';
  if (rules.includes(ALL)) return '<strong>Yes</strong>';
  return rules.map((rule) => `<a href="#${placeOf(module, rule)}">${code(rule)}</a>`).join(' or ');
}

const spaced = (role: string) => role.replaceAll('_', ' ');

/** Escapes a text, and marks up its names in backticks. */
const textOf = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
