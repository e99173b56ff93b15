// Generated from openapi/ by `npm run contract`. Do not edit.

import * as z from 'zod/mini';

import { zNotificationPreferences } from './notifications.gen';
import { zPasskey } from './zPasskey.gen';
import { zPersonalRecord } from './zPersonalRecord.gen';
import { zProfile } from './zProfile.gen';
import { zSession } from './zSession.gen';

/**
 * What the host stores about a person.
 */
export const zPersonalData = z.object({
    exportedAt: z.iso.datetime({ offset: true }),
    profile: zProfile,
    projects: z.array(z.object({
        id: z.string(),
        name: z.string(),
        role: z.string(),
        company: z.nullable(z.string())
    })),
    sessions: z.array(zSession),
    passkeys: z.array(zPasskey),
    notifications: zNotificationPreferences,
    records: z.array(zPersonalRecord)
});
