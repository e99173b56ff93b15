import { useSyncExternalStore } from 'react';
import type { ShareTarget, TargetType } from '@/api/generated/types.gen';
import { paths } from '../routing/paths';
import { pagesOf } from './kinds';

/** What stands behind the # of the address. A browser sends it to no server, and no referrer has it. */
const read = () => location.hash.slice(1);

function subscribe(listener: () => void): () => void {
  // Another link in the address bar of the same page loads nothing anew.
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
}

/** The token of the link that this page was opened by; empty when there is none. */
export const useLinkToken = (): string => useSyncExternalStore(subscribe, read);

/** The page of one of several things, by the same link. */
export const targetAddress = (token: string, { type, id }: Pick<ShareTarget, 'type' | 'id'>) =>
  `${pageOf(type, id)}#${token}`;

function pageOf(type: TargetType, id: string): string {
  const pages = pagesOf[type];
  if (pages) return `${pages}/${encodeURIComponent(id)}`;
  // That of a scan has the path that the specification names.
  return type === 'scan'
    ? `${paths.publicPotree}?${new URLSearchParams({ scan: id })}`
    : paths.publicViewer;
}

export const linkAddress = (token: string): string => `${paths.publicViewer}#${token}`;

/** The token in what somebody has pasted: a whole address, or the token alone. */
export function tokenIn(text: string): string | null {
  const token = text.trim().split('#').at(-1) ?? '';
  return /^[\w-]{16,128}$/.test(token) ? token : null;
}
