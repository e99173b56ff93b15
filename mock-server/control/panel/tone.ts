/** Returns the color of an answer: green, amber or red by its status, gray without one. */
export function toneOf(status: number | undefined, offline = false): string {
  if (offline) return 'server';
  if (status === undefined) return 'plain';
  if (status < 400) return 'success';
  return status < 500 ? 'client' : 'server';
}
