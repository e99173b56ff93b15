import { ApiError } from './apiError';

type Validator = (data: unknown) => Promise<unknown>;

/**
 * Rejects a success with another type of body than the contract declares. The generated client validates only JSON. It
 * returns any other or missing body as data, such as an HTML page of a proxy with status 200.
 *
 * @param validate The generated validator of the operation's answer. It accepts undefined if the contract declares no
 *   body, and a string if it declares bytes.
 */
export async function refuseOtherBody(
  response: Response,
  validate: Validator | undefined,
): Promise<Response> {
  if (!response.ok || !validate) return response;
  const type = response.headers.get('Content-Type')?.split(';')[0]?.trim() ?? '';
  const empty = response.status === 204 || response.headers.get('Content-Length') === '0';
  // The generated client validates JSON itself.
  if (!empty && /^application\/json$|\+json$/.test(type)) return response;
  // Proxies answer with HTML or plain text. Other text types, such as CSV, are files.
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
