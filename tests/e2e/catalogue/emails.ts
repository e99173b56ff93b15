import type { Mock } from '../../support/mock.ts';

/** The token in the newest e-mail's link to a page. */
export async function tokenIn(
  mock: Mock,
  page: 'reset-password' | 'verify-email',
): Promise<string> {
  const emails = await mock.outbox();
  const link = emails.find((email) => email.link.includes(`/${page}/`))?.link;
  if (!link) throw new Error(`No e-mail leads to ${page}.`);
  return new URL(link).searchParams.get('token') ?? '';
}

/** Signs somebody up who has yet to confirm the address. @returns the token for that */
export async function signUp(mock: Mock, email: string): Promise<string> {
  const password = 'Fresh!2027pass';
  const data = { username: 'Rita Sørensen', email, password, confirmPassword: password };
  await mock.request('POST', '/auth/signup', { data });
  return tokenIn(mock, 'verify-email');
}
