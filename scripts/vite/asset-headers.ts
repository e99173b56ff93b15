import type { Plugin } from 'vite';

/** Files with a hash of their content in their name never change. */
export function assetHeaders(): Plugin {
  return {
    name: 'asset-headers',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/assets/')) {
          response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        }
        next();
      });
    },
  };
}
