/** An answer of the mock that breaks the contract. */
export interface ContractViolation {
  operationId: string;
  tenant: string;
  status: number;
  problems: string[];
  at: string;
}

const KEPT = 200;

/** Collects the contract violations of the mock, so that tests can fail on them. */
export class ViolationLog {
  #entries: ContractViolation[] = [];
  readonly #report: (line: string) => void;

  /** @param report receives one line per violation */
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
