import type { components } from '../generated/contract.d.ts';

export type Problem = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type FieldProblem = components['schemas']['FieldProblem'];

/** Details that a handler or the engine may add to a problem of the catalog. */
export interface ProblemExtras {
  /** The server's message, written for people. */
  detail?: string;
  errors?: FieldProblem[];
  /** The record's current version; see `staleVersion`. */
  currentVersion?: number;
  /** For the second step of a sign-in. */
  challenge?: string;
  /** Set only if the protocol has a more specific status than the code, such as 431. */
  status?: number;
  /** Names in lowercase. */
  headers?: Record<string, string>;
}

/** A refusal without its problem body; `C` is the set of allowed codes. */
export interface Refusal<C extends ProblemCode = ProblemCode> extends ProblemExtras {
  refused: C;
}

/** Refuses a call with a code of the contract. */
export function refuse<C extends ProblemCode>(refused: C, extras: ProblemExtras = {}): Refusal<C> {
  return { refused, ...extras };
}

/** Refuses a write with another version than the record's current one. */
export const staleVersion = ({ version }: { version: number }) =>
  refuse('STALE_VERSION', { currentVersion: version });

/** One invalid value: `pointer` is a JSON Pointer (RFC 6901) into the body. */
export function invalid(pointer: string, code: string, detail: string) {
  return refuse('VALIDATION_FAILED', { errors: [{ pointer, code, detail }] });
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

/** The problems that the contract declares (RFC 9457). Every failure is built from one of them. */
export class ProblemCatalog {
  readonly #templates: ReadonlyMap<string, Problem>;

  constructor(templates: ReadonlyMap<string, Problem>) {
    this.#templates = templates;
  }

  /** @throws if the contract has no example of the code; `loadContract` checks that it has */
  build({ refused, detail, errors, currentVersion, challenge, status }: Refusal): Problem {
    const template = this.#templates.get(refused);
    if (!template) throw new Error(`The contract has no example of the problem ${refused}.`);
    // These parts of the example belong to another request.
    const { errors: _, currentVersion: __, challenge: ___, ...words } = template;
    return {
      ...words,
      status: status ?? template.status,
      detail: detail ?? template.detail,
      ...(errors && { errors }),
      ...(currentVersion !== undefined && { currentVersion }),
      ...(challenge !== undefined && { challenge }),
    };
  }
}
