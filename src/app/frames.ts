import { onDemand } from '@/shared/onDemand';

/** The frames of pages, by the `frame` of their route. */
export const frames = {
  project: onDemand(() => import('./ProjectFrame')),
  template: onDemand(() => import('./TemplateFrame')),
  visitor: onDemand(() => import('./VisitorFrame')),
};
