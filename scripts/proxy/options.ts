import { parseArgs } from 'node:util';
import { baseFrom } from '../conformance/target.ts';
import { reportFile } from '../support/files.ts';
import { Refusal } from '../support/refusal.ts';

export interface Options {
  base: URL;
  port: number;
  /** Absolute path of a .json or .html file. */
  report?: string;
}

export const usage = `npm run contract:proxy -- --target https://host/api/v1 [...]

  --port N          where it listens on 127.0.0.1 (4020)
  --report file     writes a report at the end, as .json or .html

Forwards everything unchanged, prints each departure from the contract once, and a summary on Ctrl-C.
Exits with 1 if there were departures.`;

const more = 'See `npm run contract:proxy -- --help`.';

/** @throws Refusal */
export function readOptions(args: readonly string[]): Options {
  const { target, port = '4020', report } = parsed(args);
  if (!target)
    throw new Refusal(`--target is missing: an address such as https://host/api/v1. ${more}`, 2);
  const base = baseFrom(target);
  const number = Number(port);
  if (!/^\d+$/.test(port) || number < 1 || number > 65_535)
    throw new Refusal(`--port must be a port from 1 to 65535, not "${port}".`, 2);
  if (isOwn(base, number))
    throw new Refusal(`--target is the proxy itself: give it another --port than ${port}.`, 2);
  return { base, port: number, ...(report && { report: reportOn(report) }) };
}

function reportOn(file: string): string {
  if (!/\.(json|html)$/.test(file))
    throw new Refusal(`--report must be a .json or .html file, not "${file}".`, 2);
  return reportFile('--report', file);
}

const isOwn = ({ hostname, port, protocol }: URL, ownPort: number) =>
  ['127.0.0.1', 'localhost'].includes(hostname) &&
  protocol === 'http:' &&
  Number(port || 80) === ownPort;

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({ args: [...args], options: { target: text, port: text, report: text } })
      .values;
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Refusal(`${sentence}. ${more}`, 2);
  }
}
