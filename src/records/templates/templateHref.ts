import { paths } from '@/shared/routing/paths';

/** Returns the address of the page of a template. */
export const templateHref = (id: string): string =>
  `${paths.templateSettings}/${encodeURIComponent(id)}`;
