// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from './@tanstack/react-query.gen';
import { formDataBodySerializer, type RequestResult } from './client';
import { client } from './client.gen';
import { zPersonalData, zProfileResult, zSessionListResult } from './schemas/profile.gen';
import { zSuccess } from './schemas/zSuccess.gen';
import type { Options } from './sdk.gen';
import type { CancelEmailChangeData, CancelEmailChangeErrors, CancelEmailChangeResponses, DeleteOtherSessionsData, DeleteOtherSessionsErrors, DeleteOtherSessionsResponses, DeleteProfileData, DeleteProfileErrors, DeleteProfilePictureData, DeleteProfilePictureErrors, DeleteProfilePictureResponses, DeleteProfileResponses, DeleteSessionData, DeleteSessionErrors, DeleteSessionResponses, ExportProfileData, ExportProfileErrors, ExportProfileResponses, GetProfileData, GetProfileError, GetProfileErrors, GetProfileResponse, GetProfileResponses, ListSessionsData, ListSessionsError, ListSessionsErrors, ListSessionsResponse, ListSessionsResponses, UpdateEmailData, UpdateEmailErrors, UpdateEmailResponses, UpdatePasswordData, UpdatePasswordErrors, UpdatePasswordResponses, UpdateProfileData, UpdateProfileErrors, UpdateProfilePictureData, UpdateProfilePictureErrors, UpdateProfilePictureResponses, UpdateProfileResponses } from './types.gen';

/**
 * The profile.
 */
export const zGetProfileResponse = zProfileResult;

/**
 * The updated profile.
 */
export const zUpdateProfileResponse = zProfileResult;

/**
 * The updated profile.
 */
export const zDeleteProfilePictureResponse = zProfileResult;

/**
 * The updated profile.
 */
export const zUpdateProfilePictureResponse = zProfileResult;

/**
 * Done.
 */
export const zUpdatePasswordResponse = zSuccess;

/**
 * The updated profile.
 */
export const zCancelEmailChangeResponse = zProfileResult;

/**
 * The profile, with the address that is not confirmed yet.
 */
export const zUpdateEmailResponse = zProfileResult;

/**
 * Done.
 */
export const zDeleteOtherSessionsResponse = zSuccess;

/**
 * The sessions.
 */
export const zListSessionsResponse = zSessionListResult;

/**
 * Done.
 */
export const zDeleteSessionResponse = zSuccess;

/**
 * The data.
 */
export const zExportProfileResponse = zPersonalData;

/**
 * Done.
 */
export const zDeleteProfileResponse = zSuccess;

/**
 * Get your profile
 *
 * Returns what the portal stores about the signed-in user and what the user sets.
 *
 */
export const getProfile = <ThrowOnError extends boolean = false>(options?: Options<GetProfileData, ThrowOnError>): RequestResult<GetProfileResponses, GetProfileErrors, ThrowOnError> => (options?.client ?? client).get<GetProfileResponses, GetProfileErrors, ThrowOnError>({
    responseValidator: async (data) => await zGetProfileResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile',
    ...options
});

/**
 * Update your profile
 *
 * Properties that are absent stay unchanged, those in `clear` become null.
 *
 */
export const updateProfile = <ThrowOnError extends boolean = false>(options: Options<UpdateProfileData, ThrowOnError>): RequestResult<UpdateProfileResponses, UpdateProfileErrors, ThrowOnError> => (options.client ?? client).patch<UpdateProfileResponses, UpdateProfileErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateProfileResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Remove your picture
 *
 * The person is shown with initials. Also succeeds without a picture.
 *
 */
export const deleteProfilePicture = <ThrowOnError extends boolean = false>(options?: Options<DeleteProfilePictureData, ThrowOnError>): RequestResult<DeleteProfilePictureResponses, DeleteProfilePictureErrors, ThrowOnError> => (options?.client ?? client).delete<DeleteProfilePictureResponses, DeleteProfilePictureErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteProfilePictureResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/picture',
    ...options
});

/**
 * Set your picture
 *
 * Replaces the picture. The portal sends a square; a host may scale it down. All answers that show the person have its
 * address in `avatarUrl`. A new picture has a new address.
 *
 */
export const updateProfilePicture = <ThrowOnError extends boolean = false>(options: Options<UpdateProfilePictureData, ThrowOnError>): RequestResult<UpdateProfilePictureResponses, UpdateProfilePictureErrors, ThrowOnError> => (options.client ?? client).put<UpdateProfilePictureResponses, UpdateProfilePictureErrors, ThrowOnError>({
    ...formDataBodySerializer,
    responseValidator: async (data) => await zUpdateProfilePictureResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/picture',
    ...options,
    headers: {
        'Content-Type': null,
        ...options.headers
    }
});

/**
 * Change your password
 *
 * Asks for the current password. A wrong one is 422 with the pointer `/currentPassword` and the code `password`. Ends all
 * other sessions of the user; this one stays.
 *
 */
export const updatePassword = <ThrowOnError extends boolean = false>(options: Options<UpdatePasswordData, ThrowOnError>): RequestResult<UpdatePasswordResponses, UpdatePasswordErrors, ThrowOnError> => (options.client ?? client).put<UpdatePasswordResponses, UpdatePasswordErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdatePasswordResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/password',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * Cancel the change of your email address
 *
 * The link that was sent no longer works. Also succeeds without a change.
 *
 */
