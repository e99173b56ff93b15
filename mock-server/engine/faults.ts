/** A failure, or another declared answer, queued for the next calls of an operation. */
export interface Fault {
  operationId: string;
  /** Status and name of a declared example; both or neither. */
  code?: number;
  example?: string;
  /** Number of calls that get the answer; null: until cleared. */
  times: number | null;
  /** Milliseconds before the answer. Without `code` and `offline`, the handler then answers. */
  delayMs?: number;
  /** Cuts the connection without an answer. */
  offline?: boolean;
  /** Runs the call and cuts the connection: the answer is lost. */
  lost?: boolean;
}

/** The faults of one tenant. Faults of one operation are served in order of arrival. */
export class FaultQueue {
  #faults: Fault[] = [];

  set(faults: readonly Fault[]): void {
    this.#faults = faults.map((fault) => ({ ...fault }));
  }

  list(): readonly Fault[] {
    return this.#faults;
  }

  /** Returns the fault for the next call of the operation and counts it as used. */
  take(operationId: string): Fault | undefined {
    const fault = this.#faults.find((candidate) => candidate.operationId === operationId);
    if (fault && fault.times !== null && --fault.times === 0) {
      this.#faults = this.#faults.filter((candidate) => candidate !== fault);
    }
    return fault;
  }
}
