import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getPublicLink } from '@/api/generated/public/getPublicLink.gen';
import { useWrite } from '@/shared/feedback/useWrite';
import { onVisitEnd, open } from './visit';

/**
 * How often to refetch answers that contain file URLs, in milliseconds. The URLs expire after two
 * hours.
 */
export const REFETCH_MS = 45 * 60 * 1000;

const visitKey = (token: string) => ['public-visit', token] as const;

/** Opens the link once, regardless of how often the page renders. */
export function useVisit(token: string) {
  const client = useQueryClient();
  // The link now has a password or no longer works. Opening it again tells which.
  useEffect(
    () => onVisitEnd(() => void client.resetQueries({ queryKey: visitKey(token) })),
    [client, token],
  );
  return useQuery({
    queryKey: visitKey(token),
    queryFn: () => open({ token }).then(() => true),
    // Each opening counts as a view.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}

export function useOpenWithPassword(token: string) {
  return useWrite({
    operation: 'openPublicLink',
    write: async (password: string) => ({ data: await open({ token, password }) }),
    stale: [],
    failure: 'inline',
    show: (client) => client.setQueryData(visitKey(token), true),
  });
}

const linkKey = (token: string) => ['public-link', token] as const;

/** Reloads the link after a part of it failed to load, because the link may have ended. */
export function useLookAgain(token: string, failed: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (failed) void client.invalidateQueries({ queryKey: linkKey(token) });
  }, [client, token, failed]);
}

/** Queries what the link shows. */
export const usePublicLink = (token: string, enabled: boolean) =>
  useQuery({
    queryKey: linkKey(token),
    queryFn: async ({ signal }) => {
      const { data } = await getPublicLink({ signal, throwOnError: true });
      return data.data;
    },
    enabled,
    refetchInterval: REFETCH_MS,
  });
