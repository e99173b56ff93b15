import { type Contract, callsOf } from '../document.ts';

/** Allowed verbs of operation names. Each new verb is one more that developers must learn. */
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
  'import',
  'merge',
];
const steps = [
  'transition',
  'respondTo',
  'review',
  'preview',
  'download',
  'make',
  'process',
  'cancel',
  'open',
  'revoke',
  'restore',
  'publish',
  'invite',
];
/** Account operations use the verbs of their screens. */
const account = [
  'signup',
  'login',
  'logout',
  'refresh',
  'verify',
  'accept',
  'resend',
  'forgot',
  'reset',
];

const startsWithVerb = new RegExp(`^(?:${[...verbs, ...steps, ...account].join('|')})(?![a-z])`);
const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const camel = /^[a-z][a-zA-Z0-9]*$/;
const pascal = /^[A-Z][a-zA-Z0-9]*$/;

/** Checks that names can be guessed: one spelling per kind and a small set of verbs. */
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
  const vague = Object.keys(contract.paths).flatMap((path) =>
    [...path.matchAll(/\{([a-z0-9]+)\}/g)].map(
      ([name]) => `${path}: ${name} does not say what it is, as {scanId} or {fileName} do.`,
    ),
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
  return [...segments, ...vague, ...calls, ...schemas];
}
