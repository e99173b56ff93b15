/** The form of an operation, from which failures follow. */
export interface Form {
  /** The path of the contract, such as `/rfis/{rfiId}`. */
  path: string;
  /** Whether it can be called without a token. */
  isOpen: boolean;
  hasBody: boolean;
  /** Whether it takes parameters, of its path too. */
  hasParameters: boolean;
}

interface Derived {
  status: string;
  /** In responses.yaml. */
  name: string;
  applies: (form: Form) => boolean;
  why: string;
}

const always = () => true;
const withBody = ({ hasBody }: Form) => hasBody;
const withToken = ({ isOpen }: Form) => !isOpen;

const derived: readonly Derived[] = [
  { status: '400', name: 'MalformedRequest', applies: withBody, why: 'its body can be broken' },
  { status: '401', name: 'Unauthenticated', applies: withToken, why: 'it needs a bearer' },
  { status: '403', name: 'Forbidden', applies: withToken, why: 'it needs a bearer' },
  {
    status: '404',
    name: 'NotFound',
    applies: ({ path }) => path.includes('{'),
    why: 'its path names a record',
  },
  { status: '413', name: 'PayloadTooLarge', applies: withBody, why: 'its body can be too large' },
  {
    status: '415',
    name: 'UnsupportedMediaType',
    applies: withBody,
    why: 'its body can be of another type',
  },
  {
    status: '422',
    name: 'ValidationFailed',
    applies: ({ hasBody, hasParameters }) => hasBody || hasParameters,
    why: 'it takes input',
  },
  { status: '429', name: 'RateLimited', applies: always, why: 'there can be too many calls' },
  { status: '500', name: 'Internal', applies: always, why: 'the host can fail' },
  { status: '503', name: 'Unavailable', applies: always, why: 'the host can be away' },
  {
    status: 'default',
    name: 'Unexpected',
    applies: always,
    why: 'there is always another failure',
  },
];

/** The failures that follow from the form of an operation. */
export const failuresOf = (form: Form): readonly Derived[] =>
  derived.filter(({ applies }) => applies(form));
