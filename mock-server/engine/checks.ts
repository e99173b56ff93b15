import type { IHttpResponse } from '@stoplight/prism-http';
import { date_time } from '@stoplight/prism-http/dist/validator/validators/dateTime.js';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { Operation, PrismOperation } from './contract.ts';
import { plainParameters, type Sent } from './parameters.ts';
import type { Visit } from './prism.ts';

/** Answers only yes or no. Prism reports what is wrong. */
export interface Checks {
  /** Whether the request is certainly valid. False also if these checks cannot tell. */
  accepts(visit: Pick<Visit, 'params' | 'query' | 'headers' | 'body'>): boolean;
  /** Whether the answer is certainly valid. */
  allows(output: IHttpResponse): boolean;
}

type Test<T> = (value: T) => boolean;
type Response = PrismOperation['responses'][number];
type Contents = NonNullable<Response['contents']>;

const never = () => false;

// The package is CommonJS: its types and Node disagree about the default export.
const addFormats = addFormatsModule as unknown as (ajv: Ajv) => void;

const OPTIONS = {
  strict: false,
  // Contract tests check the schemas themselves.
  validateSchema: false,
  logger: false,
} as const;

/**
 * Checks of requests and answers, compiled lazily from the contract.
 *
 * They cover the common case: JSON of one media type, plain parameters, a declared status.
 * Everything else is rejected here and left to Prism. Each accepted message must be valid for Prism
 * as well, which tests/contract/checks.test.ts proves; a rejected one costs only time.
 */
export class ContractChecks {
  readonly #checks = new WeakMap<Operation, Checks>();
  /** Prism reads parameter schemas as draft-07 and coerces strings to the declared types. */
  readonly #parameters = withFormats(new Ajv({ ...OPTIONS, coerceTypes: true }));
  readonly #bodies = withFormats(new Ajv2020(OPTIONS));

  of(operation: Operation): Checks {
    const known = this.#checks.get(operation);
    if (known) return known;
    const { request, responses } = operation.prism;
    const checks = { accepts: this.#requestCheck(request), allows: this.#answerCheck(responses) };
    this.#checks.set(operation, checks);
    return checks;
  }

  #requestCheck(request: PrismOperation['request']): Checks['accepts'] {
    const { path = [], query = [], headers = [], cookie = [], body } = request ?? {};
    if (headers.length + cookie.length > 0) return never;
    const hasGoodPath = this.#parameterTest(path, 'simple');
    const hasGoodQuery = this.#parameterTest(query, 'form');
    const isGoodBody = this.#bodyTest(body?.contents ?? []);
    return (visit) => {
      if (!hasGoodPath(visit.params) || !hasGoodQuery(visit.query)) return false;
      if (visit.body === null) return !body?.required;
      // Prism treats falsy bodies such as 0 or false as missing.
      return Boolean(visit.body) && isGoodBody(visit.headers['content-type'], visit.body);
    };
  }

  #answerCheck(responses: readonly Response[]): Checks['allows'] {
    const tests = new Map<number, Test<IHttpResponse>>();
    return (output) => {
      const known = tests.get(output.statusCode);
      if (known) return known(output);
      const response = responses.find(({ code }) => code === String(output.statusCode));
      const test = response ? this.#responseTest(response) : never;
      tests.set(output.statusCode, test);
      return test(output);
    };
  }

  #responseTest({ contents = [], headers = [] }: Response): Test<IHttpResponse> {
    const hasGoodHeaders = this.#headerTest(headers);
    const isGoodBody = this.#bodyTest(contents);
    return (output) => {
      const sent = output.headers ?? {};
      if (!hasGoodHeaders(sent)) return false;
      // Without a declared body, Prism accepts any.
      return contents.length === 0 || isGoodBody(sent['content-type'], output.body);
    };
  }

  #headerTest(declared: NonNullable<Response['headers']>): Test<Sent> {
    const folded = declared.map((header) => ({ ...header, name: header.name.toLowerCase() }));
    return this.#parameterTest(folded, 'simple');
  }

  #parameterTest(...[declared, style]: Parameters<typeof plainParameters>): Test<Sent> {
    if (declared.length === 0) return () => true;
    const plain = plainParameters(declared, style);
    const isValid = plain && compiled(this.#parameters, plain.schema);
    if (!isValid) return never;
    return (sent) => {
      const values = plain.read(sent);
      return values !== null && isValid(values);
    };
  }

  #bodyTest(contents: Contents): (mediaType: string | undefined, body: unknown) => boolean {
    const [content] = contents;
    // A form is not parsed yet.
    if (!content || contents.length > 1 || content.mediaType.startsWith('multipart/')) return never;
    const isValid = compiled(this.#bodies, content.schema ?? {});
    if (!isValid) return never;
    return (mediaType, body) => mediaType === content.mediaType && isValid(body);
  }
}

/** Returns null if the schema does not compile. Only Prism handles circular references. */
function compiled(ajv: Ajv | Ajv2020, schema: object): Test<unknown> | null {
  try {
    return ajv.compile(schema);
  } catch {
    return null;
  }
}

/** Prism has its own `date-time`. The other formats of the contract match those of its version. */
function withFormats<A extends Ajv | Ajv2020>(ajv: A): A {
  addFormats(ajv);
  ajv.addFormat('date-time', date_time);
  return ajv;
}
