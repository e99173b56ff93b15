import { spawn } from 'node:child_process';
import { root } from './paths.ts';

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

interface Settings {
  /** Working directory; defaults to the repository root. */
  cwd?: string;
  env?: Record<string, string>;
  /** Also prints the output while the command runs. */
  show?: boolean;
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
    const child = spawn(command, args, {
      cwd: settings.cwd ?? root,
      env: { ...process.env, ...quietTools, ...settings.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (settings.show) process.stdout.write(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
      if (settings.show) process.stderr.write(text);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }));
  });
}

/** Runs a script, or the command of a package, with the current Node. */
export const runNode = (args: readonly string[], settings?: Settings): Promise<Outcome> =>
  run(process.execPath, args, settings);
