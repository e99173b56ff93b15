import {
  createShareLink,
  createShareLinkToken,
  deleteShareLink,
  listShareLinksOptions,
  revokeShareLink,
  updateShareLink,
} from '@/api/generated/share-links.gen';
import type {
  CreateShareLinkRequest,
  ShareLink,
  ShareTarget,
  UpdateShareLinkRequest,
} from '@/api/generated/types.gen';
import { useWrite } from '@/shared/feedback/useWrite';
import { linkAddress, targetAddress } from './shareAddress';

/** The size of one page of the list. The dialog shows no more. */
const PAGE = 100;

/** The links to a target, newest first. */
export const shareLinksOptions = (projectId: string, { type, id }: ShareTarget) =>
  listShareLinksOptions({
    path: { projectId },
    query: { targetType: type, targetId: id, limit: PAGE },
  });

/**
 * Returns the address of a public page. The token is in the fragment, which browsers send neither to the host nor as a
 * referrer.
 */
export function publicAddress(token: string, { targets }: Pick<ShareLink, 'targets'>): string {
  const [only, ...others] = targets;
  const isOne = only && others.length === 0;
  return location.origin + (isOne ? targetAddress(token, only) : linkAddress(token));
}

/** A link to several targets is in the list of each target. */
const STALE = ['listShareLinks'] as const;

export const useCreateShareLink = (projectId: string) =>
  useWrite({
    operation: 'createShareLink',
    write: (body: CreateShareLinkRequest) =>
      createShareLink({ path: { projectId }, body, throwOnError: true }),
    stale: STALE,
    failure: 'inline',
  });

interface Change {
  link: Pick<ShareLink, 'id'>;
  body: UpdateShareLinkRequest;
}

export const useUpdateShareLink = (projectId: string) =>
  useWrite({
    operation: 'updateShareLink',
    write: ({ link, body }: Change) =>
      updateShareLink({
        path: { projectId, shareLinkId: link.id },
        body,
        throwOnError: true,
      }),
    stale: STALE,
    successToast: () => 'Link updated',
    failure: 'inline',
  });

export const useRenewAddress = (projectId: string) =>
  useWrite({
    operation: 'createShareLinkToken',
    write: ({ id }: ShareLink) =>
      createShareLinkToken({ path: { projectId, shareLinkId: id }, throwOnError: true }),
    stale: STALE,
  });

export const useRevokeShareLink = (projectId: string) =>
  useWrite({
    operation: 'revokeShareLink',
    write: ({ id }: ShareLink) =>
      revokeShareLink({ path: { projectId, shareLinkId: id }, throwOnError: true }),
    stale: STALE,
    successToast: () => 'Link revoked',
  });

/** Removes a link that no longer works from the list. */
export const useRemoveShareLink = (projectId: string) =>
  useWrite({
    operation: 'deleteShareLink',
    write: ({ id }: ShareLink) =>
      deleteShareLink({ path: { projectId, shareLinkId: id }, throwOnError: true }),
    stale: STALE,
    successToast: () => 'Link removed',
  });
