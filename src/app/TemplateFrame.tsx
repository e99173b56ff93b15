import type { ReactNode } from 'react';
import { templateSettings } from './sections';
import { TabbedFrame } from './TabbedFrame';

export default function TemplateFrame({ children }: { children: ReactNode }) {
  return <TabbedFrame section={templateSettings}>{children}</TabbedFrame>;
}
