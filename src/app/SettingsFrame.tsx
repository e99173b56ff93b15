import type { ReactNode } from 'react';
import { TabbedFrame } from './TabbedFrame';
import { useSettings } from './useSettings';

export default function SettingsFrame({ children }: { children: ReactNode }) {
  return (
    <TabbedFrame section={useSettings()} wide>
      {children}
    </TabbedFrame>
  );
}
