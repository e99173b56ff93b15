import { ApiError } from './apiError';

type Validator = (data: unknown) => Promise<unknown>;

/**
 * Refuses a success whose body is not of the kind that the contract declares. The generated client checks
 * JSON only; any other body, and an absent one, it hands on as if it were the data, a proxy's page of HTML
 * with status 200 among them.
 *
 * @param validate The generated check of the operation's answer. It takes nothing where the contract declares no
 *   body, and a string where it declares bytes.
 */
export async function refuseOtherBody(
  response: Response,
  validate: Validator | undefined,
): Promise<Response> {
  if (!response.ok || !validate) return response;
  const type = response.headers.get('Content-Type')?.split(';')[0]?.trim() ?? '';
  const empty = response.status === 204 || response.headers.get('Content-Length') === '0';
  // Checked by the generated client itself once it has been read.
  if (!empty && /^application\/json$|\+json$/.test(type)) return response;
  // Pages and plain texts are what proxies say; other texts, such as CSV, are files like any other.
  const bytes = type !== '' && !/^text\/(html|plain)$/.test(type);
  try {
    if (!empty && !bytes) throw new TypeError(`The answer is of type '${type}'.`);
    await validate(empty ? undefined : '');
    return response;
  } catch (error) {
    await response.body?.cancel();
    throw new ApiError('contract', response.status, undefined, error);
  }
}
