import type { components } from '../generated/contract.d.ts';

export type Problem = components['schemas']['Problem'];
export type ProblemCode = components['schemas']['ProblemCode'];
export type FieldProblem = components['schemas']['FieldProblem'];

/** What a handler or the engine may say on top of the catalogue's words. */
export interface ProblemExtras {
  /** The server's message, for a person to read. */
  detail?: string;
  errors?: FieldProblem[];
  /** Version of the record now; see `staleVersion`. */
  currentVersion?: number;
  /** Only where the protocol has a finer status than the code's own, such as 431. */
  status?: number;
  /** Names in lower case. */
  headers?: Record<string, string>;
}

/** A refusal that has not been put into words yet; `C` is the set of codes that may be used. */
export interface Refusal<C extends ProblemCode = ProblemCode> extends ProblemExtras {
  refused: C;
}

/** Refuses a call with a code of the contract's catalogue. */
export function refuse<C extends ProblemCode>(refused: C, extras: ProblemExtras = {}): Refusal<C> {
  return { refused, ...extras };
}

/** Refuses a write that names another version of the record than its current one. */
export const staleVersion = ({ version }: { version: number }) =>
  refuse('STALE_VERSION', { currentVersion: version });

/** One wrong value: `pointer` is a JSON Pointer (RFC 6901) into the body. */
export function invalid(pointer: string, code: string, detail: string) {
  return refuse('VALIDATION_FAILED', { errors: [{ pointer, code, detail }] });
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

/** The contract's catalogue of problems (RFC 9457), which every failure is built from. */
export class ProblemCatalogue {
  readonly #templates: ReadonlyMap<string, Problem>;

  constructor(templates: ReadonlyMap<string, Problem>) {
    this.#templates = templates;
  }

  /** @throws when the contract has no example of the code; `loadContract` checks that it has. */
  build({ refused, detail, errors, currentVersion, status }: Refusal): Problem {
    const template = this.#templates.get(refused);
    if (!template) throw new Error(`The contract has no example of the problem ${refused}.`);
    // Errors and version of the example belong to another request.
    const { errors: _, currentVersion: __, ...words } = template;
    return {
      ...words,
      status: status ?? template.status,
      detail: detail ?? template.detail,
      ...(errors && { errors }),
      ...(currentVersion !== undefined && { currentVersion }),
    };
  }
}
