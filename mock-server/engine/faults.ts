/** A failure, or another declared answer, that waits for the next call of an operation. */
export interface Fault {
  operationId: string;
  /** Status and name of a declared example; both or none. */
  code?: number;
  example?: string;
  /** Calls that it is good for; null until it is cleared. */
  times: number | null;
  /** Milliseconds before the answer; without `code` and `offline` the handler then answers. */
  delayMs?: number;
  /** The connection is cut without an answer. */
  offline?: boolean;
}

/** The faults of one tenant; those of the same operation are served in the order they came. */
export class FaultQueue {
  #faults: Fault[] = [];

  set(faults: readonly Fault[]): void {
    this.#faults = faults.map((fault) => ({ ...fault }));
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  /** The fault that the next call of the operation meets; it is spent by asking. */
  take(operationId: string): Fault | undefined {
    const fault = this.#faults.find((candidate) => candidate.operationId === operationId);
    if (fault && fault.times !== null && --fault.times === 0) {
      this.#faults = this.#faults.filter((candidate) => candidate !== fault);
    }
    return fault;
  }
}
