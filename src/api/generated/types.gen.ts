// Generated from openapi/ by `npm run contract`. Do not edit.

export type ClientOptions = {
    baseUrl: `${string}://${string}/api/v1` | (string & {});
};

/**
 * Status of an RFI or a submittal.
 */
export type ItemStatus = 'draft' | 'open' | 'closed';

/**
 * Status of a punch item; pending_reins awaits reinspection.
 */
export type PunchItemStatus = 'draft' | 'open' | 'closed' | 'pending_reins';

/**
 * Status of a plan.
 */
export type PlanStatus = 'draft' | 'active' | 'completed';

/**
 * Status of a project.
 */
export type ProjectStatus = 'ongoing' | 'closed' | 'finished';

/**
 * How urgent an item is.
 */
export type Priority = 'urgent' | 'high' | 'normal' | 'low';

/**
 * Trade that the work belongs to.
 */
export type Discipline = 'architectural' | 'civil' | 'conveying_systems' | 'electrical' | 'interior_design' | 'kitchen_equipment' | 'landscape' | 'mechanical' | 'other' | 'plumbing' | 'structural';

/**
 * Kind of a submittal.
 */
export type SubmittalType = 'color_samples' | 'leed' | 'mix_design' | 'msds' | 'product_data' | 'samples' | 'shop_drawings';

/**
 * Where in the project an item is.
 */
export type Location = 'interior' | 'exterior' | 'landscape';

/**
 * Category of an item.
 */
export type Category = 'general' | 'architectural' | 'structural' | 'mep';

/**
 * Kind of a punch item.
 */
export type PunchType = 'internal_punch' | 'owner_punch' | 'work_completion';

/**
 * Kind of a project; the value is the label.
 */
export type ProjectType = 'Residential - Single Family' | 'Residential - Multi Family' | 'Commercial - Office' | 'Commercial - Retail' | 'Healthcare Facility' | 'Educational - School/University' | 'Industrial Facility' | 'Hospitality - Hotel/Resort' | 'Cultural - Museum/Theater' | 'Infrastructure - Transportation' | 'Other';

/**
 * Time zone of a project. PST is Pacific, EST Eastern, CST Central time, with their daylight saving.
 */
export type TimeZone = 'PST' | 'EST' | 'CST';

/**
 * Currency of a project, ISO 4217.
 */
export type Currency = 'USD' | 'PKR' | 'EUR';

/**
 * How often a notification is sent; various only shows that the items of a group differ.
 */
export type NotificationFrequency = 'none' | 'realtime' | 'hourly' | 'daily' | 'weekly' | 'various';

/**
 * Why somebody opted out of all notifications.
 */
export type OptOutReason = 'too many notifications' | 'not relevant to my role' | 'temporary pause';

/**
 * Colour scheme of the portal.
 */
export type Theme = 'light' | 'dark' | 'system';

export type Email = string;

/**
 * At least 8 characters, with an uppercase letter, a lowercase letter, a digit and one of !@#$%^&*()_+
 */
export type NewPassword = string;

export type SignupRequest = {
    username: string;
    email: Email;
    password: NewPassword;
    /**
     * Equal to password.
     */
    confirmPassword: string;
};

/**
 * Stable name of a failure. The list and its examples are problems.yaml.
 */
export type ProblemCode = 'MALFORMED_REQUEST' | 'INVALID_CREDENTIALS' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED' | 'UNAUTHENTICATED' | 'EMAIL_NOT_VERIFIED' | 'FORBIDDEN' | 'NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE' | 'EMAIL_EXISTS' | 'CONFLICT' | 'PAYLOAD_TOO_LARGE' | 'UNSUPPORTED_MEDIA_TYPE' | 'VALIDATION_FAILED' | 'RATE_LIMITED' | 'INTERNAL' | 'UNAVAILABLE';

/**
 * What is wrong with one value of the request.
 */
export type FieldProblem = {
    /**
     * Where the value stands in the body, as a JSON Pointer (RFC 6901); for a parameter its name with a leading slash.
     */
    pointer: string;
    /**
     * The JSON Schema keyword that failed, or a name for a rule that no schema can state.
     */
    code: string;
    /**
     * The server's message.
     */
    detail: string;
};

/**
 * A failure, as RFC 9457 describes it.
 */
