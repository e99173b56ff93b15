import { ContractChecks } from '../../engine/checks.ts';
import type { Contract } from '../../engine/contract.ts';
import type { ViolationLog } from '../../engine/violations.ts';
import type { StreamEvent } from './event.ts';

const OPERATION = 'openEventStream';
const checks = new ContractChecks();

/** Reports events that break the contract, as answers that do. */
export function eventCheck({ byId }: Contract, violations: ViolationLog) {
  const operation = byId.get(OPERATION);
  const allows = operation && checks.of(operation).allows;
  return (tenant: string, now: () => number) =>
    (event: StreamEvent): void => {
      const headers = { 'content-type': 'text/event-stream' };
      if (!allows || allows({ statusCode: 200, headers, body: event })) return;
      const problems = [`The event ${JSON.stringify(event)} is not as declared.`];
      const at = new Date(now()).toISOString();
      violations.add({ operationId: OPERATION, tenant, status: 200, problems, at });
    };
}