export const cancelEmailChange = <ThrowOnError extends boolean = false>(options?: Options<CancelEmailChangeData, ThrowOnError>): RequestResult<CancelEmailChangeResponses, CancelEmailChangeErrors, ThrowOnError> => (options?.client ?? client).delete<CancelEmailChangeResponses, CancelEmailChangeErrors, ThrowOnError>({
    responseValidator: async (data) => await zCancelEmailChangeResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/email',
    ...options
});

/**
 * Change your email address
 *
 * Asks for the current password, as `updatePassword` does. Sends a link to the new address, which `verifyEmail` confirms
 * within 24 hours. Until then, the old address stays, and the new one is `pendingEmail`. An address that belongs to another
 * account gets the same answer, so that nobody learns of it, and a message that names no link. Replaces an earlier change that
 * is not confirmed.
 *
 */
export const updateEmail = <ThrowOnError extends boolean = false>(options: Options<UpdateEmailData, ThrowOnError>): RequestResult<UpdateEmailResponses, UpdateEmailErrors, ThrowOnError> => (options.client ?? client).put<UpdateEmailResponses, UpdateEmailErrors, ThrowOnError>({
    responseValidator: async (data) => await zUpdateEmailResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/email',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

/**
 * End all other sessions
 *
 * All sessions of the user end, except the one of this call. Their next call is refused with 401.
 *
 */
export const deleteOtherSessions = <ThrowOnError extends boolean = false>(options?: Options<DeleteOtherSessionsData, ThrowOnError>): RequestResult<DeleteOtherSessionsResponses, DeleteOtherSessionsErrors, ThrowOnError> => (options?.client ?? client).delete<DeleteOtherSessionsResponses, DeleteOtherSessionsErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteOtherSessionsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/sessions',
    ...options
});

/**
 * List your sessions
 *
 * Each sign-in on a device is a session. That of this call is first, then the latest used.
 *
 */
export const listSessions = <ThrowOnError extends boolean = false>(options?: Options<ListSessionsData, ThrowOnError>): RequestResult<ListSessionsResponses, ListSessionsErrors, ThrowOnError> => (options?.client ?? client).get<ListSessionsResponses, ListSessionsErrors, ThrowOnError>({
    responseValidator: async (data) => await zListSessionsResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/sessions',
    ...options
});

/**
 * End a session
 *
 * Its next call is refused with 401. The session of this call can be ended, too.
 *
 */
export const deleteSession = <ThrowOnError extends boolean = false>(options: Options<DeleteSessionData, ThrowOnError>): RequestResult<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError> => (options.client ?? client).delete<DeleteSessionResponses, DeleteSessionErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteSessionResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/sessions/{sessionId}',
    ...options
});

/**
 * Download your data
 *
 * Everything that the host stores about the signed-in user, as a JSON file to keep or to take elsewhere. Passwords and tokens
 * are not in it.
 *
 */
export const exportProfile = <ThrowOnError extends boolean = false>(options?: Options<ExportProfileData, ThrowOnError>): RequestResult<ExportProfileResponses, ExportProfileErrors, ThrowOnError> => (options?.client ?? client).get<ExportProfileResponses, ExportProfileErrors, ThrowOnError>({
    responseValidator: async (data) => await zExportProfileResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/export',
    ...options
});

/**
 * Delete your account
 *
 * Asks for the current password, as `updatePassword` does. Ends all sessions and memberships, and removes the address, the
 * phone number and the picture. The name stays in records and their history. Open records that the person had to act on go to a
 * project admin. 409 `WRONG_STATE` if a project would be without a project admin; the profile lists these as `soleAdminOf`.
 *
 */
export const deleteProfile = <ThrowOnError extends boolean = false>(options: Options<DeleteProfileData, ThrowOnError>): RequestResult<DeleteProfileResponses, DeleteProfileErrors, ThrowOnError> => (options.client ?? client).post<DeleteProfileResponses, DeleteProfileErrors, ThrowOnError>({
    responseValidator: async (data) => await zDeleteProfileResponse.parseAsync(data),
    security: [{
            key: 'bearerAuth',
            scheme: 'bearer',
            type: 'http'
        }],
    url: '/profile/delete',
    ...options,
    headers: {
        'Content-Type': 'application/json',
        ...options.headers
    }
});

export const getProfileQueryKey = (options?: Options<GetProfileData>) => createQueryKey('getProfile', options, false, ['profile']);

/**
 * Get your profile
 *
 * Returns what the portal stores about the signed-in user and what the user sets.
 *
 */
export const getProfileOptions = (options?: Options<GetProfileData>) => queryOptions<GetProfileResponse, GetProfileError, GetProfileResponse, ReturnType<typeof getProfileQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await getProfile({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: getProfileQueryKey(options)
});

export const listSessionsQueryKey = (options?: Options<ListSessionsData>) => createQueryKey('listSessions', options, false, ['profile']);

/**
 * List your sessions
 *
 * Each sign-in on a device is a session. That of this call is first, then the latest used.
 *
 */
export const listSessionsOptions = (options?: Options<ListSessionsData>) => queryOptions<ListSessionsResponse, ListSessionsError, ListSessionsResponse, ReturnType<typeof listSessionsQueryKey>>({
    queryFn: async ({ queryKey, signal }) => {
        const { data } = await listSessions({
            ...options,
            ...queryKey[0],
            signal,
            throwOnError: true
        });
        return data;
    },
    queryKey: listSessionsQueryKey(options)
});
