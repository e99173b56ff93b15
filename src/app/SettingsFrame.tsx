import type { ReactNode } from 'react';
import { settings } from './sections';
import { TabbedFrame } from './TabbedFrame';

export default function SettingsFrame({ children }: { children: ReactNode }) {
  return <TabbedFrame section={settings}>{children}</TabbedFrame>;
}
