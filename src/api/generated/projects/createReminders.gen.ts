// Generated from openapi/ by `npm run contract`. Do not edit.

import type { RequestResult } from '../client';
import { client } from '../client.gen';
import { zRemindersResult } from '../schemas/zRemindersResult.gen';
import type { Options } from '../sdk.gen';
import type { CreateRemindersData, CreateRemindersErrors, CreateRemindersResponses } from '../types.gen';

/**
 * One result per record, in the order of the request.
 */
export const zCreateRemindersResponse = zRemindersResult;

/**
 * Remind those who have the ball
 *
 * Tells the people in whose court open punch items, RFIs and submittals are that the caller waits for them: a notification of
 * the kind `reminder` for each record. Whoever may comment a record may remind of it. Each record has a result of its own, and
 * nobody is reminded of a record twice within a day.
 *
 */
export const createReminders = <ThrowOnError extends boolean = false>(options: Options<CreateRemindersData, ThrowOnError>): RequestResult<CreateRemindersResponses, CreateRemindersErrors, ThrowOnError> => (options.client ?? client).post<CreateRemindersResponses, CreateRemindersErrors, ThrowOnError>({
    responseValidator: async (data) => await zCreateRemindersResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/projects/{projectId}/reminders',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});
