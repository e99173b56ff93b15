/** Failures that a test asked its host for: statuses, and whether the host does not answer. */
export interface Provoked {
  readonly provoked: Pick<Set<number>, 'has'>;
  readonly provokedOffline: boolean;
}

/** Whether a test asked for an answer with this status, or for none at all. */
export const isProvoked = (host: Provoked, status: number | undefined): boolean =>
  status ? host.provoked.has(status) : host.provokedOffline;

/** Problems that no test may cause. */
export class Findings {
  readonly #found: string[] = [];
  /**
   * Software rendering logs that it is slow whenever a screenshot is taken. A Chromium with windows looks for the icon of
   * an address that is no page. The worker of pdf.js complains of work that was not over when its file was closed.
   */
  readonly #allowed: RegExp[] = [
    /GPU stall due to ReadPixels/,
    /\/favicon\.ico\)$/,
    /Worker was terminated\s[\s\S]*pdf\.worker/,
  ];

  add(finding: string): void {
    this.#found.push(finding);
  }

  /** For tests that provoke a console message or a page error. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Problems that the test did not allow; patterns also apply to earlier ones. */
  list(): string[] {
    return this.#found.filter((finding) => !this.#allowed.some((known) => known.test(finding)));
  }
}

export const wordsOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
