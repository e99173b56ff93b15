import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { toBase64 } from './base64';
import { followPresence } from './presence';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ana = { clientId: 'tab_ana_12345678', userId: 'usr_ana', name: 'Ana Torres' };
const grace = { clientId: 'tab_grace_1234567', userId: 'usr_grace', name: 'Grace Lindqvist' };

function openTab() {
  const awareness = new Awareness(new Y.Doc());
  const presence = followPresence(awareness, { present: async () => {} });
  const seen = () =>
    [...awareness.getStates()]
      .filter(([number]) => number !== awareness.clientID)
      .map(([number, { user }]) => [number, user.name]);
  return { awareness, presence, seen };
}

/** A tab with a number of its choice that says what it wants. */
function forge(states: Record<number, object>, clock = 1): string {
  const awareness = new Awareness(new Y.Doc());
  for (const [number, state] of Object.entries(states)) {
    awareness.states.set(Number(number), state);
    awareness.meta.set(Number(number), { clock, lastUpdated: 0 });
  }
  const update = encodeAwarenessUpdate(awareness, Object.keys(states).map(Number));
  awareness.destroy();
  return toBase64(update);
}

const tom = { user: { id: 'usr_tom', name: 'Tom Becker', color: 'red' }, cursor: null };

it('shows a tab under the name that the host says', () => {
  const { presence, seen } = openTab();
  presence.onPresence({ ...ana, cursor: forge({ 7: tom }) });
  expect(seen()).toEqual([[7, 'Ana Torres']]);
  presence.onPresence({ ...ana, cursor: null });
  expect(seen()).toEqual([]);
});

it('takes no word of a tab for others', () => {
  const { awareness, presence, seen } = openTab();
  presence.onPresence({ ...grace, cursor: forge({ 7: {}, 8: tom }) });
  expect(seen()).toEqual([]);
  presence.onPresence({ ...ana, cursor: forge({ 7: {} }) });
  presence.onPresence({ ...grace, cursor: forge({ 7: tom }, 9) });
  presence.onPresence({ ...grace, clientId: ana.clientId, cursor: null });
  presence.onPresence({ ...grace, cursor: forge({ [awareness.clientID]: tom }, 9) });
  expect(seen()).toEqual([[7, 'Ana Torres']]);
  expect(awareness.getLocalState()).toEqual({});
});

it('shows a tab once, also after it has opened the page again', () => {
  const { presence, seen } = openTab();
  presence.onPresence({ ...ana, cursor: forge({ 7: {} }) });
  presence.onPresence({ ...ana, cursor: forge({ 8: {} }) });
  expect(seen()).toEqual([[8, 'Ana Torres']]);
});