export type Problem = {
    /**
     * Names the kind of problem, RFC 9457 section 3.1.1.
     */
    type: string;
    /**
     * The kind of problem in a few words; the same for every occurrence.
     */
    title: string;
    /**
     * The HTTP status.
     */
    status: number;
    code: ProblemCode;
    /**
     * The server's message on this occurrence, for a person to read.
     */
    detail: string;
    /**
     * Reference of this occurrence, for support.
     */
    instance?: string;
    /**
     * What is wrong with single values of the request.
     */
    errors?: Array<FieldProblem>;
};

/**
 * The call did what it was asked to do.
 */
export type Success = {
    success: true;
};

/**
 * As NewPassword, but with a special character of either set in use: those of sign-up, !@#$%^&*()_+, and those
 * that older accounts were made with, !@#$%^&*(),.?":{}|<>
 *
 */
export type SignInPassword = string;

export type LoginRequest = {
    email: Email;
    password: SignInPassword;
    /**
     * Push token of this browser, when it has one.
     */
    fcmToken?: string;
};

/**
 * Serves once; the answer brings its successor.
 */
export type RefreshToken = string;

export type User = {
    id: string;
    /**
     * The person's name as others see it.
     */
    username: string;
    email: Email;
    jobTitle: string | null;
    avatarUrl: string | null;
};

export type LoginResult = {
    success: true;
    data: {
        /**
         * Bearer for all other calls; short-lived.
         */
        accessToken: string;
        refreshToken: RefreshToken;
        user: User;
    };
};

export type RefreshTokenRequest = {
    refreshToken: RefreshToken;
};

export type RefreshTokenResult = {
    accessToken: string;
    refreshToken?: RefreshToken;
};

export type UserResult = {
    success: true;
    data: User;
};

/**
 * A token from a link in an e-mail.
 */
export type EmailedToken = string;

export type VerifyEmailRequest = {
    token: EmailedToken;
};

export type EmailRequest = {
    email: Email;
};

export type ResetPasswordRequest = {
    password: NewPassword;
    token: EmailedToken;
};

/**
 * Role of the caller in the project.
 */
export type ProjectRole = 'project_admin' | 'project_manager' | 'superintendent' | 'design_reviewer' | 'subcontractor' | 'owner' | 'viewer';

/**
 * What is open, and how many scans there are.
 */
export type ProjectCounts = {
    openPunchItems: number;
    openRfis: number;
    openSubmittals: number;
    scans: number;
};

/**
 * What the caller may do in the project.
 */
export type ProjectAction = 'create_scan';

export type Project = {
    id: string;
    /**
     * Short name that the team uses.
     */
    code: string;
    name: string;
    description: string;
    projectType: ProjectType;
    status: ProjectStatus;
    address: string;
    timeZone: TimeZone;
    currency: Currency;
    coverUrl: string | null;
    startDate: string;
    targetFinishDate: string | null;
    role: ProjectRole;
    memberCount: number;
    counts: ProjectCounts;
    /**
     * Messages that the caller has not read.
     */
    unreadMessageCount: number;
    permittedActions: Array<ProjectAction>;
};

/**
 * Pass it as cursor for the next page; null on the last one.
 */
export type NextCursor = string | null;

export type ProjectListResult = {
    success: true;
    data: Array<Project>;
    nextCursor: NextCursor;
};

export type ProjectResult = {
    success: true;
    data: Project;
};

export type ItemStats = {
    total: number;
    byStatus: {
        active: number;
        completed: number;
        draft: number;
    };
    /**
     * Created in the last 168 hours.
     */
    recentCreatedLast7Days: number;
};

export type ScanStats = {
    total: number;
    public: number;
    private: number;
    /**
     * Created in the last 168 hours.
     */
    recentCreatedLast7Days: number;
};

export type ModelStats = {
    total: number;
    public: number;
};

export type TourStats = {
    total: number;
    public: number;
    private: number;
};

export type ProjectStatsResult = {
    success: true;
    data: {
        modules: {
            punchItem: ItemStats;
            rfi: ItemStats;
            submittal: ItemStats;
            buildviewScan: ScanStats;
            model3D: ModelStats;
            tour: TourStats;
        };
    };
};

/**
 * A private scan is for the members of the project; a public one is also reachable by link.
 */
