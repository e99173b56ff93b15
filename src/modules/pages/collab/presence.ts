import {
  type Awareness,
  applyAwarenessUpdate,
  encodeAwarenessUpdate,
  removeAwarenessStates,
} from 'y-protocols/awareness';
import { fromBase64, toBase64 } from './base64';
import { personColor } from './personColor';

/** The shortest time between two calls about the place of the cursor, in milliseconds. */
const PAUSE_MS = 500;

const FROM_HOST = 'host';

/** What an event says about another tab. */
export interface OtherTab {
  clientId: string;
  userId: string;
  name: string;
  cursor: string | null;
}

interface PresenceCalls {
  present(state: string | null): Promise<unknown>;
}

/** Tells the others where the cursor of the user is, and takes what they tell. A courtesy: failures are silent. */
export function followPresence(awareness: Awareness, { present }: PresenceCalls) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasLeft = false;
  let isTold = false;
  const tell = () => {
    if (hasLeft) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      if (hasLeft || document.hidden) return;
      isTold = true;
      const state = encodeAwarenessUpdate(awareness, [awareness.clientID]);
      present(toBase64(state)).catch(() => {});
    }, PAUSE_MS);
  };
  /** The number of each other tab in the shared state, by its name. */
  const others = new Map<string, number>();
  let latest: readonly number[] = [];
  const onUpdate = ({ added, updated }: Record<'added' | 'updated', number[]>, origin: unknown) => {
    latest = [...added, ...updated];
    if (origin === 'local') tell();
  };
  awareness.on('update', onUpdate);
  const leave = (isGone: boolean) => {
    if (hasLeft) return;
    hasLeft = true;
    clearTimeout(timer);
    awareness.off('update', onUpdate);
    if (isTold && !isGone) present(null).catch(() => {});
  };
  const onHide = () => leave(false);
  addEventListener('pagehide', onHide);
  return {
    tell,
    /** Takes what another tab tells. Its first word is answered, so that it learns of this one. */
    onPresence({ clientId, userId, name, cursor }: OtherTab): void {
      const known = others.get(clientId);
      if (cursor === null) {
        if (known !== undefined) removeAwarenessStates(awareness, [known], FROM_HOST);
        others.delete(clientId);
        return;
      }
      try {
        latest = [];
        applyAwarenessUpdate(awareness, fromBase64(cursor), FROM_HOST);
      } catch {
        return; // Not written by this portal.
      }
      const [number] = latest;
      if (number === undefined) return;
      others.set(clientId, number);
      // The host says who it is, so nobody writes under another name.
      const state = awareness.getStates().get(number);
      if (state) state.user = { id: userId, name, color: personColor(userId) };
      if (known === undefined) tell();
    },
    /** @param isGone The host knows the page no more, and has no use for the news. */
    leave(isGone: boolean): void {
      removeEventListener('pagehide', onHide);
      leave(isGone);
    },
  };
}
