import type { Reply } from './readInWorker';
import { TooLarge } from './tooLarge';

/** Lets a worker read what the page asks for (`readInWorker`). */
export function answer<Asked, Read>(read: (asked: Asked) => Promise<Read>): void {
  const reply = (message: Reply<Read>) => self.postMessage(message);
  self.onmessage = ({ data }: MessageEvent<Asked>) => {
    read(data).then(
      (found) => reply({ read: found }),
      (error: unknown) => {
        if (!(error instanceof TooLarge)) return reply({ failed: true });
        const { what, most, found } = error;
        reply({ excess: { what, most, found } });
      },
    );
  };
}
