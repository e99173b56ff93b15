import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Memory of a process at a time. */
export interface Sample {
  /** Milliseconds. */
  at: number;
  bytes: number;
}

/** Returns the resident memory of a process with all its descendants, in bytes. Only Linux tells; elsewhere it is 0. */
export function residentBytes(root: number): number {
  if (!existsSync('/proc/self/status')) return 0;
  const processes = new Map<number, { parent: number; bytes: number }>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) processes.set(Number(name), statusOf(name));
  }
  let bytes = 0;
  for (const [id, process] of processes) {
    let ancestor: number | undefined = id;
    while (ancestor !== undefined && ancestor !== root) ancestor = processes.get(ancestor)?.parent;
    if (ancestor === root) bytes += process.bytes;
  }
  return bytes;
}

/** @see https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
function statusOf(id: string): { parent: number; bytes: number } {
  let status = '';
  try {
    status = readFileSync(`/proc/${id}/status`, 'utf8');
  } catch {
    // It has ended since the folder was listed.
  }
  const numberIn = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
  return { parent: numberIn('PPid'), bytes: numberIn('VmRSS') * 1024 };
}

/** Returns by how many bytes an hour the memory grows: the slope of the line that fits best (least squares). */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [at, bytes] = [mean((sample) => sample.at), mean((sample) => sample.bytes)];
  const spread = mean((sample) => (sample.at - at) ** 2);
  const shared = mean((sample) => (sample.at - at) * (sample.bytes - bytes));
  return spread > 0 ? (shared / spread) * 60 * 60 * 1000 : 0;
}
