import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { onCore } from './cores.ts';
import { firstLines } from './firstLines.ts';
import { root } from './paths.ts';
import { Refusal } from './refusal.ts';
import { quietTools } from './run.ts';

const POLL_MS = 50;
const START_TIMEOUT_MS = 60_000;
/** Even a process that works all the time has to answer by then. */
const LONGEST_START_MS = 600_000;
const STOP_TIMEOUT_MS = 5_000;

interface Start {
  /** Name for messages, such as 'The mock server'. */
  name: string;
  args: readonly string[];
  env: Record<string, string>;
  /** Answers with any status as soon as the server is ready. */
  url: string;
  /** How long the process may rest before it counts as stuck, in milliseconds. */
  patienceMs?: number;
  /** The core that the process is bound to. */
  core?: number | null;
}

/** A child server process. It prints only its errors. */
export class ServerProcess {
  readonly #start: Start;
  readonly #child: ChildProcess;
  #errors = '';
  #ready = false;
  #stopping = false;
  /** Resolves with a message if the server exits without being stopped. */
  readonly died: Promise<string>;

  constructor(start: Start) {
    this.#start = start;
    const [command = '', ...args] = onCore(start.core ?? null, [process.execPath, ...start.args]);
    this.#child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...quietTools, ...start.env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      // Before the server is ready, its errors explain why it failed to start and become part of one message.
      if (this.#ready) process.stderr.write(text);
      else this.#errors += text;
    });
    this.died = new Promise((resolve) => {
      this.#child.on('error', ({ message }) => resolve(`${start.name} did not start: ${message}`));
      this.#child.on('close', (code, signal) => {
        if (!this.#stopping) resolve(this.#exitMessage(signal ?? `exit status ${code}`));
      });
    });
  }

  /** The id of the process; 0 if it did not start. */
  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** @throws Refusal if the server exits or does not answer in time */
  async answers(): Promise<void> {
    const late = `${this.#start.name} does not answer on ${this.#start.url}.`;
    const { patienceMs = START_TIMEOUT_MS } = this.#start;
    const last = Date.now() + LONGEST_START_MS;
    let deadline = Date.now() + patienceMs;
    let worked = 0;
    const death = this.died.then((sentence) => new Refusal(sentence));
    while (Date.now() < Math.min(deadline, last)) {
      const dead = await Promise.race([death, isServed(this.#start.url)]);
      if (dead instanceof Refusal) throw dead;
      if (dead) {
        this.#ready = true;
        process.stderr.write(this.#errors);
        return;
      }
      const work = processorTicks(this.#child.pid);
      // On a busy machine, a start takes longer, and goes on.
      if (work > worked) deadline = Date.now() + patienceMs;
      worked = work;
      await sleep(POLL_MS);
    }
    throw new Refusal(late);
  }

  /** Sends SIGTERM, and SIGKILL if the process does not exit in time. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#child;
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(killTimer);
  }

  #exitMessage(how: string): string {
    const reason = firstLines(this.#errors.replaceAll(/^\s+at .*$/gm, ''), 6);
    return `${this.#start.name} exited (${how})${reason ? `: ${reason}` : '.'}`;
  }
}

/** Returns the processor time that a process has used, where the system tells (Linux, proc(5)); otherwise 0. */
function processorTicks(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}

async function isServed(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(START_TIMEOUT_MS) });
    await response.arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
