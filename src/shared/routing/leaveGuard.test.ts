import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardLeaving, leave, wouldLose } from './leaveGuard';

const asks = vi.fn();
const go = vi.fn();
let release = () => {};

beforeEach(() => {
  vi.resetAllMocks();
  history.replaceState(null, '', '/edit?tab=one');
});
afterEach(() => release());

/** What the browser does on Back: the address changes, then everybody is told. */
function popTo(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new Event('popstate', { cancelable: false }));
}

test('without a guard one leaves at once', () => {
  leave(go);
  expect(go).toHaveBeenCalledOnce();
  expect(wouldLose('/')).toBe(false);
});

test('with one, somebody is asked, and leaves on a yes', () => {
  release = guardLeaving(asks);
  leave(go);
  expect(go).not.toHaveBeenCalled();
  asks.mock.calls[0]?.[0]();
  expect(go).toHaveBeenCalledOnce();
});

test('only another path or query is another page', () => {
  release = guardLeaving(asks);
  expect(['/', '/edit', '/edit?tab=two'].map(wouldLose)).toEqual([true, true, true]);
  expect(['/edit?tab=one', '/edit?tab=one#main', '#main'].map(wouldLose)).toEqual([
    false,
    false,
    false,
  ]);
});

test('Back is undone before anybody else hears of it, and done on a yes', () => {
  const others = vi.fn();
  addEventListener('popstate', others);
  const back = vi.spyOn(history, 'back').mockImplementation(() => {});
  release = guardLeaving(asks);
  popTo('/before');
  expect(others).not.toHaveBeenCalled();
  expect(location.pathname + location.search).toBe('/edit?tab=one');
  expect(back).not.toHaveBeenCalled();
  asks.mock.calls[0]?.[0]();
  expect(back).toHaveBeenCalledOnce();
  removeEventListener('popstate', others);
});

test('a step within the page is nothing to ask about', () => {
  release = guardLeaving(asks);
  popTo('/edit?tab=one#main');
  expect(asks).not.toHaveBeenCalled();
});

test('the browser is asked to ask before the page is closed', () => {
  release = guardLeaving(asks);
  const closed = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return !event.defaultPrevented;
  };
  expect(closed()).toBe(false);
  release();
  expect(closed()).toBe(true);
});

test('nothing is asked once it is released', () => {
  release = guardLeaving(asks);
  release();
  popTo('/before');
  leave(go);
  expect(asks).not.toHaveBeenCalled();
  expect(go).toHaveBeenCalledOnce();
});
