import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { DEFAULT_SPEC, type Mock } from '../../../mock-server/server/http.ts';
import { Client, CONTROL, PASSWORD } from './mock.ts';

/** Somebody who signs up, confirms the address and logs in. */
export async function strangerIn(mock: Mock, tenant: string, username: string): Promise<Client> {
  const client = new Client(mock, tenant);
  const email = `${username.toLowerCase().replaceAll(' ', '.')}@stranger.example`;
  const json = { username, email, password: PASSWORD, confirmPassword: PASSWORD };
  expect((await client.call('POST', '/auth/signup', { json })).status).toBe(201);
  const token = await tokenTo(client, email);
  expect((await client.call('POST', '/auth/verify-email', { json: { token } })).status).toBe(200);
  await client.signIn(email);
  return client;
}

/** The token in the last email to an address. */
export async function tokenTo(client: Client, email: string): Promise<string> {
  const { body } = await client.json<{ to: string; link: string }[]>(
    'GET',
    `${CONTROL}/outbox.json`,
  );
  // The latest ones are first.
  const mail = body.find(({ to, link }) => to === email && link.includes('token='));
  return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
}

export const firstProject = {
  name: 'Canal Road Plaza',
  code: 'CRP',
  companyName: 'Punjab Builders',
  projectType: 'Commercial - Retail',
  timeZone: 'Asia/Karachi',
  currency: 'PKR',
  units: 'metric',
  startDate: '2026-11-02',
};

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  example?: unknown;
  schema?: { example?: unknown };
  $ref?: string;
}
interface Operation {
  operationId: string;
  tags: string[];
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { examples?: Record<string, { value?: unknown }> }> };
}

const spec: {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
  components: { parameters: Record<string, Parameter> };
} = JSON.parse(readFileSync(DEFAULT_SPEC, 'utf8'));

export interface Named {
  id: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  json: unknown;
}

/**
 * Every call of a person whose path names something, with the ids and bodies of the contract's examples: those of the demo's
 * account. What has no body in JSON is left out.
 */
export const namedCalls = (): Named[] =>
  Object.entries(spec.paths).flatMap(([path, item]) => {
    if (!path.includes('{') || path.startsWith('/public/')) return [];
    const { parameters = [], ...operations } = item;
    return Object.entries(operations).flatMap(([method, operation]) => {
      if (!operation.operationId) return [];
      const all = [...parameters, ...(operation.parameters ?? [])].map((parameter) =>
        parameter.$ref
          ? (spec.components.parameters[parameter.$ref.split('/').at(-1) ?? ''] ?? parameter)
          : parameter,
      );
      const value = (name: string) =>
        encodeURIComponent(String(all.find((each) => each.name === name)?.example));
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => value(name));
      const query = all
        .filter((each) => each.in === 'query' && each.required)
        .map(({ name }) => `${name}=${value(name)}`);
      const headers = Object.fromEntries(
        all
          .filter((each) => each.in === 'header' && each.required)
          .map(({ name, example }) => [name, String(example)]),
      );
      const content = operation.requestBody?.content;
      const body = content?.['application/json'];
      if (content && !body) return [];
      const json = Object.values(body?.examples ?? {})[0]?.value;
      const address = query.length > 0 ? `${filled}?${query.join('&')}` : filled;
      return [
        { id: operation.operationId, method: method.toUpperCase(), path: address, headers, json },
      ];
    });
  });
