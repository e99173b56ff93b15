// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

/**
 * `required`: the value is missing; `invalid`: it breaks the contract; `taken`: another company has it; `repeated`: an earlier row has it.
 */
export const zCompanyImportFaultCode = z.enum([
    'required',
    'invalid',
    'taken',
    'repeated'
]);