export type ScanVisibility = 'private' | 'public';

/**
 * A person, as far as a record names one.
 */
export type PersonRef = {
    id: string;
    name: string;
    avatarUrl: string | null;
};

/**
 * What the caller may do with the scan.
 */
export type ScanAction = 'update' | 'delete' | 'download' | 'make_private' | 'make_public';

export type Scan = {
    id: string;
    title: string;
    description: string;
    /**
     * A picture of the scan, 16:9, that needs no access token.
     */
    thumbnailUrl: string | null;
    visibility: ScanVisibility;
    fileName: string;
    sizeBytes: number;
    /**
     * Null when the file has not been read.
     */
    pointCount: number | null;
    createdAt: string;
    updatedAt: string;
    createdBy: PersonRef;
    permittedActions: Array<ScanAction>;
};

export type ScanListResult = {
    success: true;
    data: Array<Scan>;
};

export type CreateScanRequest = {
    title: string;
    description?: string;
    /**
     * The point cloud. At most 100 MiB.
     */
    file: Blob | File;
};

export type ScanResult = {
    success: true;
    data: Scan;
};

/**
 * What is absent stays as it is.
 */
export type UpdateScanRequest = {
    title?: string;
    description?: string;
    /**
     * PNG, JPEG or WebP. At most 5 MiB.
     */
    thumbnail?: Blob | File;
};

export type DownloadScansRequest = {
    scanIds: Array<string>;
};

/**
 * How many at the most.
 */
export type Limit = number;

/**
 * Where to go on, as nextCursor of the page before gave it.
 */
export type Cursor = string;

/**
 * Id of the project.
 */
export type ProjectId = string;

/**
 * Id of the scan.
 */
export type ScanId = string;

export type SignupData = {
    body: SignupRequest;
    path?: never;
    query?: never;
    url: '/auth/signup';
};

