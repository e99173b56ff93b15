import type { ReactNode } from 'react';
import { onDemand } from '@/shared/onDemand';

export interface FrameProps {
  children: ReactNode;
  /** Whether the page needs the full width. */
  wide: boolean;
}

/** The frames of pages, by the `frame` of their route. */
export const frames = {
  project: onDemand<FrameProps>(() => import('./ProjectFrame')),
  settings: onDemand<FrameProps>(() => import('./SettingsFrame')),
  template: onDemand<FrameProps>(() => import('./TemplateFrame')),
  visitor: onDemand<FrameProps>(() => import('./VisitorFrame')),
};
