import { notifications, notificationsStore } from '@mantine/notifications';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { notify } from './notify';
import type { toast as Toast } from './toast';

const shown = () => notificationsStore.getState().notifications;
let module: typeof import('./toast');
let toast: typeof Toast;

beforeEach(async () => {
  notifications.clean();
  vi.resetModules();
  module = await import('./toast');
  ({ toast } = module);
});

describe('a toast', () => {
  beforeEach(() => module.showToastsBy(notify));

  test.each([
    ['success', 'status', true],
    ['error', 'alert', true],
    ['info', 'status', true],
    ['warning', 'status', true],
    // The toast stays until the work ends.
    ['loading', 'status', false],
  ] as const)('of type %s is shown as one', (type, role, autoClose) => {
    toast[type]('Level 9, east');
    expect(shown()).toMatchObject([
      { message: 'Level 9, east', 'data-type': type, role, autoClose },
    ]);
  });

  test('without a type is shown as default', () => {
    toast.show('Level 9, east');
    expect(shown()).toMatchObject([{ message: 'Level 9, east', 'data-type': 'default' }]);
  });

  test('closes after its duration', () => {
    toast.success('Signup Successfully', { duration: 5000 });
    expect(shown()).toMatchObject([{ autoClose: 5000 }]);
  });

  test('replaces the toast with the same id', () => {
    const id = toast.loading('Sending');
    toast.success('Sent', { id });
    expect(shown()).toMatchObject([
      { id, message: 'Sent', 'data-type': 'success', autoClose: true },
    ]);
  });
});

test('a toast with the id of a closed toast is shown as a new one', () => {
  module.showToastsBy(notify);
  const id = toast.loading('Sending');
  notifications.hide(id);
  toast.success('Sent', { id });
  expect(shown()).toMatchObject([{ message: 'Sent' }]);
});

describe('before the toaster has loaded', () => {
  test('toasts wait in order', () => {
    toast.success('First');
    toast.error('Second');
    expect(shown()).toEqual([]);
    module.showToastsBy(notify);
    expect(shown()).toMatchObject([{ message: 'First' }, { message: 'Second' }]);
  });

  test('the first toast requests it, even without a listener at that time', () => {
    const called = vi.fn();
    toast.success('First');
    module.onToast(called);
    expect(called).toHaveBeenCalledTimes(1);
    toast.success('Second');
    expect(called).toHaveBeenCalledTimes(2);
  });
});
