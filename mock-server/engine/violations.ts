/** An answer of the mock that was not what the contract promises. */
export interface ContractViolation {
  operationId: string;
  tenant: string;
  status: number;
  problems: string[];
  at: string;
}

const KEPT = 200;

/** What the mock itself did wrong, so that tests can fail on it. */
export class ViolationLog {
  #entries: ContractViolation[] = [];
  readonly #report: (line: string) => void;

  /** @param report gets one line for each violation */
  constructor(report: (line: string) => void) {
    this.#report = report;
  }

  add(violation: ContractViolation): void {
    this.#entries = [...this.#entries, violation].slice(-KEPT);
    const { operationId, status, problems } = violation;
    this.#report(`Contract broken by ${operationId} (${status}): ${problems.join('; ')}`);
  }

  list(): readonly ContractViolation[] {
    return this.#entries;
  }

  clear(): void {
    this.#entries = [];
  }
}
