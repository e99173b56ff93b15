import { createInstance, type IHttpRequest, type IHttpResponse } from '@stoplight/prism-http';
import { isLeft, left, right } from 'fp-ts/lib/Either.js';
import type { Operation } from './contract.ts';
import type { Violation } from './validation.ts';

/** One call on its way through Prism. */
export interface Visit {
  operation: Operation;
  /** Path parameters, percent-decoded. */
  params: Record<string, string>;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
  /** Whether the caller has shown who he is, where the operation asks for it. */
  authorised: boolean;
  /** Gives the answer; null leaves it to Prism, which takes the contract's examples. */
  respond(violations: Violation[]): Promise<IHttpResponse | null>;
}

/** A declared answer to give in place of the operation's own. */
export interface Forced {
  code: number;
  exampleKey: string;
}

export interface PrismAnswer {
  output: IHttpResponse;
  /** How the answer breaks the contract. */
  violations: Violation[];
}

type Instance = ReturnType<typeof createInstance>;
type Config = NonNullable<Parameters<Instance['request']>[2]>;
type Components = Parameters<typeof createInstance>[1];
type Forward = NonNullable<Components['forward']>;

/** Prism hands our own object through untouched, so the visit travels with the request. */
type VisitedRequest = IHttpRequest & { visit: Visit };
const visitOf = (request: IHttpRequest) => (request as VisitedRequest).visit;

/** Prism mocks a forwarded call whose failure has exactly this name (prism-core, factory.js). */
const LEAVE_TO_PRISM = left(
  Object.assign(new Error('No handler'), {
    name: 'https://stoplight.io/prism/errors#UPSTREAM_NOT_IMPLEMENTED',
  }),
);

const ERROR = 0;

/**
 * Prism's engine with three of its parts replaced: the route, which is known already; the security
 * check, which Prism only does for the looks of it; and the forwarder, which asks our handlers
 * where Prism would ask a host. Validation of requests and answers, and examples, are Prism's own.
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
      if (visitOf(element).authorised) return right(element);
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
    /** A declared answer, whatever the request is like. */
    example: (visit: Visit, forced: Forced) => ask(visit, configuration(false, forced)),
  };
}

function configuration(checked: boolean, forced?: Forced): Config {
  return {
    isProxy: true,
    // Never called: `forward` stands in its place. Prism wants it to be a URL.
    upstream: new URL('http://in-process.invalid'),
    upstreamProxy: undefined,
    errors: true,
    checkSecurity: checked,
    validateRequest: checked,
    validateResponse: true,
    mock: { dynamic: false, ...forced },
  };
}

/** The path in the one spelling that Prism's template matcher reads back without loss. */
function plainPath(operation: Operation, params: Record<string, string>): string {
  return operation.path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}

const nothing = () => {};
/** Prism asks for a pino logger and uses these of its methods. */
export const silentLogger = {
  info: nothing,
  warn: nothing,
  error: nothing,
  debug: nothing,
  trace: nothing,
  fatal: nothing,
  success: nothing,
  child: () => silentLogger,
} as unknown as Components['logger'];
