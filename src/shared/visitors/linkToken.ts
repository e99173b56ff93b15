import { useSyncExternalStore } from 'react';
import type { ShareTarget } from '@/api/generated/types.gen';
import { href, paths } from '../routing/paths';
import { shareKind } from '../share/shareKinds';

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

export const linkAddress = (token: string): string => `${paths.publicViewer}#${token}`;

/** The page of one of the things that a link leads to, by the same link. */
export function targetAddress(
  token: string,
  { type, id }: Pick<ShareTarget, 'type' | 'id'>,
): string {
  const { page, parameter } = shareKind(type);
  const path = parameter ? href(page, { [parameter]: id }) : `${page}/${encodeURIComponent(id)}`;
  return `${path}#${token}`;
}

/** The token in what somebody has pasted: a whole address, or the token alone. */
export function tokenIn(text: string): string | null {
  const token = text.trim().split('#').at(-1) ?? '';
  return /^[\w-]{16,128}$/.test(token) ? token : null;
}
