import {
  type Breadcrumb,
  type BreadcrumbHint,
  BrowserClient,
  breadcrumbsIntegration,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  type ErrorEvent,
  eventFiltersIntegration,
  globalHandlersIntegration,
  linkedErrorsIntegration,
  setCurrentClient,
} from '@sentry/react';
import type { Report } from '@/shared/errors/report';
import { scrubMessage } from './scrub';
import { subjectOf } from './subject';
import { transport } from './transport';

/** The ids of the events sent since the page loaded. */
export const sent: string[] = [];

/**
 * Starts Sentry with the minimum that a report needs: no console output, clicks, bodies, headers, cookies, query
 * strings or personal data.
 *
 * @param shouldReport Whether to report an uncaught error.
 */
export function start(dsn: string, shouldReport: (error: unknown) => boolean): void {
  const client = new BrowserClient({
    dsn,
    transport,
    stackParser: defaultStackParser,
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      // Drops noise from browsers and their extensions, which we cannot fix.
      eventFiltersIntegration(),
      dedupeIntegration(),
      breadcrumbsIntegration({ dom: false, xhr: false, sentry: false }),
    ],
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
      stackFrameVariables: false,
    },
    sendClientReports: false,
    // Rates of the specification, section 9. The recorder loads later, in replay.ts.
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    beforeBreadcrumb,
    beforeSend: (event, { originalException }) =>
      shouldReport(originalException) ? cleaned(event) : null,
  });
  setCurrentClient(client);
  client.init();
}

export function send({ error, reference, route, panel }: Report): void {
  const { subject, tags, ...context } = subjectOf(error);
  captureException(subject, {
    event_id: reference,
    captureContext: {
      ...context,
      tags: { ...tags, route, ...(panel && { panel }), reference: reference.slice(0, 8) },
    },
  });
}

function cleaned(event: ErrorEvent): ErrorEvent {
  // Sentry adds the fields of thrown values that are not errors.
  delete event.extra;
  event.tags = { route: location.pathname, ...event.tags };
  for (const exception of event.exception?.values ?? []) {
    exception.value = scrubMessage(exception.type, exception.value);
  }
  if (event.event_id) sent.push(event.event_id);
  return event;
}

function beforeBreadcrumb(breadcrumb: Breadcrumb, hint?: BreadcrumbHint): Breadcrumb {
  const { category, data } = breadcrumb;
  if (category === 'fetch' && data) {
    const { origin } = new URL(data.url, location.origin);
    const { origin: api } = new URL(import.meta.env.VITE_API_URL, location.origin);
    // Paths of other services, such as Firebase, may contain a token.
    if (origin !== api) data.url = origin;
    // Without this, the recorder reads each response to the end to determine its size, even a download of gigabytes.
    if (hint) Object.assign(hint, { input: [], response: undefined });
  }
  return breadcrumb;
}
