import { isSparing } from '@/shared/connection';
import { onReport, type Report, report, shouldReport } from '@/shared/errors/report';
import { sentryDsn } from './settings';

/**
 * Reports errors from startup on. Sentry loads when the first screen is usable, or with the first error; on a metered or
 * slow connection only with an error, and without session replay. Until then, errors are collected here; then Sentry's
 * own handlers take over. Does nothing without a DSN.
 *
 * @param usable Resolves when the first screen is usable; session replay starts then.
 */
export function startMonitoring(usable: Promise<void>): void {
  if (!sentryDsn) return;
  const dsn = sentryDsn;
  const early: Report[] = [];
  let loading: Promise<void> | undefined;
  let send = (next: Report) => {
    early.push(next);
    void load().catch(() => {}); // A failed report must not cause another error.
  };

  const onError = ({ error, message }: ErrorEvent) => catchEarly(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => catchEarly(reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  onReport((next) => send(next));

  const load = () => {
    loading ??= import('./sentry').then((sentry) => {
      removeEventListener('error', onError);
      removeEventListener('unhandledrejection', onRejection);
      sentry.start(dsn, shouldReport);
      send = sentry.send;
      early.forEach(send);
    });
    return loading;
  };
  if (isSparing()) return;
  void usable
    .then(load)
    .then(() => import('./replay'))
    .then(({ startReplay }) => startReplay())
    .catch(() => {}); // The portal works without monitoring.
}

function catchEarly(error: unknown): void {
  if (shouldReport(error)) report(error);
}
