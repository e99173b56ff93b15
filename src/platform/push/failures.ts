/** What can go wrong with push messages (specification, section 8). */
export type PushFailure =
  | 'permission blocked'
  | 'permission dismissed'
  | 'unsupported browser'
  | 'storage unsupported'
  | 'service worker registration failed'
  | 'subscribe failed'
  | 'update failed'
  | 'unsubscribe failed'
  | 'no token returned'
  | 'message listener failed';

/** By the codes of Firebase's SDK. */
const kinds: Record<string, PushFailure> = {
  'messaging/permission-blocked': 'permission blocked',
  'messaging/permission-default': 'permission dismissed',
  'messaging/unsupported-browser': 'unsupported browser',
  'messaging/indexed-db-unsupported': 'storage unsupported',
  'messaging/failed-service-worker-registration': 'service worker registration failed',
  'messaging/token-subscribe-failed': 'subscribe failed',
  'messaging/token-subscribe-no-token': 'no token returned',
  'messaging/token-update-failed': 'update failed',
  'messaging/token-update-no-token': 'no token returned',
  'messaging/token-unsubscribe-failed': 'unsubscribe failed',
};

/**
 * The kind of what the SDK threw.
 *
 * @param attempt What was tried. The browser's own refusals and those of the installation service have no kind.
 */
export function kindOf(
  error: unknown,
  attempt: 'subscribe failed' | 'unsubscribe failed',
): PushFailure {
  const { code } = (error ?? {}) as { code?: unknown };
  return (typeof code === 'string' && kinds[code]) || attempt;
}

const logged = new Set<PushFailure>();

/**
 * Says in the console, once a kind and page load, why push messages do not work. Nothing else comes of it: the
 * portal carries on without them (specification, section 8).
 */
export function logFailure(kind: PushFailure, error?: unknown): void {
  if (logged.has(kind)) return;
  logged.add(kind);
  // The message only: a failed call's details could hold the token.
  const reason = error instanceof Error ? ` ${error.message}` : '';
  // A person's own choice is no fault.
  const log = kind.startsWith('permission') ? console.info : console.warn;
  log(`Push messages: ${kind}.${reason}`);
}
