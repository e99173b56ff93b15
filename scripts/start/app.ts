import { commandOf } from '../support/paths.ts';
import { host } from '../support/ports.ts';
import { ServerProcess } from '../support/server.ts';

/** Starts the app with Vite's development server. @param env the settings of its backend */
export function appServer(port: number, app: string, env: Record<string, string>): ServerProcess {
  return new ServerProcess({
    name: 'The app server',
    args: [
      commandOf('vite', 'vite'),
      ...['--host', host, '--port', String(port), '--strictPort', '--logLevel', 'warn'],
    ],
    env: { PORT: String(port), ...env },
    url: app,
  });
}
