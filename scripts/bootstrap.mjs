/**
 * The first script of a fresh clone: `node scripts/bootstrap.mjs <script> [arguments]`.
 *
 * It must run on every Node from 20.19 and without node_modules, so it is plain JavaScript and uses only
 * Node's own modules. It installs what is missing and runs `scripts/<script>.ts` under the Node 24 that the
 * lock file pins.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const quiet = {
  SCARF_ANALYTICS: 'false',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

requireNode();
const script = wantedScript();
if (!isInstalled()) install();
handOver(script, runtime());

/** @returns {never} */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  refuse(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
}

function wantedScript() {
  const name = process.argv[2] || '';
  const file = `${name}.ts`;
  if (readdirSync(join(root, 'scripts')).includes(file)) return join(root, 'scripts', file);
  refuse(`There is no script "${name}": try start, test, e2e or bench.`);
}

function readLock(...path) {
  try {
    return JSON.parse(readFileSync(join(root, ...path), 'utf8')).packages || {};
  } catch {
    return undefined;
  }
}

/**
 * Returns whether node_modules matches the lock file. npm writes its own copy of the list at the end of an
 * installation, so an interrupted one counts as missing. Optional packages for other platforms are never
 * installed.
 */
function isInstalled() {
  const wanted = readLock('package-lock.json');
  const present = readLock('node_modules', '.package-lock.json');
  if (!wanted) refuse('package-lock.json is missing or unreadable: restore it from git.');
  if (!present) return false;
  return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
    if (path === '') return true;
    const found = present[path];
    if (!found) return optional === true;
    return found.version === version && found.integrity === integrity;
  });
}

/** The npm that started this script, or the one on PATH; a Node inside node_modules is about to be replaced. */
function npm(args, options) {
  const cli = process.env.npm_execpath || '';
  if (cli.endsWith('npm-cli.js')) {
    return spawnSync(process.env.npm_node_execpath || process.execPath, [cli, ...args], options);
  }
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

function install() {
  console.log('Installing packages, which takes a minute or two the first time ...');
  // What npm knows of a package is enough unless the package has a newer version.
  let result = ci('--prefer-offline');
  if (!result.error && !result.signal && result.status !== 0) result = ci();
  if (result.error && result.error.code === 'ENOENT') {
    refuse('npm was not found: it comes with Node, so install Node from nodejs.org with npm.');
  }
  if (result.signal) process.exit(128 + constants.signals[result.signal]);
  if (result.status !== 0) refuse(`Installing packages failed: ${npmReason(result)}`);
}

function ci(...options) {
  return npm(['ci', '--no-audit', '--no-fund', '--loglevel=error', ...options], {
    cwd: root,
    env: { ...process.env, ...quiet },
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

function npmReason({ error, stderr }) {
  if (error) return error.message;
  const lines = (stderr || '')
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*/i, '').trim())
    .filter((line) => line !== '' && !/^(code|errno|syscall)\b/.test(line));
  return `${lines[0] || 'npm gave no reason'} (run \`npm ci\` for the full message).`;
}

/** The Node that package-lock.json pins, or the current one if there is none for this platform (macOS). */
function runtime() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = `node-${system}-${process.arch}`;
  const file = join(root, 'node_modules', pinned, 'bin', binary);
  if (existsSync(file)) return file;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  refuse(
    `Node ${process.versions.node} is too old for this platform (${process.platform} ${process.arch}): install Node 24 or newer.`,
  );
}

function handOver(file, node) {
  const bins = [join(root, 'node_modules', '.bin'), dirname(node)].join(delimiter);
  const child = spawn(node, [file, ...process.argv.slice(3)], {
    cwd: root,
    stdio: 'inherit',
    env: {
      // Compiled code of earlier processes: the mock loads in half of the time.
      NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
      ...process.env,
      ...quiet,
      PATH: `${bins}${delimiter}${process.env.PATH || ''}`,
    },
  });
  // A terminal sends Ctrl-C to both processes, a process manager only to this one. Forward the signal and
  // wait until the child has cleaned up.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  endWithNpm(() => child.kill('SIGTERM'));
  child.on('error', (error) => refuse(`Node 24 could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : code);
  });
}

/**
 * npm sends SIGTERM to the shell between npm and this process, and the shell exits without forwarding it.
 * Detect that by the changed parent process id.
 */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
}
