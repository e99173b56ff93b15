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

/** The ids of the events that were sent since the page was loaded. */
export const sent: string[] = [];

/**
 * Starts Sentry with what a report needs and no more: neither the console nor clicks, no bodies, headers, cookies
 * or addresses with their query, and nothing of the person.
 *
 * @param isNews Whether an error that nobody caught is to be reported.
 */
export function start(dsn: string, isNews: (error: unknown) => boolean): void {
  const client = new BrowserClient({
    dsn,
    transport,
    stackParser: defaultStackParser,
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      // Drops what browsers and their extensions complain about and nobody here can mend.
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
    // Specification, section 9. The recorder itself comes later, in replay.ts.
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    beforeBreadcrumb,
    beforeSend: (event, { originalException }) =>
      isNews(originalException) ? cleaned(event) : null,
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
  // The fields of what was thrown, if it was no error.
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
    // The paths of other services may hold a token, as those of Firebase do.
    if (origin !== api) data.url = origin;
    // The recorder reads answers to the end to know their size: a download of gigabytes, for a number.
    if (hint) Object.assign(hint, { input: [], response: undefined });
  }
  return breadcrumb;
}
