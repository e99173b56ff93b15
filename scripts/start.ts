/** `npm start`: the mock server and the app, until Ctrl-C. */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from '../mock-server/state/seed/accounts.ts';
import { bringUpToDate, isUpToDate } from './contract/pipeline.ts';
import { commandOf, inRoot, root } from './support/paths.ts';
import { host, portFrom, requireFreePort } from './support/ports.ts';
import { Refusal, runScript } from './support/refusal.ts';
import { ServerProcess } from './support/server.ts';
import { table } from './support/table.ts';

/** A signal that reached all of us at once ends the servers, too; that is no death to report. */
const SIGNAL_LEEWAY_MS = 300;

const stopSignal = new Promise<'stopped'>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => resolve('stopped'));
  }
});

await runScript(async () => {
  const port = portFrom('PORT', 5173);
  const mockPort = portFrom('MOCK_PORT', 4010);
  if (port === mockPort) {
    throw new Refusal(`PORT and MOCK_PORT are both ${port}: set one of them to another port.`);
  }
  await requireFreePort(port, 'PORT');
  await requireFreePort(mockPort, 'MOCK_PORT');
  await generateStale();

  const app = `http://${host}:${port}`;
  const mock = `http://${host}:${mockPort}`;
  const env = { PORT: String(port), MOCK_PORT: String(mockPort), APP_URL: app };
  const servers = [
    new ServerProcess({
      name: 'The mock server',
      args: [inRoot('mock-server', 'main.ts')],
      env,
      url: `${mock}/__mock/operations`,
    }),
    new ServerProcess({
      name: 'The app server',
      args: [
        commandOf('vite', 'vite'),
        ...['--host', host, '--port', String(port), '--strictPort', '--logLevel', 'warn'],
      ],
      env,
      url: app,
    }),
  ];
  try {
    const answer = Promise.all(servers.map((server) => server.answers()));
    if ((await Promise.race([answer, stopSignal])) === 'stopped') return 0;
    announce(app, mock);
    makeSamples();
    const death = await Promise.race([stopSignal, ...servers.map(({ died }) => died)]);
    if (death === 'stopped' || (await Promise.race([stopSignal, sleep(SIGNAL_LEEWAY_MS)])))
      return 0;
    throw new Refusal(death);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
});

async function generateStale(): Promise<void> {
  if (isUpToDate()) return;
  console.log('Generating what the contract gives ...');
  const [finding] = await bringUpToDate((sentence) => console.log(sentence));
  if (finding) throw new Refusal(`The contract is broken: ${finding}`);
}

function announce(app: string, mock: string): void {
  const rows = demoAccounts.map(({ email, password, name, role, note }) => [
    email,
    password,
    name,
    role.replaceAll('_', ' '),
    note,
  ]);
  console.log(`
The portal:   ${app}
Its e-mails:  ${mock}/__mock/outbox
Its contract: ${mock}/docs

Demo accounts:
${table(['E-mail', 'Password', 'Name', 'Role', 'Note'], rows)}

Ctrl-C ends both servers.`);
}

/** Pictures and files of the scans. The mock makes each when it is asked for; this is ahead of that. */
function makeSamples(): void {
  const child = spawn(process.execPath, [inRoot('mock-server', 'sample-data', 'make.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  child.on('error', () => console.error('The sample scans could not be made.'));
  // The page that is being opened goes first.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.unref();
  process.on('exit', () => child.kill());
}
