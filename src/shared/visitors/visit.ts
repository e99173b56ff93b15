import { ApiError } from '@/api/apiError';
import { provideVisits, type SessionPort } from '@/api/client';
import { openPublicLink } from '@/api/generated/public/openPublicLink.gen';
import type { OpenPublicLinkRequest } from '@/api/generated/types.gen';

interface Visit extends OpenPublicLinkRequest {
  visitToken: string;
}

/** The link that is open on this page. In memory alone: it is gone with the page, and no other tab has it. */
let visit: Visit | null = null;
/** Told when the link cannot be opened again by what is known of it. */
let onEnd: () => void = () => {};
let reopening: Promise<string | null> | undefined;

/** Opens a link; calls of visitors go with it from now on. */
export async function open(link: OpenPublicLinkRequest): Promise<void> {
  const { data } = await openPublicLink({ body: link, throwOnError: true });
  visit = { ...link, visitToken: data.data.visitToken };
}

/** @returns a function that ends listening */
export function onVisitEnd(listener: () => void): () => void {
  onEnd = listener;
  return () => {
    onEnd = () => {};
  };
}

/** A visit lasts an hour; who looks for longer has the link opened again, once for all calls. */
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
