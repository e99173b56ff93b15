import { onDemand } from '@/shared/onDemand';

/** What stands around a page, by the `frame` of its route. */
export const frames = {
  project: onDemand(() => import('./ProjectFrame')),
  template: onDemand(() => import('./TemplateFrame')),
  visitor: onDemand(() => import('./VisitorFrame')),
};
