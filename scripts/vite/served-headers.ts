import react from '@vitejs/plugin-react';
import { hashOf } from '../first-load/inline.ts';
import { type Settings, securityHeaders } from '../headers.ts';

/** The headers of `npm start` and of `npm run preview`. They differ only in what the server of Vite needs. */
export const servedHeaders = (env: Settings) => ({
  server: securityHeaders(env, {
    // The start of React's refresh.
    'script-src': hashOf(react.preambleCode.replace('__BASE__', '/')),
    // Vite adds the styles of each module as an element. Its connection for new code is that of the own host.
    'style-src': "'unsafe-inline'",
  }),
  preview: securityHeaders(env),
});
