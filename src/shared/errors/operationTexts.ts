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

const failures = {
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
} satisfies Partial<Failures>;

/** What single modules call. The texts come with the frames of their screens, in laterTexts.ts: the sign-in page needs none. */
export type LaterOperationId = Exclude<OperationId, keyof typeof failures | VisitorOperationId>;

/** What public pages call, whose texts come with them, in visitorTexts.ts. */
export type VisitorOperationId = Extract<
  OperationId,
  `${'open' | 'get' | 'list' | 'download'}Public${string}`
>;

const known: Partial<Failures> = failures;

/** Adds the texts of screens that are loaded later. */
export const addFailures = (
  texts: Pick<Failures, LaterOperationId> | Pick<Failures, VisitorOperationId>,
): unknown => Object.assign(known, texts);

/** The catalogue's text for the failure of an operation. */
export function failureText<Id extends OperationId>(operation: Id, error: unknown): string {
  const failure: {
    otherwise: string;
    codes?: Partial<Record<ProblemCode, string>>;
    serverMessageFirst?: true;
  } = known[operation] ?? { otherwise: 'Something went wrong' };
  if (!(error instanceof ApiError) || !error.code) return failure.otherwise;
  return (
    failure.codes?.[error.code] ??
    (failure.serverMessageFirst && error.detail ? error.detail : failure.otherwise)
  );
}
