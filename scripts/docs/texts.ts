import { operationTexts } from '../../src/shared/errors/texts/operations.ts';
import { reasons } from '../../src/shared/errors/texts/reasons.ts';

/** What users read when an operation fails (src/shared/errors/texts). */
interface OperationText {
  otherwise: string;
  codes?: Record<string, string>;
  serverMessageFirst?: true;
}

export interface ErrorTexts {
  operations: Record<string, OperationText>;
  /** Why a call failed, for each code. */
  reasons: Record<string, string>;
}

export const readErrorTexts = (): ErrorTexts => ({ operations: operationTexts, reasons });
