import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { createShareLink } from '@/api/generated/share-links/createShareLink.gen';
import { createShareLinkToken } from '@/api/generated/share-links/createShareLinkToken.gen';
import { deleteShareLink } from '@/api/generated/share-links/deleteShareLink.gen';
import { listShareLinksOptions } from '@/api/generated/share-links/listShareLinks.gen';
import { revokeShareLink } from '@/api/generated/share-links/revokeShareLink.gen';
import { updateShareLink } from '@/api/generated/share-links/updateShareLink.gen';
import type {
  CreateShareLinkRequest,
  ShareLink,
  ShareTarget,
  UpdateShareLinkRequest,
} from '@/api/generated/types.gen';
import { failureText } from '../errors/operationTexts';
import { toast } from '../feedback/toast';
import { linkAddress, targetAddress } from '../visitors/linkToken';

/** As many as one answer has; nobody reads more of them in a dialog. */
const MOST = 100;

/** The links that lead to something, newest first. */
export const shareLinksOptions = (projectId: string, { type, id }: ShareTarget) =>
  listShareLinksOptions({
    path: { projectId },
    query: { targetType: type, targetId: id, limit: MOST },
  });

/** A collection stands in the lists of all that it leads to. */
const invalidate = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [{ _id: 'listShareLinks' }] });

/**
 * The address of a public page. The token stands behind the #, which no browser sends anywhere: not to the host of
 * the portal, not as a referrer.
 */
export function publicAddress(token: string, { targets }: Pick<ShareLink, 'targets'>): string {
  const [only, ...others] = targets;
  const isOne = only && others.length === 0;
  return location.origin + (isOne ? targetAddress(token, only) : linkAddress(token));
}

export function useCreateShareLink(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CreateShareLinkRequest) => {
      const { data } = await createShareLink({ path: { projectId }, body, throwOnError: true });
      return data;
    },
    onSuccess: () => invalidate(client),
    onError: (error) => toast.error(failureText('createShareLink', error)),
  });
}

export function useUpdateShareLink(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      link,
      body,
    }: {
      link: ShareLink;
      body: Omit<UpdateShareLinkRequest, 'version'>;
    }) =>
      updateShareLink({
        path: { projectId, shareLinkId: link.id },
        body: { ...body, version: link.version },
        throwOnError: true,
      }),
    onSuccess: () => {
      toast.success('Link changed');
      return invalidate(client);
    },
    onError: (error) => {
      toast.error(failureText('updateShareLink', error));
      return invalidate(client);
    },
  });
}

export function useRenewAddress(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: ShareLink) => {
      const path = { projectId, shareLinkId: id };
      const { data } = await createShareLinkToken({ path, throwOnError: true });
      return data;
    },
    onSuccess: () => invalidate(client),
    onError: (error) => toast.error(failureText('createShareLinkToken', error)),
  });
}

export function useRevokeShareLink(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ShareLink) =>
      revokeShareLink({ path: { projectId, shareLinkId: id }, throwOnError: true }),
    onSuccess: () => {
      toast.success('Link revoked');
      return invalidate(client);
    },
    onError: (error) => toast.error(failureText('revokeShareLink', error)),
  });
}

/** Takes one that does not work any more off the list. */
export function useRemoveShareLink(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ShareLink) =>
      deleteShareLink({ path: { projectId, shareLinkId: id }, throwOnError: true }),
    onSuccess: () => {
      toast.success('Link removed');
      return invalidate(client);
    },
    onError: (error) => toast.error(failureText('deleteShareLink', error)),
  });
}
