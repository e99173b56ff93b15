import { ApiError } from '@/api/apiError';
import type * as operations from '@/api/generated/index';
import type { ProblemCode } from '@/api/generated/types.gen';

export type OperationId = keyof typeof operations;

type ErrorOf<Id extends OperationId> = Extract<
  Awaited<ReturnType<(typeof operations)[Id]>>,
  { data: undefined }
>['error'];

/** The codes that the contract declares for an operation. */
type CodeOf<Id extends OperationId> = Extract<NonNullable<ErrorOf<Id>['code']>, ProblemCode>;

interface Failure<Id extends OperationId> {
  /** What is said when no code has a text of its own. */
  otherwise: string;
  codes?: Partial<Record<CodeOf<Id>, string>>;
  /** The specification wants the server's message first here. */
  serverMessageFirst?: true;
}

/**
 * What is said when an operation fails: the error catalogue of the specification (section 8), and the same
 * for what it leaves open. An operation without a text, and a code that it does not declare, do not compile.
 */
export type Failures = { [Id in OperationId]: Failure<Id> };

const failures: Failures = {
  signup: { otherwise: 'Signup Failed', codes: { EMAIL_EXISTS: 'Email already exists' } },
  login: {
    otherwise: 'Login Failed',
    codes: {
      INVALID_CREDENTIALS: 'Invalid Credentials',
      EMAIL_NOT_VERIFIED: 'Email Not Verified',
    },
  },
  resetPassword: { otherwise: 'Failed to reset password.' },
  refreshToken: { otherwise: 'Failed to renew the session' },
  logout: { otherwise: 'Failed to sign out' },
  getCurrentUser: { otherwise: 'Failed to load your profile' },
  verifyEmail: { otherwise: 'Failed to verify email' },
  resendVerification: { otherwise: 'Failed to resend email' },
  forgotPassword: { otherwise: 'Failed to send reset link' },
  listProjects: { otherwise: 'Failed to load projects' },
  getProject: { otherwise: 'Failed to load the project' },
  getProjectStats: { otherwise: 'Failed to load the figures' },
  listProjectMembers: { otherwise: 'Failed to load the team' },
  listWorkItems: { otherwise: 'Failed to load work items' },
  listSavedViews: { otherwise: 'Failed to load saved views' },
  createSavedView: { otherwise: 'Failed to save the view' },
  deleteSavedView: { otherwise: 'Failed to delete the view' },
  listPunchItems: { otherwise: 'Failed to load punch items' },
  getPunchItem: { otherwise: 'Failed to load the punch item' },
  createPunchItem: { otherwise: 'Failed to create punch item' },
  updatePunchItem: { otherwise: 'Failed to update punch item' },
  deletePunchItem: { otherwise: 'Failed to delete punch item' },
  transitionPunchItem: { otherwise: 'Failed to change the status' },
  respondToPunchItem: { otherwise: 'Failed to send the answer' },
  addPunchItemComment: { otherwise: 'Failed to add the comment' },
  addPunchItemAttachment: { otherwise: 'Failed to upload the file' },
  removePunchItemAttachment: { otherwise: 'Failed to remove the file' },
  bulkUpdatePunchItems: { otherwise: 'Failed to update punch items' },
  exportPunchItems: { otherwise: 'Failed to export punch items' },
  listRfis: { otherwise: 'Failed to load RFIs' },
  getRfi: { otherwise: 'Failed to load the RFI' },
  createRfi: { otherwise: 'Failed to create RFI' },
  updateRfi: { otherwise: 'Failed to update RFI' },
  deleteRfi: { otherwise: 'Failed to delete RFI' },
  transitionRfi: { otherwise: 'Failed to change the status' },
  respondToRfi: { otherwise: 'Failed to send the response' },
  addRfiComment: { otherwise: 'Failed to add the comment' },
  addRfiAttachment: { otherwise: 'Failed to upload the file' },
  removeRfiAttachment: { otherwise: 'Failed to remove the file' },
  bulkUpdateRfis: { otherwise: 'Failed to update RFIs' },
  exportRfis: { otherwise: 'Failed to export RFIs' },
  listSubmittals: { otherwise: 'Failed to load submittals' },
  getSubmittal: { otherwise: 'Failed to load the submittal' },
  createSubmittal: { otherwise: 'Failed to create submittal' },
  updateSubmittal: { otherwise: 'Failed to update submittal' },
  deleteSubmittal: { otherwise: 'Failed to delete submittal' },
  transitionSubmittal: { otherwise: 'Failed to change the status' },
  reviewSubmittal: { otherwise: 'Failed to send the review' },
  createSubmittalRevision: { otherwise: 'Failed to create the revision' },
  addSubmittalComment: { otherwise: 'Failed to add the comment' },
  addSubmittalAttachment: { otherwise: 'Failed to upload the file' },
  removeSubmittalAttachment: { otherwise: 'Failed to remove the file' },
  bulkUpdateSubmittals: { otherwise: 'Failed to update submittals' },
  exportSubmittals: { otherwise: 'Failed to export submittals' },
  listScans: { otherwise: 'Failed to load scans' },
  getScan: { otherwise: 'Failed to load the scan' },
  createScan: { otherwise: 'Failed to upload scan' },
  updateScan: { otherwise: 'Failed to update scan', serverMessageFirst: true },
  deleteScan: { otherwise: 'Failed to delete scans' },
  downloadScans: { otherwise: 'Failed to download scans' },
  makeScanPrivate: { otherwise: 'Failed to make scan private' },
  makeScanPublic: { otherwise: 'Failed to make scan public' },
  getNotificationPreferences: { otherwise: 'Failed to load notification preferences' },
  updateNotificationPreferences: { otherwise: 'Failed to save notification preferences' },
  updateNotificationOptOut: { otherwise: 'Failed to save opt-out' },
};

/** The catalogue's text for the failure of an operation. */
export function failureText<Id extends OperationId>(operation: Id, error: unknown): string {
  const failure: {
    otherwise: string;
    codes?: Partial<Record<ProblemCode, string>>;
    serverMessageFirst?: true;
  } = failures[operation];
  if (!(error instanceof ApiError) || !error.code) return failure.otherwise;
  return (
    failure.codes?.[error.code] ??
    (failure.serverMessageFirst && error.detail ? error.detail : failure.otherwise)
  );
}
