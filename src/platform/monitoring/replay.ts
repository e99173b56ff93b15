import { addEventProcessor, addIntegration, type Event, replayIntegration } from '@sentry/react';
import { sent } from './sentry';

/**
 * Starts session replay, without texts, input or images: the whole session for one in ten, otherwise the last minute
 * before an error and what follows. Requires a started Sentry.
 */
export function startReplay(): void {
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // Other attributes that can name people, projects or files. The transport removes the query of links.
    maskAttributes: [
      'title',
      'placeholder',
      'aria-label',
      'aria-valuetext',
      'alt',
      'label',
      'value',
    ],
    networkCaptureBodies: false,
    // The names and addresses of images can identify their content and owner.
    beforeAddRecordingEvent: (event) =>
      event.data.tag === 'performanceSpan' && event.data.payload.op === 'resource.img'
        ? null
        : event,
    // The compressor is a worker from a blob: URL, which the content security policy blocks. Compressed data also
    // cannot be scrubbed before it is sent.
    useCompression: false,
  });
  const earlier = [...sent];
  addIntegration(replay);
  if (earlier.length === 0) return;
  // An error before the recorder started also makes this a session with an error.
  addEventProcessor((event: Event & { error_ids?: string[] }) => {
    if (event.error_ids) event.error_ids = [...new Set([...earlier, ...event.error_ids])];
    return event;
  });
  void replay.flush();
}
