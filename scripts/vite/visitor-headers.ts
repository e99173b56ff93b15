import type { Plugin } from 'vite';
import { isForVisitors, visitorHeaders } from '../headers.ts';

/** Serves the pages for visitors with their headers, as a web server in production should. */
export function visitorPages(): Plugin {
  return {
    name: 'visitor-pages',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (isForVisitors(request.url ?? '')) {
          for (const header of Object.entries(visitorHeaders)) response.setHeader(...header);
        }
        next();
      });
    },
  };
}
