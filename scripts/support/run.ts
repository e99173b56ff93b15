import { spawn } from 'node:child_process';
import { root } from './paths.ts';

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
  /** Seconds of processor time, if they were to be measured and the system tells. */
  cost?: number;
}

interface Settings {
  /** Working directory; defaults to the repository root. */
  cwd?: string;
  env?: Record<string, string>;
  /** Also prints the output while the command runs. */
  show?: boolean;
  /** Measures the processor time of the command and of all processes that it waits for. */
  measure?: boolean;
}

/** Runs a command, and writes the shell's report of processor times (POSIX `times`) to a third stream. */
const measured = '"$@"; code=$?; times >&3; exit $code';
const canMeasure = process.platform !== 'win32';

/** Reads seconds from the report of `times`: its second line is about the commands that the shell ran. */
function secondsOf(times: string): number | undefined {
  const [, ofCommands] = times.split('\n');
  const parts = [...(ofCommands?.matchAll(/(\d+)m([\d.]+)s/g) ?? [])];
  if (parts.length === 0) return undefined;
  return parts.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Turns off telemetry and update notices of all tools that we start. */
export const quietTools = {
  SCARF_ANALYTICS: 'false',
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

/** Runs a command and returns its output. Resolves even if the command fails; check `code`. */
export function run(
  command: string,
  args: readonly string[],
  settings: Settings = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const line = [command, ...args];
    const [file = command, ...rest] =
      settings.measure && canMeasure ? ['/bin/sh', '-c', measured, 'sh', ...line] : line;
    const child = spawn(file, rest, {
      cwd: settings.cwd ?? root,
      env: { ...process.env, ...quietTools, ...settings.env },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    let times = '';
    child.stdio[3]?.on('data', (text: Buffer) => {
      times += text.toString();
    });
    let stdout = '';
    let stderr = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (settings.show) process.stdout.write(text);
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
      if (settings.show) process.stderr.write(text);
    });
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, stdout, stderr, cost: secondsOf(times) }),
    );
  });
}

/** Runs a script, or the command of a package, with the current Node. */
export const runNode = (args: readonly string[], settings?: Settings): Promise<Outcome> =>
  run(process.execPath, args, settings);
