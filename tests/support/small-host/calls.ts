/** The calls that the host answers, with the fields that each takes (specification, section 7). */
interface Call {
  name: string;
  method: string;
  path: string;
  required?: readonly string[];
  optional?: readonly string[];
  /** Works without a token. */
  open?: true;
  form?: true;
}

const project = '/projects/:project';
const scan = `${project}/scans/:scan`;

export const calls = [
  {
    name: 'login',
    method: 'POST',
    path: '/auth/login',
    required: ['email', 'password'],
    optional: ['fcmToken'],
    open: true,
  },
  {
    name: 'signup',
    method: 'POST',
    path: '/auth/signup',
    required: ['username', 'email', 'password', 'confirmPassword'],
    open: true,
  },
  {
    name: 'resetPassword',
    method: 'POST',
    path: '/auth/reset-password',
    required: ['password', 'token'],
    open: true,
  },
  {
    name: 'refreshToken',
    method: 'POST',
    path: '/auth/refresh-token',
    required: ['refreshToken'],
    open: true,
  },
  { name: 'getProjectStats', method: 'GET', path: `${project}/stats` },
  { name: 'listScans', method: 'GET', path: `${project}/scans` },
  { name: 'getScan', method: 'GET', path: scan },
  {
    name: 'updateScan',
    method: 'PUT',
    path: scan,
    optional: ['title', 'description', 'thumbnail'],
    form: true,
  },
  { name: 'deleteScan', method: 'DELETE', path: scan },
  {
    name: 'downloadScans',
    method: 'POST',
    path: `${project}/scans/download`,
    required: ['scanIds'],
  },
  { name: 'makeScanPrivate', method: 'POST', path: `${scan}/make-private` },
  { name: 'makeScanPublic', method: 'POST', path: `${scan}/make-public` },
] as const satisfies readonly Call[];

export type CallName = (typeof calls)[number]['name'];

export interface Found {
  name: CallName;
  call: Call;
  /** The ids in the path. */
  ids: { project?: string; scan?: string };
}

/** Finds the call of a request. A path with a query is none of the twelve: they send no filters. */
export function findCall(method: string, path: string): Found | undefined {
  for (const call of calls) {
    const pattern = call.path.replaceAll(/:(\w+)/g, '(?<$1>[^/?]+)');
    const match = call.method === method && new RegExp(`^${pattern}$`).exec(path);
    if (match) return { name: call.name, call, ids: { ...match.groups } };
  }
  return undefined;
}

/** Returns what is wrong with the fields of a request. */
export function wrongFields(call: Call, fields: readonly string[]): string[] {
  const { required = [], optional = [] } = call;
  const missing = required.filter((name) => !fields.includes(name));
  const unknown = fields.filter((name) => ![...required, ...optional].includes(name));
  return [...missing.map((name) => `without ${name}`), ...unknown.map((name) => `with ${name}`)];
}
