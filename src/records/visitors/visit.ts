import { ApiError } from '@/api/apiError';
import { provideVisits, type SessionPort } from '@/api/client';
import { openPublicLink } from '@/api/generated/public/openPublicLink.gen';
import type { OpenPublicLinkRequest } from '@/api/generated/types.gen';

interface Visit extends OpenPublicLinkRequest {
  visitToken: string;
}

/**
 * The open link of this page. It is only in memory, so it ends with the page and stays in this tab.
 */
let visit: Visit | null = null;
/** Called when the link cannot be opened again with the known password. */
let onEnd: () => void = () => {};
let reopening: Promise<string | null> | undefined;

/** Opens a link. Visitor requests use it from then on. */
export async function open(link: OpenPublicLinkRequest): Promise<void> {
  const { data } = await openPublicLink({ body: link, throwOnError: true });
  visit = { ...link, visitToken: data.data.visitToken };
}

/** @returns A function that unsubscribes. */
export function onVisitEnd(listener: () => void): () => void {
  onEnd = listener;
  return () => {
    onEnd = () => {};
  };
}

/** A visit lasts one hour. Reopens the link after that, once for all concurrent requests. */
async function reopen(refused: string): Promise<string | null> {
  if (!visit) return null;
  if (visit.visitToken !== refused) return visit.visitToken;
  reopening ??= openAgain(visit).finally(() => {
    reopening = undefined;
  });
  return reopening;
}

async function openAgain({ token, password }: Visit): Promise<string | null> {
  try {
    await open({ token, ...(password !== undefined && { password }) });
    return visit?.visitToken ?? null;
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'network') throw error;
    visit = null;
    onEnd();
    return null;
  }
}

const visits: SessionPort = { accessToken: () => visit?.visitToken ?? null, refresh: reopen };
provideVisits(visits);
