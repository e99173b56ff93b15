// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zCapabilitiesResult } from '../schemas/zCapabilitiesResult.gen';
import type { Options } from '../sdk.gen';
import type { GetCapabilitiesData, GetCapabilitiesErrors, GetCapabilitiesResponses } from '../types.gen';

/**
 * The operations.
 */
export const zGetCapabilitiesResponse = zCapabilitiesResult;

/**
 * List what the host implements
 *
 * A host may implement a part of this contract. The portal asks before it shows anything that needs more than the calls
 * that the product makes today, so the call is open. A host without this operation answers 404, 405 or 501, like to any unknown
 * path. It then has the operations with `x-origin: documented` and no other.
 *
 * The portal shows nothing that needs an operation which the host does not list: no page, button or setting, and it does
 * not call that operation. `permittedActions` follow the same rule: an action is absent if the host implements no
 * operation for it.
 *
 * The answer may change while people work, such as with a new version of the host. The portal asks again when it is
 * opened, on the next page when the answer is older than a minute, and when an operation that was listed answers 405, 501
 * or a 404 without a problem.
 *
 */
export const getCapabilities = <ThrowOnError extends boolean = false>(options?: Options<GetCapabilitiesData, ThrowOnError>): RequestResult<GetCapabilitiesResponses, GetCapabilitiesErrors, ThrowOnError> => (options?.client ?? client).get<GetCapabilitiesResponses, GetCapabilitiesErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetCapabilitiesResponse.parseAsync(data),
    url: '/capabilities',
    ...options
});
