import type { Problem } from '../../src/api/generated/types.gen.ts';
import type { OperationId } from './catalogue.ts';

/**
 * The failures of the specification's error catalogue (section 8), written down once more and not taken from
 * the app, so that a wrong text there cannot pass for a right one.
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

/** The one row that says 'the server message, or ...'. */
const serverMessageFirst: readonly OperationId[] = ['updateScan'];

/** What the specification says to a failure; undefined where it leaves the text open. */
export function specifiedText(
  operation: OperationId,
  { code, detail }: Pick<Problem, 'code' | 'detail'>,
): string | undefined {
  const row = specifiedFailures[operation];
  if (serverMessageFirst.includes(operation) && detail) return detail;
  return row && (row.codes?.[code] ?? row.otherwise);
}
