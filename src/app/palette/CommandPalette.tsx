import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect } from 'react';
import { onDemand } from '@/shared/onDemand';
import { isWithMod, modKey } from '@/shared/ui/modKey';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import classes from './CommandPalette.module.css';

const Palette = onDemand(() => import('./Palette'));

interface Props {
  projectId: string;
  opened: boolean;
  onChange: (opened: boolean | ((was: boolean) => boolean)) => void;
}

/** Shows the command palette with its keyboard shortcut. The palette itself loads on demand. */
export function CommandPalette({ projectId, opened, onChange }: Props) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !isWithMod(event)) return;
      event.preventDefault(); // Overrides the browser's own shortcut.
      // An open dialog takes precedence.
      onChange((was) => !was && !document.querySelector('[role="dialog"][aria-modal="true"]'));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onChange]);
  const close = () => onChange(false);
  if (!opened) return null;
  return (
    <PanelBoundary name="The search" className={classes.failure} onClose={close}>
      <Suspense>
        <Palette projectId={projectId} onClose={close} />
      </Suspense>
    </PanelBoundary>
  );
}

/** Opens the command palette from the top bar. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const preload = () => void Palette.preload().catch(() => {});
  return (
    <UnstyledButton
      className={`flex rigid gap-8 items-center ml-auto text-sm ${classes.open}`}
      aria-haspopup="dialog"
      aria-keyshortcuts={modKey === '⌘' ? 'Meta+K' : 'Control+K'}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onOpen}
    >
      <IconSearch size={16} aria-hidden="true" />
      <span className={`grow cut ${classes.words}`}>Search or jump to…</span>
      <span aria-hidden="true" className={`text-xs medium nowrap ${classes.key}`}>
        {modKey} K
      </span>
    </UnstyledButton>
  );
}
