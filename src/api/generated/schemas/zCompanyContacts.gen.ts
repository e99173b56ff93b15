// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zCompanyContact } from './zCompanyContact.gen';

/**
 * In the order in which people should be called.
 */
export const zCompanyContacts = z.array(zCompanyContact).check(z.maxLength(20));
