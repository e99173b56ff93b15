// Generated from openapi/ by `npm run contract`. Do not edit.

export { forgotPassword } from './auth/forgotPassword.gen';
export { getCurrentUser } from './auth/getCurrentUser.gen';
export { login } from './auth/login.gen';
export { logout } from './auth/logout.gen';
export { refreshToken } from './auth/refreshToken.gen';
export { resendVerification } from './auth/resendVerification.gen';
export { resetPassword } from './auth/resetPassword.gen';
export { signup } from './auth/signup.gen';
export { verifyEmail } from './auth/verifyEmail.gen';
export { getProject } from './projects/getProject.gen';
export { getProjectStats } from './projects/getProjectStats.gen';
export { listProjects } from './projects/listProjects.gen';
export { createScan } from './scans/createScan.gen';
export { deleteScan } from './scans/deleteScan.gen';
export { downloadScans } from './scans/downloadScans.gen';
export { getScan } from './scans/getScan.gen';
export { listScans } from './scans/listScans.gen';
export { makeScanPrivate } from './scans/makeScanPrivate.gen';
export { makeScanPublic } from './scans/makeScanPublic.gen';
export { updateScan } from './scans/updateScan.gen';
export type { Options } from './sdk.gen';
export type { Category, ClientOptions, CreateScanData, CreateScanError, CreateScanErrors, CreateScanRequest, CreateScanResponse, CreateScanResponses, Currency, Cursor, DeleteScanData, DeleteScanError, DeleteScanErrors, DeleteScanResponse, DeleteScanResponses, Discipline, DownloadScansData, DownloadScansError, DownloadScansErrors, DownloadScansRequest, DownloadScansResponse, DownloadScansResponses, Email, EmailedToken, EmailRequest, FieldProblem, ForgotPasswordData, ForgotPasswordError, ForgotPasswordErrors, ForgotPasswordResponse, ForgotPasswordResponses, GetCurrentUserData, GetCurrentUserError, GetCurrentUserErrors, GetCurrentUserResponse, GetCurrentUserResponses, GetProjectData, GetProjectError, GetProjectErrors, GetProjectResponse, GetProjectResponses, GetProjectStatsData, GetProjectStatsError, GetProjectStatsErrors, GetProjectStatsResponse, GetProjectStatsResponses, GetScanData, GetScanError, GetScanErrors, GetScanResponse, GetScanResponses, ItemStats, ItemStatus, Limit, ListProjectsData, ListProjectsError, ListProjectsErrors, ListProjectsResponse, ListProjectsResponses, ListScansData, ListScansError, ListScansErrors, ListScansResponse, ListScansResponses, Location, LoginData, LoginError, LoginErrors, LoginRequest, LoginResponse, LoginResponses, LoginResult, LogoutData, LogoutError, LogoutErrors, LogoutResponse, LogoutResponses, MakeScanPrivateData, MakeScanPrivateError, MakeScanPrivateErrors, MakeScanPrivateResponse, MakeScanPrivateResponses, MakeScanPublicData, MakeScanPublicError, MakeScanPublicErrors, MakeScanPublicResponse, MakeScanPublicResponses, ModelStats, NewPassword, NextCursor, NotificationFrequency, OptOutReason, PersonRef, PlanStatus, Priority, Problem, ProblemCode, Project, ProjectAction, ProjectCounts, ProjectId, ProjectListResult, ProjectResult, ProjectRole, ProjectStatsResult, ProjectStatus, ProjectType, PunchItemStatus, PunchType, RefreshToken, RefreshTokenData, RefreshTokenError, RefreshTokenErrors, RefreshTokenRequest, RefreshTokenResponse, RefreshTokenResponses, RefreshTokenResult, ResendVerificationData, ResendVerificationError, ResendVerificationErrors, ResendVerificationResponse, ResendVerificationResponses, ResetPasswordData, ResetPasswordError, ResetPasswordErrors, ResetPasswordRequest, ResetPasswordResponse, ResetPasswordResponses, Scan, ScanAction, ScanId, ScanListResult, ScanResult, ScanStats, ScanVisibility, SignInPassword, SignupData, SignupError, SignupErrors, SignupRequest, SignupResponse, SignupResponses, SubmittalType, Success, Theme, TimeZone, TourStats, UpdateScanData, UpdateScanError, UpdateScanErrors, UpdateScanRequest, UpdateScanResponse, UpdateScanResponses, User, UserResult, VerifyEmailData, VerifyEmailError, VerifyEmailErrors, VerifyEmailRequest, VerifyEmailResponse, VerifyEmailResponses } from './types.gen';
