import { MantineProvider } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

test('of five toasts that waited for the toaster, three are shown and two wait', async () => {
  notifications.clean();
  vi.resetModules();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { toast } = await import('./toast');
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) toast.info(name);
  const { default: Toaster } = await import('./Toaster');
  const root = createRoot(document.createElement('div'));
  await act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider>
          <Toaster />
        </MantineProvider>
      </QueryClientProvider>,
    ),
  );
  const { notifications: shown, queue } = notificationsStore.getState();
  expect([shown, queue].map((each) => each.length)).toEqual([3, 2]);
  await act(() => root.unmount());
  vi.unstubAllGlobals();
});
