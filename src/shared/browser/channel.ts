import { attempt } from './attempt';

/** Messages to and from the other tabs of the browser. */
export interface Channel<Message> {
  send: (message: Message) => void;
  close: () => void;
}

/** Where the browser has no channels, or forbids them, nothing is heard. */
export function openChannel<Message>(
  name: string,
  onMessage: (message: Message) => void,
): Channel<Message> {
  const channel = attempt(() => new BroadcastChannel(name));
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data));
  return {
    send: (message) => void attempt(() => channel?.postMessage(message)),
    close: () => channel?.close(),
  };
}
