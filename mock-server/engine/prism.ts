import { createInstance, type IHttpRequest, type IHttpResponse } from '@stoplight/prism-http';
import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { Operation } from './contract.ts';
import type { Violation } from './validation.ts';

/** One call that passes through Prism. */
export interface Visit {
  operation: Operation;
  /** Path parameters, percent-decoded. */
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  /** Whether the caller is authenticated, if the operation requires it. */
  authorized: boolean;
  /** Returns the answer, or null to let Prism pick an example of the contract. */
  respond(violations: Violation[]): Promise<IHttpResponse | null>;
}

/** A declared answer to return in place of the operation's own. */
export interface Forced {
  code: number;
  exampleKey: string;
}

export interface PrismAnswer {
  output: IHttpResponse;
  /** Violations of the contract in the answer. */
  violations: Violation[];
}

type Instance = ReturnType<typeof createInstance>;
type Config = NonNullable<Parameters<Instance['request']>[2]>;
type Components = Parameters<typeof createInstance>[1];
type Forward = NonNullable<Components['forward']>;

/** Prism passes our object through unchanged, so the visit travels with the request. */
type VisitedRequest = IHttpRequest & { visit: Visit };
const visitOf = (request: IHttpRequest) => (request as VisitedRequest).visit;

/**
 * Prism falls back to its mock if a forwarded call fails with exactly this name (prism-core,
 * factory.js).
 */
const LEAVE_TO_PRISM = left(
  Object.assign(new Error('No handler'), {
    name: 'https://stoplight.io/prism/errors#UPSTREAM_NOT_IMPLEMENTED',
  }),
);

const ERROR = 0;

/**
 * Creates Prism's engine with three parts replaced: routing, which is already done; the security
 * check, which in Prism looks only at the form of credentials; and the forwarder, which calls our
 * handlers where Prism would call a host. Validation and examples are Prism's own.
 */
export function createPrism() {
  const forward: Forward =
    ({ data, validations }) =>
    () =>
    async () => {
      try {
        const answer = await visitOf(data).respond(validations);
        return answer ? right(answer) : LEAVE_TO_PRISM;
      } catch (error) {
        return left(error instanceof Error ? error : new Error(String(error)));
      }
    };
  const prism = createInstance(configuration(true), {
    logger: silentLogger,
    forward,
    route: ({ input }) => right(visitOf(input).operation.prism),
    validateSecurity: ({ element }) => {
      if (visitOf(element).authorized) return right(element);
      return left([{ message: 'Not signed in', code: 401, severity: ERROR }]);
    },
  } satisfies Components);

  async function ask(visit: Visit, config: Config): Promise<PrismAnswer> {
    const { operation, query, headers, body } = visit;
    const request: VisitedRequest = {
      method: operation.prism.method as IHttpRequest['method'],
      url: { path: plainPath(operation, visit.params), query },
      headers,
      body,
      visit,
    };
    const result = await prism.request(request, [], config)();
    if (isLeft(result)) throw result.left;
    const { output, validations } = result.right;
    return { output, violations: validations.output.filter((v) => v.severity === ERROR) };
  }

  return {
    /** Validates the request, lets the visit respond and validates the answer. */
    visit: (visit: Visit, forced?: Forced) => ask(visit, configuration(true, forced)),
    /** Returns a declared answer without validating the request. */
    example: (visit: Visit, forced: Forced) => ask(visit, configuration(false, forced)),
  };
}

function configuration(checked: boolean, forced?: Forced): Config {
  return {
    isProxy: true,
    // Never called, because `forward` replaces it. Prism requires a URL.
    upstream: new URL('http://in-process.invalid'),
    upstreamProxy: undefined,
    errors: true,
    checkSecurity: checked,
    validateRequest: checked,
    validateResponse: true,
    mock: { dynamic: false, ...forced },
  };
}

/** Returns the path in the spelling that Prism's template matcher reads back without loss. */
function plainPath(operation: Operation, params: Record<string, string>): string {
  return operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}

const noop = () => {};
/** Prism requires a pino logger and uses only these methods. */
export const silentLogger = {
  info: noop,
  warn: noop,
  error: noop,
  debug: noop,
  trace: noop,
  fatal: noop,
  success: noop,
  child: () => silentLogger,
} as unknown as Components['logger'];
