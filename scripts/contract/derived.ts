import type { Problems } from './document.ts';

/** The form of an operation, from which failures follow. */
export interface Form {
  /** The path of the contract, such as `/rfis/{rfiId}`. */
  path: string;
  /** Whether it can be called without a token. */
  isOpen: boolean;
  hasBody: boolean;
  /** Whether it takes parameters, of its path too. */
  hasParameters: boolean;
  /** Whether the caller sends the version that they read. */
  takesVersion: boolean;
  takesKey: boolean;
  /** Whether it is answered to somebody who lacks the second factor that the account asks for. */
  isBeforeSecondFactor: boolean;
  /** Whether the caller proves anew who they are, if that was long ago. */
  needsStepUp: boolean;
  /** Whether a project can switch its module off. */
  isSwitchable: boolean;
  /** Whether it is a write that a closed project does not permit. */
  endsWithProject: boolean;
}

const always = () => true;
const withBody = ({ hasBody }: Form) => hasBody;
const withToken = ({ isOpen }: Form) => !isOpen;
const withKey = ({ takesKey }: Form) => takesKey;

/** The codes that follow from the form of an operation. */
const derived: Readonly<Record<string, (form: Form) => boolean>> = {
  MALFORMED_REQUEST: withBody,
  UNAUTHENTICATED: withToken,
  TOKEN_EXPIRED: withToken,
  // Whoever has a passkey confirms with it before they set up something else.
  SECOND_FACTOR_MISSING: ({ isOpen, isBeforeSecondFactor, needsStepUp }) =>
    !isOpen && !(isBeforeSecondFactor && !needsStepUp),
  FORBIDDEN: withToken,
  STEP_UP_REQUIRED: ({ needsStepUp }) => needsStepUp,
  // The path names a record.
  NOT_FOUND: ({ path }) => path.includes('{'),
  STALE_VERSION: ({ takesVersion }) => takesVersion,
  PROJECT_CLOSED: ({ endsWithProject }) => endsWithProject,
  MODULE_OFF: ({ isSwitchable }) => isSwitchable,
  IDEMPOTENCY_KEY_IN_USE: withKey,
  PAYLOAD_TOO_LARGE: withBody,
  UNSUPPORTED_MEDIA_TYPE: withBody,
  VALIDATION_FAILED: ({ hasBody, hasParameters }) => hasBody || hasParameters,
  IDEMPOTENCY_KEY_REUSED: withKey,
  RATE_LIMITED: always,
  INTERNAL: always,
  UNAVAILABLE: always,
};

export const codesOf = (form: Form): string[] =>
  Object.keys(derived).filter((code) => derived[code]?.(form));

/** The headers that HTTP asks for with a status, by their names in headers.yaml. */
const headers: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  401: { 'WWW-Authenticate': 'WwwAuthenticate' },
  416: { 'Content-Range': 'ContentRange' },
  429: { 'Retry-After': 'RetryAfter' },
  503: { 'Retry-After': 'RetryAfter' },
};

const pascal = (code: string) =>
  code.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** One failure of an operation: its codes share a status. */
interface Failure {
  status: number;
  /** In `components.responses`. */
  name: string;
  response: object;
}

/** Returns the answers with these codes, which are in the order of problems.yaml. */
export function failuresWith(codes: readonly string[], problems: Problems): Failure[] {
  const known = Object.keys(problems).filter((code) => codes.includes(code));
  const statusOf = (code: string) => Number(problems[code]?.value.status);
  return [...new Set(known.map(statusOf))].map((status) => {
    const together = known.filter((code) => statusOf(code) === status);
    const response = {
      description: together.map((code) => problems[code]?.summary).join(' '),
      ...(headers[status] && { headers: referencesTo(headers[status], 'headers.yaml') }),
      content: {
        'application/problem+json': {
          schema: {
            allOf: [
              { $ref: 'schemas/shared.yaml#/Problem' },
              {
                type: 'object',
                properties: { status: { const: status }, code: { enum: together } },
              },
            ],
          },
          examples: referencesTo(
            Object.fromEntries(together.map((code) => [code, code])),
            'problems.yaml',
          ),
        },
      },
    };
    return { status, name: together.map(pascal).join('Or'), response };
  });
}

const referencesTo = (names: Readonly<Record<string, string>>, file: string) =>
  Object.fromEntries(
    Object.entries(names).map(([name, target]) => [name, { $ref: `${file}#/${target}` }]),
  );
