import type { Mock } from '../../support/mock.ts';

/** Returns the token of the link to a page in the newest email. */
async function tokenIn(mock: Mock, page: 'reset-password' | 'verify-email'): Promise<string> {
  const emails = await mock.outbox();
  const link = emails.find((email) => email.link.includes(`/${page}/`))?.link;
  if (!link) throw new Error(`No email leads to ${page}.`);
  return new URL(link).searchParams.get('token') ?? '';
}

/** Signs up an account that has not confirmed its email. @returns the verification token */
export async function signUp(mock: Mock, email: string): Promise<string> {
  const password = 'Fresh!2027pass';
  const data = { username: 'Rita Sørensen', email, password, confirmPassword: password };
  await mock.request('POST', '/auth/signup', { data });
  return tokenIn(mock, 'verify-email');
}
