import type { IHttpResponse } from '@stoplight/prism-http';
import { date_time } from '@stoplight/prism-http/dist/validator/validators/dateTime.js';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { Operation, PrismOperation } from './contract.ts';
import { plainParameters, type Sent } from './parameters.ts';
import type { Visit } from './prism.ts';

/** Says yes or no, and no more: what is wrong is for Prism to say. */
export interface Checks {
  /** Whether Prism would find nothing wrong with the request; false as well where that cannot be told. */
  accepts(visit: Pick<Visit, 'params' | 'query' | 'headers' | 'body'>): boolean;
  /** The same of an answer. */
  allows(output: IHttpResponse): boolean;
}

type Test<T> = (value: T) => boolean;
type Response = PrismOperation['responses'][number];
type Contents = NonNullable<Response['contents']>;

const never = () => false;

// The package is CommonJS: its types and Node disagree about where its default export is.
const addFormats = addFormatsModule as unknown as (ajv: Ajv) => void;

const OPTIONS = {
  strict: false,
  // Contract tests ask whether every schema is one.
  validateSchema: false,
  logger: false,
} as const;

/**
 * Checks of requests and answers, compiled from the contract where they are first needed.
 *
 * They know the ordinary: JSON of one media type, parameters that are plain values, a status that is
 * declared. What is not so they turn away, and it comes before Prism, which remains the judge. So a yes of theirs
 * has to be a yes of Prism's as well, which tests/contract/checks.test.ts shows, and a no of theirs costs nothing but time.
 */
export class CheckBook {
  readonly #checks = new Map<Operation, Checks>();
  /** Prism reads the schemas of parameters as draft-07, and their texts as what they stand for. */
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
      // Prism takes a body such as 0 or false for none.
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
      // Where nothing is declared of a body, Prism lets any pass.
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
    // A form is a text until it has been taken apart.
    if (!content || contents.length > 1 || content.mediaType.startsWith('multipart/')) return never;
    const isValid = compiled(this.#bodies, content.schema ?? {});
    if (!isValid) return never;
    return (mediaType, body) => mediaType === content.mediaType && isValid(body);
  }
}

/** Null where the schema does not compile; references that go round in circles are known to Prism alone. */
function compiled(ajv: Ajv | Ajv2020, schema: object): Test<unknown> | null {
  try {
    return ajv.compile(schema);
  } catch {
    return null;
  }
}

/** Prism has a `date-time` of its own. Of the others those in the contract are the same in its version. */
function withFormats<A extends Ajv | Ajv2020>(ajv: A): A {
  addFormats(ajv);
  ajv.addFormat('date-time', date_time);
  return ajv;
}
