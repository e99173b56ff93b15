import { type Call, type Contract, callsOf, isSuccess, resolve, type Schema } from './document.ts';

/** A part of a documented call that the contract had to guess. */
export interface Guess {
  /** Operations with this part. */
  calls: Call[];
  /** For example `request scanIds`, `answer 201`, `answer data.user`. */
  place: string;
  question: string;
  /** The marked part. */
  node: Schema;
}

export interface Question {
  title: string;
  assumed: string;
  question: string;
}

type Marked = { 'x-origin'?: unknown; 'x-question'?: unknown };

export const isObject = (node: unknown): node is Schema =>
  typeof node === 'object' && node !== null;

export const isDocumented = ({ operation }: Call): boolean =>
  operation['x-origin'] === 'documented';

/** Returns the question of a node that is marked as a guess. */
export const questionOf = (node: unknown): string | undefined =>
  isObject(node) && node['x-origin'] === 'proposed' ? String(node['x-question'] ?? '') : undefined;

export const questionsOf = ({ info }: Contract): Question[] =>
  (info as { 'x-questions'?: Question[] })['x-questions'] ?? [];

/** The forms that a part may have: those of `anyOf`, or itself. */
export function formsOf(contract: Contract, node: unknown): Schema[] {
  const schema = isObject(node) ? resolve<Schema>(contract, node) : {};
  const forms: unknown[] = Array.isArray(schema.anyOf) ? schema.anyOf : [schema];
  return forms.filter(isObject).map((form) => resolve<Schema>(contract, form));
}

/** Lists the guesses in the documented calls, once each, in the order of the contract. */
export function guessesOf(contract: Contract): Guess[] {
  const found = new Map<string, Guess>();
  for (const call of callsOf(contract).filter(isDocumented)) {
    const visit = (node: unknown, place: string): void => {
      if (!isObject(node)) return;
      const target = resolve<Schema>(contract, node);
      const question = questionOf(node) ?? questionOf(target);
      if (question !== undefined) {
        const known = found.get(question);
        if (!known) found.set(question, { calls: [call], place, question, node: target });
        else if (!known.calls.includes(call)) known.calls.push(call);
        return;
      }
      if (Array.isArray(target.anyOf)) for (const form of target.anyOf) visit(form, place);
      for (const [name, schema] of Object.entries(target.properties ?? {})) {
        visit(schema, /[ .]$/.test(place) ? place + name : `${place}.${name}`);
      }
      visit(target.items, place);
    };
    for (const { schema } of Object.values(call.body)) visit(schema, 'request ');
    for (const [status, response] of call.responses.filter(([status]) => isSuccess(status))) {
      if (questionOf(response as Marked) !== undefined) visit(response, `answer ${status}`);
      else for (const { schema } of Object.values(response.content ?? {})) visit(schema, 'answer ');
    }
  }
  return [...found.values()];
}