export type SignupErrors = {
    /**
     * The body cannot be read.
     */
    400: Problem & {
        status?: 400;
        code?: 'MALFORMED_REQUEST';
    };
    /**
     * The address has an account.
     */
    409: Problem & {
        status?: 409;
        code?: 'EMAIL_EXISTS';
    };
    /**
     * The body or a file in it is too large.
     */
    413: Problem & {
        status?: 413;
        code?: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * The content type, or the type of a file, is not accepted.
     */
    415: Problem & {
        status?: 415;
        code?: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type SignupError = SignupErrors[keyof SignupErrors];

export type SignupResponses = {
    /**
     * The account was made.
     */
    201: Success;
};

export type SignupResponse = SignupResponses[keyof SignupResponses];

export type LoginData = {
    body: LoginRequest;
    path?: never;
    query?: never;
    url: '/auth/login';
};

export type LoginErrors = {
    /**
     * The body cannot be read.
     */
    400: Problem & {
        status?: 400;
        code?: 'MALFORMED_REQUEST';
    };
    /**
     * Unknown address or wrong password.
     */
    401: Problem & {
        status?: 401;
        code?: 'INVALID_CREDENTIALS';
    };
    /**
     * The address has not been confirmed.
     */
    403: Problem & {
        status?: 403;
        code?: 'EMAIL_NOT_VERIFIED';
    };
    /**
     * The body or a file in it is too large.
     */
    413: Problem & {
        status?: 413;
        code?: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * The content type, or the type of a file, is not accepted.
     */
    415: Problem & {
        status?: 415;
        code?: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type LoginError = LoginErrors[keyof LoginErrors];

export type LoginResponses = {
    /**
     * Signed in.
     */
    200: LoginResult;
};

export type LoginResponse = LoginResponses[keyof LoginResponses];

export type RefreshTokenData = {
    body: RefreshTokenRequest;
    path?: never;
    query?: never;
    url: '/auth/refresh-token';
};

export type RefreshTokenErrors = {
    /**
     * The body cannot be read.
     */
    400: Problem & {
        status?: 400;
        code?: 'MALFORMED_REQUEST';
    };
    /**
     * The token is not valid, was used before, or has expired.
     */
    401: Problem & {
        status?: 401;
        code?: 'TOKEN_INVALID' | 'TOKEN_EXPIRED';
    };
    /**
     * The body or a file in it is too large.
     */
    413: Problem & {
        status?: 413;
        code?: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * The content type, or the type of a file, is not accepted.
     */
    415: Problem & {
        status?: 415;
        code?: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type RefreshTokenError = RefreshTokenErrors[keyof RefreshTokenErrors];

export type RefreshTokenResponses = {
    /**
     * A new access token.
     */
    200: RefreshTokenResult;
};

export type RefreshTokenResponse = RefreshTokenResponses[keyof RefreshTokenResponses];

export type LogoutData = {
    body: RefreshTokenRequest;
    path?: never;
    query?: never;
    url: '/auth/logout';
};

export type LogoutErrors = {
    /**
     * The body cannot be read.
     */
    400: Problem & {
        status?: 400;
        code?: 'MALFORMED_REQUEST';
    };
    /**
     * The body or a file in it is too large.
     */
    413: Problem & {
        status?: 413;
        code?: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * The content type, or the type of a file, is not accepted.
     */
    415: Problem & {
        status?: 415;
        code?: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type LogoutError = LogoutErrors[keyof LogoutErrors];

export type LogoutResponses = {
    /**
     * Signed out.
     */
    200: Success;
};

export type LogoutResponse = LogoutResponses[keyof LogoutResponses];

export type GetCurrentUserData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/auth/me';
};

export type GetCurrentUserErrors = {
    /**
     * Not signed in, or the access token has expired.
     */
    401: Problem & {
        status?: 401;
        code?: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED';
    };
    /**
     * The role does not permit it.
     */
    403: Problem & {
        status?: 403;
        code?: 'FORBIDDEN';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type GetCurrentUserError = GetCurrentUserErrors[keyof GetCurrentUserErrors];

export type GetCurrentUserResponses = {
    /**
     * The user.
     */
    200: UserResult;
};

export type GetCurrentUserResponse = GetCurrentUserResponses[keyof GetCurrentUserResponses];

export type VerifyEmailData = {
    body: VerifyEmailRequest;
    path?: never;
    query?: never;
    url: '/auth/verify-email';
};

export type VerifyEmailErrors = {
    /**
     * The body cannot be read.
     */
    400: Problem & {
        status?: 400;
        code?: 'MALFORMED_REQUEST';
    };
    /**
     * The token is not valid, was used before, or has expired.
     */
    401: Problem & {
        status?: 401;
        code?: 'TOKEN_INVALID' | 'TOKEN_EXPIRED';
    };
    /**
     * The body or a file in it is too large.
     */
    413: Problem & {
        status?: 413;
        code?: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * The content type, or the type of a file, is not accepted.
     */
    415: Problem & {
        status?: 415;
        code?: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type VerifyEmailError = VerifyEmailErrors[keyof VerifyEmailErrors];

export type VerifyEmailResponses = {
    /**
     * Confirmed.
     */
    200: Success;
};

export type VerifyEmailResponse = VerifyEmailResponses[keyof VerifyEmailResponses];

export type ResendVerificationData = {
    body: EmailRequest;
    path?: never;
    query?: never;
    url: '/auth/resend-verification';
};

export type ResendVerificationErrors = {
    /**
     * The body cannot be read.
     */
    400: Problem & {
        status?: 400;
        code?: 'MALFORMED_REQUEST';
    };
    /**
     * The body or a file in it is too large.
     */
    413: Problem & {
        status?: 413;
        code?: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * The content type, or the type of a file, is not accepted.
     */
    415: Problem & {
        status?: 415;
        code?: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type ResendVerificationError = ResendVerificationErrors[keyof ResendVerificationErrors];

export type ResendVerificationResponses = {
    /**
     * Sent, if the address has an unconfirmed account.
     */
    200: Success;
};

export type ResendVerificationResponse = ResendVerificationResponses[keyof ResendVerificationResponses];

export type ForgotPasswordData = {
    body: EmailRequest;
    path?: never;
    query?: never;
    url: '/auth/forgot-password';
};

export type ForgotPasswordErrors = {
    /**
     * The body cannot be read.
     */
    400: Problem & {
        status?: 400;
        code?: 'MALFORMED_REQUEST';
    };
    /**
     * The body or a file in it is too large.
     */
    413: Problem & {
        status?: 413;
        code?: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * The content type, or the type of a file, is not accepted.
     */
    415: Problem & {
        status?: 415;
        code?: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type ForgotPasswordError = ForgotPasswordErrors[keyof ForgotPasswordErrors];

export type ForgotPasswordResponses = {
    /**
     * Sent, if the address has an account.
     */
    200: Success;
};

export type ForgotPasswordResponse = ForgotPasswordResponses[keyof ForgotPasswordResponses];

export type ResetPasswordData = {
    body: ResetPasswordRequest;
    path?: never;
    query?: never;
    url: '/auth/reset-password';
};

export type ResetPasswordErrors = {
    /**
     * The body cannot be read.
     */
    400: Problem & {
        status?: 400;
        code?: 'MALFORMED_REQUEST';
    };
    /**
     * The token is not valid, was used before, or has expired.
     */
    401: Problem & {
        status?: 401;
        code?: 'TOKEN_INVALID' | 'TOKEN_EXPIRED';
    };
    /**
     * The body or a file in it is too large.
     */
    413: Problem & {
        status?: 413;
        code?: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * The content type, or the type of a file, is not accepted.
     */
    415: Problem & {
        status?: 415;
        code?: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type ResetPasswordError = ResetPasswordErrors[keyof ResetPasswordErrors];

export type ResetPasswordResponses = {
    /**
     * The new password is set.
     */
    200: Success;
};

export type ResetPasswordResponse = ResetPasswordResponses[keyof ResetPasswordResponses];

export type ListProjectsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * How many at the most.
         */
        limit?: number;
        /**
         * Where to go on, as nextCursor of the page before gave it.
         */
        cursor?: string;
    };
    url: '/projects';
};

export type ListProjectsErrors = {
    /**
     * Not signed in, or the access token has expired.
     */
    401: Problem & {
        status?: 401;
        code?: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED';
    };
    /**
     * The role does not permit it.
     */
    403: Problem & {
        status?: 403;
        code?: 'FORBIDDEN';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type ListProjectsError = ListProjectsErrors[keyof ListProjectsErrors];

export type ListProjectsResponses = {
    /**
     * A page of projects.
     */
    200: ProjectListResult;
};

export type ListProjectsResponse = ListProjectsResponses[keyof ListProjectsResponses];

export type GetProjectData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}';
};

export type GetProjectErrors = {
    /**
     * Not signed in, or the access token has expired.
     */
    401: Problem & {
        status?: 401;
        code?: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED';
    };
    /**
     * The role does not permit it.
     */
    403: Problem & {
        status?: 403;
        code?: 'FORBIDDEN';
    };
    /**
     * Unknown, or not visible to the caller.
     */
    404: Problem & {
        status?: 404;
        code?: 'NOT_FOUND';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type GetProjectError = GetProjectErrors[keyof GetProjectErrors];

export type GetProjectResponses = {
    /**
     * The project.
     */
    200: ProjectResult;
};

export type GetProjectResponse = GetProjectResponses[keyof GetProjectResponses];

export type GetProjectStatsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/stats';
};

export type GetProjectStatsErrors = {
    /**
     * Not signed in, or the access token has expired.
     */
    401: Problem & {
        status?: 401;
        code?: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED';
    };
    /**
     * The role does not permit it.
     */
    403: Problem & {
        status?: 403;
        code?: 'FORBIDDEN';
    };
    /**
     * Unknown, or not visible to the caller.
     */
    404: Problem & {
        status?: 404;
        code?: 'NOT_FOUND';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type GetProjectStatsError = GetProjectStatsErrors[keyof GetProjectStatsErrors];

export type GetProjectStatsResponses = {
    /**
     * The counts.
     */
    200: ProjectStatsResult;
};

export type GetProjectStatsResponse = GetProjectStatsResponses[keyof GetProjectStatsResponses];

export type ListScansData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/scans';
};

export type ListScansErrors = {
    /**
     * Not signed in, or the access token has expired.
     */
    401: Problem & {
        status?: 401;
        code?: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED';
    };
    /**
     * The role does not permit it.
     */
    403: Problem & {
        status?: 403;
        code?: 'FORBIDDEN';
    };
    /**
     * Unknown, or not visible to the caller.
     */
    404: Problem & {
        status?: 404;
        code?: 'NOT_FOUND';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type ListScansError = ListScansErrors[keyof ListScansErrors];

export type ListScansResponses = {
    /**
     * The scans.
     */
    200: ScanListResult;
};

export type ListScansResponse = ListScansResponses[keyof ListScansResponses];

export type CreateScanData = {
    body: CreateScanRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/scans';
};

export type CreateScanErrors = {
    /**
     * The body cannot be read.
     */
    400: Problem & {
        status?: 400;
        code?: 'MALFORMED_REQUEST';
    };
    /**
     * Not signed in, or the access token has expired.
     */
    401: Problem & {
        status?: 401;
        code?: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED';
    };
    /**
     * The role does not permit it.
     */
    403: Problem & {
        status?: 403;
        code?: 'FORBIDDEN';
    };
    /**
     * Unknown, or not visible to the caller.
     */
    404: Problem & {
        status?: 404;
        code?: 'NOT_FOUND';
    };
    /**
     * The body or a file in it is too large.
     */
    413: Problem & {
        status?: 413;
        code?: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * The content type, or the type of a file, is not accepted.
     */
    415: Problem & {
        status?: 415;
        code?: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type CreateScanError = CreateScanErrors[keyof CreateScanErrors];

export type CreateScanResponses = {
    /**
     * The new scan.
     */
    201: ScanResult;
};

export type CreateScanResponse = CreateScanResponses[keyof CreateScanResponses];

export type DeleteScanData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the scan.
         */
        scanId: string;
    };
    query?: never;
    url: '/projects/{projectId}/scans/{scanId}';
};

export type DeleteScanErrors = {
    /**
     * Not signed in, or the access token has expired.
     */
    401: Problem & {
        status?: 401;
        code?: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED';
    };
    /**
     * The role does not permit it.
     */
    403: Problem & {
        status?: 403;
        code?: 'FORBIDDEN';
    };
    /**
     * Unknown, or not visible to the caller.
     */
    404: Problem & {
        status?: 404;
        code?: 'NOT_FOUND';
    };
    /**
     * The record is not in a state that permits this.
     */
    409: Problem & {
        status?: 409;
        code?: 'CONFLICT';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type DeleteScanError = DeleteScanErrors[keyof DeleteScanErrors];

export type DeleteScanResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteScanResponse = DeleteScanResponses[keyof DeleteScanResponses];

export type GetScanData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the scan.
         */
        scanId: string;
    };
    query?: never;
    url: '/projects/{projectId}/scans/{scanId}';
};

export type GetScanErrors = {
    /**
     * Not signed in, or the access token has expired.
     */
    401: Problem & {
        status?: 401;
        code?: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED';
    };
    /**
     * The role does not permit it.
     */
    403: Problem & {
        status?: 403;
        code?: 'FORBIDDEN';
    };
    /**
     * Unknown, or not visible to the caller.
     */
    404: Problem & {
        status?: 404;
        code?: 'NOT_FOUND';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type GetScanError = GetScanErrors[keyof GetScanErrors];

export type GetScanResponses = {
    /**
     * The scan.
     */
    200: ScanResult;
};

export type GetScanResponse = GetScanResponses[keyof GetScanResponses];

export type UpdateScanData = {
    body: UpdateScanRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the scan.
         */
        scanId: string;
    };
    query?: never;
    url: '/projects/{projectId}/scans/{scanId}';
};

export type UpdateScanErrors = {
    /**
     * The body cannot be read.
     */
    400: Problem & {
        status?: 400;
        code?: 'MALFORMED_REQUEST';
    };
    /**
     * Not signed in, or the access token has expired.
     */
    401: Problem & {
        status?: 401;
        code?: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED';
    };
    /**
     * The role does not permit it.
     */
    403: Problem & {
        status?: 403;
        code?: 'FORBIDDEN';
    };
    /**
     * Unknown, or not visible to the caller.
     */
    404: Problem & {
        status?: 404;
        code?: 'NOT_FOUND';
    };
    /**
     * The record is not in a state that permits this.
     */
    409: Problem & {
        status?: 409;
        code?: 'CONFLICT';
    };
    /**
     * The body or a file in it is too large.
     */
    413: Problem & {
        status?: 413;
        code?: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * The content type, or the type of a file, is not accepted.
     */
    415: Problem & {
        status?: 415;
        code?: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type UpdateScanError = UpdateScanErrors[keyof UpdateScanErrors];

export type UpdateScanResponses = {
    /**
     * The scan as it is now.
     */
    200: ScanResult;
};

export type UpdateScanResponse = UpdateScanResponses[keyof UpdateScanResponses];

export type DownloadScansData = {
    body: DownloadScansRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/scans/download';
};

export type DownloadScansErrors = {
    /**
     * The body cannot be read.
     */
    400: Problem & {
        status?: 400;
        code?: 'MALFORMED_REQUEST';
    };
    /**
     * Not signed in, or the access token has expired.
     */
    401: Problem & {
        status?: 401;
        code?: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED';
    };
    /**
     * The role does not permit it.
     */
    403: Problem & {
        status?: 403;
        code?: 'FORBIDDEN';
    };
    /**
     * Unknown, or not visible to the caller.
     */
    404: Problem & {
        status?: 404;
        code?: 'NOT_FOUND';
    };
    /**
     * The body or a file in it is too large.
     */
    413: Problem & {
        status?: 413;
        code?: 'PAYLOAD_TOO_LARGE';
    };
    /**
     * The content type, or the type of a file, is not accepted.
     */
    415: Problem & {
        status?: 415;
        code?: 'UNSUPPORTED_MEDIA_TYPE';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type DownloadScansError = DownloadScansErrors[keyof DownloadScansErrors];

export type DownloadScansResponses = {
    /**
     * The zip.
     */
    200: Blob | File;
};

export type DownloadScansResponse = DownloadScansResponses[keyof DownloadScansResponses];

export type MakeScanPrivateData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the scan.
         */
        scanId: string;
    };
    query?: never;
    url: '/projects/{projectId}/scans/{scanId}/make-private';
};

export type MakeScanPrivateErrors = {
    /**
     * Not signed in, or the access token has expired.
     */
    401: Problem & {
        status?: 401;
        code?: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED';
    };
    /**
     * The role does not permit it.
     */
    403: Problem & {
        status?: 403;
        code?: 'FORBIDDEN';
    };
    /**
     * Unknown, or not visible to the caller.
     */
    404: Problem & {
        status?: 404;
        code?: 'NOT_FOUND';
    };
    /**
     * The record is not in a state that permits this.
     */
    409: Problem & {
        status?: 409;
        code?: 'CONFLICT';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type MakeScanPrivateError = MakeScanPrivateErrors[keyof MakeScanPrivateErrors];

export type MakeScanPrivateResponses = {
    /**
     * The scan is private now.
     */
    200: Success;
};

export type MakeScanPrivateResponse = MakeScanPrivateResponses[keyof MakeScanPrivateResponses];

export type MakeScanPublicData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the scan.
         */
        scanId: string;
    };
    query?: never;
    url: '/projects/{projectId}/scans/{scanId}/make-public';
};

export type MakeScanPublicErrors = {
    /**
     * Not signed in, or the access token has expired.
     */
    401: Problem & {
        status?: 401;
        code?: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED';
    };
    /**
     * The role does not permit it.
     */
    403: Problem & {
        status?: 403;
        code?: 'FORBIDDEN';
    };
    /**
     * Unknown, or not visible to the caller.
     */
    404: Problem & {
        status?: 404;
        code?: 'NOT_FOUND';
    };
    /**
     * The record is not in a state that permits this.
     */
    409: Problem & {
        status?: 409;
        code?: 'CONFLICT';
    };
    /**
     * A value breaks the contract.
     */
    422: Problem & {
        status?: 422;
        code?: 'VALIDATION_FAILED';
    };
    /**
     * Too many requests.
     */
    429: Problem & {
        status?: 429;
        code?: 'RATE_LIMITED';
    };
    /**
     * A fault of the host.
     */
    500: Problem & {
        status?: 500;
        code?: 'INTERNAL';
    };
    /**
     * Maintenance or overload.
     */
    503: Problem & {
        status?: 503;
        code?: 'UNAVAILABLE';
    };
    /**
     * Any other failure.
     */
    default: Problem & {
        code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE';
    };
};

export type MakeScanPublicError = MakeScanPublicErrors[keyof MakeScanPublicErrors];

export type MakeScanPublicResponses = {
    /**
     * The scan is public now.
     */
    200: Success;
};

export type MakeScanPublicResponse = MakeScanPublicResponses[keyof MakeScanPublicResponses];
