import { describe, expect, test } from 'vitest';
import {
  callsOf,
  examplesOf,
  isSuccess,
  type Media,
  readContract,
  resolve,
  type Schema,
} from '../../scripts/contract/document.ts';

/** A call that the product makes today: its request and response are fixed. */
interface Documented {
  call: string;
  type?: string;
  required?: string[];
  optional?: string[];
  /** Paths of properties in the typical response. */
  answer?: string[];
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

const documented: Documented[] = [
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
  { call: 'POST /projects/{projectId}/scans/download', required: ['scanIds'] },
  { call: `POST ${scan}/make-private` },
  { call: `POST ${scan}/make-public` },
];

const contract = readContract();
const calls = callsOf(contract);
const title = (method: string, path: string) => `${method.toUpperCase()} ${path}`;

describe.each(documented)('$call', ({ call, type = 'application/json', answer = [], ...sent }) => {
  const found = calls.find(({ method, path }) => title(method, path) === call);
  const { required = [], optional = [] } = sent;

  test('is in the contract as documented', () => {
    expect(found?.operation['x-origin']).toBe('documented');
  });

  test("accepts today's request", () => {
    const sentProperties = [...required, ...optional];
    expect(Object.keys(found?.body ?? {})).toEqual(sentProperties.length > 0 ? [type] : []);
    const schema = schemaOf(found?.body[type]);
    expect(Object.keys(schema.properties ?? {})).toEqual(sentProperties);
    expect(schema.required ?? []).toEqual(required);
  });

  test('sends nothing but its path', () => {
    expect(found?.parameters.filter((parameter) => parameter.in !== 'path')).toEqual([]);
  });

  test('returns the properties that the product reads', () => {
    const [, success] = found?.responses.find(([status]) => isSuccess(status)) ?? [];
    const [media = {}] = Object.values(success?.content ?? {});
    const [typical] = examplesOf(contract, media);
    for (const property of answer) expect(typical?.[1].value).toHaveProperty(property);
  });
});

test('no other call is marked as documented', () => {
  const names = calls
    .filter(({ operation }) => operation['x-origin'] === 'documented')
    .map(({ method, path }) => title(method, path));
  expect(names.sort()).toEqual(documented.map(({ call }) => call).sort());
});

test('scans are downloaded as a zip file', () => {
  const download = calls.find(({ name }) => name === 'downloadScans');
  const [, success] = download?.responses.find(([status]) => isSuccess(status)) ?? [];
  expect(Object.keys(success?.content ?? {})).toEqual(['application/zip']);
});

function schemaOf(media: Media | undefined): Schema {
  return media?.schema ? resolve<Schema>(contract, media.schema) : {};
}
