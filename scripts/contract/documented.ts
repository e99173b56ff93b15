/** What the specification states about a call that the product makes today (section 7). */
export interface Documented {
  call: string;
  type?: string;
  required?: readonly string[];
  optional?: readonly string[];
  /** Properties of the request with a name that the specification leaves open. */
  guessed?: readonly string[];
  /** Paths of properties in the answer; absent if its body is not shown. */
  answer?: readonly string[];
}

const scan = '/projects/{projectId}/scans/{scanId}';
const itemStats = ['total', 'byStatus.active', 'byStatus.completed', 'byStatus.draft'];
const modules: Record<string, string[]> = {
  punchItem: [...itemStats, 'recentCreatedLast7Days'],
  rfi: [...itemStats, 'recentCreatedLast7Days'],
  submittal: [...itemStats, 'recentCreatedLast7Days'],
  buildviewScan: ['total', 'public', 'private', 'recentCreatedLast7Days'],
  model3D: ['total', 'public'],
  tour: ['total', 'public', 'private'],
};
const stats = Object.entries(modules).flatMap(([name, properties]) =>
  properties.map((property) => `data.modules.${name}.${property}`),
);

export const documented: readonly Documented[] = [
  {
    call: 'POST /auth/login',
    required: ['email', 'password'],
    optional: ['fcmToken'],
    answer: ['success', 'data.accessToken', 'data.refreshToken', 'data.user'],
  },
  {
    call: 'POST /auth/signup',
    required: ['username', 'email', 'password', 'confirmPassword'],
    answer: ['success'],
  },
  { call: 'POST /auth/reset-password', required: ['password', 'token'] },
  { call: 'POST /auth/refresh-token', required: ['refreshToken'], answer: ['accessToken'] },
  { call: 'GET /projects/{projectId}/stats', answer: stats },
  { call: 'GET /projects/{projectId}/scans', answer: ['data'] },
  { call: `GET ${scan}`, answer: ['data'] },
  {
    call: `PUT ${scan}`,
    type: 'multipart/form-data',
    optional: ['title', 'description', 'thumbnail'],
    answer: ['data'],
  },
  { call: `DELETE ${scan}` },
  {
    call: 'POST /projects/{projectId}/scans/download',
    required: ['scanIds'],
    guessed: ['scanIds'],
  },
  { call: `POST ${scan}/make-private` },
  { call: `POST ${scan}/make-public` },
];
