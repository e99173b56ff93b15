import { addEventProcessor, addIntegration, type Event, replayIntegration } from '@sentry/react';
import { sent } from './sentry';

/**
 * Begins to record the session, without texts, input or pictures: all of it in one session out of ten, else the
 * last minute before an error and what follows. Sentry must have been started.
 */
export function startReplay(): void {
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // What else names people, projects or files. Links lose their query on the way out.
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
    // Pictures are named after what they show, and their addresses after whose they are.
    beforeAddRecordingEvent: (event) =>
      event.data.tag === 'performanceSpan' && event.data.payload.op === 'resource.img'
        ? null
        : event,
    // The compressor is a worker from a blob:, which the content security policy refuses; and what is compressed
    // cannot be looked through on its way out.
    useCompression: false,
  });
  const earlier = [...sent];
  addIntegration(replay);
  if (earlier.length === 0) return;
  // Something broke before the recorder was there: this is a session with an error all the same.
  addEventProcessor((event: Event & { error_ids?: string[] }) => {
    if (event.error_ids) event.error_ids = [...new Set([...earlier, ...event.error_ids])];
    return event;
  });
  void replay.flush();
}
