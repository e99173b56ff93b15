import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { TourScene } from '@/api/generated/types.gen';
import { SceneForm } from './SceneForm';

test('what a colleague changes does not replace what is typed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  const onSave = vi.fn();
  const show = (scene: Partial<TourScene>, version: number) =>
    act(() =>
      root.render(
        <MantineProvider>
          <SceneForm scene={scene as TourScene} {...{ version, onSave }} saving={false} />
        </MantineProvider>,
      ),
    );
  const [title, floor] = ['title', 'floor'].map(
    (name) => () => box.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement,
  );
  await show({ title: 'Lobby', floor: '1' }, 3);
  await act(() => {
    const field = title?.() as HTMLInputElement;
    // The setter of the element is React's.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      field,
      'Main lobby',
    );
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await show({ title: 'Entrance', floor: '2' }, 4);
  expect([title?.().value, floor?.().value]).toEqual(['Main lobby', '2']);
  // The host decides about the version that the typing began with.
  await act(() => box.querySelector<HTMLButtonElement>('[type=submit]')?.click());
  await vi.waitFor(() => expect(onSave).toHaveBeenCalled());
  expect(onSave.mock.calls[0]?.[0]).toEqual({ version: 3, title: 'Main lobby' });
  await act(() => root.unmount());
  box.remove();
  vi.unstubAllGlobals();
});
