import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { onDemand } from '@/shared/onDemand';
import { isWithMod, modKey } from '@/shared/ui/modKey';
import { PanelBoundary } from '@/shared/ui/PanelBoundary';
import classes from './CommandPalette.module.css';

const Palette = onDemand(() => import('./Palette'));

/**
 * A button in the top bar and a keyboard shortcut that open the command palette. The palette itself loads on demand.
 */
export function CommandPalette({ projectId }: { projectId: string }) {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !isWithMod(event)) return;
      event.preventDefault(); // Overrides the browser's own shortcut.
      // An open dialog takes precedence.
      setOpened((was) => !was && !document.querySelector('[role="dialog"][aria-modal="true"]'));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const preload = () => void Palette.preload().catch(() => {});
  const close = () => setOpened(false);
  return (
    <>
      <UnstyledButton
        className={classes.open}
        aria-haspopup="dialog"
        aria-keyshortcuts={modKey === '⌘' ? 'Meta+K' : 'Control+K'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpened(true)}
      >
        <IconSearch size={18} stroke={1.8} aria-hidden="true" />
        <span className={classes.words}>Search or jump to…</span>
        <span aria-hidden="true" className={classes.key}>
          {modKey} K
        </span>
      </UnstyledButton>
      {opened && (
        <PanelBoundary name="The search" className={classes.failure} onClose={close}>
          <Suspense>
            <Palette projectId={projectId} onClose={close} />
          </Suspense>
        </PanelBoundary>
      )}
    </>
  );
}
