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

/** Simulates Back in the browser: changes the address, then fires popstate. */
function popTo(address: string): void {
  history.replaceState(null, '', address);
  dispatchEvent(new Event('popstate', { cancelable: false }));
}

test('leaves at once without a guard', () => {
  leave(go);
  expect(go).toHaveBeenCalledOnce();
  expect(wouldLose('/')).toBe(false);
});

test('asks first with a guard, and leaves after a confirmation', () => {
  release = guardLeaving(asks);
  leave(go);
  expect(go).not.toHaveBeenCalled();
  asks.mock.calls[0]?.[0]();
  expect(go).toHaveBeenCalledOnce();
});

test('another fragment is not another page', () => {
  release = guardLeaving(asks);
  expect(['/', '/edit', '/edit?tab=two'].map(wouldLose)).toEqual([true, true, true]);
  expect(['/edit?tab=one', '/edit?tab=one#main', '#main'].map(wouldLose)).toEqual([
    false,
    false,
    false,
  ]);
});

test('a page can name the addresses that keep its changes', () => {
  release = guardLeaving(asks, {
    stays: (address, page) => address.pathname === page.pathname,
  });
  expect(['/', '/edit?tab=two'].map(wouldLose)).toEqual([true, false]);
  popTo('/edit?tab=two');
  expect(asks).not.toHaveBeenCalled();
  popTo('/before');
  expect(asks).toHaveBeenCalledOnce();
});

test('undoes Back before other listeners run, and repeats it after a confirmation', () => {
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

test('does not ask on a step within the page', () => {
  release = guardLeaving(asks);
  popTo('/edit?tab=one#main');
  expect(asks).not.toHaveBeenCalled();
});

test('a dialog over a page with changes asks first, and then the page', () => {
  const ofDialog = vi.fn();
  const releasePage = guardLeaving(asks);
  release = guardLeaving(ofDialog);
  leave(go);
  expect(ofDialog).toHaveBeenCalledOnce();
  expect(asks).not.toHaveBeenCalled();
  ofDialog.mock.calls[0]?.[0]();
  expect(go).not.toHaveBeenCalled();
  asks.mock.calls[0]?.[0]();
  expect(go).toHaveBeenCalledOnce();
  releasePage();
});

test('the page asks again after its dialog is done', () => {
  const releasePage = guardLeaving(asks);
  guardLeaving(vi.fn())();
  leave(go);
  expect(asks).toHaveBeenCalledOnce();
  releasePage();
});

test('nobody is asked once the session has ended', () => {
  release = guardLeaving(asks);
  dispatchEvent(new Event('session-end'));
  leave(go);
  expect(go).toHaveBeenCalledOnce();
});

test('makes the browser ask before the page is closed', () => {
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

test('does not ask after the guard is released', () => {
  release = guardLeaving(asks);
  release();
  popTo('/before');
  leave(go);
  expect(asks).not.toHaveBeenCalled();
  expect(go).toHaveBeenCalledOnce();
});
