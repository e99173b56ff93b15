import type { Fault } from './mockApi.ts';

export function answerText({ code, example, offline, lost }: Fault): string {
  if (offline) return 'No answer';
  if (lost) return 'Done, but no answer';
  return code === undefined ? 'Its own answer' : `${code} ${example}`;
}

export function timesText({ times }: Fault): string {
  if (times === null) return 'until cleared';
  return times === 1 ? 'next call' : `next ${times} calls`;
}

export function delayText({ delayMs }: Fault): string {
  return delayMs ? `after ${delayMs} ms` : '';
}

/** Describes a queued answer in a line, such as 'login: 401 INVALID_CREDENTIALS, next call'. */
export function faultText(fault: Fault): string {
  const parts = [answerText(fault), delayText(fault), timesText(fault)].filter(Boolean);
  return `${fault.operationId}: ${parts.join(', ')}`;
}

export function waitingText(count: number): string {
  if (count === 0) return 'No answer is set';
  return count === 1 ? '1 answer is set' : `${count} answers are set`;
}
