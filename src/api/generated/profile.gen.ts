// Generated from openapi/ by `npm run contract`. Do not edit.

import { queryOptions } from '@tanstack/react-query';

import { createQueryKey } from './@tanstack/react-query.gen';
import { formDataBodySerializer, type RequestResult } from './client';
import { client } from './client.gen';
import { zProfileResult } from './schemas/profile.gen';
import type { Options } from './sdk.gen';
import type { DeleteProfilePictureData, DeleteProfilePictureErrors, DeleteProfilePictureResponses, GetProfileData, GetProfileError, GetProfileErrors, GetProfileResponse, GetProfileResponses, UpdateProfileData, UpdateProfileErrors, UpdateProfilePictureData, UpdateProfilePictureErrors, UpdateProfilePictureResponses, UpdateProfileResponses } from './types.gen';

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
