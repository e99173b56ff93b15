import type { Connect, Plugin } from 'vite';
import { isForVisitors, visitorHeaders } from '../headers.ts';

function serve({ middlewares }: { middlewares: Connect.Server }): void {
  middlewares.use((request, response, next) => {
    if (isForVisitors(request.url ?? '')) {
      for (const header of Object.entries(visitorHeaders)) response.setHeader(...header);
    }
    next();
  });
}

/** Serves the pages for visitors with their headers, as a web server in production should. */
export const visitorPages = (): Plugin => ({
  name: 'visitor-pages',
  configureServer: serve,
  configurePreviewServer: serve,
});
