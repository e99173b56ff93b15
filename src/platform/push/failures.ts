/** The ways in which push messages can fail (specification, section 8). */
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

/** Failures by the error code of Firebase's SDK. */
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
 * Maps an error of the SDK to a failure.
 *
 * @param attempt The step that failed, for errors without a known code, such as those of the browser and the
 * installation service.
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
 * Logs why push messages do not work, once per kind and page load. The portal continues without them (specification,
 * section 8).
 */
export function logFailure(kind: PushFailure, error?: unknown): void {
  if (logged.has(kind)) return;
  logged.add(kind);
  // Only the message: the details of a failed call could contain the token.
  const reason = error instanceof Error ? ` ${error.message}` : '';
  // A refused permission is the user's choice, not a fault.
  const log = kind.startsWith('permission') ? console.info : console.warn;
  log(`Push messages: ${kind}.${reason}`);
}
