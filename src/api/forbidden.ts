import { refuseOtherBody } from './answer';
import { again, sessionOf } from './client';
import { client } from './generated/client.gen';

/**
 * Lets the person give what a call lacks that was refused with 403, and repeats it.
 * @param ask tells whether to repeat the call
 */
export function askWhenForbidden(ask: (refused: Response) => Promise<boolean>): void {
  client.interceptors.response.use(async (response, request, options) => {
    const port = sessionOf(options.security);
    if (response.status !== 403 || !port) return response;
    // Another body than a problem is that of a gateway.
    const repeats = await ask(response.clone()).catch(() => false);
    if (!repeats) return response;
    const answer = await again(request, options, port.accessToken() ?? '');
    return refuseOtherBody(answer, options.responseValidator);
  });
}
