import { type Contract, callsOf } from '../document.ts';

/** What an operation does to what it is named for. A new word here is one more that people must learn. */
const verbs = [
  'get',
  'list',
  'create',
  'update',
  'delete',
  'add',
  'remove',
  'bulkUpdate',
  'export',
];
const steps = [
  'transition',
  'respondTo',
  'review',
  'download',
  'make',
  'process',
  'cancel',
  'open',
  'revoke',
];
/** What one does with an account is called as on its screens. */
const account = ['signup', 'login', 'logout', 'refresh', 'verify', 'resend', 'forgot', 'reset'];

const startsWithVerb = new RegExp(`^(?:${[...verbs, ...steps, ...account].join('|')})(?![a-z])`);
const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const camel = /^[a-z][a-zA-Z0-9]*$/;
const pascal = /^[A-Z][a-zA-Z0-9]*$/;

/** Names are guessed by those who have read a few: each kind has one way of writing and a few verbs. */
export function guessableNames(contract: Contract): string[] {
  const segments = Object.keys(contract.paths).flatMap((path) =>
    path
      .split('/')
      .slice(1)
      .filter((segment) => {
        const parameter = /^\{(.*)\}$/.exec(segment)?.[1];
        return parameter === undefined ? !kebab.test(segment) : !camel.test(parameter);
      })
      .map((segment) => `${path}: ${segment || 'an empty part'} is not kebab-case or {camelCase}.`),
  );
  const calls = callsOf(contract).flatMap(({ name, operation, parameters }) => [
    ...(operation.operationId && !startsWithVerb.test(operation.operationId)
      ? [`${name} does not begin with one of the verbs of scripts/contract/rules/names.ts.`]
      : []),
    ...parameters
      .filter((parameter) => parameter.in !== 'header' && !camel.test(parameter.name))
      .map((parameter) => `${name}: the parameter ${parameter.name} is not camelCase.`),
  ]);
  const schemas = Object.keys(contract.components.schemas)
    .filter((name) => !pascal.test(name))
    .map((name) => `The schema ${name} is not PascalCase.`);
  return [...segments, ...calls, ...schemas];
}
