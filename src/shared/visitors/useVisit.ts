import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getPublicLink } from '@/api/generated/public/getPublicLink.gen';
import { useWrite } from '../feedback/useWrite';
import { onVisitEnd, open } from './visit';

/**
 * Milliseconds after which what has addresses of files is asked for again: they are good for two hours, and a page may
 * stay open for longer.
 */
export const ANEW = 45 * 60 * 1000;

const visitKey = (token: string) => ['public-visit', token] as const;

/** Opens the link once, however often the page renders. */
export function useVisit(token: string) {
  const client = useQueryClient();
  // It has got a password in the meantime, or does not work any more: to be seen by opening it as at first.
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

/** Asks again what the link shows, once something of it could not be had: it may have ended in the meantime. */
export function useLookAgain(token: string, failed: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (failed) void client.invalidateQueries({ queryKey: linkKey(token) });
  }, [client, token, failed]);
}

/** What the link shows. */
export const usePublicLink = (token: string, enabled: boolean) =>
  useQuery({
    queryKey: linkKey(token),
    queryFn: async ({ signal }) => {
      const { data } = await getPublicLink({ signal, throwOnError: true });
      return data.data;
    },
    enabled,
    refetchInterval: ANEW,
  });
