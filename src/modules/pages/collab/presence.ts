import { createDecoder, readVarString, readVarUint } from 'lib0/decoding';
import {
  type Awareness,
  applyAwarenessUpdate,
  encodeAwarenessUpdate,
  modifyAwarenessUpdate,
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

/** Returns the number of the only tab that an update is about; null if it is about several or none. */
function numberIn(update: Uint8Array): number | null {
  const decoder = createDecoder(update);
  if (readVarUint(decoder) !== 1) return null;
  const number = readVarUint(decoder);
  readVarUint(decoder);
  return JSON.parse(readVarString(decoder)) === null ? null : number;
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
  /** The number of each other tab in the shared state, by its person and name. */
  const others = new Map<string, number>();
  const onUpdate = (_: unknown, origin: unknown) => {
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
      const tab = `${userId} ${clientId}`;
      const known = others.get(tab);
      const forget = () => {
        if (known !== undefined) removeAwarenessStates(awareness, [known], FROM_HOST);
        others.delete(tab);
      };
      if (cursor === null) {
        forget();
        return;
      }
      try {
        const update = fromBase64(cursor);
        const number = numberIn(update);
        // A tab speaks for itself alone: neither for this one nor for another one.
        const isTaken = [...others].some(([key, taken]) => taken === number && key !== tab);
        if (number === null || number === awareness.clientID || isTaken) return;
        if (known !== number) forget();
        others.set(tab, number);
        // The host says who it is, so nobody writes under another name.
        const user = { id: userId, name, color: personColor(userId) };
        const named = modifyAwarenessUpdate(update, ({ cursor: at = null }) => ({
          cursor: at,
          user,
        }));
        applyAwarenessUpdate(awareness, named, FROM_HOST);
      } catch {
        return; // Not written by this portal.
      }
      if (known === undefined) tell();
    },
    /** @param isGone The host knows the page no more, and has no use for the news. */
    leave(isGone: boolean): void {
      removeEventListener('pagehide', onHide);
      leave(isGone);
    },
  };
}
