import type { Problem } from '../../src/api/generated/types.gen.ts';
import type { OperationId } from './catalog.ts';

/**
 * The failures of the specification's error catalog (section 8), repeated here and not imported from the app, so that
 * a wrong text in the app fails a test.
 */
export const specifiedFailures: Partial<
  Record<OperationId, { otherwise: string; codes?: Partial<Record<Problem['code'], string>> }>
> = {
  signup: { otherwise: 'Signup Failed', codes: { EMAIL_EXISTS: 'Email already exists' } },
  login: {
    otherwise: 'Login Failed',
    codes: { INVALID_CREDENTIALS: 'Invalid Credentials', EMAIL_NOT_VERIFIED: 'Email Not Verified' },
  },
  resetPassword: { otherwise: 'Failed to reset password.' },
  updateScan: { otherwise: 'Failed to update scan' },
  deleteScan: { otherwise: 'Failed to delete scans' },
  downloadScans: { otherwise: 'Failed to download scans' },
  makeScanPrivate: { otherwise: 'Failed to make scan private' },
  makeScanPublic: { otherwise: 'Failed to make scan public' },
};

/** The only row that says 'the server message, or ...'. */
const serverMessageFirst: readonly OperationId[] = ['updateScan'];

/** The specified text for a failure; undefined where the specification leaves it open. */
export function specifiedText(
  operation: OperationId,
  { code, detail }: Pick<Problem, 'code' | 'detail'>,
): string | undefined {
  const row = specifiedFailures[operation];
  if (serverMessageFirst.includes(operation) && detail) return detail;
  return row && (row.codes?.[code] ?? row.otherwise);
}
