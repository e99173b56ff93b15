import { type Call, type Contract, callsOf, isSuccess, resolve, type Schema } from '../document.ts';
import { documented } from '../documented.ts';
import { formsOf, isDocumented, isObject, questionOf, questionsOf } from '../guesses.ts';

/** What the specification does not state about a documented call is marked as a guess, with a question. */
export function markedGuesses(contract: Contract): string[] {
  const calls = callsOf(contract);
  return [
    ...wrongMarks(contract),
    ...questionsOf(contract)
      .filter(({ title, assumed, question }) => !title || !assumed || !question.endsWith('?'))
      .map(({ title }) => `x-questions: ${title} needs title, assumed, and a question.`),
    ...calls
      .filter(isDocumented)
      .flatMap((call) => [...requestFindings(contract, call), ...answerFindings(contract, call)]),
  ];
}

/** Finds marks that ask nothing. */
function wrongMarks(contract: Contract): string[] {
  const findings: string[] = [];
  const visit = (node: unknown, place: string): void => {
    if (!isObject(node)) return;
    const { operationId, 'x-origin': origin, 'x-question': question } = node;
    const isMark = operationId === undefined && (origin !== undefined || question !== undefined);
    if (isMark && (origin !== 'proposed' || !String(question ?? '').endsWith('?')))
      findings.push(`${place} needs x-origin: proposed, and x-question with a question.`);
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'examples' && key !== 'example') visit(value, `${place}/${key}`);
    }
  };
  visit(contract.components, 'components');
  visit(contract.paths, 'paths');
  return findings;
}

const factsOf = ({ method, path }: Call) =>
  documented.find(({ call }) => call === `${method.toUpperCase()} ${path}`);

const isMarked = (contract: Contract, node: unknown): boolean =>
  questionOf(node) !== undefined ||
  (isObject(node) && questionOf(resolve<Schema>(contract, node)) !== undefined);

/** Every property of a request is stated or marked, and not both. */
function requestFindings(contract: Contract, call: Call): string[] {
  const { required = [], optional = [], guessed = [] } = factsOf(call) ?? {};
  const stated = [...required, ...optional].filter((name) => !guessed.includes(name));
  return Object.values(call.body).flatMap(({ schema = {} }) =>
    Object.entries(resolve<Schema>(contract, schema).properties ?? {})
      .filter(([name, part]) => stated.includes(name) === isMarked(contract, part))
      .map(([name]) => `${call.name} request ${name}: ${advice(stated.includes(name))}`),
  );
}

function answerFindings(contract: Contract, call: Call): string[] {
  const stated = factsOf(call)?.answer;
  const visit = (node: unknown, path: string): string[] =>
    formsOf(contract, node).flatMap((form) => visitForm(node, form, path));
  const visitForm = (node: unknown, form: Schema, path: string): string[] => {
    const inner = isObject(form.items) ? resolve<Schema>(contract, form.items) : form;
    const isLeaf = stated?.includes(path);
    const isStated =
      isLeaf || path === '' || stated?.some((statedPath) => statedPath.startsWith(`${path}.`));
    if (!isStated) return isMarked(contract, node) ? [] : [`${place(path)} ${advice(false)}`];
    // The inside of what is only named is a guess.
    if (isLeaf && !inner.properties)
      return isMarked(contract, node) ? [`${place(path)} ${advice(true)}`] : [];
    if (isLeaf) return isMarked(contract, inner) ? [] : [`${place(path)} ${advice(false)}`];
    // A form that is a guess as a whole.
    if (path === '' && isMarked(contract, inner)) return [];
    return Object.entries(inner.properties ?? {}).flatMap(([name, part]) =>
      visit(part, path === '' ? name : `${path}.${name}`),
    );
  };
  const place = (path: string) => `${call.name} answer ${path}:`;
  return call.responses
    .filter(([status]) => isSuccess(status))
    .flatMap(([status, response]) => {
      const media = Object.entries(response.content ?? {});
      const isFile = media.some(([type]) => type !== 'application/json');
      const isCertain = status === '200' && (stated !== undefined || isFile);
      if (isCertain === isMarked(contract, response))
        return [`${place(status)} ${advice(isCertain)}`];
      return stated ? media.flatMap(([, { schema }]) => visit(schema, '')) : [];
    });
}

const advice = (isStated: boolean): string =>
  isStated
    ? 'the specification states it, so it needs no x-origin.'
    : 'the specification does not state it, so it needs x-origin: proposed and x-question.';
