/** `npm start`: runs the app with the mock server, or with the host in API_TARGET, until Ctrl-C. */
import { setTimeout as sleep } from 'node:timers/promises';
import { bringUpToDate, ensureServed, isClientUpToDate } from './contract/pipeline.ts';
import { appServer } from './start/app.ts';
import type { Backend } from './start/backend.ts';
import { hostAt, hostBackend } from './start/host.ts';
import { mockBackend, mockPortBeside } from './start/mock.ts';
import { host, portFrom, requireFreePort } from './support/ports.ts';
import { Refusal, runScript } from './support/refusal.ts';
import { stopSignal } from './support/stop.ts';

/** Ctrl-C reaches all processes at once and stops the servers too; do not report that as a crash. */
const SIGNAL_LEEWAY_MS = 300;

const stopped = stopSignal();

await runScript(async () => {
  const port = portFrom('PORT', 5173);
  await requireFreePort(port, 'PORT');
  const app = `http://${host}:${port}`;
  const backend = await backendFor(port, app);
  const servers = [appServer(port, app, backend.env)];
  try {
    // The app needs only what is committed, so it starts meanwhile.
    await bundleForServers();
    servers.push(...backend.start());
    const answer = Promise.all(servers.map((server) => server.answers()));
    if ((await Promise.race([answer, stopped])) === 'stopped') return 0;
    console.log(`\nThe portal:   ${app}\n${backend.announcement}`);
    const death = await Promise.race([stopped, ...servers.map(({ died }) => died)]);
    if (death === 'stopped' || (await Promise.race([stopped, sleep(SIGNAL_LEEWAY_MS)]))) return 0;
    throw new Refusal(death);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await backend.end?.();
  }
});

/** Check the settings before anything is generated or started. */
async function backendFor(port: number, app: string): Promise<Backend> {
  const { API_TARGET } = process.env;
  if (API_TARGET) {
    const base = await hostAt(API_TARGET);
    await generateStale();
    await bundleForServers();
    return hostBackend(base);
  }
  const mockPort = await mockPortBeside(port);
  await generateStale();
  return mockBackend(mockPort, app);
}

async function generateStale(): Promise<void> {
  if (isClientUpToDate()) return;
  console.log('Generating code from the contract ...');
  requireValid(await bringUpToDate((sentence) => console.log(sentence)));
}

async function bundleForServers(): Promise<void> {
  requireValid(await ensureServed());
}

/** @throws Refusal */
function requireValid([finding]: readonly string[]): void {
  if (finding) throw new Refusal(`The contract is invalid: ${finding}`);
}
