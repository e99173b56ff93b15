import { isNews, onReport, type Report, report } from '@/shared/errors/report';
import { sentryDsn } from './settings';

/**
 * Reports errors from the first moment on. Sentry's code, which no screen waits for, comes when the first screen
 * is usable or with the first error; until then this keeps what happens, and then steps aside for Sentry's own
 * handlers. Nothing at all without a DSN.
 *
 * @param usable Resolves when the first screen is usable: the time to begin with the recording of sessions.
 */
export function startMonitoring(usable: Promise<void>): void {
  if (!sentryDsn) return;
  const dsn = sentryDsn;
  const early: Report[] = [];
  let loading: Promise<void> | undefined;
  let send = (next: Report) => {
    early.push(next);
    void load().catch(() => {}); // What cannot be reported is no error of its own.
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
      sentry.start(dsn, isNews);
      send = sentry.send;
      early.forEach(send);
    });
    return loading;
  };
  void usable
    .then(load)
    .then(() => import('./replay'))
    .then(({ startReplay }) => startReplay())
    .catch(() => {}); // The portal goes on without.
}

function catchEarly(error: unknown): void {
  if (isNews(error)) report(error);
}
