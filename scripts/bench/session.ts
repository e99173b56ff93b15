import { demoAccounts } from '../../mock-server/modules/account/seed/accounts.ts';

export interface Session {
  /** The app stores a session in this form. */
  data: { accessToken: string };
  projectId: string;
  scanId: string;
}

/** @param address scheme and host of a mock server */
export async function signIn(address: string, account = demoAccounts[0]): Promise<Session> {
  const data = await ask<Session['data']>(address, '/auth/login', undefined, {
    email: account?.email,
    password: account?.password,
  });
  const { accessToken } = data;
  const [project] = await ask<{ id: string }[]>(address, '/projects', accessToken);
  const projectId = project?.id ?? '';
  const [scan] = await ask<{ id: string }[]>(address, `/projects/${projectId}/scans`, accessToken);
  return { data, projectId, scanId: scan?.id ?? '' };
}

export async function ask<T>(
  address: string,
  path: string,
  token?: string,
  body?: unknown,
): Promise<T> {
  const response = await fetch(`${address}/api/v1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}.`);
  const { data } = await response.json();
  return data;
}
