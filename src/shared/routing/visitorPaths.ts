import * as paths from './addresses';

/** Parents of the pages that show a single item to visitors. */
export const visitorPaths = {
  album: `${paths.publicViewer}/albums`,
  photo: `${paths.publicViewer}/photos`,
  video: `${paths.publicViewer}/videos`,
  cam: `${paths.publicViewer}/field-cams`,
  page: `${paths.publicViewer}/pages`,
  document: `${paths.publicViewer}/documents`,
} as const;
