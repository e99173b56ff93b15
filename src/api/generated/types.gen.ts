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
 * Status of a plan. A draft is not published yet. Only active sheets are to be built from. Completed ones are superseded or out of use.
 */
export type PlanStatus = 'draft' | 'active' | 'completed';

/**
 * Status of a project.
 */
export type ProjectStatus = 'ongoing' | 'closed' | 'finished';

/**
 * Urgency.
 */
export type Priority = 'urgent' | 'high' | 'normal' | 'low';

/**
 * Trade of the work.
 */
export type Discipline = 'architectural' | 'civil' | 'conveying_systems' | 'electrical' | 'interior_design' | 'kitchen_equipment' | 'landscape' | 'mechanical' | 'other' | 'plumbing' | 'structural';

/**
 * Submittal type.
 */
export type SubmittalType = 'color_samples' | 'leed' | 'mix_design' | 'msds' | 'product_data' | 'samples' | 'shop_drawings';

/**
 * Location in the project.
 */
export type Location = 'interior' | 'exterior' | 'landscape';

/**
 * Category of an item.
 */
export type Category = 'general' | 'architectural' | 'structural' | 'mep';

/**
 * Punch type.
 */
export type PunchType = 'internal_punch' | 'owner_punch' | 'work_completion';

/**
 * Project type; the value is the label.
 */
export type ProjectType = 'Residential - Single Family' | 'Residential - Multi Family' | 'Commercial - Office' | 'Commercial - Retail' | 'Healthcare Facility' | 'Educational - School/University' | 'Industrial Facility' | 'Hospitality - Hotel/Resort' | 'Cultural - Museum/Theater' | 'Infrastructure - Transportation' | 'Other';

/**
 * Time zone of a project: the name of a zone in the IANA database, such as `Asia/Karachi`, or one of three short names, which
 * forms offer first. `PST` is Pacific, `EST` Eastern and `CST` Central time, each with daylight saving time: what IANA
 * calls `EST` has none, so that a host must not look these three up there. A name that the host does not know is refused
 * with 422, code `time_zone`. It is no enum, because the database grows. A client that does not know a name shows it as
 * text, and dates in UTC.
 *
 */
export type TimeZone = string;

/**
 * Currency of a project, ISO 4217. Forms offer `USD`, `PKR` and `EUR` first. Amounts are in its minor unit, which is a
 * hundredth for most: `JPY` has none, and that of `KWD` is a thousandth. A code that the host does not know is refused with
 * 422, code `currency`. It is no enum, because the list changes.
 *
 */
export type Currency = string;

/**
 * Frequency of a notification. `various` only indicates that the items of a group differ.
 */
export type NotificationFrequency = 'none' | 'realtime' | 'hourly' | 'daily' | 'weekly' | 'various';

/**
 * Reason for opting out of all notifications.
 */
export type OptOutReason = 'too many notifications' | 'not relevant to my role' | 'temporary pause';

/**
 * Color scheme of the portal.
 */
export type Theme = 'light' | 'dark' | 'system';

/**
 * Stable name of a failure; problems.yaml has the list and its examples.
 */
export type ProblemCode = 'MALFORMED_REQUEST' | 'INVALID_CREDENTIALS' | 'SECOND_FACTOR_REQUIRED' | 'SECOND_FACTOR_WRONG' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED' | 'UNAUTHENTICATED' | 'LINK_PASSWORD_REQUIRED' | 'LINK_PASSWORD_WRONG' | 'EMAIL_NOT_VERIFIED' | 'CHALLENGE_EXPIRED' | 'PASSKEY_REFUSED' | 'PASSKEY_EXISTS' | 'PROVIDER_REQUIRED' | 'PROVIDER_UNKNOWN' | 'PROVIDER_UNAVAILABLE' | 'PROVIDER_REFUSED' | 'PROVIDER_EMAIL_UNVERIFIED' | 'PROVIDER_EMAIL_FOREIGN' | 'NO_ACCOUNT' | 'LOGIN_EXPIRED' | 'DOMAIN_RECORD_MISSING' | 'ACCOUNT_SUSPENDED' | 'PASSWORD_EXPIRED' | 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'STEP_UP_REQUIRED' | 'NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'SEE_AS_READ_ONLY' | 'NOT_ACCEPTABLE' | 'EMAIL_EXISTS' | 'STALE_VERSION' | 'PROJECT_CLOSED' | 'MODULE_OFF' | 'WRONG_STATE' | 'CHECKED_OUT' | 'PAGE_LOCKED' | 'NAME_TAKEN' | 'LIMIT_REACHED' | 'NOT_PUBLIC' | 'IDEMPOTENCY_KEY_IN_USE' | 'NOT_READY' | 'UPLOAD_INCOMPLETE' | 'OFFSET_MISMATCH' | 'TUS_VERSION_UNSUPPORTED' | 'PAYLOAD_TOO_LARGE' | 'RANGE_NOT_SATISFIABLE' | 'UNSUPPORTED_MEDIA_TYPE' | 'FILE_TYPE_REFUSED' | 'VALIDATION_FAILED' | 'IDEMPOTENCY_KEY_REUSED' | 'FILE_DAMAGED' | 'NOT_EQUIRECTANGULAR' | 'CHECKSUM_MISMATCH' | 'RATE_LIMITED' | 'INTERNAL' | 'NOT_IMPLEMENTED' | 'UNAVAILABLE' | 'STORAGE_FULL';

/**
 * Violation of one value of the request.
 */
export type FieldProblem = {
    /**
     * Location of the value in the body as a JSON Pointer (RFC 6901). For a parameter, its name with a leading slash.
     */
    pointer: string;
    /**
     * The JSON Schema keyword that failed, or the name of a rule that a schema cannot express.
     */
    code: string;
    /**
     * The server's message.
     */
    detail: string;
};

/**
 * A problem document (RFC 9457).
 */
export type Problem = {
    /**
     * URI of the problem type, RFC 9457 section 3.1.1.
     */
    type: string;
    /**
     * Short name of the problem; the same for every occurrence.
     */
    title: string;
    /**
     * The HTTP status.
     */
    status: number;
    code: ProblemCode;
    /**
     * The server's message about this occurrence, for humans.
     */
    detail: string;
    /**
     * Id of this occurrence, for support.
     */
    instance?: string;
    /**
     * Violations of single values of the request.
     */
    errors?: Array<FieldProblem>;
    /**
     * The version of the record now. Always there with STALE_VERSION, and only there.
     */
    currentVersion?: number;
    /**
     * What `verifySecondFactor` takes. Always there with SECOND_FACTOR_REQUIRED, and only there.
     */
    challenge?: string;
};

/**
 * What the host implements of this contract.
 */
export type Capabilities = {
    /**
     * The names (`operationId`) of all operations that the host implements. A client ignores names that it does not
     * know.
     *
     */
    operations: Array<string>;
};

/**
 * What the host implements of this contract.
 */
export type CapabilitiesResult = {
    success: true;
    data: Capabilities;
};

/**
 * An email address. Its case does not matter.
 */
export type Email = string;

/**
 * At least 8 characters, with an uppercase letter, a lowercase letter, a digit and one of `!@#$%^&*()_+`
 *
 * A password that meets this rule is still refused with 422 if it is easy to guess: with the code `common` if it is one of the
 * most common ones, also with other spellings of its letters and with a few characters more, and with `personal` if it contains
 * the name or the email address of the person.
 *
 */
export type NewPassword = string;

/**
 * A new account.
 */
export type SignupRequest = {
    username: string;
    email: Email;
    password: NewPassword;
    /**
     * Must equal password.
     */
    confirmPassword: string;
};

/**
 * The call succeeded.
 */
export type Success = {
    success: true;
};

/**
 * Like NewPassword, but with a special character of either set in use: that of sign-up, `!@#$%^&*()_+`, and that of
 * older accounts, `!@#$%^&*(),.?":{}|<>`
 *
 */
export type SignInPassword = string;

/**
 * Token of Firebase Cloud Messaging that belongs to this browser.
 */
export type PushToken = string;

/**
 * Credentials, and the token for push messages on this device.
 */
export type LoginRequest = {
    email: Email;
    password: SignInPassword;
    fcmToken?: PushToken;
};

/**
 * Valid for one use; the answer contains the next one.
 */
export type RefreshToken = string;

/**
 * The signed-in user as the sign-in tells it. The product shows none of its properties, so each of them may be absent, of
 * another type, or have another name, and others may come with it. The portal takes an id from `id` or `_id`, a name from
 * `username`, `name` or the email address, and the projects from `projectId` or `projects`. A host that offers
 * `getCurrentUser` sends a `User`.
 *
 */
export type SignedInUser = {
    /**
     * Text or number.
     */
    id?: unknown;
    /**
     * In place of `id`.
     */
    _id?: unknown;
    /**
     * Display name of the person.
     */
    username?: unknown;
    /**
     * In place of `username`.
     */
    name?: unknown;
    /**
     * An email address.
     */
    email?: unknown;
    /**
     * As in User.
     */
    jobTitle?: unknown;
    /**
     * As in User.
     */
    avatarUrl?: unknown;
    /**
     * As in User.
     */
    locale?: unknown;
    /**
     * As in User.
     */
    timeZone?: unknown;
    /**
     * As in User.
     */
    theme?: unknown;
    /**
     * The project that the person works in.
     */
    projectId?: unknown;
    /**
     * The projects that the person works in, each as an id or as an object with an id and a name.
     */
    projects?: unknown;
} | null;

/**
 * A new session with its two tokens.
 */
export type NewSession = {
    /**
     * Bearer token of all other calls; short-lived.
     */
    accessToken: string;
    refreshToken: RefreshToken;
    user: SignedInUser;
};

/**
 * A new session with its two tokens.
 */
export type LoginResult = {
    success: true;
    data: NewSession;
};

/**
 * Bytes in base64url without padding (RFC 4648, section 5).
 */
export type Base64Url = string;

/**
 * The authenticator asks for a PIN, a fingerprint or the like.
 */
export type UserVerification = 'required';

/**
 * What `navigator.credentials.get` takes, as `PublicKeyCredentialRequestOptionsJSON` of WebAuthn writes it. It names no passkey,
 * so nobody learns which ones exist. The challenge works once, within five minutes.
 *
 */
export type PasskeyRequestOptions = {
    /**
     * Domain of the portal, as the host is set up. Never taken from a request.
     */
    rpId: string;
    challenge: Base64Url;
    /**
     * Milliseconds that the person has.
     */
    timeout: number;
    userVerification: UserVerification;
};

/**
 * Options for a sign-in.
 */
export type PasskeyRequestOptionsResult = {
    success: true;
    data: PasskeyRequestOptions;
};

/**
 * What the authenticator calls the passkey, in base64url.
 */
export type CredentialId = string;

/**
 * WebAuthn has no other type.
 */
export type CredentialType = 'public-key';

/**
 * The answer of `navigator.credentials.get`, as `AuthenticationResponseJSON` of WebAuthn writes it.
 */
export type PasskeyAssertion = {
    id: CredentialId;
    rawId: CredentialId;
    type: CredentialType;
    response: {
        clientDataJSON: Base64Url;
        authenticatorData: Base64Url;
        signature: Base64Url;
        userHandle?: Base64Url;
    };
};

/**
 * What the authenticator answered, and the token for push messages on this device.
 */
export type PasskeyLoginRequest = {
    credential: PasskeyAssertion;
    fcmToken?: PushToken;
};

/**
 * What follows the `@` of an address, in lower case.
 */
export type EmailDomain = string;

/**
 * How the people of a domain sign in.
 */
export type SignInProvider = {
    companyName: string;
    /**
     * Whether they cannot sign in otherwise.
     */
    required: boolean;
};

/**
 * The provider of a domain.
 */
export type SignInProviderResult = {
    success: true;
    data: {
        /**
         * Null if the people of the domain sign in with a password or a passkey.
         */
        provider: SignInProvider | null;
    };
};

/**
 * Who wants to sign in.
 */
export type OpenProviderLoginRequest = {
    email: Email;
};

/**
 * A secret of the browser that began the sign-in. Without it, the answer of the provider is worth nothing.
 */
export type ProviderAttempt = string;

/**
 * A sign-in that has begun.
 */
export type ProviderLogin = {
    /**
     * Where the browser goes, as a whole page.
     */
    url: string;
    attempt: ProviderAttempt;
};

/**
 * A sign-in that has begun.
 */
export type OpenProviderLoginResult = {
    success: true;
    data: ProviderLogin;
};

/**
 * The secret of the browser, and what the provider added to the address of the callback: `code` if it signed the person in,
 * `error` if not (RFC 6749, section 4.1.2).
 *
 */
export type ProviderLoginRequest = {
    attempt: ProviderAttempt;
    state: string;
    code?: string;
    error?: string;
    /**
     * The issuer, if the provider states it (RFC 9207).
     */
    iss?: string;
    fcmToken?: PushToken;
};

/**
 * The digits of the authenticator app, or a recovery code. Spaces and hyphens do not matter, nor does case.
 */
export type SecondFactorCode = string;

/**
 * The second step of a sign-in.
 */
export type VerifySecondFactorRequest = {
    /**
     * That of the refused `login`.
     */
    challenge: string;
    code: SecondFactorCode;
};

/**
 * The present password of the signed-in user.
 */
export type CurrentPassword = string;

/**
 * The password, or else a passkey or a code. Without one, 422 with the pointer `/currentPassword`.
 */
export type VerifyIdentityRequest = {
    currentPassword?: CurrentPassword;
    code?: SecondFactorCode;
    credential?: PasskeyAssertion;
};

/**
 * The refresh token of the session.
 */
export type RefreshTokenRequest = {
    refreshToken: RefreshToken;
};

/**
 * A new access token, and a new refresh token if the host rotates them.
 */
export type RefreshedTokens = {
    accessToken: string;
    refreshToken?: RefreshToken;
};

/**
 * The tokens, bare as the specification writes them, or in `data` as the sign-in has them. One of the two is there.
 *
 */
export type RefreshTokenResult = {
    success?: true;
    accessToken?: string;
    refreshToken?: RefreshToken;
    data?: RefreshedTokens;
};

/**
 * The signed-in user.
 */
export type User = {
    id: string;
    /**
     * Display name of the person.
     */
    username: string;
    email: Email;
    jobTitle: string | null;
    avatarUrl: string | null;
    /**
     * As in Profile.
     */
    locale: string | null;
    /**
     * As in Profile.
     */
    timeZone: string | null;
    /**
     * As in Profile.
     */
    theme: string | null;
};

/**
 * The signed-in user.
 */
export type UserResult = {
    success: true;
    data: User;
};

/**
 * The token for push messages on this device.
 */
export type PushTokenRequest = {
    fcmToken: PushToken;
};

/**
 * Token from the link in an email.
 */
export type EmailedToken = string;

/**
 * The token of the link in an invitation.
 */
export type VerifyInvitationRequest = {
    token: EmailedToken;
};

/**
 * The system roles. An account has roles of its own, too, see `listRoles`.
 */
export type ProjectRole = 'project_admin' | 'project_manager' | 'superintendent' | 'design_reviewer' | 'subcontractor' | 'owner' | 'viewer';

/**
 * What a person is invited to.
 */
export type Invitation = {
    email: string;
    /**
     * Whether the address has an account. Otherwise, the person chooses a name and a password.
     */
    hasAccount: boolean;
    projectName: string;
    role: ProjectRole | string;
    roleName: string;
    companyName: string | null;
    invitedByName: string;
    /**
     * May be empty.
     */
    message: string;
    expiresAt: string;
};

/**
 * An invitation.
 */
export type InvitationResult = {
    success: true;
    data: Invitation;
};

/**
 * The token of the link in an invitation, and the new account of a person without one.
 */
export type AcceptInvitationRequest = {
    token: EmailedToken;
    username?: string;
    password?: NewPassword;
    /**
     * Must equal password.
     */
    confirmPassword?: string;
};

/**
 * The project that the person is a member of now. A person who got an account has just chosen its password, so they are
 * signed in: `session` is there, unless their company or the account asks for more than a password. Others log in.
 *
 */
export type AcceptInvitationResult = {
    success: true;
    data: {
        email: string;
        projectId: string;
        projectName: string;
        session?: NewSession;
    };
};

/**
 * The token from the email that confirms the address.
 */
export type VerifyEmailRequest = {
    token: EmailedToken;
};

/**
 * The address that is confirmed now.
 */
export type VerifyEmailResult = {
    success: true;
    data: {
        email: string;
    };
};

/**
 * The address to which the host sends an email, if it has an account.
 */
export type EmailRequest = {
    email: Email;
};

/**
 * A new password, with the token from the email.
 */
export type ResetPasswordRequest = {
    password: NewPassword;
    token: EmailedToken;
};

/**
 * A success with a body that the product does not show. Any properties may come with it, but `success` is not false.
 *
 */
export type Done = {
    success?: true;
};

/**
 * Permitted actions in the project.
 */
export type ProjectAction = 'create_album' | 'create_document' | 'create_field_cam' | 'create_message_group' | 'create_message_thread' | 'create_model' | 'create_page' | 'create_photo' | 'create_plan_set' | 'create_punch_item' | 'create_rfi' | 'create_scan' | 'create_submittal' | 'create_tour' | 'create_video' | 'export_budget' | 'export_messages' | 'export_punch_items' | 'export_rfis' | 'export_submittals' | 'invite_members' | 'manage_budget_access' | 'manage_change_orders' | 'manage_commitments' | 'manage_distribution_groups' | 'manage_locations' | 'manage_project_settings' | 'open_punch_item' | 'open_rfi' | 'open_submittal' | 'take_budget_snapshot' | 'update_budget' | 'update_project' | 'view_field_cams' | 'view_project_settings';

/**
 * Sort key of the projects. A minus sign sorts in descending order. `favorites` has the favorites of the caller first, each part by name.
 */
export type ProjectSort = 'favorites' | 'name' | '-name' | 'code' | '-code' | 'projectType' | '-projectType' | 'status' | '-status' | 'memberCount' | '-memberCount' | 'startDate' | '-startDate' | 'targetFinishDate' | '-targetFinishDate';

/**
 * Units in which a project shows lengths; `imperial` is feet and inches. Data is always in meters.
 */
export type ProjectUnits = 'imperial' | 'metric';

/**
 * Number of open records and scans.
 */
export type ProjectCounts = {
    openPunchItems: number;
    openRfis: number;
    openSubmittals: number;
    scans: number;
};

/**
 * A part of the portal that a project uses or not. The dashboard and the team are always there.
 */
export type ProjectModule = 'punch_items' | 'rfis' | 'submittals' | 'scans' | 'models' | 'tours' | 'photos' | 'videos' | 'documents' | 'field_cams' | 'messages' | 'editor' | 'budget';

/**
 * The modules that the project uses. Calls of another module answer 409 `MODULE_OFF`.
 */
export type ModulesOn = Array<ProjectModule>;

/**
 * What forms for new records begin with. The host computes the dates from the settings of the project, for today.
 */
export type ProjectDefaults = {
    punchItemDueDate: string;
    rfiDueDate: string;
    /**
     * Working days of a review step.
     */
    reviewDays: number;
};

/**
 * Goes up by one with each change of the record. Every write sends the version that the caller has read; if the record has another one, the call fails with STALE_VERSION.
 */
export type RecordVersion = number;

/**
 * A project as its members see it, with the role of the caller and what the role permits.
 */
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
    /**
     * Whether it is a sample project, which its project admins can delete. Absent for others.
     */
    sample?: boolean;
    address: string;
    timeZone: TimeZone;
    currency: Currency;
    units: ProjectUnits | string;
    /**
     * Picture of the project; null if it has none. A short-lived address that needs no token, see Addresses of files.
     */
    coverUrl: string | null;
    startDate: string;
    targetFinishDate: string | null;
    role: ProjectRole | string;
    roleName: string;
    memberCount: number;
    counts: ProjectCounts;
    /**
     * Whether it is a favorite of the caller.
     */
    favorite: boolean;
    /**
     * Number of unread messages in threads that are not muted. It changes with `message.created` and `thread.changed`.
     */
    unreadMessageCount: number;
    permittedActions: Array<ProjectAction>;
    /**
     * The statuses that the caller may change the project to now.
     */
    permittedStatuses: Array<ProjectStatus>;
    modulesOn: ModulesOn;
    /**
     * Those of `modulesOn` that the role of the caller sees.
     */
    seenModules: Array<ProjectModule>;
    defaults: ProjectDefaults;
    version: RecordVersion;
};

/**
 * The cursor of the next page; null on the last page.
 */
export type NextCursor = string | null;

/**
 * A page of the projects that the caller is a member of.
 */
export type ProjectListResult = {
    success: true;
    data: Array<Project>;
    nextCursor: NextCursor;
    /**
     * The number of projects that pass the filters.
     */
    total: number;
};

/**
 * Unique in the account, regardless of case.
 */
export type ProjectName = string;

/**
 * A short name that the team uses, unique in the account, regardless of case.
 */
export type ProjectCode = string;

/**
 * The properties of a project that people set.
 */
export type ProjectFacts = {
    name?: ProjectName;
    code?: ProjectCode;
    /**
     * May be empty.
     */
    description?: string;
    projectType?: ProjectType;
    /**
     * May be empty.
     */
    address?: string;
    timeZone?: TimeZone;
    currency?: Currency;
    units?: ProjectUnits;
    startDate?: string;
    /**
     * Not before the start date.
     */
    targetFinishDate?: string;
};

/**
 * Working days until new records are due, and of a review step.
 */
export type DefaultDays = {
    punchItemDays: number;
    rfiDays: number;
    reviewDays: number;
};

/**
 * A day of the week.
 */
export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun';

/**
 * The days of the week on which people work.
 */
export type WorkingDays = Array<Weekday>;

/**
 * A day on which nobody works.
 */
export type Holiday = {
    date: string;
    name: string;
};

/**
 * Each date once.
 */
export type Holidays = Array<Holiday>;

/**
 * Letters before the number of a record, such as RFI in RFI-012.
 */
export type NumberPrefix = string;

/**
 * Each record type has another one. A change counts for new numbers; others stay.
 */
export type NumberPrefixes = {
    punchItems: NumberPrefix;
    rfis: NumberPrefix;
    submittals: NumberPrefix;
};

/**
 * Rules of the project that decide who may do or see what.
 */
export type ProjectRules = {
    /**
     * Nobody approves punch items that they marked as done themselves.
     */
    fourEyes: boolean;
    /**
     * Whether subcontractors see records of other companies that are neither drafts nor private.
     */
    subcontractorsSeeAll: {
        punchItems: boolean;
        rfis: boolean;
        submittals: boolean;
    };
};

/**
 * Settings of a project; each replaces the former one as a whole.
 */
export type ProjectSettingsChanges = {
    /**
     * The modules that the project uses.
     */
    modulesOn?: Array<ProjectModule>;
    days?: DefaultDays;
    workingDays?: WorkingDays;
    holidays?: Holidays;
    prefixes?: NumberPrefixes;
    rules?: ProjectRules;
};

/**
 * The facts of a new project. Settings that are absent have the defaults of the account.
 */
export type CreateProjectRequest = ProjectFacts & {
    name: ProjectName;
    code: ProjectCode;
    projectType: ProjectType;
    timeZone: TimeZone;
    currency: Currency;
    units: ProjectUnits;
    startDate: string;
    /**
     * A person of the account who becomes the project admin; the caller by default.
     */
    adminId?: string;
    /**
     * Name of the company that leads the project, if the account has no company yet: the company is added, and the
     * account takes its name. It is ignored otherwise. Without it, the company has the name of the account.
     *
     */
    companyName?: string;
    settings?: ProjectSettingsChanges;
    /**
     * A published template. The project gets copies of its settings, companies, members, distribution groups and saved
     * views; `settings` of the request come on top.
     *
     */
    templateId?: string;
};

/**
 * One project.
 */
export type ProjectResult = {
    success: true;
    data: Project;
};

/**
 * Changes of the facts of a project.
 */
export type UpdateProjectRequest = ProjectFacts & {
    version: RecordVersion;
    /**
     * The properties to empty.
     */
    clear?: Array<'targetFinishDate'>;
};

/**
 * A picture of the project.
 */
export type UpdateProjectCoverRequest = {
    /**
     * PNG, JPEG or WebP. At most 5 MiB.
     */
    cover: Blob | File;
};

/**
 * How a project works, apart from its facts: all that another project could take over.
 */
export type ProjectSettings = {
    modulesOn: ModulesOn;
    days: DefaultDays;
    workingDays: WorkingDays;
    holidays: Holidays;
    prefixes: NumberPrefixes;
    rules: ProjectRules;
};

/**
 * The settings of a project, with their version.
 */
export type StoredProjectSettings = ProjectSettings & {
    version: RecordVersion;
};

/**
 * The settings of a project.
 */
export type ProjectSettingsResult = {
    success: true;
    data: StoredProjectSettings;
};

/**
 * Changes of the settings of a project.
 */
export type UpdateProjectSettingsRequest = ProjectSettingsChanges & {
    version: RecordVersion;
};

/**
 * What a transition asks for.
 */
export type ProjectTransitionField = 'reason' | 'links';

/**
 * A change of status that the caller may make now.
 */
export type ProjectTransition = {
    status: ProjectStatus;
    /**
     * `reason` is required. `links` is a choice, with `keep` by default.
     */
    fields: Array<ProjectTransitionField>;
};

/**
 * The changes of status that the caller may make now, and what is still open.
 */
export type ProjectTransitionsResult = {
    success: true;
    data: {
        transitions: Array<ProjectTransition>;
        openPunchItems: number;
        openRfis: number;
        openSubmittals: number;
        /**
         * Public links that still open.
         */
        activeLinks: number;
    };
};

/**
 * Whether the public links of a project go on when it closes.
 */
export type LinkChoice = 'keep' | 'revoke';

/**
 * The target status, with what the transition asks for.
 */
export type TransitionProjectRequest = {
    version: RecordVersion;
    status: ProjectStatus;
    reason?: string;
    links?: LinkChoice;
};

/**
 * Whether a project is a favorite of the caller.
 */
export type UpdateProjectFavoriteRequest = {
    favorite: boolean;
};

/**
 * What tells the person apart from others of the same name whom a member of the account or project can meet: the job title
 * and the company, and if these are equal, the role, too. Absent if nobody else has the name.
 *
 */
export type Distinction = string;

/**
 * A person that a record names.
 */
export type PersonRef = {
    id: string;
    name: string;
    avatarUrl: string | null;
    distinction?: Distinction;
};

/**
 * Why the caller does not have an action, and who does.
 */
export type ActionHolders = {
    /**
     * `role`: the role of the caller does not have it. `closed`: the project is closed, and the people are those who reopen
     * it. `off`: the project has the module off, and the people are those who switch it on. `record`: the caller has it, but
     * the record or its state does not permit it.
     *
     */
    reason: 'role' | 'closed' | 'off' | 'record';
    /**
     * Other members of the project or people of the account, sorted by name; those first whom the table gives it for every record.
     */
    people: Array<PersonRef>;
    /**
     * How many others have it.
     */
    total: number;
};

/**
 * Why an action is absent.
 */
export type ActionHoldersResult = {
    success: true;
    data: ActionHolders;
};

/**
 * How far the work on a level is.
 */
export type LevelProgress = {
    total: number;
    closed: number;
    /**
     * The level. Null for records without one.
     */
    locationId: string | null;
    /**
     * The names from the building to the level. Empty for records without a level.
     */
    path: Array<string>;
};

/**
 * How far the work was at the end of a week.
 */
export type WeekProgress = {
    total: number;
    closed: number;
    until: string;
};

/**
 * How far the work on the records of a project is.
 */
export type ProjectProgress = {
    total: number;
    closed: number;
    /**
     * Levels with records, in the order of the project's locations; records without a level last. A building without levels counts as one.
     */
    levels: Array<LevelProgress>;
    /**
     * How it stood at the end of each of the last four weeks, the latest one last. Empty without records.
     */
    weeks: Array<WeekProgress>;
};

/**
 * The progress of a project.
 */
export type ProjectProgressResult = {
    success: true;
    data: ProjectProgress;
};

/**
 * The record type.
 */
export type WorkItemType = 'punch_item' | 'rfi' | 'submittal';

/**
 * Id of a record, a member or a company.
 */
export type RecordId = string;

/**
 * A record to remind of.
 */
export type ReminderItem = {
    type: WorkItemType;
    id: RecordId;
};

/**
 * The records that the caller waits for.
 */
export type CreateRemindersRequest = {
    items: Array<ReminderItem>;
};

/**
 * `reminded`: the `people` were told. `already`: they were told within a day. `nobody`: nobody else has the ball. `not_open`: it
 * is a draft or closed, or the project is. `not_allowed`: the caller may not comment it. `not_found`: the caller does not see such a record.
 *
 */
export type ReminderOutcome = 'reminded' | 'already' | 'nobody' | 'not_open' | 'not_allowed' | 'not_found';

/**
 * What became of a record.
 */
export type ReminderResult = {
    type: WorkItemType;
    id: string;
    outcome: ReminderOutcome | string;
    /**
     * Who was told.
     */
    people: Array<PersonRef>;
};

/**
 * One result per record.
 */
export type RemindersResult = {
    success: true;
    data: Array<ReminderResult>;
};

/**
 * Figures of the punch items, RFIs or submittals of a project.
 */
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

/**
 * Figures of the scans of a project.
 */
export type ScanStats = {
    total: number;
    public: number;
    private: number;
    /**
     * Created in the last 168 hours.
     */
    recentCreatedLast7Days: number;
};

/**
 * Figures of the 3D models of a project.
 */
export type ModelStats = {
    total: number;
    public: number;
};

/**
 * Figures of the virtual tours of a project.
 */
export type TourStats = {
    total: number;
    public: number;
    private: number;
};

/**
 * Figures for the dashboard, by module.
 */
export type ProjectStats = {
    modules: {
        punchItem: ItemStats;
        rfi: ItemStats;
        submittal: ItemStats;
        buildviewScan: ScanStats;
        model3D: ModelStats;
        tour: TourStats;
    };
};

/**
 * Figures for the dashboard. The object `data` of the answer holds `modules`.
 */
export type ProjectStatsResult = {
    success?: true;
    /**
     * The specification writes `data.data.modules`, as client code reads it. The first `data` is the name of many HTTP
     * clients for the body (axios: `response.data`), and is not part of it. In the body it is `data.modules`. The portal
     * also reads `modules` one `data` deeper.
     *
     */
    data: ProjectStats | {
        data: ProjectStats;
    };
};

/**
 * What a member can be named for in a record.
 */
export type MemberDuty = 'manage_punch_items' | 'take_punch_items' | 'approve_punch_items' | 'manage_rfis' | 'answer_rfis' | 'manage_submittals' | 'review_submittals' | 'submit_submittals' | 'approve_change_orders';

/**
 * A person in a project, with role and company.
 */
export type ProjectMember = {
    id: string;
    name: string;
    avatarUrl: string | null;
    jobTitle: string | null;
    role: ProjectRole | string;
    roleName: string;
    /**
     * What the role allows the member to be named for. A form offers only members with the duty.
     */
    duties: Array<MemberDuty>;
    companyId: string | null;
    companyName: string | null;
    /**
     * What tells the person apart from others of the same name in the project: the job title and the company; if these
     * are equal, too, the email address that the caller sees, or else the role. Null if nobody else has the name.
     *
     */
    distinction: string | null;
};

/**
 * A role that people of a project have.
 */
export type ProjectMemberRole = {
    id: string;
    name: string;
};

/**
 * An inactive company does not work on projects at present. It keeps its people and records.
 */
export type CompanyStatus = 'active' | 'inactive';

/**
 * A company that works on the project.
 */
export type ProjectCompany = {
    id: string;
    name: string;
    /**
     * Two to six letters that the team uses.
     */
    code: string;
    trade: Discipline | null;
    status: CompanyStatus;
    /**
     * The company that leads the project. Only its people see internal comments.
     */
    lead: boolean;
    memberCount: number;
};

/**
 * A page of the members of a project, and the companies that work on it.
 */
export type ProjectMemberListResult = {
    success: true;
    data: Array<ProjectMember>;
    nextCursor: NextCursor;
    /**
     * The roles that people of the project have, sorted by name, on every page; with `q`, only those whose name matches.
     */
    roles: Array<ProjectMemberRole>;
    /**
     * All companies of the project, on every page; with `q` or `ids`, only those that match.
     */
    companies: Array<ProjectCompany>;
};

/**
 * A role of the account. `listRoles` has all of them.
 */
export type RoleId = string;

/**
 * `invited`: has a link that still works; `expired`: has one that does not; `suspended`: does not see the project.
 */
export type TeamStatus = 'active' | 'invited' | 'expired' | 'suspended';

/**
 * Sort key of the team. A minus sign sorts in descending order.
 */
export type TeamSort = 'name' | '-name' | 'role' | '-role' | 'companyName' | '-companyName' | 'status' | '-status' | 'inCourtCount' | '-inCourtCount' | 'lastActiveAt' | '-lastActiveAt';

/**
 * When a person was invited, and by whom.
 */
export type TeamInvitation = {
    sentAt: string;
    expiresAt: string;
    invitedBy: PersonRef;
};

/**
 * Permitted actions on the member or invitation. `leave` is to remove oneself.
 */
export type TeamAction = 'update' | 'appoint' | 'remove' | 'leave' | 'resend' | 'revoke';

/**
 * A person in a project, or somebody who is invited to it.
 */
export type TeamMember = {
    /**
     * Id of the person, or of the invitation.
     */
    id: string;
    /**
     * Of an invitation, the email address.
     */
    name: string;
    /**
     * Null if the caller may not see it.
     */
    email: string | null;
    /**
     * As people write it. Null if the caller may not see it, or if there is none.
     */
    phone: string | null;
    avatarUrl: string | null;
    distinction?: Distinction;
    jobTitle: string | null;
    role: ProjectRole | string;
    roleName: string;
    companyId: string | null;
    companyName: string | null;
    status: TeamStatus;
    /**
     * Number of open records that wait for the person, of those that the caller sees.
     */
    inCourtCount: number;
    /**
     * Number of these that are overdue.
     */
    overdueCount: number;
    /**
     * Null for an invitation, and for members of the first hour.
     */
    joinedAt: string | null;
    /**
     * The latest call of the person, within a minute. Null if there was none.
     */
    lastActiveAt: string | null;
    /**
     * Null for a member.
     */
    invitation: TeamInvitation | null;
    version: RecordVersion;
    permittedActions: Array<TeamAction>;
};

/**
 * A page of the team.
 */
export type TeamListResult = {
    success: true;
    data: Array<TeamMember>;
    nextCursor: NextCursor;
    /**
     * Number of people and invitations on all pages.
     */
    total: number;
};

/**
 * Whether a member sees the project.
 */
export type TeamAccess = 'active' | 'suspended';

/**
 * What changes for a member. Properties that are absent stay unchanged.
 */
export type TeamChange = {
    id: RecordId;
    version: RecordVersion;
    role?: RoleId;
    /**
     * A company of the account. The company that leads the project is given by its own people. Only callers who may `appoint` change their own company. Others get 403.
     */
    companyId?: string;
    status?: TeamAccess;
};

/**
 * Changes of team members.
 */
export type BulkUpdateTeamRequest = {
    items: Array<TeamChange>;
};

/**
 * Result for one record: success or a problem.
 */
export type BulkOutcome = {
    id: string;
    ok: boolean;
    /**
     * The new version; null for a failure or a deleted record.
     */
    version: number | null;
    problem: Problem | null;
};

/**
 * The outcome of an action for each record. The call succeeds even if some records fail.
 */
export type BulkResult = {
    success: true;
    data: {
        succeeded: number;
        failed: number;
        results: Array<BulkOutcome>;
    };
};

/**
 * An assignee: a member of the project, or a company, which stands for any of its members.
 */
export type Party = {
    kind: 'person' | 'company';
    id: string;
    name: string;
    /**
     * The company of a person; null for a company and for a person without one.
     */
    companyName: string | null;
    avatarUrl: string | null;
    distinction?: Distinction;
};

/**
 * A punch item, RFI or submittal in a combined list.
 */
export type WorkItem = {
    type: WorkItemType;
    id: string;
    /**
     * Null until the record is first opened.
     */
    number: string | null;
    title: string;
    status: PunchItemStatus;
    priority: Priority;
    dueDate: string | null;
    /**
     * Open, and its due date has passed in the time zone of the project.
     */
    overdue: boolean;
    /**
     * Ball in court: who has to act next. Empty for a closed record.
     */
    ballInCourt: Array<Party>;
    /**
     * Whole days that the ball has been in their court.
     */
    daysInCourt: number;
};

/**
 * A member with the records that wait for the member.
 */
export type TeamMemberDetail = TeamMember & {
    /**
     * Number of records that are not closed and name the person as assignee, reviewer, manager, approver or submitter. A successor takes them over.
     */
    heldCount: number;
    /**
     * Number of these that the caller does not see.
     */
    hiddenCount: number;
    /**
     * The first 50 of them, the most urgent first.
     */
    inCourt: Array<WorkItem>;
};

/**
 * A member, or an invitation.
 */
export type TeamMemberResult = {
    success: true;
    data: TeamMemberDetail;
};

/**
 * `direct` is between two people, `group` between several. A `channel` is for everybody who has messages in the project,
 * and so is `announcement`, where few may post. An `item` is the discussion of a record: its messages are the comments of
 * the record, and its members are those who have messages and see the record.
 *
 */
export type ThreadKind = 'direct' | 'group' | 'channel' | 'announcement' | 'item';

/**
 * Type of a record that can be linked.
 */
export type LinkType = 'punch_item' | 'rfi' | 'submittal' | 'scan';

/**
 * A linked record that the caller may see.
 */
export type LinkedRecord = {
    type: LinkType | string;
    id: string;
    number: string | null;
    title: string;
    /**
     * Status of the record; the visibility of a scan.
     */
    status: string;
};

/**
 * Position of the message in its thread, from 1 on and without gaps.
 */
export type MessagePosition = number;

/**
 * The beginning of a message.
 */
export type MessageExcerpt = {
    position: MessagePosition;
    createdAt: string;
    createdBy: PersonRef;
    /**
     * At most 200 characters. The names of the files, if there is no text; empty if the message is deleted.
     */
    text: string;
};

/**
 * Permitted actions on the thread. `post_internally` is for internal comments in the discussion of a record.
 */
export type ThreadAction = 'manage' | 'post' | 'post_internally' | 'leave';

/**
 * A thread as the list of threads shows it.
 */
export type MessageThread = {
    id: string;
    kind: ThreadKind;
    /**
     * In a direct thread, the name of the other person; in a discussion, the number and title of the record.
     */
    title: string;
    /**
     * The other person of a direct thread; null for other kinds.
     */
    person: PersonRef | null;
    /**
     * The record of a discussion, as it is now; null for other kinds.
     */
    record: LinkedRecord | null;
    createdAt: string;
    createdBy: PersonRef;
    memberCount: number;
    /**
     * The position of the last message.
     */
    messageCount: number;
    /**
     * Null in a thread without messages.
     */
    lastMessage: MessageExcerpt | null;
    /**
     * Messages of others after `readUpTo` that are not deleted.
     */
    unreadCount: number;
    /**
     * Whether an unread message mentions the caller or their company.
     */
    mentioned: boolean;
    /**
     * The position of the last message that the caller has read; 0 for none.
     */
    readUpTo: number;
    muted: boolean;
    starred: boolean;
    archived: boolean;
    version: RecordVersion;
    permittedActions: Array<ThreadAction>;
};

/**
 * A page of threads.
 */
export type MessageThreadListResult = {
    success: true;
    data: Array<MessageThread>;
    nextCursor: NextCursor;
    /**
     * Unread messages of all threads that are not muted, whatever the filters.
     */
    unreadCount: number;
};

/**
 * Title of a thread.
 */
export type ThreadTitle = string;

/**
 * People of the project who have messages. The caller is always one of the members.
 */
export type ThreadMemberIds = Array<RecordId>;

/**
 * A record with a discussion.
 */
export type DiscussedRecord = {
    type: WorkItemType;
    id: RecordId;
};

/**
 * A new thread.
 */
export type CreateMessageThreadRequest = {
    kind: ThreadKind;
    /**
     * Required for a group, a channel and announcements.
     */
    title?: ThreadTitle;
    /**
     * One other person for a direct thread. Required for direct threads and groups.
     */
    memberIds?: ThreadMemberIds;
    /**
     * Required for the discussion of a record, and for nothing else.
     */
    record?: DiscussedRecord;
};

/**
 * A member of a thread, and how far they have read.
 */
export type ThreadMember = {
    person: PersonRef;
    /**
     * As in MessageThread.
     */
    readUpTo: number;
};

/**
 * Only members of the lead company see an internal comment.
 */
export type CommentVisibility = 'everyone' | 'internal';

/**
 * What happened to the thread. `exported` is an export by an administrator (`exportMessageThread`).
 */
export type MessageEvent = 'exported';

/**
 * The message that another one replies to.
 */
export type MessageReply = {
    id: string;
    position: MessagePosition;
    createdBy: PersonRef;
    /**
     * As in MessageExcerpt.
     */
    text: string;
};

/**
 * Purpose of a file. A before picture shows the defect, an after picture the finished work.
 */
export type AttachmentKind = 'attachment' | 'before' | 'after';

/**
 * What a file is for. A file for a review of a submittal, such as a marked-up drawing, is shown only to its owner
 * and to those who may read the reviews.
 *
 */
export type AttachmentPurpose = 'record' | 'review';

/**
 * A file of a record.
 */
export type Attachment = {
    id: string;
    kind: AttachmentKind;
    purpose: AttachmentPurpose;
    fileName: string;
    mime: string;
    sizeBytes: number;
    /**
     * A short-lived address that needs no token, see Addresses of files.
     */
    url: string;
    /**
     * Null unless the file is a picture. A short-lived address that needs no token, see Addresses of files.
     */
    thumbnailUrl: string | null;
    createdAt: string;
    createdBy: PersonRef;
    permittedActions: Array<'remove'>;
};

/**
 * A reaction, by its name.
 */
export type ReactionEmoji = 'thumbs_up' | 'thumbs_down' | 'heart' | 'laugh' | 'party' | 'eyes' | 'check' | 'question';

/**
 * One reaction to a message, and who gave it.
 */
export type MessageReaction = {
    emoji: ReactionEmoji;
    people: Array<PersonRef>;
};

/**
 * Permitted actions on the message. `update` ends 5 minutes after the message was sent. `link` adds a record that was made
 * from the message. A comment of a record permits no other.
 *
 */
export type MessageAction = 'update' | 'delete' | 'react' | 'pin' | 'link';

/**
 * A message of a thread.
 */
export type Message = {
    id: string;
    position: MessagePosition;
    /**
     * Plain text. Empty if there are only files, and in a deleted message.
     */
    body: string;
    createdAt: string;
    createdBy: PersonRef;
    editedAt: string | null;
    deleted: boolean;
    /**
     * Always `everyone`, except for an internal comment of a record.
     */
    visibility: CommentVisibility;
    /**
     * What the message tells of in place of something that somebody wrote; null for all others.
     */
    event: MessageEvent | null;
    replyTo: MessageReply | null;
    /**
     * The people and companies that the text names with an `@`.
     */
    mentions: Array<Party>;
    /**
     * What the message links to, as it is now, and the records that were made from it (`addMessageRecord`). What the caller
     * may not see is left out. The status of a photo is its visibility, `shared` or `private`.
     *
     */
    records: Array<LinkedRecord>;
    attachments: Array<Attachment>;
    reactions: Array<MessageReaction>;
    pinned: boolean;
    permittedActions: Array<MessageAction>;
};

/**
 * A thread with its members and pinned messages.
 */
export type MessageThreadDetail = MessageThread & {
    /**
     * All members, by name.
     */
    members: Array<ThreadMember>;
    /**
     * The pinned messages, the one that was pinned last first.
     */
    pinned: Array<Message>;
};

/**
 * A thread.
 */
export type MessageThreadResult = {
    success: true;
    data: MessageThreadDetail;
};

/**
 * Changes of a thread.
 */
export type UpdateMessageThreadRequest = {
    version: RecordVersion;
    title?: ThreadTitle;
    memberIds?: ThreadMemberIds;
};

/**
 * How the caller follows the thread.
 */
export type UpdateMessageThreadStateRequest = {
    /**
     * The position of the last message that the caller has read. A lower one marks the messages after it as unread.
     */
    readUpTo?: number;
    muted?: boolean;
    starred?: boolean;
    archived?: boolean;
};

/**
 * A page of messages, in their order.
 */
export type MessageListResult = {
    success: true;
    data: Array<Message>;
    nextCursor: NextCursor;
};

/**
 * Text of a message.
 */
export type MessageBody = string;

/**
 * The people and companies of the project that the text names.
 */
export type MessageMentions = Array<RecordId>;

/**
 * What a message can link to.
 */
export type MessageLinkType = 'punch_item' | 'rfi' | 'submittal' | 'scan' | 'photo';

/**
 * A record, a scan or a photo of the project.
 */
export type MessageLink = {
    type: MessageLinkType;
    id: RecordId;
};

/**
 * A new message.
 */
export type CreateMessageRequest = {
    body?: MessageBody;
    /**
     * A message of the same thread. A comment of a record replies to none.
     */
    replyToId?: RecordId;
    mentions?: MessageMentions;
    /**
     * What the message links to, and the caller sees. A comment of a record has none.
     */
    records?: Array<MessageLink>;
    /**
     * Files that the caller added to the thread, and that no message has yet. A comment of a record has none.
     */
    attachmentIds?: Array<RecordId>;
    /**
     * `internal` only in the discussion of a record.
     */
    visibility?: CommentVisibility;
};

/**
 * A message.
 */
export type MessageResult = {
    success: true;
    data: Message;
};

/**
 * The new text of a message.
 */
export type UpdateMessageRequest = {
    /**
     * As in CreateMessageRequest. Empty only if the message has files.
     */
    body: MessageBody;
    /**
     * Replaces all mentions. Defaults to those that the message has.
     */
    mentions?: MessageMentions;
};

/**
 * A reaction of the caller.
 */
export type UpdateMessageReactionRequest = {
    emoji: ReactionEmoji;
    /**
     * False takes the reaction away.
     */
    on: boolean;
};

/**
 * Whether the message is pinned.
 */
export type UpdateMessagePinRequest = {
    pinned: boolean;
};

/**
 * What was made from a message.
 */
export type AddMessageRecordRequest = {
    record: MessageLink;
};

/**
 * A file for a message.
 */
export type AddMessageAttachmentRequest = {
    /**
     * A document, drawing, picture or video, at most 25 MiB.
     */
    file: Blob | File;
};

/**
 * A file for a message.
 */
export type MessageAttachmentResult = {
    success: true;
    data: Attachment;
};

/**
 * Why a thread is exported.
 */
export type ExportMessageThreadRequest = {
    /**
     * Its members and the activity log are told.
     */
    reason: string;
};

/**
 * A message that was found.
 */
export type MessageHit = {
    id: string;
    threadId: string;
    kind: ThreadKind;
    /**
     * As in MessageThread.
     */
    title: string;
    position: MessagePosition;
    createdAt: string;
    createdBy: PersonRef;
    /**
     * At most 200 characters of the message, with the first of the words.
     */
    text: string;
};

/**
 * A page of messages of several threads, the latest first.
 */
export type MessageHitListResult = {
    success: true;
    data: Array<MessageHit>;
    nextCursor: NextCursor;
};

/**
 * A direct thread or a group, without anything that was written in it.
 */
export type ExportableThread = {
    id: string;
    kind: ThreadKind;
    /**
     * Empty in a direct thread.
     */
    title: string;
    /**
     * All members, by name.
     */
    members: Array<PersonRef>;
    messageCount: number;
    lastMessageAt: string | null;
};

/**
 * A page of threads that can be exported.
 */
export type ExportableThreadListResult = {
    success: true;
    data: Array<ExportableThread>;
    nextCursor: NextCursor;
};

/**
 * A draft is for those who write. A completed page is signed and never changes again.
 */
export type PageStatus = 'draft' | 'active' | 'completed';

/**
 * A `daily_report` has figures of the day beside its text (`getDailyReport`), `minutes` have attendees and points (`getMinutes`).
 */
export type PageKind = 'page' | 'daily_report' | 'minutes';

/**
 * The day that a daily report or minutes are about.
 */
export type PageDate = string;

/**
 * `project`: the page is open to the project, as the roles permit. `restricted`: only its author, those in `grants` and those who
 * manage every page of the project.
 *
 */
export type PageAccess = 'project' | 'restricted';

/**
 * Whom a grant of a page is for. The id of a role is that of a system role, or of a role of the account.
 */
export type PageGranteeKind = 'person' | 'company' | 'role';

/**
 * Each level includes those before it.
 */
export type PageLevel = 'view' | 'comment' | 'edit';

/**
 * Gives a person, a company or a role of the project a level in the page, on top of what the role gives.
 */
export type PageGrantInput = {
    kind: PageGranteeKind;
    id: RecordId;
    level: PageLevel;
};

/**
 * A grant, with the name of whom it is for.
 */
export type PageGrant = PageGrantInput & {
    name: string;
};

/**
 * Who sees the page and writes in it, beside what the roles give.
 */
export type PageSharing = {
    access: PageAccess;
    grants: Array<PageGrant>;
};

/**
 * Who signed, and what.
 */
export type PageSignature = {
    /**
     * The name that the signer typed.
     */
    name: string;
    by: PersonRef;
    at: string;
    /**
     * SHA-256 in hexadecimal, over the JSON of what is signed with its keys in order and without spaces (RFC 8785): the title, the date,
     * the text, and the figures of a daily report or the points of minutes. It stays the same as long as nothing changes.
     *
     */
    hash: string;
};

/**
 * Permitted actions on the page now. `edit` is for the text, the title and the figures, `manage` for its sharing, place, archive and use as a
 * template, `share` for public links, `export` for a copy as a file.
 *
 */
export type PageAction = 'edit' | 'comment' | 'manage' | 'share' | 'delete' | 'sign' | 'countersign' | 'distribute' | 'export';

/**
 * A page without its text.
 */
export type Page = {
    id: string;
    title: string;
    kind: PageKind;
    status: PageStatus;
    /**
     * The page that it is in. Null at the top, and if the caller does not see that page.
     */
    parentId: string | null;
    /**
     * Place among the pages with the same parent, from 0 on. A caller who does not see all of them sees gaps.
     */
    position: number;
    /**
     * Whether new pages can be made from it.
     */
    isTemplate: boolean;
    archivedAt: string | null;
    /**
     * Whether the caller made it a favorite.
     */
    isFavorite: boolean;
    /**
     * When the caller had it open last.
     */
    viewedAt: string | null;
    date: PageDate | null;
    sharing: PageSharing;
    /**
     * Null until the page is completed.
     */
    signature: PageSignature | null;
    /**
     * Has the hash of the signature.
     */
    countersignature: PageSignature | null;
    /**
     * When it was sent by email last.
     */
    distributedAt: string | null;
    wordCount: number;
    /**
     * Threads of comments that are not resolved.
     */
    openThreadCount: number;
    /**
     * Some words around the first hit in the text, at most 200 characters. Null without `q`, and if only the title has it.
     */
    excerpt: string | null;
    createdAt: string;
    createdBy: PersonRef;
    /**
     * Of the text, too.
     */
    updatedAt: string;
    updatedBy: PersonRef;
    /**
     * An update of the text does not raise it; `PageSeq` counts those.
     */
    version: RecordVersion;
    permittedActions: Array<PageAction>;
};

/**
 * Pages, in the order of the tree.
 */
export type PageListResult = {
    success: true;
    data: Array<Page>;
};

/**
 * Title of a page. Must not be blank; surrounding spaces are ignored.
 */
export type PageTitle = string;

/**
 * Replaces the sharing of a page.
 */
export type PageSharingInput = {
    access: PageAccess;
    grants: Array<PageGrantInput>;
};

/**
 * A new page. It is a draft, and the last one of its parent.
 */
export type CreatePageRequest = {
    title: PageTitle;
    kind: PageKind;
    /**
     * A page that is not archived. It has at most 8 pages above it. Absent for one at the top.
     */
    parentId?: RecordId;
    /**
     * A template of the same kind, whose text and files are copied.
     */
    templateId?: RecordId;
    /**
     * Only of daily reports and minutes. Defaults to today in the time zone of the project.
     */
    date?: PageDate;
    /**
     * An earlier page of the same kind. A daily report takes over its crews, equipment and visitors without hours, minutes take over
     * the attendees and the points that are open. Not for a `page`.
     *
     */
    carryFrom?: RecordId;
    /**
     * Defaults to that of the template or the earlier page if that one is restricted, else to that of the parent, else to the
     * whole project.
     *
     */
    sharing?: PageSharingInput;
};

/**
 * A page.
 */
export type PageResult = {
    success: true;
    data: Page;
};

/**
 * Changes of a page. Absent properties stay unchanged.
 */
export type UpdatePageRequest = {
    version: RecordVersion;
    title?: PageTitle;
    /**
     * `completed` only by a signature.
     */
    status?: 'draft' | 'active';
    /**
     * As in CreatePageRequest.
     */
    date?: PageDate;
    isTemplate?: boolean;
    sharing?: PageSharingInput;
};

/**
 * Where the page goes, with all pages in it.
 */
export type UpdatePagePositionRequest = {
    version: RecordVersion;
    /**
     * Not the page itself, and none in it. Null for the top.
     */
    parentId: RecordId | null;
    /**
     * As in Page, after the move. A larger one is the last place.
     */
    position: number;
};

/**
 * Whether the page is in the archive, with all pages in it.
 */
export type UpdatePageArchiveRequest = {
    version: RecordVersion;
    archived: boolean;
};

/**
 * What the caller notes for themselves. Absent properties stay unchanged.
 */
export type UpdatePageMarksRequest = {
    favorite?: boolean;
    /**
     * True says that the caller has the page open now.
     */
    viewed?: boolean;
};

/**
 * How many updates of the text the host has. It only grows, so it says what a client has read and what it lacks.
 *
 */
export type PageSeq = number;

/**
 * A kind of node, with the names of ProseMirror and Tiptap. `recordChip` shows a record of the project, `liveList` the records
 * of a filter, `photo` a photo of the project, `sheet` a sheet of its plans, `image` and `file` a file of the page (`addPageFile`), and `toc` the headings.
 * A page holds nothing else: a host refuses other names.
 *
 */
export type PageNodeName = 'doc' | 'paragraph' | 'heading' | 'bulletList' | 'orderedList' | 'listItem' | 'taskList' | 'taskItem' | 'table' | 'tableRow' | 'tableCell' | 'tableHeader' | 'image' | 'file' | 'photo' | 'sheet' | 'callout' | 'codeBlock' | 'horizontalRule' | 'blockquote' | 'columns' | 'column' | 'toc' | 'hardBreak' | 'mention' | 'recordChip' | 'liveList' | 'text';

/**
 * Values by name, each a text, a number, a boolean or a list. `x-attributes` of PageNodeName and PageMarkName lists the names of each.
 */
export type PageAttributes = {
    [key: string]: unknown;
};

/**
 * A node of the text, as ProseMirror writes it as JSON. Text is plain text and never HTML. A host that shows it to people
 * escapes it. `image` and `file` have a `fileId` and never a `src`, so a page loads nothing from elsewhere. A `photo` has a `photoId`, a `sheet` a `sheetId`, a
 * `mention` an `id` and a `label`, a `recordChip` a `recordType` and a `recordId`, and a `liveList` a `recordType` and the filters of its
 * list. A host refuses attributes that the guide Pages does not list. An attribute is a text, a number, a boolean or a small object; a text in it has at most 4,000 characters.
 *
 */
export type PageNode = {
    type: PageNodeName;
    /**
     * Values of the node, by name. Null and absent are the same.
     */
    attrs?: PageAttributes;
    /**
     * The nodes in it.
     */
    content?: Array<PageNode>;
    /**
     * Only of a text.
     */
    marks?: Array<PageMark>;
    /**
     * Only of a text, and never empty.
     */
    text?: string;
};

/**
 * A kind of mark. `comment` has the anchor of a thread in `threadId`. `insertion` and `deletion` are suggestions, with `id`, `userId` and
 * `at`; the author of a new one is the caller. A `link` has `href`, which begins with http, https or mailto.
 *
 */
export type PageMarkName = 'bold' | 'italic' | 'underline' | 'strike' | 'code' | 'link' | 'comment' | 'insertion' | 'deletion' | 'highlight';

/**
 * A mark of a text, such as bold.
 */
export type PageMark = {
    type: PageMarkName;
    /**
     * Values of the mark, by name.
     */
    attrs?: PageAttributes;
};

/**
 * The text of a page.
 */
export type PageState = {
    seq: PageSeq;
    /**
     * An update of a Yjs document in Base64: the whole text, or with `since` what came later. Empty if nothing came later. A client may apply
     * it to a document that has some of it already.
     *
     */
    state: string;
    /**
     * The whole text as JSON, with the names that its people have now. Null with `since`.
     */
    content: PageNode | null;
    /**
     * Whether the page is completed or archived, so that it takes no updates.
     */
    locked: boolean;
};

/**
 * The text of a page.
 */
export type PageStateResult = {
    success: true;
    data: PageState;
};

/**
 * A name that a client, such as a tab of a browser, makes up for itself.
 */
export type PageClientId = string;

/**
 * An update of a Yjs document (encoding version 1) in Base64, at most 512 KiB. The text is the XmlFragment `default` of the document, as
 * Tiptap's collaboration extension writes it.
 *
 */
export type PageUpdateData = string;

/**
 * One update of the text.
 */
export type PageUpdate = {
    /**
     * A UUID that the client makes up. An update that is sent again under its id changes nothing.
     */
    id: string;
    data: PageUpdateData;
};

/**
 * Updates of the text, in the order in which they were made.
 */
export type AddPageUpdatesRequest = {
    clientId: PageClientId;
    updates: Array<PageUpdate>;
};

/**
 * The host has stored the updates.
 */
export type PageSeqResult = {
    success: true;
    /**
     * How far the text is now.
     */
    data: {
        seq: PageSeq;
    };
};

/**
 * Where a client is in the text and what it has selected, as an update of y-protocols' awareness in Base64, at most 4 KiB. The
 * host passes it on and neither reads nor keeps it.
 *
 */
export type PageCursor = string;

/**
 * Where a client is in the text.
 */
export type UpdatePagePresenceRequest = {
    clientId: PageClientId;
    /**
     * Null if the client leaves the page.
     */
    state: PageCursor | null;
};

/**
 * The `threadId` of the mark `comment` in the text, which the client makes up. The mark moves with the text. A thread whose mark was
 * deleted stays, with its quote.
 *
 */
export type PageAnchor = string;

/**
 * Permitted actions on a comment.
 */
export type PageCommentAction = 'update' | 'delete';

/**
 * One comment of a thread.
 */
export type PageComment = {
    id: string;
    body: string;
    mentions: Array<PersonRef>;
    createdAt: string;
    createdBy: PersonRef;
    editedAt: string | null;
    permittedActions: Array<PageCommentAction>;
};

/**
 * Comments on a part of the text.
 */
export type PageThread = {
    id: string;
    anchor: PageAnchor;
    /**
     * The text that was selected.
     */
    quote: string;
    /**
     * Null if it is open.
     */
    resolvedAt: string | null;
    resolvedBy: PersonRef | null;
    /**
     * In their order, at least one.
     */
    comments: Array<PageComment>;
};

/**
 * Threads of a page, in the order in which they began.
 */
export type PageThreadListResult = {
    success: true;
    data: Array<PageThread>;
};

/**
 * Plain text.
 */
export type PageCommentBody = string;

/**
 * The people of the project that the comment names. Those who do not see the page are not told.
 */
export type PageMentions = Array<RecordId>;

/**
 * The first comment on a part of the text.
 */
export type CreatePageThreadRequest = {
    anchor: PageAnchor;
    /**
     * As in PageThread.
     */
    quote: string;
    body: PageCommentBody;
    mentions?: PageMentions;
};

/**
 * A thread of a page.
 */
export type PageThreadResult = {
    success: true;
    data: PageThread;
};

/**
 * Whether the thread is resolved.
 */
export type UpdatePageThreadRequest = {
    resolved: boolean;
};

/**
 * An answer in a thread.
 */
export type AddPageCommentRequest = {
    body: PageCommentBody;
    mentions?: PageMentions;
};

/**
 * Another text of a comment.
 */
export type UpdatePageCommentRequest = {
    body: PageCommentBody;
    mentions?: PageMentions;
};

/**
 * Number of a version, from 1 on and without gaps.
 */
export type PageVersionNumber = number;

/**
 * The text as it was. The host makes a version by itself when 30 minutes pass without an update, before a version is restored, and when
 * the page is signed. A version with a name is kept; of the others, a host may drop those that are older than a year.
 *
 */
export type PageVersion = {
    number: PageVersionNumber;
    /**
     * Null for a version that the host made by itself.
     */
    name: string | null;
    seq: PageSeq;
    createdAt: string;
    /**
     * Who named it, or who wrote last before it.
     */
    createdBy: PersonRef;
    /**
     * Who wrote between the version before and this one, by name.
     */
    authors: Array<PersonRef>;
    wordCount: number;
};

/**
 * A page of versions, the latest first.
 */
export type PageVersionListResult = {
    success: true;
    data: Array<PageVersion>;
    nextCursor: NextCursor;
};

/**
 * Name of a version. Must not be blank; surrounding spaces are ignored.
 */
export type PageVersionName = string;

/**
 * A name for the text as it is now.
 */
export type CreatePageVersionRequest = {
    name: PageVersionName;
};

/**
 * A version with its text.
 */
export type PageVersionDetail = PageVersion & {
    content: PageNode;
};

/**
 * A version with its text.
 */
export type PageVersionResult = {
    success: true;
    data: PageVersionDetail;
};

/**
 * The files of a page.
 */
export type PageFileListResult = {
    success: true;
    data: Array<Attachment>;
};

/**
 * A picture or file for the text.
 */
export type AddPageFileRequest = {
    /**
     * A document, drawing, picture or video, at most 25 MiB.
     */
    file: Blob | File;
};

/**
 * A file of a page.
 */
export type PageFileResult = {
    success: true;
    data: Attachment;
};

/**
 * What the sky was like.
 */
export type SkyKind = 'clear' | 'partly_cloudy' | 'cloudy' | 'rain' | 'storm' | 'snow' | 'fog' | 'wind';

/**
 * Some words. May be empty.
 */
export type ReportNote = string;

/**
 * The weather of the day on the site.
 */
export type ReportWeather = {
    sky: SkyKind;
    /**
     * Lowest temperature in degrees Celsius.
     */
    lowC: number;
    /**
     * Highest temperature in degrees Celsius.
     */
    highC: number;
    /**
     * Strongest wind in kilometers an hour.
     */
    windKph: number;
    /**
     * Rain and snow in millimeters.
     */
    rainMm: number;
    note: ReportNote;
};

/**
 * The weather of the latest daily report before this one that has it.
 */
export type LastWeather = {
    date: string;
    weather: ReportWeather;
};

/**
 * A number of hours.
 */
export type ReportHours = number;

/**
 * The people of a company on the site. A company may have several rows, such as one for each trade.
 */
export type ReportCrew = {
    companyId: RecordId;
    /**
     * What they did, such as Rebar. May be empty.
     */
    trade: string;
    workers: number;
    /**
     * Hours of all of them together.
     */
    hours: ReportHours;
    note: ReportNote;
};

/**
 * Some words. Must not be blank.
 */
export type ReportText = string;

/**
 * Equipment on the site.
 */
export type ReportEquipment = {
    name: ReportText;
    count: number;
    /**
     * Hours in use, of all of them together.
     */
    hours: ReportHours;
};

/**
 * A unit, such as m3. May be empty.
 */
export type ReportUnit = string;

/**
 * Something that was delivered.
 */
export type ReportDelivery = {
    item: ReportText;
    /**
     * May be empty.
     */
    supplier: string;
    quantity: number;
    unit: ReportUnit;
    note: ReportNote;
};

/**
 * Why work was late.
 */
export type DelayCause = 'weather' | 'material' | 'labor' | 'equipment' | 'design' | 'inspection' | 'owner' | 'other';

/**
 * Work that was held up.
 */
export type ReportDelay = {
    cause: DelayCause;
    hours: ReportHours;
    description: ReportText;
};

/**
 * What was noted about safety.
 */
export type SafetyKind = 'observation' | 'near_miss' | 'incident' | 'toolbox_talk';

/**
 * Something about safety.
 */
export type ReportSafety = {
    kind: SafetyKind;
    description: ReportText;
};

/**
 * A visitor on the site.
 */
export type ReportVisitor = {
    name: ReportText;
    /**
     * May be empty.
     */
    company: string;
    /**
     * May be empty.
     */
    purpose: string;
};

/**
 * Work that was done.
 */
export type ReportWork = {
    description: ReportText;
    /**
     * Where, such as Level 4, axis C. May be empty.
     */
    location: string;
    quantity: number;
    unit: ReportUnit;
};

/**
 * Sums that the host computes.
 */
export type ReportTotals = {
    workers: number;
    hours: number;
    equipmentHours: number;
    delayHours: number;
};

/**
 * A company, with the sums of its crews.
 */
export type ReportCompany = {
    id: string;
    name: string;
    workers: number;
    hours: number;
};

/**
 * The figures of a daily report.
 */
export type DailyReport = {
    pageId: string;
    /**
     * Null until somebody fills it in.
     */
    weather: ReportWeather | null;
    lastWeather: LastWeather | null;
    crews: Array<ReportCrew>;
    equipment: Array<ReportEquipment>;
    deliveries: Array<ReportDelivery>;
    delays: Array<ReportDelay>;
    safety: Array<ReportSafety>;
    visitors: Array<ReportVisitor>;
    work: Array<ReportWork>;
    /**
     * Photos of the project that show the day.
     */
    photoIds: Array<string>;
    totals: ReportTotals;
    /**
     * The companies of the crews, by name.
     */
    companies: Array<ReportCompany>;
    /**
     * Of these figures. The version of the page grows with it.
     */
    version: RecordVersion;
};

/**
 * The figures of a daily report.
 */
export type DailyReportResult = {
    success: true;
    data: DailyReport;
};

/**
 * Changes of the figures. A list replaces the one that was there; absent properties stay unchanged.
 */
export type UpdateDailyReportRequest = {
    version: RecordVersion;
    weather?: ReportWeather;
    /**
     * Companies of the account that work on the project.
     */
    crews?: Array<ReportCrew>;
    equipment?: Array<ReportEquipment>;
    deliveries?: Array<ReportDelivery>;
    delays?: Array<ReportDelay>;
    safety?: Array<ReportSafety>;
    visitors?: Array<ReportVisitor>;
    work?: Array<ReportWork>;
    /**
     * Photos that the caller sees.
     */
    photoIds?: Array<RecordId>;
};

/**
 * A member of the project who was invited to the meeting.
 */
export type MinutesAttendee = {
    userId: RecordId;
    present: boolean;
};

/**
 * A name that the client makes up. It stays when a point carries over to the next meeting.
 */
export type MinutesItemId = string;

/**
 * A line of the agenda, or a decision.
 */
export type MinutesItem = {
    id: MinutesItemId;
    text: ReportText;
};

/**
 * Whether somebody still has to do something.
 */
export type PointState = 'open' | 'done';

/**
 * Something to do.
 */
export type MinutesPointInput = {
    id: MinutesItemId;
    text: ReportText;
    /**
     * A member of the project. Null if nobody has it yet.
     */
    assigneeId: RecordId | null;
    dueDate: string | null;
    state: PointState;
};

/**
 * Something to do, and the meeting that it comes from.
 */
export type MinutesPoint = MinutesPointInput & {
    /**
     * The minutes in which the point was new.
     */
    sincePageId: string;
    /**
     * The day of that meeting.
     */
    sinceDate: string | null;
};

/**
 * What minutes have beside their text.
 */
export type Minutes = {
    pageId: string;
    /**
     * The minutes from which open points were carried over.
     */
    previousPageId: string | null;
    attendees: Array<MinutesAttendee>;
    /**
     * The attendees and assignees, with their names.
     */
    people: Array<PersonRef>;
    agenda: Array<MinutesItem>;
    decisions: Array<MinutesItem>;
    points: Array<MinutesPoint>;
    /**
     * Of these parts. The version of the page grows with it.
     */
    version: RecordVersion;
};

/**
 * What minutes have beside their text.
 */
export type MinutesResult = {
    success: true;
    data: Minutes;
};

/**
 * Changes of minutes. A list replaces the one that was there; absent properties stay unchanged.
 */
export type UpdateMinutesRequest = {
    version: RecordVersion;
    /**
     * Each person once.
     */
    attendees?: Array<MinutesAttendee>;
    agenda?: Array<MinutesItem>;
    decisions?: Array<MinutesItem>;
    /**
     * Each id once. A point that is known keeps the meeting that it comes from.
     */
    points?: Array<MinutesPointInput>;
};

/**
 * The full name of the signer, as they type it. Must not be blank.
 */
export type SignatureName = string;

/**
 * A signature.
 */
export type AddPageSignatureRequest = {
    version: RecordVersion;
    /**
     * The text that the signer has read. If there are later updates, the call fails with STALE_VERSION.
     */
    seq: PageSeq;
    name: SignatureName;
};

/**
 * A second signature.
 */
export type AddPageCountersignatureRequest = {
    version: RecordVersion;
    name: SignatureName;
};

/**
 * Who gets the page by email.
 */
export type AddPageDistributionRequest = {
    /**
     * Members of the project who may see the page.
     */
    userIds: Array<RecordId>;
    /**
     * Some words before the text.
     */
    message?: string;
};

/**
 * The page was sent.
 */
export type PageDistributionResult = {
    success: true;
    /**
     * When it was sent, and to whom.
     */
    data: {
        sentAt: string;
        people: Array<PersonRef>;
    };
};

/**
 * A day of the week.
 */
export type WeeklyDay = {
    date: string;
    /**
     * The daily reports of the day.
     */
    pageIds: Array<string>;
    /**
     * Whether there are reports, and each is signed.
     */
    signed: boolean;
    workers: number;
    hours: number;
    delayHours: number;
    /**
     * Null without weather.
     */
    rainMm: number | null;
};

/**
 * A company, with its sums of the week.
 */
export type WeeklyCompany = {
    id: string;
    name: string;
    /**
     * On how many days it was on the site.
     */
    days: number;
    /**
     * Workers of all days together.
     */
    workerDays: number;
    hours: number;
};

/**
 * The daily reports of seven days, added up.
 */
export type WeeklySummary = {
    from: string;
    /**
     * The last day, 6 days later.
     */
    to: string;
    /**
     * Seven days.
     */
    days: Array<WeeklyDay>;
    /**
     * By name.
     */
    companies: Array<WeeklyCompany>;
    /**
     * The workers are those of all days together.
     */
    totals: ReportTotals;
    /**
     * Notes about safety, apart from toolbox talks.
     */
    safetyCount: number;
};

/**
 * The sums of a week.
 */
export type WeeklySummaryResult = {
    success: true;
    data: WeeklySummary;
};

/**
 * People who are often chosen together.
 */
export type DistributionGroup = {
    id: string;
    name: string;
    /**
     * Sorted by name. Only those who are active in the project.
     */
    members: Array<ProjectMember>;
    version: RecordVersion;
};

/**
 * The distribution groups of a project.
 */
export type DistributionGroupListResult = {
    success: true;
    data: Array<DistributionGroup>;
};

/**
 * Unique in the project, regardless of case.
 */
export type GroupName = string;

/**
 * Members of the project.
 */
export type GroupMemberIds = Array<RecordId>;

/**
 * A new distribution group.
 */
export type CreateDistributionGroupRequest = {
    name: GroupName;
    memberIds: GroupMemberIds;
};

/**
 * A distribution group.
 */
export type DistributionGroupResult = {
    success: true;
    data: DistributionGroup;
};

/**
 * Changes of a distribution group.
 */
export type UpdateDistributionGroupRequest = {
    version: RecordVersion;
    name?: GroupName;
    memberIds?: GroupMemberIds;
};

/**
 * The people to invite, and what they will be in the project.
 */
export type InviteMembersRequest = {
    /**
     * As people paste them. An address that cannot be one has the outcome `invalid`.
     */
    emails: Array<string>;
    role: RoleId;
    /**
     * A company of the account. The company that leads the project is given by its own people. Others get 403.
     */
    companyId?: string;
    /**
     * Stands in the email.
     */
    message?: string;
};

/**
 * `invited`: the email was sent; `already_member`, `already_invited`: nothing was sent; `invalid`: it is no email address; `repeated`: it stands in the request before; `not_allowed`: the account does not accept addresses of its domain.
 */
export type InvitationOutcomeCode = 'invited' | 'already_member' | 'already_invited' | 'invalid' | 'repeated' | 'not_allowed';

/**
 * What became of an address.
 */
export type InvitationOutcome = {
    email: string;
    outcome: InvitationOutcomeCode;
    /**
     * Id of the invitation, or of the member that has the address. Null if it is invalid, repeated or not allowed.
     */
    id: string | null;
};

/**
 * What became of each address.
 */
export type InviteMembersResult = {
    success: true;
    data: {
        results: Array<InvitationOutcome>;
    };
};

/**
 * Kind of a location, from the outermost. A building is at the top, a level in a building, an area in a building or a level, and a room in a building, a level or an area.
 */
export type LocationKind = 'building' | 'level' | 'area' | 'room';

/**
 * Unique among the locations in the same one, regardless of case and accents.
 */
export type LocationName = string;

/**
 * The names of a location and of the locations that contain it, from the building.
 */
export type LocationPath = Array<string>;

/**
 * A place on a sheet, x and y as fractions of its width and height from the upper left corner.
 */
export type SheetPoint = [
    number,
    number
];

/**
 * Where a location is on a plan sheet. A pin in it gives its record this location, unless it has one. When a revision supersedes the sheet, the area comes along as pins do.
 */
export type SheetArea = {
    sheetId: RecordId;
    /**
     * The corners of a polygon on the sheet, in turn.
     */
    points: Array<SheetPoint>;
};

/**
 * A building of the project, or a level, area or room in it.
 */
export type ProjectLocation = {
    id: string;
    kind: LocationKind;
    /**
     * The location that contains it; null for a building.
     */
    parentId: string | null;
    name: LocationName;
    path: LocationPath;
    /**
     * It is archived, or in an archived location. It stays on its records, and is offered for no other ones.
     */
    archived: boolean;
    /**
     * A record that the caller sees names it, or a location in it. It cannot be deleted, but archived.
     */
    inUse: boolean;
    /**
     * Null without a link to a plan sheet that the caller sees.
     */
    sheetArea: SheetArea | null;
    version: RecordVersion;
};

/**
 * The locations of a project.
 */
export type ProjectLocationListResult = {
    success: true;
    data: Array<ProjectLocation>;
};

/**
 * Place among the locations in the same one, 0 for the first. A higher number than there are others means the last place.
 */
export type LocationPosition = number;

/**
 * A new location.
 */
export type CreateProjectLocationRequest = {
    kind: LocationKind;
    name: LocationName;
    /**
     * The location that contains it. Required, except for a building.
     */
    parentId?: string;
    /**
     * The last place by default.
     */
    position?: LocationPosition;
};

/**
 * One location.
 */
export type ProjectLocationResult = {
    success: true;
    data: ProjectLocation;
};

/**
 * How many records of a kind are in a location itself.
 */
export type LocationProgress = {
    /**
     * Null for records without a location.
     */
    locationId: string | null;
    type: WorkItemType;
    /**
     * Records that are issued and not closed.
     */
    open: number;
    /**
     * The open ones of which the due date has passed in the time zone of the project.
     */
    overdue: number;
    closed: number;
};

/**
 * The records of a project by location.
 */
export type LocationProgressListResult = {
    success: true;
    data: Array<LocationProgress>;
};

/**
 * `preview` imports nothing. `all` imports nothing if a row is faulty. `valid` imports the rows that are not.
 */
export type ImportMode = 'preview' | 'all' | 'valid';

/**
 * A cell of the file as a text. Empty or absent for none.
 */
export type LocationImportCell = string;

/**
 * The path of a location. The last name is that of the location, and its column is the kind.
 */
export type LocationImportRow = {
    building?: LocationImportCell;
    level?: LocationImportCell;
    area?: LocationImportCell;
    room?: LocationImportCell;
    /**
     * 'Yes' or 'No'; 'No' by default.
     */
    archived?: string;
};

/**
 * Paths that the client has read or made.
 */
export type ImportProjectLocationsRequest = {
    mode: ImportMode;
    rows: Array<LocationImportRow>;
};

/**
 * What a row becomes.
 */
export type LocationImportOutcome = {
    /**
     * `skip`: the path exists, or an earlier row has it. `fault`: the row cannot be imported, and `faults` say why.
     */
    action: 'create' | 'skip' | 'fault';
    /**
     * The location. Null for one that does not exist, such as in a preview.
     */
    locationId: string | null;
    /**
     * Each points at a cell, such as `/rows/3/level`.
     */
    faults: Array<FieldProblem>;
};

/**
 * One outcome per row, in the order of the request.
 */
export type LocationImportResult = {
    success: true;
    data: {
        rows: Array<LocationImportOutcome>;
        /**
         * Number of new locations, with those that contain them and have no row of their own.
         */
        createCount: number;
        /**
         * Number of rows.
         */
        skipCount: number;
        /**
         * Number of rows.
         */
        faultCount: number;
        /**
         * False for a preview, and for the mode `all` with a fault.
         */
        isImported: boolean;
    };
};

/**
 * Changes of a location. Absent properties stay.
 */
export type UpdateProjectLocationRequest = {
    version: RecordVersion;
    name?: LocationName;
    /**
     * The location to move it to, with everything in it.
     */
    parentId?: string;
    /**
     * By default, a location keeps its place, and one that is moved to another location gets the last.
     */
    position?: LocationPosition;
    /**
     * Whether it is archived, and with it everything in it.
     */
    archived?: boolean;
    sheetArea?: SheetArea;
    /**
     * Properties to remove.
     */
    clear?: Array<'sheetArea'>;
};

/**
 * Number of items per kind.
 */
export type WorkItemCounts = {
    punch_item: number;
    rfi: number;
    submittal: number;
};

/**
 * Records of all logs together, most urgent first or as a search ranks them.
 */
export type WorkItemListResult = {
    success: true;
    data: Array<WorkItem>;
    total: number;
    counts: WorkItemCounts;
};

/**
 * One of the logs of a project, or the sheet of its budget.
 */
export type LogName = 'punch_items' | 'rfis' | 'submittals' | 'budget';

/**
 * The filters, order and columns of a log under a name.
 */
export type SavedView = {
    id: string;
    log: LogName;
    name: string;
    /**
     * As saved. Readers use the parts that they know and ignore the rest.
     */
    query: string;
    /**
     * Whether everyone in the project sees it. Otherwise, only its creator does.
     */
    shared: boolean;
    createdBy: PersonRef;
    createdAt: string;
    permittedActions: Array<'update' | 'delete'>;
};

/**
 * Permitted actions besides reading. Empty in a closed project.
 */
export type SavedViewsAction = 'create' | 'share';

/**
 * The saved views of a log that the caller sees.
 */
export type SavedViewListResult = {
    success: true;
    data: Array<SavedView>;
    permittedActions: Array<SavedViewsAction>;
};

/**
 * Name. Must not be blank; surrounding spaces are ignored.
 */
export type SavedViewName = string;

/**
 * The query string of the log's address, form-encoded: search, filters, order, columns. Empty for the log in its
 * initial state. Contains neither a project nor what opens a form (`project`, `new`).
 *
 */
export type SavedViewQuery = string;

/**
 * A view to save.
 */
export type CreateSavedViewRequest = {
    log: LogName;
    name: SavedViewName;
    query: SavedViewQuery;
    shared: boolean;
};

/**
 * One saved view.
 */
export type SavedViewResult = {
    success: true;
    data: SavedView;
};

/**
 * What a view shows from now on.
 */
export type UpdateSavedViewRequest = {
    query: SavedViewQuery;
};

/**
 * How a list is grouped: by the first assignee, by the company (the responsible one, or that of the first assignee), or
 * by building and level.
 *
 */
export type LogGrouping = 'assignee' | 'company' | 'location';

/**
 * Sort key of a log. A minus sign sorts in descending order. `priority` is low, normal, high, urgent; `status` is draft,
 * open, pending_reins, closed. Records without a value come last in both directions.
 *
 */
export type LogSort = 'number' | '-number' | 'title' | '-title' | 'status' | '-status' | 'priority' | '-priority' | 'dueDate' | '-dueDate' | 'daysInCourt' | '-daysInCourt' | 'createdAt' | '-createdAt' | 'updatedAt' | '-updatedAt';

/**
 * The location of a record.
 */
export type RecordLocation = {
    id: string;
    path: LocationPath;
    /**
     * As in `ProjectLocation`. The record keeps it.
     */
    archived: boolean;
};

/**
 * A record as a list shows it.
 */
export type LogRow = {
    id: string;
    projectId: string;
    /**
     * Consecutive within the project. Assigned when the record is first opened; null until then.
     */
    number: string | null;
    title: string;
    priority: Priority;
    discipline: Discipline | null;
    category: Category | null;
    location: Location | null;
    /**
     * The building, level, area or room of the project. Its path has the names of today.
     */
    projectLocation: RecordLocation | null;
    /**
     * Level, grid, room; may be empty.
     */
    locationDetail: string;
    /**
     * For the creator, manager, assignees, watchers, project managers and admins.
     */
    private: boolean;
    createdBy: PersonRef;
    manager: PersonRef;
    assignees: Array<Party>;
    /**
     * Ball in court: who has to act next, by the tables in Rules of records. Empty for a closed record.
     */
    ballInCourt: Array<Party>;
    /**
     * Whole days that the ball has been in their court.
     */
    daysInCourt: number;
    dueDate: string | null;
    /**
     * Open, and its due date has passed in the time zone of the project.
     */
    overdue: boolean;
    /**
     * Whether the caller watches it, apart from the watchers that the record names.
     */
    watching: boolean;
    /**
     * Number of comments that the caller may read.
     */
    commentCount: number;
    attachmentCount: number;
    createdAt: string;
    updatedAt: string;
    version: RecordVersion;
};

/**
 * Reason for closing a punch item.
 */
export type PunchResolution = 'completed' | 'duplicate' | 'void' | 'wont_fix';

/**
 * Permitted actions on the punch item, besides status changes.
 */
export type PunchItemAction = 'update' | 'delete' | 'comment' | 'comment_internally' | 'attach' | 'respond';

/**
 * A punch item as a list shows it.
 */
export type PunchItemRow = LogRow & {
    status: PunchItemStatus;
    punchType: PunchType;
    /**
     * Null unless the record is closed.
     */
    resolution: PunchResolution | null;
    permittedActions: Array<PunchItemAction>;
    /**
     * The statuses that the caller may change it to, if the required fields are filled in.
     */
    permittedStatuses: Array<PunchItemStatus>;
};

/**
 * Records of a grouped list that follow each other.
 */
export type LogGroup = {
    /**
     * The person, company or location; null for records without one.
     */
    id: string | null;
    /**
     * Empty for records without a group.
     */
    name: string;
    /**
     * Records of the whole list in the group, not only of the page.
     */
    count: number;
};

/**
 * Number of records per status.
 */
export type PunchItemCounts = {
    draft: number;
    open: number;
    pending_reins: number;
    closed: number;
};

/**
 * A page of punch items.
 */
export type PunchItemListResult = {
    success: true;
    data: Array<PunchItemRow>;
    nextCursor: NextCursor;
    total: number;
    /**
     * The groups of the whole list in their order. Absent without `groupBy`.
     */
    groups?: Array<LogGroup>;
    counts: PunchItemCounts;
};

/**
 * Title of a record; the subject of an RFI.
 */
export type LogTitle = string;

/**
 * Whether there is an impact on cost or schedule; `tbd` is to be determined.
 */
export type ImpactState = 'none' | 'yes' | 'unknown' | 'tbd';

/**
 * In the currency of the project.
 */
export type CostImpact = {
    state: ImpactState;
    /**
     * In minor units of the currency of the project, such as cents; null if unknown.
     */
    amountMinor: number | null;
};

/**
 * Impact on the schedule in days.
 */
export type ScheduleImpact = {
    state: ImpactState;
    /**
     * Null if unknown.
     */
    days: number | null;
};

/**
 * A record of the same project.
 */
export type RecordLink = {
    type: LinkType;
    id: RecordId;
};

/**
 * The properties of a punch item that people edit.
 */
export type PunchItemFields = {
    title?: LogTitle;
    description?: string;
    punchType?: PunchType;
    priority?: Priority;
    discipline?: Discipline;
    category?: Category;
    location?: Location;
    /**
     * A location of the project.
     */
    projectLocationId?: RecordId;
    locationDetail?: string;
    managerId?: RecordId;
    finalApproverId?: RecordId;
    /**
     * Members and companies of the project.
     */
    assigneeIds?: Array<RecordId>;
    /**
     * Members of the project.
     */
    watcherIds?: Array<RecordId>;
    startDate?: string;
    dueDate?: string;
    costImpact?: CostImpact;
    scheduleImpact?: ScheduleImpact;
    private?: boolean;
    /**
     * Submits a draft to the manager.
     */
    submitted?: true;
    linked?: Array<RecordLink>;
};

/**
 * A new punch item.
 */
export type CreatePunchItemRequest = PunchItemFields & {
    title: LogTitle;
    punchType: PunchType;
    priority?: Priority;
    private?: boolean;
    status?: 'draft' | 'open';
};

/**
 * A comment on a record.
 */
export type Comment = {
    id: string;
    body: string;
    visibility: CommentVisibility;
    mentions: Array<PersonRef>;
    createdAt: string;
    createdBy: PersonRef;
};

/**
 * An entry in the history of a record.
 */
export type HistoryAction = 'created' | 'updated' | 'status_changed' | 'responded' | 'attached' | 'detached';

/**
 * A property before and after the change: options as in their list, people and companies by name, empty as null. Both are null if a picture, drawing or place changed.
 */
export type FieldChange = {
    field: string;
    from: string | null;
    to: string | null;
};

/**
 * Recorded with the change and never edited.
 */
export type HistoryEntry = {
    id: string;
    at: string;
    actor: PersonRef;
    action: HistoryAction | string;
    changes: Array<FieldChange>;
    reason: string | null;
    /**
     * The body of an update that takes this entry back, without the version. Null if the caller may not update the
     * record, if the entry is not an edit of its properties, or if one of them was changed again.
     *
     */
    undo: {
        [key: string]: unknown;
    } | null;
};

/**
 * Properties of a record that its row does not contain.
 */
export type LogDetail = {
    description: string;
    /**
     * A draft that its creator submitted to the manager.
     */
    submitted: boolean;
    updatedBy: PersonRef;
    /**
     * Watchers: people who are notified of changes.
     */
    watchers: Array<PersonRef>;
    linked: Array<LinkedRecord>;
    /**
     * Oldest first. Only members of the lead company see internal comments.
     */
    comments: Array<Comment>;
    /**
     * Oldest first.
     */
    attachments: Array<Attachment>;
    /**
     * Newest first.
     */
    history: Array<HistoryEntry>;
    reopenCount: number;
    closedAt: string | null;
    closedBy: PersonRef | null;
};

/**
 * Response of an assignee.
 */
export type PunchAnswer = {
    party: Party;
    response: 'pending' | 'done' | 'disputed';
    note: string;
    respondedAt: string | null;
    /**
     * The person who answered for a company.
     */
    respondedBy: PersonRef | null;
};

/**
 * A punch item with everything that belongs to it.
 */
export type PunchItem = PunchItemRow & LogDetail & {
    finalApprover: PersonRef;
    startDate: string | null;
    costImpact: CostImpact;
    scheduleImpact: ScheduleImpact;
    /**
     * One per assignee, in the same order.
     */
    answers: Array<PunchAnswer>;
    /**
     * Number of rejections.
     */
    reinspectionCount: number;
    /**
     * Who handed the item over for reinspection, and therefore cannot accept it. Null while it is open.
     */
    markedDoneBy: PersonRef | null;
};

/**
 * One punch item.
 */
export type PunchItemResult = {
    success: true;
    data: PunchItem;
};

/**
 * A record and the version that the caller has read.
 */
export type RecordState = {
    id: RecordId;
    version: RecordVersion;
};

/**
 * At most 200 records, each at most once.
 */
export type RecordStates = Array<RecordState>;

/**
 * The action for each record. `update` requires `changes`, `transition` requires `transition`.
 */
export type BulkAction = 'update' | 'transition' | 'delete';

/**
 * Properties to change. Absent ones stay unchanged.
 */
export type PunchItemChanges = PunchItemFields & {
    /**
     * The properties to empty.
     */
    clear?: Array<'discipline' | 'category' | 'location' | 'projectLocationId' | 'startDate' | 'dueDate'>;
};

/**
 * The target status, with the fields that the transition requires.
 */
export type PunchItemTransition = {
    status: PunchItemStatus;
    reason?: string;
    resolution?: PunchResolution;
    /**
     * The caller's response as an assignee, when marking the item ready for reinspection.
     */
    note?: string;
};

/**
 * One action for many punch items.
 */
export type BulkUpdatePunchItemsRequest = {
    items: RecordStates;
    action: BulkAction;
    changes?: PunchItemChanges;
    transition?: PunchItemTransition;
};

/**
 * A column of exported punch items.
 */
export type PunchItemColumn = 'number' | 'title' | 'status' | 'priority' | 'discipline' | 'category' | 'location' | 'projectLocation' | 'locationDetail' | 'assignees' | 'ballInCourt' | 'daysInCourt' | 'dueDate' | 'overdue' | 'private' | 'manager' | 'watchers' | 'createdBy' | 'createdAt' | 'updatedAt' | 'description' | 'punchType' | 'finalApprover' | 'startDate' | 'costImpact' | 'scheduleImpact' | 'responses' | 'reinspectionCount' | 'resolution' | 'linked' | 'comments' | 'attachments' | 'closedAt' | 'closedBy';

/**
 * Changes of a punch item, and the version that they are based on.
 */
export type UpdatePunchItemRequest = PunchItemChanges & {
    version: RecordVersion;
};

/**
 * A change of status of a punch item, and the version that it is based on.
 */
export type TransitionPunchItemRequest = PunchItemTransition & {
    version: RecordVersion;
};

/**
 * The answer of an assignee.
 */
export type RespondToPunchItemRequest = {
    version: RecordVersion;
    response: 'done' | 'disputed';
    note?: string;
};

/**
 * A new comment.
 */
export type AddCommentRequest = {
    body: string;
    visibility?: CommentVisibility;
    /**
     * Members of the project.
     */
    mentions?: Array<RecordId>;
};

/**
 * Whether the caller watches the record.
 */
export type WatchRequest = {
    watching: boolean;
};

/**
 * A file to attach to a punch item, or a file of the documents by its id. Exactly one of them.
 */
export type AddPunchItemAttachmentRequest = {
    /**
     * As in AddAttachmentRequest.
     */
    documentId?: string;
    /**
     * A document, drawing, picture or video; before and after are pictures. At most 25 MiB.
     */
    file?: Blob | File;
    kind?: AttachmentKind;
    version?: RecordVersion;
};

/**
 * Reason for closing an RFI.
 */
export type RfiCloseReason = 'answered' | 'withdrawn' | 'duplicate' | 'void';

/**
 * Permitted actions on the RFI, besides status changes.
 */
export type RfiAction = 'update' | 'delete' | 'comment' | 'comment_internally' | 'attach' | 'respond' | 'respond_officially';

/**
 * An RFI as a list shows it.
 */
export type RfiRow = LogRow & {
    status: ItemStatus;
    responsibleCompany: Party | null;
    /**
     * Null unless the record is closed.
     */
    closeReason: RfiCloseReason | null;
    permittedActions: Array<RfiAction>;
    /**
     * The statuses that the caller may change it to, if the required fields are filled in.
     */
    permittedStatuses: Array<ItemStatus>;
};

/**
 * Number of records per status.
 */
export type ItemCounts = {
    draft: number;
    open: number;
    closed: number;
};

/**
 * A page of RFIs.
 */
export type RfiListResult = {
    success: true;
    data: Array<RfiRow>;
    nextCursor: NextCursor;
    total: number;
    /**
     * The groups of the whole list in their order. Absent without `groupBy`.
     */
    groups?: Array<LogGroup>;
    counts: ItemCounts;
};

/**
 * The properties of an RFI that people edit.
 */
export type RfiFields = {
    title?: LogTitle;
    /**
     * The question.
     */
    description?: string;
    suggestedAnswer?: string;
    priority?: Priority;
    discipline?: Discipline;
    category?: Category;
    location?: Location;
    /**
     * A location of the project.
     */
    projectLocationId?: RecordId;
    locationDetail?: string;
    managerId?: RecordId;
    /**
     * Members and companies of the project. All of them must answer.
     */
    assigneeIds?: Array<RecordId>;
    /**
     * Distribution list: members of the project. They may respond.
     */
    watcherIds?: Array<RecordId>;
    receivedFromId?: RecordId;
    responsibleCompanyId?: RecordId;
    specSection?: string;
    dueDate?: string;
    costImpact?: CostImpact;
    scheduleImpact?: ScheduleImpact;
    private?: boolean;
    /**
     * Submits a draft to the manager.
     */
    submitted?: true;
    linked?: Array<RecordLink>;
};

/**
 * A new RFI.
 */
export type CreateRfiRequest = RfiFields & {
    title: LogTitle;
    priority?: Priority;
    private?: boolean;
    status?: 'draft' | 'open';
};

/**
 * A response to an RFI.
 */
export type RfiResponse = {
    id: string;
    body: string;
    /**
     * Whether this is the official response; at most one is.
     */
    official: boolean;
    /**
     * The attachments of the RFI that belong to the response.
     */
    attachmentIds: Array<string>;
    createdAt: string;
    createdBy: PersonRef;
    /**
     * The assignee, if someone else recorded the answer.
     */
    onBehalfOf: Party | null;
};

/**
 * `title` is the subject, `description` the question.
 */
export type Rfi = RfiRow & LogDetail & {
    /**
     * Answer that the author suggests; may be empty.
     */
    suggestedAnswer: string;
    /**
     * The person who asked the question, if someone else wrote it down.
     */
    receivedFrom: PersonRef | null;
    /**
     * For example 23 31 00; may be empty.
     */
    specSection: string;
    /**
     * Time at which the record was first opened.
     */
    initiatedAt: string | null;
    /**
     * It was closed as a draft.
     */
    closedFromDraft: boolean;
    costImpact: CostImpact;
    scheduleImpact: ScheduleImpact;
    /**
     * Oldest first.
     */
    responses: Array<RfiResponse>;
};

/**
 * One RFI.
 */
export type RfiResult = {
    success: true;
    data: Rfi;
};

/**
 * Properties to change. Absent ones stay unchanged.
 */
export type RfiChanges = RfiFields & {
    /**
     * The properties to empty.
     */
    clear?: Array<'discipline' | 'category' | 'location' | 'projectLocationId' | 'dueDate' | 'receivedFromId' | 'responsibleCompanyId'>;
};

/**
 * The target status, with the fields that the transition requires.
 */
export type RfiTransition = {
    status: ItemStatus;
    reason?: string;
    closeReason?: RfiCloseReason;
    /**
     * The response to mark as official.
     */
    officialResponseId?: string;
};

/**
 * One action for many RFIs.
 */
export type BulkUpdateRfisRequest = {
    items: RecordStates;
    action: BulkAction;
    changes?: RfiChanges;
    transition?: RfiTransition;
};

/**
 * A column of exported RFIs.
 */
export type RfiColumn = 'number' | 'title' | 'status' | 'priority' | 'discipline' | 'category' | 'location' | 'projectLocation' | 'locationDetail' | 'assignees' | 'ballInCourt' | 'daysInCourt' | 'dueDate' | 'overdue' | 'private' | 'manager' | 'watchers' | 'createdBy' | 'createdAt' | 'updatedAt' | 'description' | 'suggestedAnswer' | 'responses' | 'receivedFrom' | 'responsibleCompany' | 'specSection' | 'initiatedAt' | 'costImpact' | 'scheduleImpact' | 'closeReason' | 'linked' | 'comments' | 'attachments' | 'closedAt' | 'closedBy';

/**
 * Changes of an RFI, and the version that they are based on.
 */
export type UpdateRfiRequest = RfiChanges & {
    version: RecordVersion;
    /**
     * The response to make the official one, in place of any other.
     */
    officialResponseId?: string;
};

/**
 * A change of status of an RFI, and the version that it is based on.
 */
export type TransitionRfiRequest = RfiTransition & {
    version: RecordVersion;
};

/**
 * A response to an RFI.
 */
export type RespondToRfiRequest = {
    version: RecordVersion;
    body: string;
    /**
     * For the manager of the record, project managers and admins.
     */
    official?: boolean;
    /**
     * The assignee that the answer is recorded for. For the manager of the item, project managers and admins.
     */
    onBehalfOfId?: string;
    /**
     * Attachments of the RFI that belong to the response. They are attached first.
     */
    attachmentIds?: Array<string>;
};

/**
 * A file to attach to a record, or a file of the documents by its id. Exactly one of them.
 */
export type AddAttachmentRequest = {
    /**
     * A file of the documents that the caller may download. The attachment is a copy of its current version, of any
     * type and of at most 25 MiB.
     *
     */
    documentId?: string;
    /**
     * A document, drawing, picture or video. At most 25 MiB.
     */
    file?: Blob | File;
    version?: RecordVersion;
};

/**
 * Review outcome of a submittal, by a reviewer and finally by the manager.
 */
export type ReviewCode = 'approved' | 'approved_as_noted' | 'revise_and_resubmit' | 'rejected' | 'for_record';

/**
 * Permitted actions on the submittal, besides status changes.
 */
export type SubmittalAction = 'update' | 'delete' | 'comment' | 'comment_internally' | 'attach' | 'review' | 'review_on_behalf' | 'create_revision';

/**
 * A submittal as a list shows it.
 */
export type SubmittalRow = LogRow & {
    status: ItemStatus;
    revision: number;
    submittalType: SubmittalType;
    /**
     * For example 23 21 23; may be empty in a draft.
     */
    specSection: string;
    responsibleCompany: Party;
    /**
     * Null until the record is closed, and for a void record.
     */
    finalResponse: ReviewCode | null;
    /**
     * Latest date to submit it, derived from the required on-site date, lead time and review steps.
     */
    submitByDate: string | null;
    /**
     * The record is still a draft and that day has passed.
     */
    submitOverdue: boolean;
    permittedActions: Array<SubmittalAction>;
    /**
     * The statuses that the caller may change it to, if the required fields are filled in.
     */
    permittedStatuses: Array<ItemStatus>;
};

/**
 * A page of submittals.
 */
export type SubmittalListResult = {
    success: true;
    data: Array<SubmittalRow>;
    nextCursor: NextCursor;
    total: number;
    /**
     * The groups of the whole list in their order. Absent without `groupBy`.
     */
    groups?: Array<LogGroup>;
    counts: ItemCounts;
};

/**
 * Whether all reviewers of a step must answer, or any one of them.
 */
export type StepMode = 'all' | 'any';

/**
 * A review step that has not started.
 */
export type NewStep = {
    dueDays: number;
    mode: StepMode;
    /**
     * Members of the project.
     */
    reviewerIds: Array<RecordId>;
};

/**
 * The properties of a submittal that people edit.
 */
export type SubmittalFields = {
    title?: LogTitle;
    description?: string;
    submittalType?: SubmittalType;
    specSection?: string;
    priority?: Priority;
    discipline?: Discipline;
    category?: Category;
    location?: Location;
    /**
     * A location of the project.
     */
    projectLocationId?: RecordId;
    locationDetail?: string;
    managerId?: RecordId;
    submitterId?: RecordId;
    /**
     * A company of the project; for a subcontractor, the own company.
     */
    responsibleCompanyId?: string;
    /**
     * Distribution list: members of the project.
     */
    watcherIds?: Array<RecordId>;
    requiredOnSiteDate?: string;
    leadTimeDays?: number;
    /**
     * Cannot change once the record is open.
     */
    steps?: Array<NewStep>;
    private?: boolean;
    /**
     * Submits a draft to the manager.
     */
    submitted?: true;
    linked?: Array<RecordLink>;
};

/**
 * A new submittal.
 */
export type CreateSubmittalRequest = SubmittalFields & {
    title: LogTitle;
    submittalType: SubmittalType;
    priority?: Priority;
    private?: boolean;
    leadTimeDays?: number;
};

/**
 * The review of one reviewer in one step.
 */
export type SubmittalReview = {
    id: string;
    code: ReviewCode;
    comment: string;
    /**
     * The attachments of the submittal that belong to the review.
     */
    attachmentIds: Array<string>;
    createdAt: string;
    createdBy: PersonRef;
    /**
     * The reviewer, if someone else recorded the answer.
     */
    onBehalfOf: PersonRef | null;
};

/**
 * A review step with its reviewers and their reviews.
 */
export type SubmittalStep = {
    /**
     * Working days allowed for the review.
     */
    dueDays: number;
    mode: StepMode;
    reviewers: Array<PersonRef>;
    startedAt: string | null;
    endedAt: string | null;
    /**
     * Empty for the submitting company until the reviews are released.
     */
    responses: Array<SubmittalReview>;
};

/**
 * One revision of a submittal.
 */
export type SubmittalRevision = {
    id: string;
    /**
     * Null until the record is first opened.
     */
    number: string | null;
    revision: number;
    status: ItemStatus;
    /**
     * Null until the record is closed, and for a void record.
     */
    finalResponse: ReviewCode | null;
    closedAt: string | null;
};

/**
 * The assignees are the reviewers of all steps; the due date is that of the current step.
 */
export type Submittal = SubmittalRow & LogDetail & {
    submitter: PersonRef;
    requiredOnSiteDate: string | null;
    leadTimeDays: number;
    steps: Array<SubmittalStep>;
    /**
     * Time from which the submitting company sees the reviews.
     */
    releasedAt: string | null;
    previousRevisionId: string | null;
    nextRevisionId: string | null;
    /**
     * All revisions that the caller may see, this one among them, oldest first.
     */
    revisions: Array<SubmittalRevision>;
};

/**
 * One submittal.
 */
export type SubmittalResult = {
    success: true;
    data: Submittal;
};

/**
 * Properties to change. Absent ones stay unchanged.
 */
export type SubmittalChanges = SubmittalFields & {
    /**
     * The properties to empty.
     */
    clear?: Array<'discipline' | 'category' | 'location' | 'projectLocationId' | 'requiredOnSiteDate'>;
};

/**
 * The target status, with the fields that the transition requires.
 */
export type SubmittalTransition = {
    status: ItemStatus;
    reason?: string;
    finalResponse?: ReviewCode;
};

/**
 * One action for many submittals.
 */
export type BulkUpdateSubmittalsRequest = {
    items: RecordStates;
    action: BulkAction;
    changes?: SubmittalChanges;
    transition?: SubmittalTransition;
};

/**
 * A column of exported submittals.
 */
export type SubmittalColumn = 'number' | 'title' | 'status' | 'priority' | 'discipline' | 'category' | 'location' | 'projectLocation' | 'locationDetail' | 'assignees' | 'ballInCourt' | 'daysInCourt' | 'dueDate' | 'overdue' | 'private' | 'manager' | 'watchers' | 'createdBy' | 'createdAt' | 'updatedAt' | 'description' | 'revision' | 'submittalType' | 'specSection' | 'responsibleCompany' | 'submitter' | 'submitByDate' | 'requiredOnSiteDate' | 'leadTimeDays' | 'reviews' | 'finalResponse' | 'linked' | 'comments' | 'attachments' | 'closedAt' | 'closedBy';

/**
 * Changes of a submittal, and the version that they are based on.
 */
export type UpdateSubmittalRequest = SubmittalChanges & {
    version: RecordVersion;
};

/**
 * A change of status of a submittal, and the version that it is based on.
 */
export type TransitionSubmittalRequest = SubmittalTransition & {
    version: RecordVersion;
};

/**
 * The review of a reviewer, and the version that it is based on.
 */
export type ReviewSubmittalRequest = {
    version: RecordVersion;
    code: ReviewCode;
    /**
     * Required if the code is `revise_and_resubmit` or `rejected`, because the submitter has to know why.
     */
    comment?: string;
    /**
     * The reviewer that the answer is recorded for. For the submittal manager, project managers and admins.
     */
    onBehalfOfId?: string;
    /**
     * Attachments of the submittal that belong to the review. They are attached first, with the purpose `review`.
     */
    attachmentIds?: Array<string>;
};

/**
 * The version of the submittal that is revised.
 */
export type CreateSubmittalRevisionRequest = {
    version: RecordVersion;
};

/**
 * A file to attach to a submittal, or a file of the documents by its id. Exactly one of them.
 */
export type AddSubmittalAttachmentRequest = {
    /**
     * As in AddAttachmentRequest.
     */
    documentId?: string;
    /**
     * A document, drawing, picture or video. At most 25 MiB.
     */
    file?: Blob | File;
    purpose?: AttachmentPurpose;
    version?: RecordVersion;
};

/**
 * A scan as the calls of the product tell it. The product shows none of its properties, so each of them may be absent, of
 * another type, or have another name, and others may come with it. The portal shows an absent one as absent. A host that
 * offers more than these calls sends a `Scan`.
 *
 */
export type ShownScan = {
    /**
     * Text or number.
     */
    id?: unknown;
    /**
     * In place of `id`.
     */
    _id?: unknown;
    /**
     * As in Scan.
     */
    title?: unknown;
    /**
     * In place of `title`.
     */
    name?: unknown;
    /**
     * As in Scan.
     */
    description?: unknown;
    /**
     * Address of a picture.
     */
    thumbnailUrl?: unknown;
    /**
     * In place of `thumbnailUrl`.
     */
    thumbnail?: unknown;
    /**
     * `private` or `public`.
     */
    visibility?: unknown;
    /**
     * In place of `visibility`, true or false.
     */
    isPublic?: unknown;
    /**
     * As in Scan.
     */
    fileName?: unknown;
    /**
     * As in Scan.
     */
    sizeBytes?: unknown;
    /**
     * As in Scan.
     */
    pointCount?: unknown;
    /**
     * As in Scan.
     */
    bounds?: unknown;
    /**
     * As in Scan.
     */
    upAxis?: unknown;
    /**
     * As in Scan.
     */
    processing?: unknown;
    /**
     * When the scan was created, as text or in milliseconds since 1970.
     */
    createdAt?: unknown;
    /**
     * As in Scan.
     */
    updatedAt?: unknown;
    /**
     * As in Scan.
     */
    createdBy?: unknown;
    /**
     * The version that `If-Match` of `updateScan` repeats, text or number.
     */
    version?: unknown;
    /**
     * As in Scan. Without it, the portal offers every call that the host has.
     */
    permittedActions?: unknown;
};

/**
 * The scans of a project, newest first, in `data` or bare.
 */
export type ShownScanListResult = {
    success?: true;
    data: Array<ShownScan>;
} | Array<ShownScan>;

/**
 * A new scan with its point cloud.
 */
export type CreateScanRequest = {
    title: string;
    description?: string;
    /**
     * The point cloud. At most 100 MiB.
     */
    file: Blob | File;
};

/**
 * Members of the project see every scan; a public scan can also be shared by link.
 */
export type ScanVisibility = 'private' | 'public';

/**
 * Meters, z up.
 */
export type Point3d = {
    x: number;
    y: number;
    z: number;
};

/**
 * Axis-aligned bounding box of all points.
 */
export type Bounds = {
    min: Point3d;
    max: Point3d;
};

/**
 * The axis of the file that points up. Surveys use `z`; programs for games and films and some phones use `y`. The
 * point cloud (`getScanCloudFile`) keeps the coordinates of the file, so its viewer turns it: (x, y, z) of a file
 * with `y` up is shown at (x, -z, y). Pins have these shown coordinates, z up.
 *
 */
export type UpAxis = 'y' | 'z';

/**
 * State of processing a file. `uploading`: its bytes are still arriving, if a host creates the record before it has
 * them all. `queued`: waiting. `running`: being converted. `ready`: can be viewed. `failed`: could not be converted;
 * `error` states the reason. `canceled`: stopped by a user.
 *
 */
export type ProcessingState = 'uploading' | 'queued' | 'running' | 'ready' | 'failed' | 'canceled';

/**
 * `broken_file`: the file is damaged or truncated. `not_convertible`: the file is fine, but this host cannot convert
 * its format. `no_room`: the host has no space for the result. `internal`: an error of the host.
 *
 */
export type ProcessingErrorCode = 'broken_file' | 'not_convertible' | 'no_room' | 'internal';

/**
 * Why processing failed, as a code and in words for the user.
 */
export type ProcessingError = {
    code: ProcessingErrorCode | string;
    /**
     * The fault of the file, as a sentence for the person who uploaded it.
     */
    message: string;
};

/**
 * How far the host has prepared a file for viewing.
 */
export type Processing = {
    state: ProcessingState;
    /**
     * Progress of the conversion from 0 to 1; 1 when it is ready.
     */
    progress: number;
    /**
     * Null unless processing failed.
     */
    error: ProcessingError | null;
};

/**
 * Permitted actions on the scan. `share` covers viewing and creating public links.
 */
export type ScanAction = 'update' | 'delete' | 'download' | 'make_private' | 'make_public' | 'share';

/**
 * A 3D scan of a project.
 */
export type Scan = {
    id: string;
    title: string;
    description: string;
    /**
     * Thumbnail of the scan, 16:9. A short-lived address that needs no token, see Addresses of files.
     */
    thumbnailUrl: string | null;
    visibility: ScanVisibility;
    fileName: string;
    sizeBytes: number;
    /**
     * Null if the file has not been read.
     */
    pointCount: number | null;
    /**
     * In the coordinates of the file. Null if the file has not been read.
     */
    bounds: Bounds | null;
    upAxis: UpAxis;
    processing: Processing;
    createdAt: string;
    updatedAt: string;
    version: RecordVersion;
    createdBy: PersonRef;
    permittedActions: Array<ScanAction>;
};

/**
 * One scan.
 */
export type ScanResult = {
    success: true;
    data: Scan;
};

/**
 * One scan, in `data` or bare.
 */
export type ShownScanResult = {
    success?: true;
    data: ShownScan;
} | ShownScan;

/**
 * Properties that are absent stay unchanged.
 */
export type UpdateScanRequest = {
    title?: string;
    description?: string;
    /**
     * PNG, JPEG or WebP. At most 5 MiB.
     */
    thumbnail?: Blob | File;
};

/**
 * The scans for one zip.
 */
export type DownloadScansRequest = {
    scanIds: Array<string>;
};

/**
 * What a column of a text file contains. `skip` is ignored.
 */
export type PointColumn = 'x' | 'y' | 'z' | 'red' | 'green' | 'blue' | 'intensity' | 'classification' | 'skip';

/**
 * How points stand in a text file (XYZ, PTS and similar). A host that gets none recognizes the format itself.
 * Blank lines, comments that begin with `#` or `//`, and the point counts of PTS files are ignored.
 *
 */
export type PointTextFormat = {
    /**
     * From left to right. `x`, `y` and `z` occur once each, the others at most once, `skip` any number of times. Further columns are ignored.
     */
    columns: Array<PointColumn>;
    /**
     * What separates the columns. `space` is any number of spaces and tabs.
     */
    separator: 'space' | 'comma' | 'semicolon' | 'tab';
    /**
     * The decimal sign. A comma cannot be the separator, too.
     */
    decimal: 'point' | 'comma';
    /**
     * Number of lines before the first point, which are ignored.
     */
    headerLines: number;
};

/**
 * A new scan from a complete upload.
 */
export type CreateScanFromUploadRequest = {
    /**
     * A complete upload of the caller with the purpose scan.
     */
    uploadId: string;
    title: string;
    description?: string;
    upAxis?: UpAxis;
    /**
     * For text files; a host ignores it for others.
     */
    textFormat?: PointTextFormat;
};

/**
 * The axis of the file that points up.
 */
export type UpdateScanUpAxisRequest = {
    version: RecordVersion;
    upAxis: UpAxis;
};

/**
 * Sort key. A minus sign sorts in descending order. `size` is the size of the current version.
 */
export type ModelSort = '-updatedAt' | '-createdAt' | 'createdAt' | 'title' | '-sizeBytes';

/**
 * Format of the files of a model, the same for all its versions. A ZIP file with one model in it counts as that model: an IFC
 * (`.ifczip`), or a glTF 2.0 with its files, which counts as GLB. A host unpacks it, and serves `model.glb` as one file without the
 * compressions of Draco and meshopt, so that a viewer needs no decoder. `source` is the file as it was uploaded.
 *
 */
export type ModelFormat = 'ifc' | 'glb';

/**
 * Members of the project see every model; a public model can also be shared by link.
 */
export type ModelVisibility = 'private' | 'public';

/**
 * One version of a model.
 */
export type ModelVersion = {
    /**
     * Number of the version, starting at 1.
     */
    n: number;
    fileName: string;
    /**
     * Of the uploaded file.
     */
    sizeBytes: number;
    /**
     * What is new in this version.
     */
    notes: string;
    processing: Processing;
    /**
     * Number of elements with geometry; null until it is ready.
     */
    elementCount: number | null;
    uploadedBy: PersonRef;
    uploadedAt: string;
};

/**
 * Permitted actions on the model.
 */
export type ModelAction = 'update' | 'delete' | 'download' | 'add_version' | 'make_private' | 'make_public' | 'share';

/**
 * A 3D model of a project with its current and its latest version.
 */
export type Model = {
    id: string;
    title: string;
    description: string;
    discipline: Discipline;
    format: ModelFormat | string;
    visibility: ModelVisibility;
    /**
     * Thumbnail of the current version, 16:9. A short-lived address that needs no token, see Addresses of files.
     */
    thumbnailUrl: string | null;
    /**
     * The current version.
     */
    currentVersion: ModelVersion;
    /**
     * The latest version. It differs from the current one while it is processed, after a failure, and after someone
     * went back to an earlier version.
     *
     */
    latestVersion: ModelVersion;
    createdAt: string;
    updatedAt: string;
    version: RecordVersion;
    createdBy: PersonRef;
    permittedActions: Array<ModelAction>;
};

/**
 * A page of models.
 */
export type ModelListResult = {
    success: true;
    data: Array<Model>;
    nextCursor: NextCursor;
    /**
     * For the whole list, not the page.
     */
    total: number;
};

/**
 * A new model with the file of its first version.
 */
export type CreateModelRequest = {
    title: string;
    description?: string;
    discipline: Discipline;
    /**
     * The model, or a ZIP file with it, see ModelFormat. At most 100 MiB.
     */
    file: Blob | File;
};

/**
 * One model.
 */
export type ModelResult = {
    success: true;
    data: Model;
};

/**
 * A new model from a complete upload.
 */
export type CreateModelFromUploadRequest = {
    /**
     * A complete upload of the caller with the purpose model.
     */
    uploadId: string;
    title: string;
    description?: string;
    discipline: Discipline;
};

/**
 * Properties that are absent stay unchanged.
 */
export type UpdateModelRequest = {
    version: RecordVersion;
    title?: string;
    description?: string;
    discipline?: Discipline;
};

/**
 * The versions of a model, newest first.
 */
export type ModelVersionListResult = {
    success: true;
    data: Array<ModelVersion>;
};

/**
 * A new version of a model with its file.
 */
export type CreateModelVersionRequest = {
    /**
     * What is new in this version.
     */
    notes?: string;
    /**
     * The model, in the format of its other versions. At most 100 MiB.
     */
    file: Blob | File;
};

/**
 * A new version of a model from a complete upload.
 */
export type CreateModelVersionFromUploadRequest = {
    /**
     * A complete upload of the caller with the purpose model.
     */
    uploadId: string;
    /**
     * What is new in this version.
     */
    notes?: string;
};

/**
 * Whether the element was removed, added or changed.
 */
export type ModelChangeKind = 'lost' | 'gained' | 'changed';

/**
 * A model element with geometry.
 */
export type ModelElement = {
    /**
     * Identifies the same element across versions. For IFC, its GlobalId. For GLB, the `guid` in the `extras` of its
     * node, or else `node-` and the node's name; from the second node of that name on, `-2`, `-3` and so on follow.
     *
     */
    id: string;
    name: string;
    /**
     * IFC class in capitals, such as IFCWALL. For GLB, the `type` in its `extras`, or Object.
     */
    type: string;
    /**
     * Name of the story; for GLB without stories, the outermost node that contains it.
     */
    storey: string;
};

/**
 * What differs between two versions of an element.
 */
export type ModelAspect = 'name' | 'type' | 'storey' | 'properties' | 'place' | 'shape';

/**
 * Texts are cut after 500 characters. Null if there was none.
 */
export type ModelValue = string | number | boolean | null;

/**
 * A property of an element in two versions.
 */
export type ModelValueChange = {
    aspect: ModelAspect | string;
    /**
     * Name of the property set; null if it belongs to none.
     */
    set: string | null;
    /**
     * The name of a property. For a place, `x` (east), `y` (north) or `z` (up) of the element's center in meters.
     * For a shape, the same with its size in meters, or `area` with its surface in square meters. Otherwise null.
     *
     */
    name: string | null;
    before: ModelValue;
    after: ModelValue;
};

/**
 * An element that differs between two versions.
 */
export type ModelChange = {
    change: ModelChangeKind;
    /**
     * From this version. For a removed element, from the other version.
     */
    element: ModelElement;
    /**
     * Aspects that changed; empty for removed and added elements. `place` is a move without a change of size,
     * `shape` a change of size or surface. Differences below one millimeter are ignored.
     *
     */
    aspects: Array<ModelAspect>;
    /**
     * The first 40 values before and after the change; empty for removed and added elements. There may be fewer
     * values than aspects if the file stores a value that is not plain, such as a table.
     *
     */
    values: Array<ModelValueChange>;
    /**
     * Total number, including those after the first 40.
     */
    valueCount: number;
    /**
     * Number of its pins that the caller may see. Pins on removed elements stay in place.
     */
    pins: number;
};

/**
 * A page of the elements that differ between two versions.
 */
export type ModelChangeListResult = {
    success: true;
    data: Array<ModelChange>;
    nextCursor: NextCursor;
    /**
     * Number of the version that it is compared with. Null if there is no earlier version; then there are no differences.
     */
    since: number | null;
    /**
     * For all elements, regardless of the filter.
     */
    counts: {
        lost: number;
        gained: number;
        changed: number;
        unchanged: number;
        /**
         * Number of pins on removed elements that the caller may see.
         */
        pinsOnLost: number;
    };
};

/**
 * A file of a model version.
 */
export type ModelFileName = 'model.frag' | 'model.glb' | 'source';

/**
 * Purpose of the file. It decides which file types are accepted; see the guide on uploads.
 */
export type UploadPurpose = 'scan' | 'model' | 'panorama' | 'video' | 'document' | 'plan_set';

/**
 * An unfinished upload. It is removed when a record is created from it.
 */
export type Upload = {
    id: string;
    purpose: UploadPurpose;
    fileName: string;
    /**
     * Size of the whole file in bytes.
     */
    sizeBytes: number;
    /**
     * Number of bytes that the host has stored. The upload is complete when this equals its length.
     */
    offset: number;
    /**
     * From the metadata; null if they contain none.
     */
    title: string | null;
    /**
     * From the metadata; null if they contain none.
     */
    description: string | null;
    /**
     * From the metadata; null if they contain none. Only the client interprets it.
     */
    details: string | null;
    createdAt: string;
    /**
     * Time at which the host deletes the upload.
     */
    expiresAt: string;
};

/**
 * The unfinished uploads of the caller in a project.
 */
export type UploadListResult = {
    success: true;
    data: Array<Upload>;
};

/**
 * One upload.
 */
export type UploadResult = {
    success: true;
    data: Upload;
};

/**
 * Bytes of the file, starting at Upload-Offset.
 */
export type UploadContent = Blob | File;

/**
 * Kind of an item that can be shared. A photo in a shared album needs no link of its own. `document` is a folder or a file; a
 * shared folder shows all that is in it, apart from private folders. A shared `page` shows its own text and none of the pages in it.
 *
 */
export type TargetType = 'scan' | 'model' | 'tour' | 'album' | 'photo' | 'video' | 'cam' | 'document' | 'page';

/**
 * An item that a public link shows, with its title.
 */
export type NamedShareTarget = {
    type: TargetType;
    id: string;
    /**
     * Null if it was deleted, or if the caller does not see it.
     */
    title: string | null;
};

/**
 * Only an active link works. A link that reached its maximum number of views is used up; its current visits continue.
 */
export type ShareLinkState = 'active' | 'used_up' | 'expired' | 'revoked';

/**
 * Maximum number of views.
 */
export type MaxViews = number;

/**
 * What the caller may do with a public link.
 */
export type ShareLinkAction = 'update' | 'revoke' | 'delete';

/**
 * A public link of a project. It never contains the token.
 */
export type ShareLink = {
    id: string;
    label: string;
    /**
     * In the order that visitors see. Several targets form a set.
     */
    targets: Array<NamedShareTarget>;
    state: ShareLinkState;
    expiresAt: string;
    hasPassword: boolean;
    /**
     * Whether visitors may download the files. Otherwise they can only view them.
     */
    allowDownload: boolean;
    maxViews: MaxViews | null;
    /**
     * Number of views.
     */
    viewCount: number;
    lastViewedAt: string | null;
    revokedAt: string | null;
    createdAt: string;
    createdBy: PersonRef;
    version: RecordVersion;
    permittedActions: Array<ShareLinkAction>;
};

/**
 * A page of public links.
 */
export type ShareLinkListResult = {
    success: true;
    data: Array<ShareLink>;
    nextCursor: NextCursor;
    /**
     * Permitted actions besides reading. Empty in a closed project.
     */
    permittedActions: Array<'create'>;
};

/**
 * Audience of the link; visitors do not see it. Must not be blank; surrounding spaces are ignored.
 */
export type ShareLinkLabel = string;

/**
 * The target of a link, in the same project.
 */
export type ShareTarget = {
    type: TargetType;
    id: string;
};

/**
 * A password that visitors must enter.
 */
export type ShareLinkPassword = string;

/**
 * A new public link.
 */
export type CreateShareLinkRequest = {
    label: ShareLinkLabel;
    targets: Array<ShareTarget>;
    /**
     * At most one year ahead. Defaults to the `shareLinkExpiryDays` of the account.
     */
    expiresAt?: string;
    password?: ShareLinkPassword;
    allowDownload?: boolean;
    maxViews?: MaxViews;
};

/**
 * At least 128 random bits in base64url. The portal puts it behind the `#` of the address of a public page, which
 * browsers never send to a server.
 *
 */
export type ShareLinkToken = string;

/**
 * A public link with its new token, which no other call returns.
 */
export type ShareLinkTokenResult = {
    success: true;
    data: ShareLink;
    token: ShareLinkToken;
};

/**
 * Changes of a public link. Absent properties stay unchanged.
 */
export type UpdateShareLinkRequest = {
    version: RecordVersion;
    label?: ShareLinkLabel;
    /**
     * At most one year ahead.
     */
    expiresAt?: string;
    password?: ShareLinkPassword;
    allowDownload?: boolean;
    maxViews?: MaxViews;
    /**
     * Properties to empty.
     */
    clear?: Array<'password' | 'maxViews'>;
};

/**
 * One public link.
 */
export type ShareLinkResult = {
    success: true;
    data: ShareLink;
};

/**
 * The token of a public link, and its password if it has one.
 */
export type OpenPublicLinkRequest = {
    /**
     * Token of the link. Any other text counts as an invalid link.
     */
    token: string;
    password?: string;
};

/**
 * A visit of a public link with its token.
 */
export type PublicVisit = {
    /**
     * A bearer token for the calls of this tag only.
     */
    visitToken: string;
    /**
     * Lifetime in seconds, unless the link ends earlier.
     */
    expiresInSeconds: number;
};

/**
 * A new visit.
 */
export type PublicVisitResult = {
    success: true;
    data: PublicVisit;
};

/**
 * Scan properties; null for other kinds.
 */
export type PublicScan = {
    fileName: string;
    sizeBytes: number;
    /**
     * Null if the file has not been read.
     */
    pointCount: number | null;
    upAxis: UpAxis;
};

/**
 * Model properties of the current version; null for other kinds.
 */
export type PublicModel = {
    format: ModelFormat | string;
    fileName: string;
    /**
     * Of the uploaded file.
     */
    sizeBytes: number;
    /**
     * Number of elements with geometry; null if unknown.
     */
    elementCount: number | null;
};

/**
 * Tour properties; null for other kinds.
 */
export type PublicTourFacts = {
    sceneCount: number;
};

/**
 * A shared item, without locations and people.
 */
export type PublicTarget = {
    type: TargetType;
    id: string;
    title: string;
    description: string;
    /**
     * Picture, 16:9. Needs no token and is available during the visit.
     */
    thumbnailUrl: string | null;
    recordedAt: string;
    /**
     * Null unless it is a scan.
     */
    scan: PublicScan | null;
    /**
     * Null unless it is a model.
     */
    model: PublicModel | null;
    /**
     * Null unless it is a tour.
     */
    tour: PublicTourFacts | null;
};

/**
 * What a public link shows.
 */
export type PublicLink = {
    /**
     * Who shares it.
     */
    accountName: string;
    /**
     * As in Account.
     */
    logoUrl: string | null;
    projectName: string;
    units: ProjectUnits | string;
    allowDownload: boolean;
    expiresAt: string;
    targets: Array<PublicTarget>;
};

/**
 * What the public link of the visit shows.
 */
export type PublicLinkResult = {
    success: true;
    data: PublicLink;
};

/**
 * Needs no access token. Belongs to one visit: valid for two hours after opening the link, as long as the link is
 * active and leads there.
 *
 */
export type PublicFileUrl = string;

/**
 * A shared photo without the metadata of the camera.
 */
export type PublicPhoto = {
    id: string;
    title: string;
    description: string;
    /**
     * Day of capture, in the time zone of the project.
     */
    takenOn: string;
    /**
     * Pixels, after applying the orientation of the picture.
     */
    width: number;
    /**
     * Pixels, after applying the orientation of the picture.
     */
    height: number;
    /**
     * Whether it is a 360° photo (equirectangular).
     */
    is360: boolean;
    /**
     * The full-size picture without EXIF data such as location and time.
     */
    url: PublicFileUrl;
    /**
     * Thumbnail without EXIF data.
     */
    thumbnailUrl: PublicFileUrl;
    /**
     * Suggested file name, derived from the title.
     */
    fileName: string;
    /**
     * Number of shapes drawn on it.
     */
    markupCount: number;
};

/**
 * A page of the photos of a shared album.
 */
export type PublicPhotoListResult = {
    success: true;
    data: Array<PublicPhoto>;
    nextCursor: NextCursor;
};

/**
 * The kind of a drawn shape.
 */
export type MarkupType = 'arrow' | 'rectangle' | 'freehand' | 'text';

/**
 * The color of a drawn shape.
 */
export type MarkupColor = 'red' | 'yellow' | 'green' | 'blue' | 'black' | 'white';

/**
 * A shape that is drawn on a photo. Its points are fractions of width and height.
 */
export type MarkupShape = {
    type: MarkupType;
    /**
     * x and y in turn, as fractions of the width and height of the picture from the upper left corner. An arrow has
     * its tail and its head, a rectangle two opposite corners, a freehand line two points or more, a text its upper
     * left corner.
     *
     */
    points: Array<number>;
    color: MarkupColor;
    /**
     * Empty unless it is a text.
     */
    text: string;
    /**
     * Width of lines and height of letters, as a share of the usual one, which goes by the longer side of the picture.
     * A shape that was drawn on a part of a large sheet is finer. 1 if absent.
     *
     */
    scale?: number;
};

/**
 * A shared photo with what is drawn on it.
 */
export type PublicPhotoDetail = PublicPhoto & {
    /**
     * Its markup. Later shapes cover earlier ones.
     */
    shapes: Array<MarkupShape>;
};

/**
 * One shared photo.
 */
export type PublicPhotoResult = {
    success: true;
    data: PublicPhotoDetail;
};

/**
 * Whether common browsers can play a video. `playable`: its picture is in a codec that they all play, such as H.264,
 * VP8, VP9 or AV1, or the host does not know. `needs_conversion`: its picture is in another one, such as HEVC (H.265)
 * or MPEG-4 part 2, which many of them do not show. A host that converts such videos sets `playable` as soon as `url`
 * leads to the converted file.
 *
 */
export type VideoPlayback = 'playable' | 'needs_conversion';

/**
 * A part of a video that begins at a time.
 */
export type VideoChapter = {
    /**
     * Seconds from the start.
     */
    atSec: number;
    label: string;
};

/**
 * A shared video.
 */
export type PublicVideo = {
    id: string;
    title: string;
    description: string;
    recordedAt: string;
    /**
     * Null if the file does not state it.
     */
    durationSec: number | null;
    playback: VideoPlayback;
    /**
     * Suggested file name, derived from the title.
     */
    fileName: string;
    sizeBytes: number;
    /**
     * The video without location metadata. Supports range requests (RFC 9110 section 14).
     */
    url: PublicFileUrl;
    /**
     * Poster; null if none was set.
     */
    posterUrl: PublicFileUrl | null;
    /**
     * Sorted by time.
     */
    chapters: Array<VideoChapter>;
};

/**
 * One shared video.
 */
export type PublicVideoResult = {
    success: true;
    data: PublicVideo;
};

/**
 * Whether it is a folder or a file.
 */
export type DocumentKind = 'folder' | 'file';

/**
 * A folder or file in a shared folder.
 */
export type PublicDocumentItem = {
    id: string;
    kind: DocumentKind;
    name: string;
    /**
     * As in DocumentVersion; null for a folder.
     */
    mime: string | null;
    /**
     * 0 for a folder.
     */
    sizeBytes: number;
    /**
     * Folders and files directly in a folder; 0 for a file.
     */
    itemCount: number;
    updatedAt: string;
};

/**
 * A folder by its id.
 */
export type FolderRef = {
    id: string;
    name: string;
};

/**
 * A shared folder or file in its current version, without people.
 */
export type PublicDocument = PublicDocumentItem & {
    description: string;
    /**
     * The folders from the shared one to this one, without this one.
     */
    trail: Array<FolderRef>;
    /**
     * The file, for its preview. Null for a folder, and for a format without preview if the link does not permit downloads. Supports range requests (RFC 9110 section 14).
     *
     */
    url: PublicFileUrl | null;
    /**
     * What is in a folder, folders first; at most 2,000.
     */
    items: Array<PublicDocumentItem>;
};

/**
 * One shared folder or file.
 */
export type PublicDocumentResult = {
    success: true;
    data: PublicDocument;
};

/**
 * Offline after three missed pictures. A camera in maintenance is never offline.
 */
export type FieldCamStatus = 'online' | 'offline' | 'maintenance';

/**
 * Seconds from one picture to the next.
 */
export type IntervalSec = number;

/**
 * Hours and minutes in the time zone of the project.
 */
export type ClockTime = string;

/**
 * Daily capture times in the time zone of the project. The end is after the start.
 */
export type ActiveHours = {
    from: ClockTime;
    to: ClockTime;
    days: Array<Weekday>;
};

/**
 * Delay of the public stream in seconds.
 */
export type PublicDelaySec = number;

/**
 * A time-lapse of a shared camera, as far as its pictures are public.
 */
export type PublicTimelapse = {
    id: string;
    /**
     * First day, in the time zone of the project.
     */
    from: string;
    /**
     * Last day.
     */
    to: string;
    /**
     * Seconds between its pictures.
     */
    everySec: number;
    /**
     * Pictures per second.
     */
    fps: number;
    /**
     * Pictures that visitors may see.
     */
    frameCount: number;
    /**
     * Number of missing pictures in between.
     */
    missingCount: number;
    /**
     * False while its latest pictures are not public yet.
     */
    isComplete: boolean;
};

/**
 * A shared camera. Its pictures are delayed.
 */
export type PublicFieldCam = {
    id: string;
    name: string;
    status: FieldCamStatus;
    intervalSec: IntervalSec;
    activeHours: ActiveHours;
    /**
     * The public stream shows nothing.
     */
    streamPaused: boolean;
    publicDelaySec: PublicDelaySec;
    /**
     * First day with pictures.
     */
    createdAt: string;
    /**
     * Null if there is no picture.
     */
    lastFrameAt: string | null;
    /**
     * Null if there is no picture.
     */
    lastFrameUrl: PublicFileUrl | null;
    /**
     * Newest first. Includes only time-lapses that are ready and have public pictures.
     *
     */
    timelapses: Array<PublicTimelapse>;
};

/**
 * One shared camera.
 */
export type PublicFieldCamResult = {
    success: true;
    data: PublicFieldCam;
};

/**
 * A picture of a camera.
 */
export type FieldCamFrame = {
    at: string;
    /**
     * A short-lived address that needs no token, see Addresses of files.
     */
    imageUrl: string;
};

/**
 * The pictures of a camera on one day, oldest first.
 */
export type FieldCamFrameListResult = {
    success: true;
    data: Array<FieldCamFrame>;
};

/**
 * A time-lapse of a shared camera with its pictures.
 */
export type PublicTimelapseDetail = PublicTimelapse & {
    /**
     * The pictures, oldest first.
     */
    frames: Array<FieldCamFrame>;
};

/**
 * One time-lapse of a shared camera.
 */
export type PublicTimelapseResult = {
    success: true;
    data: PublicTimelapseDetail;
};

/**
 * A picture or file that the text of a page shows. Other files of the page are absent.
 */
export type PublicPageFile = {
    id: string;
    fileName: string;
    mime: string;
    sizeBytes: number;
    /**
     * Null for a file that is no picture in the text, if the link does not permit downloads.
     */
    url: PublicFileUrl | null;
};

/**
 * A page that a public link shows, without people and comments.
 */
export type PublicPage = {
    id: string;
    title: string;
    kind: PageKind;
    date: PageDate | null;
    content: PageNode;
    /**
     * The pictures and files in the text.
     */
    files: Array<PublicPageFile>;
    signedAt: string | null;
    countersignedAt: string | null;
};

/**
 * A page that a public link shows.
 */
export type PublicPageResult = {
    success: true;
    data: PublicPage;
};

/**
 * The size of the plan of a shared tour. Another call returns the picture.
 */
export type PublicTourPlan = {
    /**
     * Pixels.
     */
    width: number;
    /**
     * Pixels.
     */
    height: number;
};

/**
 * Degrees to the right of the center of the panorama.
 */
export type Angle = number;

/**
 * A place on the plan, as fractions of its width from the left and of its height from the top.
 */
export type PlanPlace = {
    x: number;
    y: number;
};

/**
 * Degrees above the horizon.
 */
export type Elevation = number;

/**
 * A link from a scene to another scene of the same tour.
 */
export type TourLink = {
    toSceneId: string;
    yaw: Angle;
    pitch: Elevation;
};

/**
 * A note at a place in the panorama.
 */
export type TourHotspot = {
    yaw: Angle;
    pitch: Elevation;
    label: string;
    description: string;
};

/**
 * A scene without its panorama.
 */
export type TourSceneFacts = {
    id: string;
    title: string;
    /**
     * Name of the story; empty if unknown.
     */
    floor: string;
    /**
     * Scenes with the same value were captured at the same place at different times.
     */
    spotId: string;
    takenAt: string;
    /**
     * Thumbnail of the view ahead, 16:9. A short-lived address that needs no token, see Addresses of files.
     */
    thumbnailUrl: string;
    /**
     * Pixels.
     */
    width: number;
    /**
     * Pixels.
     */
    height: number;
    /**
     * Degrees from the center of the panorama to the top of the plan.
     */
    northYaw: Angle;
    /**
     * Null if it has no place on the plan.
     */
    plan: PlanPlace | null;
    links: Array<TourLink>;
    hotspots: Array<TourHotspot>;
};

/**
 * A tour for visitors. Its panoramas and its plan have calls of their own, which require the visit token. The
 * thumbnails of its scenes need no token during the visit.
 *
 */
export type PublicTour = {
    id: string;
    title: string;
    description: string;
    /**
     * Null if the tour has no scenes.
     */
    startSceneId: string | null;
    /**
     * Null if there is none.
     */
    plan: PublicTourPlan | null;
    scenes: Array<TourSceneFacts>;
};

/**
 * One shared tour.
 */
export type PublicTourResult = {
    success: true;
    data: PublicTour;
};

/**
 * Kind of a target that a record can be pinned to.
 */
export type PinTargetType = 'scan' | 'model' | 'tour' | 'photo' | 'video' | 'plan' | 'cam';

/**
 * What can be pinned. A photo is pinned to plans only.
 */
export type PinRecordType = 'punch_item' | 'rfi' | 'submittal' | 'photo';

/**
 * The item that a pin is on, with its title.
 */
export type NamedPinTarget = {
    type: PinTargetType;
    id: string;
    title: string;
    /**
     * A small picture of a plan, at most 480 pixels wide, to show where the pin is. A short-lived address. Null for other kinds.
     */
    thumbnailUrl: string | null;
};

/**
 * x, y and z in meters, in the coordinates of the target.
 */
export type Position = [
    number,
    number,
    number
];

/**
 * Camera position from which the place was seen.
 */
export type PinCamera = {
    position: Position;
    target: Position;
};

/**
 * A point in space.
 */
export type PointAnchor = {
    kind: 'point';
    position: Position;
    camera?: PinCamera;
};

/**
 * An element of a model and a point on it.
 */
export type ElementAnchor = {
    kind: 'element';
    /**
     * GlobalId of the element (IfcGloballyUniqueId, ISO 16739-1).
     */
    elementId: string;
    position: Position;
    camera?: PinCamera;
};

/**
 * A direction in a tour scene, in degrees.
 */
export type PanoramaAnchor = {
    kind: 'panorama';
    sceneId: string;
    yaw: number;
    pitch: number;
};

/**
 * A place in a picture, as fractions of its width and height from the upper left corner.
 */
export type ImageAnchor = {
    kind: 'image';
    x: number;
    y: number;
};

/**
 * A time in a video, in seconds from the start.
 */
export type TimeAnchor = {
    kind: 'time';
    atSec: number;
};

/**
 * The pinned place of a record.
 */
export type PinAnchor = PointAnchor | ElementAnchor | PanoramaAnchor | ImageAnchor | TimeAnchor;

/**
 * A company that works on the record of a pin.
 */
export type PinnedCompany = {
    id: string;
    name: string;
};

/**
 * The record of a pin, as far as the pin shows it.
 */
export type PinnedRecord = {
    type: PinRecordType;
    id: string;
    number: string | null;
    title: string;
    /**
     * Null for a photo.
     */
    status: PunchItemStatus | null;
    discipline: Discipline | null;
    /**
     * The companies that it is assigned to, and those of the people that it is assigned to. For a photo, that of the person who uploaded it.
     */
    companies: Array<PinnedCompany>;
    dueDate: string | null;
    overdue: boolean;
    /**
     * When the record was created, or the photo was taken.
     */
    createdAt: string;
    /**
     * The picture of a photo, a short-lived address; null for records.
     */
    thumbnailUrl: string | null;
};

/**
 * A record that is attached to a place in an item.
 */
export type Pin = {
    id: string;
    target: NamedPinTarget;
    anchor: PinAnchor;
    record: PinnedRecord;
    /**
     * Whether somebody should look if the place is still right: the pin came along to a new revision of a plan, and the
     * drawing changed around it. Moving the pin, or confirming its place, ends that.
     *
     */
    checkPosition: boolean;
    createdAt: string;
    createdBy: PersonRef;
    permittedActions: Array<'update' | 'delete'>;
};

/**
 * A page of pins.
 */
export type PinListResult = {
    success: true;
    data: Array<Pin>;
    nextCursor: NextCursor;
};

/**
 * The item that a pin or a saved view belongs to.
 */
export type PinTarget = {
    type: PinTargetType;
    id: string;
};

/**
 * The record of a pin.
 */
export type PinRecord = {
    type: PinRecordType;
    id: string;
};

/**
 * A new pin.
 */
export type CreatePinRequest = {
    target: PinTarget;
    anchor: PinAnchor;
    record: PinRecord;
};

/**
 * One pin.
 */
export type PinResult = {
    success: true;
    data: Pin;
};

/**
 * The place of a pin, a new one or the same.
 */
export type UpdatePinRequest = {
    anchor: PinAnchor;
};

/**
 * State of the viewer, at most 16 KiB as JSON. Only the viewer interprets it, except for the scene of a tour.
 */
export type SceneState = {
    /**
     * Version of the format of `data`. A viewer ignores a state with an unknown version.
     */
    schemaVersion: number;
    /**
     * State of the viewer. For a tour, `sceneId` is the id of the visible scene.
     */
    data: {
        [key: string]: unknown;
    };
};

/**
 * A named view of an item, such as a camera position.
 */
export type SceneView = {
    id: string;
    target: PinTarget;
    name: string;
    /**
     * Whether everyone in the project sees it. Otherwise, only its creator does.
     */
    shared: boolean;
    state: SceneState;
    createdBy: PersonRef;
    createdAt: string;
    permittedActions: Array<'update' | 'delete'>;
};

/**
 * The saved views of an item that the caller sees.
 */
export type SceneViewListResult = {
    success: true;
    data: Array<SceneView>;
    permittedActions: Array<SavedViewsAction>;
};

/**
 * A view of an item to save.
 */
export type CreateSceneViewRequest = {
    target: PinTarget;
    name: SavedViewName;
    shared: boolean;
    state: SceneState;
};

/**
 * One saved view of an item.
 */
export type SceneViewResult = {
    success: true;
    data: SceneView;
};

/**
 * Changes of a saved view. Absent properties stay unchanged.
 */
export type UpdateSceneViewRequest = {
    name?: SavedViewName;
    shared?: boolean;
};

/**
 * Sort key of the photos. A minus sign sorts in descending order.
 */
export type PhotoSort = 'takenAt' | '-takenAt' | 'createdAt' | '-createdAt';

/**
 * Source of the time: the picture, the device that sent it, or a person.
 */
export type TakenAtSource = 'exif' | 'device' | 'manual';

/**
 * Location of the photo in WGS 84 coordinates.
 */
export type PhotoPosition = {
    /**
     * Degrees, north is positive.
     */
    lat: number;
    /**
     * Degrees, east is positive.
     */
    lng: number;
    /**
     * Direction of the camera in degrees clockwise from true north; null if unknown.
     */
    heading: number | null;
};

/**
 * Whether only its uploader, project managers and admins see the photo. For everyone else it does not exist: not in
 * lists, counts, albums and their covers, nor as the partner of a pair.
 *
 */
export type PhotoPrivate = boolean;

/**
 * Permitted actions on the photo. Everyone who sees it may star it. Everyone who may comment internally may request
 * the visibility `internal`.
 *
 */
export type PhotoAction = 'update' | 'move' | 'delete' | 'set_private' | 'comment' | 'comment_internally' | 'share';

/**
 * A photo of a project.
 */
export type Photo = {
    id: string;
    projectId: string;
    /**
     * Null if it is in no album.
     */
    albumId: string | null;
    title: string;
    description: string;
    fileName: string;
    mime: string;
    sizeBytes: number;
    /**
     * Pixels, after applying the orientation of the picture.
     */
    width: number;
    /**
     * Pixels, after applying the orientation of the picture.
     */
    height: number;
    /**
     * The uploaded file, byte for byte. A short-lived address that needs no token, see Addresses of files.
     */
    url: string;
    /**
     * Thumbnail without EXIF data. A short-lived address that needs no token, see Addresses of files.
     */
    thumbnailUrl: string;
    /**
     * The full-size picture without EXIF data such as the location, for people outside the project. A short-lived address that needs no token, see Addresses of files.
     */
    publicCopyUrl: string;
    takenAt: string;
    /**
     * Day of `takenAt`, in the time zone of the project.
     */
    takenOn: string;
    /**
     * Time zone of the capture time: the offset in the picture, such as +02:00, or the time zone of the project.
     */
    takenAtZone: string;
    takenAtSource: TakenAtSource | string;
    position: PhotoPosition | null;
    /**
     * Make and model from the picture; empty if it states none.
     */
    camera: string;
    /**
     * Whether it is a 360° photo (equirectangular).
     */
    is360: boolean;
    location: Location | null;
    /**
     * Level, grid, room; may be empty.
     */
    locationDetail: string;
    tags: Array<string>;
    private: PhotoPrivate;
    /**
     * Starred by the caller.
     */
    starred: boolean;
    /**
     * Number of shapes drawn on it.
     */
    markupCount: number;
    /**
     * Number of comments that the caller may read.
     */
    commentCount: number;
    /**
     * The before or after photo of the same spot; null if there is none or the caller may not see it.
     */
    pairId: string | null;
    /**
     * Time of the upload.
     */
    createdAt: string;
    updatedAt: string;
    version: RecordVersion;
    createdBy: PersonRef;
    permittedActions: Array<PhotoAction>;
};

/**
 * A page of photos.
 */
export type PhotoListResult = {
    success: true;
    data: Array<Photo>;
    nextCursor: NextCursor;
};

/**
 * A new photo with its picture.
 */
export type CreatePhotoRequest = {
    /**
     * JPEG, PNG or WebP. At most 25 MiB.
     */
    file: Blob | File;
    /**
     * Defaults to the file name.
     */
    title?: string;
    albumId?: RecordId;
    /**
     * Time of the file's last change on the device. Used if the picture does not state its capture time.
     */
    lastModifiedAt?: string;
};

/**
 * Permitted actions on a comment. Authors may delete their own.
 */
export type CommentAction = 'delete';

/**
 * A comment on a photo.
 */
export type PhotoComment = Comment & {
    permittedActions: Array<CommentAction>;
};

/**
 * A photo with its comments.
 */
export type PhotoDetail = Photo & {
    /**
     * Oldest first. Only members of the lead company see internal comments.
     */
    comments: Array<PhotoComment>;
};

/**
 * One photo.
 */
export type PhotoResult = {
    success: true;
    data: PhotoDetail;
};

/**
 * Number of photos that were taken on one day.
 */
export type PhotoDay = {
    /**
     * In the time zone of the project.
     */
    date: string;
    count: number;
};

/**
 * Number of photos with a tag.
 */
export type PhotoTagCount = {
    tag: string;
    count: number;
};

/**
 * The plan of a storey with its edges on the ground (WGS 84). North is at the top of the picture.
 */
export type SitePlan = {
    id: string;
    /**
     * The storey, such as 'Level 4'.
     */
    title: string;
    /**
     * A short-lived address that needs no token, see Addresses of files.
     */
    url: string;
    /**
     * Degrees of latitude.
     */
    north: number;
    /**
     * Degrees of latitude.
     */
    south: number;
    /**
     * Degrees of longitude.
     */
    east: number;
    /**
     * Degrees of longitude.
     */
    west: number;
};

/**
 * Figures of a list of photos, and the values of its filters.
 */
export type PhotoSummary = {
    total: number;
    /**
     * Days with photos, latest first.
     */
    days: Array<PhotoDay>;
    /**
     * In alphabetical order.
     */
    tags: Array<PhotoTagCount>;
    /**
     * Sorted by name.
     */
    uploaders: Array<PersonRef>;
    /**
     * The plans on which the places of photos lie, one per storey, in the order of their titles.
     */
    plans: Array<SitePlan>;
};

/**
 * Figures of a list of photos.
 */
export type PhotoSummaryResult = {
    success: true;
    data: PhotoSummary;
};

/**
 * The action for each photo. `tag` requires `addTags` or `removeTags`, `set_private` requires `private`.
 */
export type BulkPhotoAction = 'move' | 'tag' | 'delete' | 'set_private';

/**
 * One photo of a bulk call.
 */
export type PhotoRef = {
    id: RecordId;
};

/**
 * A word that photos are found by.
 */
export type PhotoTag = string;

/**
 * The tags of a photo.
 */
export type PhotoTags = Array<PhotoTag>;

/**
 * One action for many photos.
 */
export type BulkUpdatePhotosRequest = {
    action: BulkPhotoAction;
    items: Array<PhotoRef>;
    /**
     * Target album. If absent, the photos leave their album.
     */
    albumId?: string;
    addTags?: PhotoTags;
    removeTags?: PhotoTags;
    private?: PhotoPrivate;
};

/**
 * Changes of a photo. Absent properties stay unchanged.
 */
export type UpdatePhotoRequest = {
    version: RecordVersion;
    title?: string;
    description?: string;
    albumId?: RecordId;
    takenAt?: string;
    position?: PhotoPosition;
    is360?: boolean;
    location?: Location;
    locationDetail?: string;
    tags?: PhotoTags;
    private?: PhotoPrivate;
    /**
     * The properties to empty.
     */
    clear?: Array<'albumId' | 'position' | 'location'>;
};

/**
 * What is drawn on a photo. The picture itself stays unchanged.
 */
export type PhotoMarkup = {
    /**
     * Later shapes cover earlier ones.
     */
    shapes: Array<MarkupShape>;
    updatedAt: string | null;
    updatedBy: PersonRef | null;
};

/**
 * What is drawn on one photo.
 */
export type PhotoMarkupResult = {
    success: true;
    data: PhotoMarkup;
};

/**
 * The shapes that replace what is drawn on a photo.
 */
export type UpdatePhotoMarkupRequest = {
    shapes: Array<MarkupShape>;
};

/**
 * The photo to compare with; null parts the two.
 */
export type UpdatePhotoPairRequest = {
    /**
     * Another photo of the project. Null separates the pair.
     */
    pairId: string | null;
};

/**
 * Whether the caller stars the photo.
 */
export type UpdatePhotoStarRequest = {
    starred: boolean;
};

/**
 * What the caller may do with an album.
 */
export type AlbumAction = 'update' | 'delete' | 'share';

/**
 * An album of photos.
 */
export type Album = {
    id: string;
    projectId: string;
    name: string;
    description: string;
    /**
     * Null if no cover was chosen that the caller may see. The latest visible photo is the cover then.
     */
    coverPhotoId: string | null;
    /**
     * Thumbnail of the cover; null for an empty album. A short-lived address that needs no token, see Addresses of files.
     */
    coverUrl: string | null;
    /**
     * Number of photos that the caller may see.
     */
    photoCount: number;
    createdAt: string;
    updatedAt: string;
    version: RecordVersion;
    createdBy: PersonRef;
    permittedActions: Array<AlbumAction>;
};

/**
 * The albums of a project.
 */
export type AlbumListResult = {
    success: true;
    data: Array<Album>;
};

/**
 * The name of an album, unique within the project regardless of case.
 */
export type AlbumName = string;

/**
 * A new album.
 */
export type CreateAlbumRequest = {
    name: AlbumName;
    description?: string;
};

/**
 * One album.
 */
export type AlbumResult = {
    success: true;
    data: Album;
};

/**
 * Changes of an album. Absent properties stay unchanged.
 */
export type UpdateAlbumRequest = {
    version: RecordVersion;
    name?: AlbumName;
    description?: string;
    /**
     * A photo of the album.
     */
    coverPhotoId?: string;
};

/**
 * For example 'Bulletin 2'.
 */
export type PlanSetName = string;

/**
 * Left, top, width and height, as fractions of the width and height of the page from its upper left corner.
 */
export type Box = [
    number,
    number,
    number,
    number
];

/**
 * What the caller may do with a set.
 */
export type PlanSetAction = 'update' | 'publish' | 'delete';

/**
 * Drawings that were issued together, in one PDF.
 */
export type PlanSet = {
    id: string;
    projectId: string;
    name: PlanSetName;
    /**
     * The day on which the drawings were issued.
     */
    issuedAt: string;
    fileName: string;
    sizeBytes: number;
    /**
     * Null until the file was read.
     */
    pageCount: number | null;
    /**
     * Number of sheets that are not published.
     */
    draftCount: number;
    /**
     * Those of the sheets that the caller sees.
     */
    disciplines: Array<Discipline>;
    /**
     * Where the title block is on each page, if somebody drew it; null if the host finds it by itself.
     */
    titleBlock: Box | null;
    processing: Processing;
    createdAt: string;
    updatedAt: string;
    createdBy: PersonRef;
    version: RecordVersion;
    permittedActions: Array<PlanSetAction>;
};

/**
 * A page of sets.
 */
export type PlanSetListResult = {
    success: true;
    data: Array<PlanSet>;
    nextCursor: NextCursor;
};

/**
 * A new set.
 */
export type CreatePlanSetFromUploadRequest = {
    /**
     * A complete upload with the purpose `plan_set`.
     */
    uploadId: string;
    name: PlanSetName;
    /**
     * The day on which the drawings were issued.
     */
    issuedAt: string;
};

/**
 * One set.
 */
export type PlanSetResult = {
    success: true;
    data: PlanSet;
};

/**
 * Changes of a set. Absent properties stay.
 */
export type UpdatePlanSetRequest = {
    version: RecordVersion;
    name?: PlanSetName;
    /**
     * The day on which the drawings were issued.
     */
    issuedAt?: string;
    titleBlock?: Box;
    /**
     * Properties to remove.
     */
    clear?: Array<'titleBlock'>;
};

/**
 * The set as the caller read it.
 */
export type PublishPlanSetRequest = {
    version: RecordVersion;
};

/**
 * Sort key of sheets.
 */
export type SheetSort = 'number' | '-number' | 'issuedAt' | '-issuedAt';

/**
 * For example 'A-201'. Unique in its set, regardless of case; empty on a draft whose number could not be read.
 */
export type SheetNumber = string;

/**
 * For example 'North elevation'.
 */
export type SheetTitle = string;

/**
 * For example '2' or 'B'.
 */
export type SheetRevision = string;

/**
 * What the caller may do with a sheet. `publish` permits to publish markup.
 */
export type SheetAction = 'update' | 'complete' | 'reactivate' | 'mark_up' | 'publish';

/**
 * A drawing of a set.
 */
export type Sheet = {
    id: string;
    projectId: string;
    setId: string;
    setName: PlanSetName;
    /**
     * That of its set.
     */
    issuedAt: string;
    /**
     * Its page in the file of the set, 1 for the first.
     */
    page: number;
    number: SheetNumber;
    title: SheetTitle;
    revision: SheetRevision;
    discipline: Discipline;
    planStatus: PlanStatus;
    /**
     * The sheet to build from in its place; null if there is none.
     */
    supersededById: string | null;
    /**
     * Width of the page in points of 1/72 inch.
     */
    widthPoints: number;
    /**
     * Height of the page in points of 1/72 inch.
     */
    heightPoints: number;
    /**
     * How much of the site a point of the page is; null until somebody calibrates the sheet.
     */
    metersPerPoint: number | null;
    /**
     * A PDF that has the sheet: one of its own, or that of the whole set. A host splits large sets, so that a phone loads
     * the sheet alone. A short-lived address that needs no token, see Addresses of files. Supports range requests (RFC
     * 9110 section 14).
     *
     */
    fileUrl: string;
    /**
     * The page of the sheet in that file, 1 for the first.
     */
    filePage: number;
    /**
     * A small picture, at most 480 pixels wide. A short-lived address, too.
     */
    thumbnailUrl: string;
    /**
     * A picture that shows the whole sheet, at most 2,000 pixels wide. A short-lived address, too.
     */
    previewUrl: string;
    /**
     * Number of pins that the caller sees on it.
     */
    pinCount: number;
    createdAt: string;
    updatedAt: string;
    version: RecordVersion;
    permittedActions: Array<SheetAction>;
};

/**
 * A page of sheets.
 */
export type SheetListResult = {
    success: true;
    data: Array<Sheet>;
    nextCursor: NextCursor;
    /**
     * Number of sheets on all pages.
     */
    total: number;
};

/**
 * How an earlier revision lies on a sheet: two places that are the same in both. The other revision is turned, enlarged and
 * moved accordingly.
 *
 */
export type SheetAlignment = {
    /**
     * The other revision.
     */
    sheetId: string;
    /**
     * The two places on the other revision.
     */
    from: [
        SheetPoint,
        SheetPoint
    ];
    /**
     * The same two places on this sheet.
     */
    to: [
        SheetPoint,
        SheetPoint
    ];
};

/**
 * A sheet by its id.
 */
export type SheetRef = {
    id: string;
    number: SheetNumber;
    title: SheetTitle;
    revision: SheetRevision;
    planStatus: PlanStatus;
    issuedAt: string;
};

/**
 * A reference to another sheet that stands on the drawing, such as '3/A-501'.
 */
export type SheetLink = {
    text: string;
    box: Box;
    /**
     * The active sheet of that number.
     */
    sheetId: string;
    number: SheetNumber;
};

/**
 * A sheet with its revisions and references.
 */
export type SheetDetail = Sheet & {
    /**
     * Null if the earlier revisions lie on it edge to edge.
     */
    alignment: SheetAlignment | null;
    /**
     * All sheets of its number that the caller may see, the latest issue first; itself is one of them.
     */
    revisions: Array<SheetRef>;
    links: Array<SheetLink>;
};

/**
 * One sheet.
 */
export type SheetResult = {
    success: true;
    data: SheetDetail;
};

/**
 * Corrections of a sheet. Absent properties stay.
 */
export type UpdateSheetRequest = {
    version: RecordVersion;
    /**
     * For example 'A-201'.
     */
    number?: string;
    title?: SheetTitle;
    revision?: SheetRevision;
    discipline?: Discipline;
    /**
     * How much of the site a point of the page is.
     */
    metersPerPoint?: number;
    alignment?: SheetAlignment;
    /**
     * Properties to remove.
     */
    clear?: Array<'metersPerPoint' | 'alignment'>;
};

/**
 * The next status of a sheet.
 */
export type TransitionSheetRequest = {
    version: RecordVersion;
    to: 'active' | 'completed';
    /**
     * Required to make a sheet active.
     */
    reason?: string;
};

/**
 * Who sees markup. `own` is for its author, `shared` for those who see drafts, `published` for everybody who sees the sheet.
 */
export type SheetMarkupLayer = 'own' | 'shared' | 'published';

/**
 * A measurement on a sheet. Its value follows from the scale of the sheet.
 */
export type SheetMeasure = {
    /**
     * The length of a line, the area of a polygon, or a number of places.
     */
    kind: 'length' | 'area' | 'count';
    /**
     * x and y of each place in turn, as fractions of the width and height of the sheet from the upper left corner.
     */
    points: Array<number>;
};

/**
 * What one person drew and measured on a sheet. The drawing itself stays unchanged.
 */
export type SheetMarkup = {
    layer: SheetMarkupLayer;
    /**
     * Later shapes cover earlier ones.
     */
    shapes: Array<MarkupShape>;
    measures: Array<SheetMeasure>;
    /**
     * Whether the caller drew it.
     */
    isOwn: boolean;
    updatedAt: string;
    createdBy: PersonRef;
};

/**
 * The markup on a sheet.
 */
export type SheetMarkupListResult = {
    success: true;
    data: Array<SheetMarkup>;
};

/**
 * What the caller draws and measures on a sheet, and who sees it. Absent properties stay.
 */
export type UpdateSheetMarkupRequest = {
    layer: SheetMarkupLayer;
    shapes?: Array<MarkupShape>;
    measures?: Array<SheetMeasure>;
};

/**
 * The markup of one person.
 */
export type SheetMarkupResult = {
    success: true;
    data: SheetMarkup;
};

/**
 * `folder`: one folder. `favorites`: what the caller has marked. `followed`: the files in what the caller follows, by their
 * last change. `recent`: all files, by their last change.
 *
 */
export type DocumentShow = 'folder' | 'favorites' | 'followed' | 'recent';

/**
 * Type of a folder or file, from the content.
 */
export type DocumentType = 'folder' | 'pdf' | 'picture' | 'video' | 'text' | 'table' | 'office' | 'other';

/**
 * Type of a record that folders and files can be linked to.
 */
export type DocumentLinkType = 'punch_item' | 'rfi' | 'submittal' | 'photo';

/**
 * Sort key of folders and files. A minus sign sorts in descending order. `folders` has the folders first, and both by name.
 *
 */
export type DocumentSort = 'folders' | 'name' | '-name' | 'updatedAt' | '-updatedAt';

/**
 * `processing`: the host reads the file, and its text cannot be searched yet. `ready`: it can be shown and searched. `failed`:
 * it can be downloaded only; `fault` says why. `none`: the host makes no preview of such files.
 *
 */
export type DocumentPreviewState = 'processing' | 'ready' | 'failed' | 'none';

/**
 * What the host has made of a version, so that it can be shown and found.
 */
export type DocumentPreview = {
    state: DocumentPreviewState;
    /**
     * Null unless it failed.
     */
    fault: 'damaged' | 'encrypted' | 'too_large' | null;
    /**
     * Of a PDF; null if unknown.
     */
    pageCount: number | null;
    /**
     * A small picture of the first page, or of the picture. It needs no token, see Addresses of files.
     */
    thumbnailUrl: string | null;
};

/**
 * A file as it was uploaded.
 */
export type DocumentVersion = {
    /**
     * 1 for the first one.
     */
    number: number;
    fileName: string;
    /**
     * Decided by the host from the content. Texts of all kinds are text/plain or text/csv, so that nothing in a file can run,
     * and what the host does not know is application/octet-stream. Office files keep theirs; they are never shown, only
     * downloaded.
     *
     */
    mime: string;
    sizeBytes: number;
    /**
     * A short-lived address that needs no token, see Addresses of files. Supports range requests (RFC 9110 section 14). It is
     * for the preview: a host may serve callers without `download` a copy that is made for the screen. Null for them if the
     * format has no preview, such as an Office file.
     *
     */
    url: string | null;
    preview: DocumentPreview;
    /**
     * What is new in it; empty if the uploader wrote nothing.
     */
    notes: string;
    createdAt: string;
    createdBy: PersonRef;
};

/**
 * Whether a folder has an access list of its own. `private` counts alone, `listed` beside those of the folders above.
 */
export type AccessKind = 'inherited' | 'listed' | 'private';

/**
 * Who has a file checked out, and since when.
 */
export type DocumentLock = {
    by: PersonRef;
    at: string;
};

/**
 * Where the text of a file has the words of a search.
 */
export type DocumentHit = {
    /**
     * Page of a PDF, 1 for the first; null for a file without pages.
     */
    page: number | null;
    /**
     * The words with some text around them.
     */
    text: string;
};

/**
 * What the caller may do with a folder or file. `create` permits to add to a folder. In the recycle bin, `delete` permits to
 * restore it. A file that somebody else has checked out has no `update` and no `delete`; `manage` permits to check it in.
 *
 */
export type DocumentAction = 'download' | 'create' | 'update' | 'delete' | 'manage' | 'share';

/**
 * A folder or file of a project.
 */
export type Document = {
    id: string;
    projectId: string;
    kind: DocumentKind;
    name: string;
    /**
     * The folder that it is in; null at the top.
     */
    parentId: string | null;
    /**
     * The folders that it is in, from the top.
     */
    trail: Array<FolderRef>;
    description: string;
    tags: Array<string>;
    /**
     * The current version of a file; null for a folder.
     */
    current: DocumentVersion | null;
    /**
     * Number of versions of a file; 0 for a folder.
     */
    versionCount: number;
    /**
     * Number of folders and files directly in a folder; 0 for a file.
     */
    itemCount: number;
    /**
     * For a file always `inherited`.
     */
    access: AccessKind;
    /**
     * Null if nobody has it checked out.
     */
    lock: DocumentLock | null;
    /**
     * Whether the caller has marked it.
     */
    favorite: boolean;
    /**
     * Whether the caller follows it.
     */
    followed: boolean;
    createdAt: string;
    /**
     * Time of the last change of its properties or versions.
     */
    updatedAt: string;
    createdBy: PersonRef;
    /**
     * Time at which it was moved to the recycle bin; null outside.
     */
    deletedAt: string | null;
    /**
     * The first page of the current version that a search of a list found; null if only the facts match, and elsewhere.
     */
    hit: DocumentHit | null;
    version: RecordVersion;
    permittedActions: Array<DocumentAction>;
};

/**
 * A page of folders and files.
 */
export type DocumentListResult = {
    success: true;
    data: Array<Document>;
    nextCursor: NextCursor;
    /**
     * Items of the whole list, not only of this page.
     */
    total: number;
    /**
     * The folders from the top to the listed one; empty at the top and in the recycle bin.
     */
    trail: Array<FolderRef>;
    /**
     * All tags of what the caller sees in the project, by name, for a filter.
     */
    tags: Array<string>;
    /**
     * Everybody who created or changed something that the caller sees in the project, by name, for a filter.
     */
    people: Array<PersonRef>;
    /**
     * What the caller may do with the listed folder, at the top with the project's; none in other places.
     */
    permittedActions: Array<DocumentAction>;
};

/**
 * A folder in the tree.
 */
export type Folder = {
    id: string;
    name: string;
    /**
     * The folder that it is in; null at the top.
     */
    parentId: string | null;
    access: AccessKind;
    permittedActions: Array<DocumentAction>;
};

/**
 * All folders of a project that the caller sees, and what they may do at the top.
 */
export type FolderListResult = {
    success: true;
    data: Array<Folder>;
    permittedActions: Array<DocumentAction>;
};

/**
 * With the ending of the file name. A host puts '_' for / and \, and leaves out characters as in the guide Uploads.
 */
export type DocumentName = string;

/**
 * A new folder.
 */
export type CreateFolderRequest = {
    /**
     * Whether only the caller, who manages it, and those who may delete all documents see it.
     */
    isPrivate?: boolean;
    name: DocumentName;
    /**
     * The folder that it is in; absent at the top.
     */
    parentId?: string;
};

/**
 * A record or photo that the caller may see.
 */
export type DocumentLink = {
    type: DocumentLinkType | string;
    id: string;
    /**
     * Null for a draft or photo.
     */
    number: string | null;
    title: string;
};

/**
 * A folder or file with its versions.
 */
export type DocumentDetail = Document & {
    /**
     * The records and photos that it is linked to and that the caller sees.
     */
    links: Array<DocumentLink>;
    /**
     * Newest first; none for a folder.
     */
    versions: Array<DocumentVersion>;
};

/**
 * One folder or file.
 */
export type DocumentResult = {
    success: true;
    data: DocumentDetail;
};

/**
 * The folders and files for one zip.
 */
export type DownloadDocumentsRequest = {
    documentIds: Array<string>;
};

/**
 * A new file, or a new version, from a complete upload.
 */
export type CreateDocumentFromUploadRequest = {
    /**
     * A complete upload of the caller with the purpose document.
     */
    uploadId: string;
    /**
     * The folder that it is in; absent at the top.
     */
    parentId?: string;
    /**
     * The file name of the upload if absent.
     */
    name?: DocumentName;
    /**
     * What happens if a file beside it has the name.
     */
    sameName?: 'refuse' | 'new_version' | 'keep_both';
    /**
     * What is new in this version.
     */
    notes?: string;
};

/**
 * Changes of a folder or file. Absent properties stay unchanged.
 */
export type UpdateDocumentRequest = {
    version: RecordVersion;
    name?: DocumentName;
    /**
     * The folder to move to.
     */
    parentId?: string;
    /**
     * Properties to empty. Without a parentId it is at the top. Cannot name a property that has a new value.
     */
    clear?: Array<'parentId'>;
    description?: string;
    tags?: Array<string>;
    /**
     * The version of a file to make the current one.
     */
    currentNumber?: number;
};

/**
 * The version of the folder or file that the caller has seen.
 */
export type RestoreDocumentRequest = {
    version: RecordVersion;
};

/**
 * Where the copy goes.
 */
export type CopyDocumentRequest = {
    /**
     * The folder; absent for the top.
     */
    parentId?: string;
};

/**
 * Whom an entry names.
 */
export type AccessPartyKind = 'role' | 'company' | 'person';

/**
 * A role, a company or a person.
 */
export type AccessParty = {
    kind: AccessPartyKind;
    id: string;
    name: string;
};

/**
 * `view`: see folders and files. `download`: also save them. `upload`: also add folders and files, and change and delete
 * one's own. `edit`: also change all, and add versions. `manage`: also delete all, and set who has access.
 *
 */
export type AccessLevel = 'view' | 'download' | 'upload' | 'edit' | 'manage';

/**
 * What a role, company or person may do in a folder.
 */
export type AccessEntry = {
    party: AccessParty;
    level: AccessLevel;
};

/**
 * An entry of a folder above.
 */
export type InheritedAccess = AccessEntry & {
    from: FolderRef;
};

/**
 * What a member of the project may do in the folder, and why.
 */
export type EffectiveAccess = {
    person: PersonRef;
    companyName: string | null;
    roleName: string;
    /**
     * Null if the folder is hidden from them.
     */
    level: AccessLevel | null;
    /**
     * The folder with the entry that decides; null if their role does, or no entry.
     */
    from: FolderRef | null;
    /**
     * Whom the entry names that decides; null if their role in the project does, or no entry.
     */
    by: AccessPartyKind | null;
};

/**
 * Who has access to a folder.
 */
export type DocumentAccess = {
    /**
     * Whether only the entries of the folder count.
     */
    isPrivate: boolean;
    entries: Array<AccessEntry>;
    /**
     * Entries of the folders above that count here, the nearest first; none if it is private.
     */
    inherited: Array<InheritedAccess>;
    /**
     * Each member of the project, by name.
     */
    people: Array<EffectiveAccess>;
    version: RecordVersion;
};

/**
 * Who has access to a folder.
 */
export type DocumentAccessResult = {
    success: true;
    data: DocumentAccess;
};

/**
 * What a role, company or person may do in a folder.
 */
export type NewAccessEntry = {
    /**
     * A role of the account, a company of the project, or a member.
     */
    party: {
        kind: AccessPartyKind;
        id: string;
    };
    level: AccessLevel;
};

/**
 * Who has access. It replaces what was there.
 */
export type UpdateDocumentAccessRequest = {
    version: RecordVersion;
    isPrivate: boolean;
    entries: Array<NewAccessEntry>;
};

/**
 * Whether the caller has the file checked out.
 */
export type UpdateDocumentLockRequest = {
    checkedOut: boolean;
};

/**
 * Marks of the caller. Absent ones stay unchanged.
 */
export type UpdateDocumentMarkRequest = {
    favorite?: boolean;
    followed?: boolean;
};

/**
 * A record, and whether the folder or file is linked to it.
 */
export type UpdateDocumentLinkRequest = {
    record: {
        type: DocumentLinkType;
        id: string;
    };
    linked: boolean;
};

/**
 * A download of a file, or a view by somebody who may not download it.
 */
export type DocumentDownload = {
    id: string;
    at: string;
    documentId: string;
    /**
     * The name of the file at that time.
     */
    name: string;
    versionNumber: number;
    /**
     * Whether somebody without `download`, or a visitor of a link without downloads, got the file for its preview. What they read
     * of it within half an hour is one view.
     *
     */
    viewed: boolean;
    /**
     * Null for a visitor of a public link.
     */
    by: PersonRef | null;
    /**
     * The label of the public link; null for a member.
     */
    linkLabel: string | null;
};

/**
 * A page of downloads.
 */
export type DocumentDownloadListResult = {
    success: true;
    data: Array<DocumentDownload>;
    nextCursor: NextCursor;
};

/**
 * Sort key of the videos. A minus sign sorts in descending order.
 */
export type VideoSort = 'title' | '-title' | 'recordedAt' | '-recordedAt' | 'createdAt' | '-createdAt';

/**
 * A place in WGS 84 coordinates.
 */
export type VideoPosition = {
    /**
     * Degrees, north is positive.
     */
    lat: number;
    /**
     * Degrees, east is positive.
     */
    lng: number;
};

/**
 * What the caller may do with a video.
 */
export type VideoAction = 'update' | 'delete' | 'comment' | 'share';

/**
 * A video of a project.
 */
export type Video = {
    id: string;
    projectId: string;
    title: string;
    description: string;
    fileName: string;
    mime: string;
    sizeBytes: number;
    /**
     * A short-lived address that needs no token, see Addresses of files. Supports range requests (RFC 9110 section 14).
     */
    url: string;
    /**
     * Poster; null if none was set. A short-lived address that needs no token, see Addresses of files.
     */
    posterUrl: string | null;
    /**
     * Null if the file does not state it.
     */
    durationSec: number | null;
    playback: VideoPlayback;
    /**
     * The time that the camera wrote into the file, otherwise the time of the upload.
     */
    recordedAt: string;
    /**
     * Where the recording began, as the camera wrote it into the file; null if it did not.
     */
    position: VideoPosition | null;
    /**
     * Time of the upload.
     */
    createdAt: string;
    updatedAt: string;
    version: RecordVersion;
    createdBy: PersonRef;
    /**
     * Sorted by time.
     */
    chapters: Array<VideoChapter>;
    commentCount: number;
    permittedActions: Array<VideoAction>;
};

/**
 * A page of videos.
 */
export type VideoListResult = {
    success: true;
    data: Array<Video>;
    nextCursor: NextCursor;
    /**
     * Items of the whole list, not only of this page.
     */
    total: number;
};

/**
 * A new video from a complete upload.
 */
export type CreateVideoFromUploadRequest = {
    /**
     * A complete upload of the caller with the purpose video.
     */
    uploadId: string;
    title: string;
    description?: string;
};

/**
 * A comment on a video, which may refer to a time.
 */
export type VideoComment = {
    id: string;
    body: string;
    /**
     * Seconds from the start; null if it is about the whole video.
     */
    atSec: number | null;
    createdAt: string;
    createdBy: PersonRef;
    permittedActions: Array<CommentAction>;
};

/**
 * A video with its comments.
 */
export type VideoDetail = Video & {
    /**
     * Oldest first.
     */
    comments: Array<VideoComment>;
};

/**
 * One video.
 */
export type VideoResult = {
    success: true;
    data: VideoDetail;
};

/**
 * Changes of a video. Absent properties stay unchanged.
 */
export type UpdateVideoRequest = {
    version: RecordVersion;
    title?: string;
    description?: string;
    chapters?: Array<VideoChapter>;
};

/**
 * The picture that stands for a video.
 */
export type UpdateVideoPosterRequest = {
    /**
     * PNG, JPEG or WebP. At most 5 MiB.
     */
    poster: Blob | File;
};

/**
 * A new comment on a video.
 */
export type AddVideoCommentRequest = {
    body: string;
    /**
     * Seconds from the start. If absent, it is about the whole video.
     */
    atSec?: number;
};

/**
 * Days for which pictures are stored.
 */
export type RetentionDays = number;

/**
 * Permitted actions on the camera.
 */
export type FieldCamAction = 'update' | 'delete' | 'pause' | 'create_timelapse' | 'share';

/**
 * A camera on the site with its latest picture.
 */
export type FieldCam = {
    id: string;
    projectId: string;
    name: string;
    /**
     * The person in charge; may be empty.
     */
    provider: string;
    locationDetail: string;
    /**
     * Whether the host has an address to get pictures from. The address itself is secret.
     */
    hasSource: boolean;
    position: PhotoPosition | null;
    intervalSec: IntervalSec;
    activeHours: ActiveHours;
    retentionDays: RetentionDays;
    maintenance: boolean;
    status: FieldCamStatus;
    /**
     * Null before the first picture.
     */
    lastFrameAt: string | null;
    /**
     * Null before the first picture. A short-lived address that needs no token, see Addresses of files.
     */
    lastFrameUrl: string | null;
    /**
     * The public stream shows nothing.
     */
    streamPaused: boolean;
    publicDelaySec: PublicDelaySec;
    createdAt: string;
    updatedAt: string;
    version: RecordVersion;
    createdBy: PersonRef;
    permittedActions: Array<FieldCamAction>;
};

/**
 * The cameras of a project.
 */
export type FieldCamListResult = {
    success: true;
    data: Array<FieldCam>;
};

/**
 * Address from which the host gets pictures. The host never returns it.
 */
export type SnapshotUrl = string;

/**
 * The properties of a camera that people edit.
 */
export type FieldCamFields = {
    provider?: string;
    locationDetail?: string;
    position?: PhotoPosition;
    intervalSec?: IntervalSec;
    activeHours?: ActiveHours;
    retentionDays?: RetentionDays;
    publicDelaySec?: PublicDelaySec;
};

/**
 * The name of a camera.
 */
export type FieldCamName = string;

/**
 * A new camera.
 */
export type CreateFieldCamRequest = FieldCamFields & {
    name: FieldCamName;
    intervalSec?: IntervalSec;
    activeHours?: ActiveHours;
    retentionDays?: RetentionDays;
    publicDelaySec?: PublicDelaySec;
};

/**
 * How far a time-lapse is made.
 */
export type TimelapseState = 'queued' | 'running' | 'ready' | 'failed';

/**
 * A time-lapse of a camera.
 */
export type FieldCamTimelapse = {
    id: string;
    /**
     * First day, in the time zone of the project.
     */
    from: string;
    /**
     * Last day.
     */
    to: string;
    /**
     * Seconds between its pictures.
     */
    everySec: number;
    /**
     * Pictures per second.
     */
    fps: number;
    state: TimelapseState;
    /**
     * Number of its pictures; 0 until it is ready.
     */
    frameCount: number;
    /**
     * Number of missing pictures in this period; 0 until it is ready.
     */
    missingCount: number;
    createdAt: string;
    createdBy: PersonRef;
};

/**
 * A camera with its time-lapses.
 */
export type FieldCamDetail = FieldCam & {
    /**
     * Newest first.
     */
    timelapses: Array<FieldCamTimelapse>;
};

/**
 * One camera.
 */
export type FieldCamResult = {
    success: true;
    data: FieldCamDetail;
};

/**
 * Changes of a camera. Absent properties stay unchanged.
 */
export type UpdateFieldCamRequest = FieldCamFields & {
    version: RecordVersion;
    name?: FieldCamName;
    maintenance?: boolean;
};

/**
 * Whether visitors see new pictures.
 */
export type UpdateFieldCamStreamRequest = {
    paused: boolean;
};

/**
 * A new time-lapse of the pictures of some days.
 */
export type CreateFieldCamTimelapseRequest = {
    from: string;
    /**
     * Not before `from`.
     */
    to: string;
    everySec: number;
    fps: number;
};

/**
 * A time-lapse with its pictures.
 */
export type FieldCamTimelapseDetail = FieldCamTimelapse & {
    /**
     * The pictures, oldest first; empty until it is ready.
     *
     */
    frames: Array<FieldCamFrame>;
};

/**
 * One time-lapse.
 */
export type FieldCamTimelapseResult = {
    success: true;
    data: FieldCamTimelapseDetail;
};

/**
 * Only its editors see a draft; all members of the project see a published tour.
 */
export type TourState = 'draft' | 'published';

/**
 * Members of the project see every tour; a public tour can also be shared by link.
 */
export type TourVisibility = 'private' | 'public';

/**
 * Permitted actions on the tour.
 */
export type TourAction = 'update' | 'delete' | 'publish' | 'change_visibility' | 'share';

/**
 * A virtual tour as a list shows it.
 */
export type TourSummary = {
    id: string;
    title: string;
    description: string;
    state: TourState;
    visibility: TourVisibility;
    /**
     * Thumbnail of the first scene; null if the tour has no scenes. A short-lived address that needs no token, see Addresses of files.
     */
    coverUrl: string | null;
    sceneCount: number;
    createdBy: PersonRef;
    createdAt: string;
    updatedAt: string;
    version: RecordVersion;
    permittedActions: Array<TourAction>;
};

/**
 * A page of virtual tours.
 */
export type TourListResult = {
    success: true;
    data: Array<TourSummary>;
    nextCursor: NextCursor;
    /**
     * Items of the whole list, not only of this page.
     */
    total: number;
};

/**
 * A new virtual tour without scenes.
 */
export type CreateTourRequest = {
    title: string;
    description?: string;
};

/**
 * The picture of the plan.
 */
export type TourPlan = {
    /**
     * A short-lived address that needs no token, see Addresses of files.
     */
    url: string;
    /**
     * Pixels.
     */
    width: number;
    /**
     * Pixels.
     */
    height: number;
};

/**
 * A scene of a tour with its panorama.
 */
export type TourScene = TourSceneFacts & {
    /**
     * The equirectangular picture. A short-lived address that needs no token, see Addresses of files.
     */
    panoramaUrl: string;
};

/**
 * A virtual tour with its scenes and its plan.
 */
export type Tour = TourSummary & {
    /**
     * Null if the tour has no scenes.
     */
    startSceneId: string | null;
    /**
     * Null if there is none.
     */
    plan: TourPlan | null;
    scenes: Array<TourScene>;
};

/**
 * One virtual tour.
 */
export type TourResult = {
    success: true;
    data: Tour;
};

/**
 * Properties that are absent stay unchanged.
 */
export type UpdateTourRequest = {
    version: RecordVersion;
    title?: string;
    description?: string;
    state?: TourState;
    visibility?: TourVisibility;
    startSceneId?: string;
};

/**
 * The picture of the plan.
 */
export type UpdateTourPlanRequest = {
    /**
     * PNG or JPEG. At most 10 MiB.
     */
    plan: Blob | File;
};

/**
 * Panoramas that were selected together. Their uploads finish in any order, or days apart, but their scenes follow
 * the order of selection: a scene goes after those of its batch with a smaller position and before those with a
 * larger one. The first scene of a batch, and any scene without a batch, goes to the end of the tour.
 *
 */
export type SceneBatch = {
    /**
     * Batch id that the client creates. All uploads of a batch share it.
     */
    id: string;
    /**
     * Zero-based position in the batch.
     */
    place: number;
};

/**
 * A new scene from a complete upload.
 */
export type CreateTourSceneFromUploadRequest = {
    /**
     * A complete upload of the caller with the purpose panorama.
     */
    uploadId: string;
    title: string;
    floor?: string;
    /**
     * The place, if another scene was captured there.
     */
    spotId?: string;
    /**
     * Without it, the host takes the time that the camera wrote into the picture, in the project's time zone if the
     * camera wrote none; otherwise the current time.
     *
     */
    takenAt?: string;
    batch?: SceneBatch;
};

/**
 * Properties that are absent stay unchanged.
 */
export type UpdateTourSceneRequest = {
    version: RecordVersion;
    title?: string;
    floor?: string;
    spotId?: string;
    takenAt?: string;
    northYaw?: Angle;
    plan?: PlanPlace;
    links?: Array<TourLink>;
    hotspots?: Array<TourHotspot>;
    /**
     * The properties to empty.
     */
    clear?: Array<'plan'>;
};

/**
 * `all`: the caller sees the whole budget. `company`: the commitments with the caller's company, and their invoices. `approvals`: the change orders that name the caller as the approver.
 */
export type BudgetScope = 'all' | 'company' | 'approvals';

/**
 * Status of a budget. In a draft, everything can be edited. While it is active, originals are locked, and change orders change the budget. A completed one is read-only.
 */
export type BudgetStatus = 'draft' | 'active' | 'completed';

/**
 * Up to which amount people with a role approve commitments and change orders.
 */
export type ApprovalLimit = {
    roleId: RoleId;
    limitMinor: number;
};

/**
 * Who sees the budget besides those whose role has the flag `view_budget`, and up to which amount roles approve.
 */
export type BudgetAccess = {
    /**
     * Whether the owner may read the budget.
     */
    visibleToOwner: boolean;
    /**
     * Whether superintendents may read the budget.
     */
    visibleToSuperintendents: boolean;
    /**
     * A role that is absent has the limit of the role that it was copied from. One that needs a limit and has none approves nothing.
     */
    approvalLimits: Array<ApprovalLimit>;
};

/**
 * A sum of amounts, in minor units as well. It stays exact in a double.
 */
export type BudgetSum = number;

/**
 * The columns of a line, or the sums of several lines. `revised` = original + approved changes. `projected` = revised +
 * pending changes. `actual` = invoiced + direct. `estimateAtCompletion` = the larger of committed and invoiced, + direct +
 * forecast to complete. `variance` = revised - estimate at completion, negative for an overrun.
 *
 */
export type BudgetFigures = {
    originalMinor: BudgetSum;
    approvedChangesMinor: BudgetSum;
    revisedMinor: BudgetSum;
    pendingChangesMinor: BudgetSum;
    projectedMinor: BudgetSum;
    committedMinor: BudgetSum;
    invoicedMinor: BudgetSum;
    directMinor: BudgetSum;
    actualMinor: BudgetSum;
    forecastToCompleteMinor: BudgetSum;
    estimateAtCompletionMinor: BudgetSum;
    varianceMinor: BudgetSum;
};

/**
 * The lines that are marked as contingency. `drawnMinor` is what approved change orders took from them.
 */
export type ContingencyFigures = {
    originalMinor: BudgetSum;
    drawnMinor: BudgetSum;
    remainingMinor: BudgetSum;
};

/**
 * A month, such as '2026-11'.
 */
export type BudgetMonth = string;

/**
 * What the caller may do with the budget now. `set_access` permits to change who sees it and the limits of approval.
 */
export type BudgetAction = 'update' | 'set_access' | 'export' | 'take_snapshot' | 'manage_commitments' | 'manage_changes' | 'add_invoice';

/**
 * The budget of a project. Every project has one. It begins as an empty draft.
 */
export type Budget = {
    projectId: string;
    currency: Currency;
    scope: BudgetScope;
    status: BudgetStatus;
    /**
     * Null for callers who may not change it.
     */
    access: BudgetAccess | null;
    /**
     * Null unless the scope is `all`.
     */
    lineCount: number | null;
    /**
     * The sums of all lines. Null unless the scope is `all`.
     */
    totals: BudgetFigures | null;
    /**
     * Null unless the scope is `all`.
     */
    contingency: ContingencyFigures | null;
    /**
     * Up to which amount the caller approves commitments and change orders, and names the approver of a change order. Null without a limit.
     */
    ownLimitMinor: number | null;
    /**
     * The month of the latest snapshot. Null without one, and unless the scope is `all`.
     */
    lastSnapshotMonth: BudgetMonth | null;
    /**
     * Number of pending change orders that the caller sees.
     */
    pendingChangeCount: number;
    /**
     * Number of submitted invoices that the caller sees.
     */
    submittedInvoiceCount: number;
    /**
     * The latest change of the budget itself or of its lines.
     */
    updatedAt: string;
    version: RecordVersion;
    permittedActions: Array<BudgetAction>;
    /**
     * The statuses that the caller may give the budget now.
     */
    permittedStatuses: Array<BudgetStatus>;
};

/**
 * The budget.
 */
export type BudgetResult = {
    success: true;
    data: Budget;
};

/**
 * Changes of who sees the budget and up to which amount roles approve. Absent properties stay.
 */
export type UpdateBudgetRequest = {
    version: RecordVersion;
    visibleToOwner?: boolean;
    visibleToSuperintendents?: boolean;
    /**
     * Replaces all limits.
     */
    approvalLimits?: Array<ApprovalLimit>;
};

/**
 * The next status of the budget.
 */
export type TransitionBudgetRequest = {
    version: RecordVersion;
    to: 'active' | 'completed';
    /**
     * Required to reopen a completed budget.
     */
    reason?: string;
};

/**
 * Digits, letters, dots, dashes and single spaces, such as '03 30 00'. The first two digits name the division.
 */
export type CostCodeText = string;

/**
 * What the caller may do with a code.
 */
export type CostCodeAction = 'update' | 'delete';

/**
 * A node of the tree of cost codes. Divisions are those of MasterFormat. Other codes are the project's own.
 */
export type CostCode = {
    id: string;
    code: CostCodeText;
    title: string;
    /**
     * The code above it. Null for a division, and for a code that belongs to none.
     */
    parentCode: string | null;
    /**
     * Whether it is of the starting list. Nobody changes these.
     */
    isDivision: boolean;
    /**
     * Whether it is no longer suggested for lines. Lines that have it keep it.
     */
    isArchived: boolean;
    /**
     * Number of lines with this code; of a division, with a code of the division.
     */
    lineCount: number;
    version: RecordVersion;
    permittedActions: Array<CostCodeAction>;
};

/**
 * All codes, sorted by code.
 */
export type CostCodeListResult = {
    success: true;
    data: Array<CostCode>;
};

/**
 * For example 'Cast-in-place concrete'.
 */
export type CostCodeTitle = string;

/**
 * A code of the project.
 */
export type CreateCostCodeRequest = {
    code: CostCodeText;
    title: CostCodeTitle;
};

/**
 * One code.
 */
export type CostCodeResult = {
    success: true;
    data: CostCode;
};

/**
 * A cell of the file as a text. Numbers have a point for decimals, and no currency sign. Commas between thousands are ignored. Empty or absent for none.
 */
export type BudgetImportCell = string;

/**
 * A row of the file, by the column that each cell was mapped to.
 */
export type CostCodeImportRow = {
    code?: BudgetImportCell;
    title?: BudgetImportCell;
};

/**
 * The rows of a file that the client has read.
 */
export type ImportCostCodesRequest = {
    mode: ImportMode;
    rows: Array<CostCodeImportRow>;
};

/**
 * What a row becomes.
 */
export type CostCodeImportOutcome = {
    /**
     * `update`: the code gets the title of the row. `skip`: it has this title. `fault`: the row cannot be imported, and `faults` say why.
     */
    action: 'create' | 'update' | 'skip' | 'fault';
    /**
     * Each points at a cell, such as `/rows/3/code`.
     */
    faults: Array<FieldProblem>;
};

/**
 * One outcome per row, in the order of the request.
 */
export type CostCodeImportResult = {
    success: true;
    data: {
        rows: Array<CostCodeImportOutcome>;
        createCount: number;
        updateCount: number;
        skipCount: number;
        faultCount: number;
        /**
         * False for a preview, and for the mode `all` with a fault.
         */
        isImported: boolean;
    };
};

/**
 * Changes of a code of the project. Absent properties stay.
 */
export type UpdateCostCodeRequest = {
    version: RecordVersion;
    code?: CostCodeText;
    title?: CostCodeTitle;
    isArchived?: boolean;
};

/**
 * What the money of a line is for.
 */
export type CostType = 'labor' | 'material' | 'equipment' | 'subcontract' | 'other';

/**
 * A number with up to nine digits and three decimals as a text, such as '1250.5', so that it stays exact.
 */
export type BudgetQuantity = string;

/**
 * An amount in minor units of the currency of the project (ISO 4217), such as cents; of a currency without decimals, such as
 * `JPY`, in whole units. Negative for a credit.
 *
 */
export type MoneyMinor = number;

/**
 * Where the forecast to complete of a line comes from. `remaining`: what is left of the projected budget, at least nothing.
 * `percent`: a share of the projected budget that is still to come. `typed`: an amount with a reason.
 *
 */
export type ForecastMethod = 'remaining' | 'percent' | 'typed';

/**
 * A share in basis points. 10000 is all of it.
 */
export type BasisPoints = number;

/**
 * A line of the budget with its columns.
 */
export type BudgetLine = {
    id: string;
    /**
     * Lines are sorted by it. Several lines may have the same one, and are then sorted by code.
     */
    position: number;
    code: CostCodeText;
    /**
     * The division of the code, such as '03'. Null for an own code without one.
     */
    division: string | null;
    description: string;
    /**
     * Null if it was not chosen.
     */
    category: Category | null;
    /**
     * Null if it was not chosen.
     */
    discipline: Discipline | null;
    costType: CostType;
    /**
     * Null for a lump sum.
     */
    quantity: BudgetQuantity | null;
    /**
     * The unit of measure, such as 'CY'. May be empty.
     */
    uom: string;
    /**
     * Null for a lump sum.
     */
    unitCostMinor: MoneyMinor | null;
    /**
     * Whether the original was typed. Otherwise, it is quantity x unit cost, half a minor unit rounded away from zero.
     */
    isOriginalTyped: boolean;
    isContingency: boolean;
    /**
     * When its cost is planned to begin. Null for the start of the project.
     */
    startMonth: BudgetMonth | null;
    /**
     * When its cost is planned to end. Null for the target finish of the project.
     */
    finishMonth: BudgetMonth | null;
    forecastMethod: ForecastMethod;
    /**
     * With the method `percent`, otherwise null.
     */
    forecastBp: BasisPoints | null;
    /**
     * With the method `typed`, otherwise null.
     */
    forecastMinor: MoneyMinor | null;
    /**
     * With the method `typed`, otherwise null.
     */
    forecastReason: string | null;
    figures: BudgetFigures;
    version: RecordVersion;
};

/**
 * All lines in their order, with the sums of all columns.
 */
export type BudgetLineListResult = {
    success: true;
    data: Array<BudgetLine>;
    totals: BudgetFigures;
    status: BudgetStatus;
    /**
     * That of the budget.
     */
    version: number;
};

/**
 * A text in a cell.
 */
export type BudgetLineText = string;

/**
 * Cells of a line. Absent cells stay. A new line needs `code`, `description` and `costType`.
 *
 */
export type BudgetLineCells = {
    position?: number;
    /**
     * Checked as a cost code. A fault has its place in the result of the line.
     */
    code?: string;
    description?: BudgetLineText;
    /**
     * One of the categories.
     */
    category?: string;
    /**
     * One of the disciplines.
     */
    discipline?: string;
    /**
     * One of the cost types.
     */
    costType?: string;
    /**
     * A number with up to nine digits and three decimals.
     */
    quantity?: string;
    uom?: string;
    /**
     * At most 10 billion units of the currency in either direction.
     */
    unitCostMinor?: number;
    /**
     * At most 10 billion units of the currency in either direction.
     */
    originalMinor?: number;
    isContingency?: boolean;
    /**
     * A month.
     */
    startMonth?: string;
    /**
     * A month.
     */
    finishMonth?: string;
    forecastMethod?: ForecastMethod;
    /**
     * For the method `percent`, 0 to 10000.
     */
    forecastBp?: number;
    /**
     * For the method `typed`.
     */
    forecastMinor?: number;
    /**
     * For the method `typed`.
     */
    forecastReason?: string;
};

/**
 * What to do with one line. `create` takes `cells`, `update` takes `id`, `version`, `cells` and `clear`, `delete` takes `id` and `version`.
 */
export type BudgetLineItem = {
    action: 'create' | 'update' | 'delete';
    id?: string;
    version?: RecordVersion;
    cells?: BudgetLineCells;
    /**
     * Cells to empty. Without `originalMinor`, the original is quantity x unit cost.
     */
    clear?: Array<'category' | 'discipline' | 'quantity' | 'unitCostMinor' | 'originalMinor' | 'startMonth' | 'finishMonth'>;
};

/**
 * Up to 1,000 lines to create, change or delete.
 */
export type BulkUpdateBudgetLinesRequest = {
    items: Array<BudgetLineItem>;
};

/**
 * Why a line was not written. `errors` point at its cells in the request, such as `/items/3/cells/quantity`.
 */
export type BudgetLineProblem = {
    code: ProblemCode;
    detail: string;
    /**
     * Empty if it is about the whole line.
     */
    errors: Array<FieldProblem>;
    /**
     * With STALE_VERSION.
     */
    currentVersion?: number;
};

/**
 * The result of one item.
 */
export type BudgetLineOutcome = {
    /**
     * Null for a line that was not created.
     */
    id: string | null;
    ok: boolean;
    /**
     * The line as it is now, with its columns. With STALE_VERSION, that of the other person. Null if there is none.
     */
    line: BudgetLine | null;
    /**
     * Null for a success.
     */
    problem: BudgetLineProblem | null;
};

/**
 * One result per item, in the order of the request, and the sums of the budget afterwards.
 */
export type BudgetLineBulkResult = {
    success: true;
    data: {
        succeeded: number;
        failed: number;
        results: Array<BudgetLineOutcome>;
        totals: BudgetFigures;
    };
};

/**
 * A row of the file, by the column that each cell was mapped to.
 */
export type BudgetImportRow = {
    code?: BudgetImportCell;
    description?: BudgetImportCell;
    category?: BudgetImportCell;
    discipline?: BudgetImportCell;
    costType?: BudgetImportCell;
    quantity?: BudgetImportCell;
    uom?: BudgetImportCell;
    /**
     * In units of the currency, such as '1234.50'.
     */
    unitCost?: string;
    /**
     * In units of the currency. Without it, quantity x unit cost.
     */
    original?: string;
    startMonth?: BudgetImportCell;
    finishMonth?: BudgetImportCell;
};

/**
 * The rows of a file that the client has read.
 */
export type ImportBudgetLinesRequest = {
    mode: ImportMode;
    /**
     * What to do with a row with the code and cost type of a line.
     */
    existing: 'update' | 'skip';
    rows: Array<BudgetImportRow>;
};

/**
 * What a row becomes.
 */
export type BudgetImportOutcome = {
    /**
     * `fault`: the row cannot be imported, and `faults` say why.
     */
    action: 'create' | 'update' | 'skip' | 'fault';
    /**
     * The line. Null for one that does not exist, such as in a preview.
     */
    lineId: string | null;
    /**
     * The original of the line. Null for a fault.
     */
    originalMinor: MoneyMinor | null;
    /**
     * Each points at a cell, such as `/rows/3/quantity`.
     */
    faults: Array<FieldProblem>;
};

/**
 * One outcome per row, in the order of the request.
 */
export type BudgetImportResult = {
    success: true;
    data: {
        rows: Array<BudgetImportOutcome>;
        createCount: number;
        updateCount: number;
        skipCount: number;
        faultCount: number;
        /**
         * False for a preview, and for the mode `all` with a fault.
         */
        isImported: boolean;
        /**
         * The sum of the originals of the rows that are not faulty.
         */
        originalMinor: number;
    };
};

/**
 * A column whose records can be listed.
 */
export type BudgetColumn = 'original' | 'approved_changes' | 'revised' | 'pending_changes' | 'projected' | 'committed' | 'invoiced' | 'direct' | 'actual' | 'forecast_to_complete' | 'estimate_at_completion' | 'variance';

/**
 * The kind of a record behind a figure.
 */
export type BudgetRecordType = 'budget_line' | 'change_order' | 'commitment' | 'invoice' | 'direct_cost';

/**
 * A record behind a figure, with its part of the figure.
 */
export type BudgetRecord = {
    /**
     * Of this part. A record may have several.
     */
    id: string;
    type: BudgetRecordType;
    recordId: string;
    /**
     * Such as 'CO-004'. Empty if the record has none.
     */
    number: string;
    title: string;
    companyName: string | null;
    /**
     * The status of the record, or for a line its method of forecast. Empty if it has none.
     */
    status: string;
    /**
     * When it counts from. Null for a line.
     */
    date: string | null;
    budgetLineId: string;
    amountMinor: BudgetSum;
};

/**
 * A page of the records behind a figure, latest first. All amounts together are the figure.
 */
export type BudgetRecordListResult = {
    success: true;
    data: Array<BudgetRecord>;
    nextCursor: NextCursor;
    /**
     * Number of parts on all pages.
     */
    total: number;
    /**
     * The figure.
     */
    totalMinor: number;
};

/**
 * The amounts of one month, not cumulated. `plannedMinor` spreads the revised budget over the months of its lines,
 * `forecastMinor` what is still to come. All actual and forecast amounts together are the estimate at completion.
 *
 */
export type BudgetForecastMonth = {
    month: BudgetMonth;
    plannedMinor: BudgetSum;
    committedMinor: BudgetSum;
    actualMinor: BudgetSum;
    forecastMinor: BudgetSum;
};

/**
 * An approved change order that took from contingency, or gave back with a negative amount.
 */
export type ContingencyDraw = {
    changeOrderId: string;
    number: string;
    title: string;
    month: BudgetMonth;
    amountMinor: BudgetSum;
    /**
     * What was left afterwards.
     */
    remainingMinor: number;
};

/**
 * The effect of change orders on the finish of the project.
 */
export type BudgetSchedule = {
    /**
     * That of the project. Null if it has none.
     */
    targetFinishDate: string | null;
    /**
     * Calendar days by which the approved change orders move the finish. Negative for an earlier one.
     */
    approvedDays: number;
    /**
     * Those of the pending change orders.
     */
    pendingDays: number;
    /**
     * The target moved by the approved days. The forecast of lines without a month of their own ends there. Null without a target.
     */
    revisedFinishDate: string | null;
};

/**
 * The budget over time.
 */
export type BudgetForecast = {
    currentMonth: BudgetMonth;
    /**
     * Each month from the first to the last with an amount, without gaps.
     */
    months: Array<BudgetForecastMonth>;
    contingency: ContingencyFigures;
    /**
     * In the order of their approval.
     */
    draws: Array<ContingencyDraw>;
    schedule: BudgetSchedule;
};

/**
 * The budget over time.
 */
export type BudgetForecastResult = {
    success: true;
    data: BudgetForecast;
};

/**
 * The budget as it was at the end of a month. It never changes.
 */
export type BudgetSnapshot = {
    id: string;
    month: BudgetMonth;
    /**
     * May be empty.
     */
    note: string;
    totals: BudgetFigures;
    lineCount: number;
    createdAt: string;
    createdBy: PersonRef;
};

/**
 * All snapshots, the latest month first.
 */
export type BudgetSnapshotListResult = {
    success: true;
    data: Array<BudgetSnapshot>;
};

/**
 * The month to close. Not in the future.
 */
export type CreateBudgetSnapshotRequest = {
    month: BudgetMonth;
    note?: string;
};

/**
 * A line as it was.
 */
export type BudgetSnapshotLine = {
    /**
     * The line may be gone.
     */
    lineId: string;
    code: CostCodeText;
    division: string | null;
    description: string;
    category: Category | null;
    discipline: Discipline | null;
    costType: CostType;
    figures: BudgetFigures;
};

/**
 * A snapshot with its lines, in their order at that time.
 */
export type BudgetSnapshotDetail = BudgetSnapshot & {
    lines: Array<BudgetSnapshotLine>;
};

/**
 * One snapshot.
 */
export type BudgetSnapshotResult = {
    success: true;
    data: BudgetSnapshotDetail;
};

/**
 * Status of a commitment. It counts as committed while it is approved or completed. A void one counts nowhere.
 */
export type CommitmentStatus = 'draft' | 'approved' | 'completed' | 'void';

/**
 * Sort key of commitments.
 */
export type CommitmentSort = 'number' | '-number' | 'title' | '-title' | 'company' | '-company' | 'status' | '-status';

/**
 * A subcontract or a purchase order.
 */
export type CommitmentKind = 'subcontract' | 'purchase_order';

/**
 * A company by its id.
 */
export type BudgetCompany = {
    id: string;
    name: string;
};

/**
 * The amounts of a commitment. `revised` = original + approved changes. `balance` = revised - billed.
 */
export type CommitmentFigures = {
    originalMinor: BudgetSum;
    approvedChangesMinor: BudgetSum;
    revisedMinor: BudgetSum;
    /**
     * Zero for callers who do not see change orders.
     */
    pendingChangesMinor: number;
    /**
     * Completed and stored in approved and paid invoices.
     */
    billedMinor: number;
    /**
     * The retainage of the latest of these invoices.
     */
    retainedMinor: number;
    /**
     * The payments of the paid invoices.
     */
    paidMinor: number;
    balanceMinor: BudgetSum;
};

/**
 * What the caller may do with a commitment now. `add_invoice` permits to start an invoice.
 */
export type CommitmentAction = 'update' | 'delete' | 'add_invoice';

/**
 * A contract with a company.
 */
export type Commitment = {
    id: string;
    projectId: string;
    /**
     * Such as 'SC-001' or 'PO-001'.
     */
    number: string;
    kind: CommitmentKind;
    title: string;
    /**
     * May be empty.
     */
    description: string;
    company: BudgetCompany;
    status: CommitmentStatus;
    retentionBp: BasisPoints;
    /**
     * Null until it is approved.
     */
    approvedOn: string | null;
    figures: CommitmentFigures;
    /**
     * The invoice that is a draft, submitted or rejected. There is at most one. Null for none.
     */
    openInvoiceId: string | null;
    createdAt: string;
    updatedAt: string;
    createdBy: PersonRef;
    version: RecordVersion;
    permittedActions: Array<CommitmentAction>;
    permittedStatuses: Array<CommitmentStatus>;
};

/**
 * A page of commitments.
 */
export type CommitmentListResult = {
    success: true;
    data: Array<Commitment>;
    nextCursor: NextCursor;
    /**
     * Number of commitments on all pages.
     */
    total: number;
};

/**
 * A short title.
 */
export type BudgetRecordTitle = string;

/**
 * May be empty.
 */
export type BudgetText = string;

/**
 * A row of the schedule of values.
 */
export type CommitmentLineInput = {
    /**
     * The row to keep. Absent for a new one.
     */
    id?: string;
    budgetLineId: RecordId;
    description: BudgetRecordTitle;
    amountMinor: MoneyMinor;
};

/**
 * All rows of the schedule of values, in their order.
 */
export type CommitmentLinesInput = Array<CommitmentLineInput>;

/**
 * A new commitment. It begins as a draft.
 */
export type CreateCommitmentRequest = {
    kind: CommitmentKind;
    title: BudgetRecordTitle;
    description?: BudgetText;
    companyId: RecordId;
    retentionBp?: BasisPoints;
    lines?: CommitmentLinesInput;
};

/**
 * A line by its id.
 */
export type BudgetLineRef = {
    id: string;
    code: CostCodeText;
    description: string;
};

/**
 * Status of a change order. A pending one counts as pending changes, an approved one as approved changes. A rejected one counts nowhere.
 */
export type ChangeOrderStatus = 'pending' | 'approved' | 'rejected';

/**
 * A change order by its id.
 */
export type ChangeOrderRef = {
    id: string;
    number: string;
    title: string;
    status: ChangeOrderStatus;
};

/**
 * A row of the schedule of values. Rows of approved change orders follow those of the commitment itself.
 */
export type CommitmentLine = {
    id: string;
    description: string;
    /**
     * Null for callers who do not see the lines of the budget.
     */
    budgetLine: BudgetLineRef | null;
    /**
     * The approved change order that added the row. Null for a row of the commitment itself.
     */
    changeOrder: ChangeOrderRef | null;
    scheduledMinor: MoneyMinor;
    /**
     * Completed and stored in approved and paid invoices.
     */
    billedMinor: number;
    /**
     * Scheduled less billed.
     */
    balanceMinor: number;
};

/**
 * A commitment with its schedule of values.
 */
export type CommitmentDetail = Commitment & {
    lines: Array<CommitmentLine>;
};

/**
 * One commitment.
 */
export type CommitmentResult = {
    success: true;
    data: CommitmentDetail;
};

/**
 * Changes of a commitment. Absent properties stay. Kind, company and rows can be changed in a draft only.
 */
export type UpdateCommitmentRequest = {
    version: RecordVersion;
    kind?: CommitmentKind;
    title?: BudgetRecordTitle;
    description?: BudgetText;
    companyId?: RecordId;
    retentionBp?: BasisPoints;
    lines?: CommitmentLinesInput;
};

/**
 * The next status of a commitment.
 */
export type TransitionCommitmentRequest = {
    version: RecordVersion;
    to: 'approved' | 'completed' | 'void';
    /**
     * Required for `void`, and to take a completed one back.
     */
    reason?: string;
};

/**
 * Status of a change event.
 */
export type ChangeEventStatus = 'open' | 'closed';

/**
 * Why a change comes up.
 */
export type ChangeEventReason = 'owner_request' | 'design_change' | 'field_condition' | 'error_or_omission' | 'allowance' | 'other';

/**
 * What a change comes from.
 */
export type ChangeSourceType = 'rfi' | 'punch_item';

/**
 * The record that a change comes from, as the caller may open it.
 */
export type ChangeSource = {
    type: ChangeSourceType;
    id: string;
    /**
     * Null for a draft.
     */
    number: string | null;
    title: string;
};

/**
 * What the caller may do with a change event, a change order or a direct cost now.
 */
export type ChangeRecordAction = 'update' | 'delete';

/**
 * Something that may change the cost, before anybody priced it. It changes no column until a change order names it.
 */
export type ChangeEvent = {
    id: string;
    projectId: string;
    /**
     * Such as 'CE-001'.
     */
    number: string;
    title: string;
    /**
     * May be empty.
     */
    description: string;
    reason: ChangeEventReason;
    /**
     * Null for one by hand, and for a record that the caller does not see.
     */
    source: ChangeSource | null;
    status: ChangeEventStatus;
    /**
     * A rough estimate. Null for none.
     */
    roughMinor: MoneyMinor | null;
    /**
     * Those that name it.
     */
    changeOrders: Array<ChangeOrderRef>;
    createdAt: string;
    updatedAt: string;
    createdBy: PersonRef;
    version: RecordVersion;
    permittedActions: Array<ChangeRecordAction>;
};

/**
 * A page of change events, the latest number first.
 */
export type ChangeEventListResult = {
    success: true;
    data: Array<ChangeEvent>;
    nextCursor: NextCursor;
    /**
     * Number of change events on all pages.
     */
    total: number;
};

/**
 * The record that a change comes from.
 */
export type ChangeSourceInput = {
    type: ChangeSourceType;
    id: RecordId;
};

/**
 * A new change event.
 */
export type CreateChangeEventRequest = {
    title: BudgetRecordTitle;
    description?: BudgetText;
    reason: ChangeEventReason;
    source?: ChangeSourceInput;
    roughMinor?: MoneyMinor;
};

/**
 * One change event.
 */
export type ChangeEventResult = {
    success: true;
    data: ChangeEvent;
};

/**
 * Changes of a change event. Absent properties stay.
 */
export type UpdateChangeEventRequest = {
    version: RecordVersion;
    title?: BudgetRecordTitle;
    description?: BudgetText;
    reason?: ChangeEventReason;
    status?: ChangeEventStatus;
    roughMinor?: MoneyMinor;
    /**
     * Properties to remove.
     */
    clear?: Array<'roughMinor'>;
};

/**
 * A change event by its id.
 */
export type ChangeEventRef = {
    id: string;
    number: string;
    title: string;
};

/**
 * A change of the budget.
 */
export type ChangeOrder = {
    id: string;
    projectId: string;
    /**
     * Such as 'CO-001'.
     */
    number: string;
    title: string;
    /**
     * May be empty.
     */
    description: string;
    /**
     * Null without one.
     */
    changeEvent: ChangeEventRef | null;
    /**
     * Null for one by hand, and for a record that the caller does not see.
     */
    source: ChangeSource | null;
    status: ChangeOrderStatus;
    /**
     * The sum of its lines.
     */
    amountMinor: number;
    /**
     * Calendar days that the finish moves. Negative for earlier.
     */
    scheduleDays: number;
    /**
     * The only person who decides about it. Null for everybody whose role and limit permit it.
     */
    approver: PersonRef | null;
    /**
     * Null while it is pending.
     */
    decidedAt: string | null;
    decidedBy: PersonRef | null;
    decisionReason: string | null;
    createdAt: string;
    updatedAt: string;
    createdBy: PersonRef;
    version: RecordVersion;
    permittedActions: Array<ChangeRecordAction>;
    permittedStatuses: Array<ChangeOrderStatus>;
};

/**
 * A page of change orders, the latest number first.
 */
export type ChangeOrderListResult = {
    success: true;
    data: Array<ChangeOrder>;
    nextCursor: NextCursor;
    /**
     * Number of change orders on all pages.
     */
    total: number;
};

/**
 * Calendar days that the finish moves. Negative for earlier.
 */
export type ScheduleDays = number;

/**
 * The effect on one line of the budget, and on a commitment.
 */
export type ChangeOrderLineInput = {
    budgetLineId: RecordId;
    description?: BudgetLineText;
    amountMinor: MoneyMinor;
    /**
     * An approved commitment that gets a row of this amount with the approval. Absent for none.
     */
    commitmentId?: string;
};

/**
 * All lines, in their order.
 */
export type ChangeOrderLinesInput = Array<ChangeOrderLineInput>;

/**
 * A new change order. It is pending.
 */
export type CreateChangeOrderRequest = {
    title: BudgetRecordTitle;
    description?: BudgetText;
    changeEventId?: RecordId;
    source?: ChangeSourceInput;
    scheduleDays?: ScheduleDays;
    /**
     * A member with the duty `approve_change_orders`.
     */
    approverId?: string;
    lines: ChangeOrderLinesInput;
};

/**
 * A commitment by its id.
 */
export type CommitmentRef = {
    id: string;
    number: string;
    title: string;
    companyName: string;
};

/**
 * The effect on one line of the budget.
 */
export type ChangeOrderLine = {
    id: string;
    budgetLine: BudgetLineRef;
    description: string;
    amountMinor: MoneyMinor;
    /**
     * The commitment that gets a row of this amount with the approval. Null for none.
     */
    commitment: CommitmentRef | null;
};

/**
 * A change order with its lines.
 */
export type ChangeOrderDetail = ChangeOrder & {
    lines: Array<ChangeOrderLine>;
};

/**
 * One change order.
 */
export type ChangeOrderResult = {
    success: true;
    data: ChangeOrderDetail;
};

/**
 * Changes of a pending or rejected change order. Absent properties stay.
 */
export type UpdateChangeOrderRequest = {
    version: RecordVersion;
    title?: BudgetRecordTitle;
    description?: BudgetText;
    scheduleDays?: ScheduleDays;
    /**
     * A member with the duty `approve_change_orders`.
     */
    approverId?: string;
    lines?: ChangeOrderLinesInput;
    /**
     * Properties to remove.
     */
    clear?: Array<'approverId'>;
};

/**
 * The decision about a change order. `pending` presents a rejected one again.
 */
export type TransitionChangeOrderRequest = {
    version: RecordVersion;
    to: ChangeOrderStatus;
    /**
     * Required to reject.
     */
    reason?: string;
};

/**
 * Status of an invoice. It counts as invoiced while it is approved or paid.
 */
export type InvoiceStatus = 'draft' | 'submitted' | 'approved' | 'rejected' | 'paid';

/**
 * The application for payment (G702). `contract` = original + changes. `earnedLessRetention` = completed - retainage.
 * `currentDue` = earned less retainage - previous payments. `balanceToFinish` = contract - earned less retainage.
 *
 */
export type InvoiceSummary = {
    originalMinor: BudgetSum;
    changesMinor: BudgetSum;
    contractMinor: BudgetSum;
    completedMinor: BudgetSum;
    retentionMinor: BudgetSum;
    earnedLessRetentionMinor: BudgetSum;
    /**
     * Earned less retainage of the previous approved or paid invoice.
     */
    previousPaymentsMinor: number;
    currentDueMinor: BudgetSum;
    balanceToFinishMinor: BudgetSum;
};

/**
 * What the caller may do with an invoice now.
 */
export type InvoiceAction = 'update' | 'delete';

/**
 * An application for payment against a commitment.
 */
export type Invoice = {
    id: string;
    projectId: string;
    commitment: CommitmentRef;
    /**
     * Counts the invoices of the commitment.
     */
    number: number;
    /**
     * The number that the company gave it. May be empty.
     */
    reference: string;
    /**
     * The last day that it covers.
     */
    periodTo: string;
    status: InvoiceStatus;
    retentionBp: BasisPoints;
    summary: InvoiceSummary;
    submittedAt: string | null;
    submittedBy: PersonRef | null;
    decidedAt: string | null;
    decidedBy: PersonRef | null;
    decisionReason: string | null;
    paidOn: string | null;
    createdAt: string;
    updatedAt: string;
    createdBy: PersonRef;
    version: RecordVersion;
    permittedActions: Array<InvoiceAction>;
    permittedStatuses: Array<InvoiceStatus>;
};

/**
 * A page of invoices, the latest period first.
 */
export type InvoiceListResult = {
    success: true;
    data: Array<Invoice>;
    nextCursor: NextCursor;
    /**
     * Number of invoices on all pages.
     */
    total: number;
};

/**
 * A new invoice. It begins as a draft, with nothing in this period and the material that is still stored.
 */
export type CreateInvoiceRequest = {
    commitmentId: RecordId;
    /**
     * The last day that it covers. Not before that of the previous invoice.
     */
    periodTo: string;
    /**
     * The number that the company gave it.
     */
    reference?: string;
};

/**
 * A row of the continuation sheet (G703). `completed` = previous + this period + stored. `balance` = scheduled - completed.
 * `percentBp` = completed of scheduled.
 *
 */
export type InvoiceLine = {
    /**
     * The row of the schedule of values.
     */
    id: string;
    description: string;
    /**
     * Null for a row of the commitment itself.
     */
    changeOrderNumber: string | null;
    scheduledMinor: MoneyMinor;
    /**
     * Work completed in earlier invoices.
     */
    previousMinor: number;
    thisPeriodMinor: MoneyMinor;
    /**
     * Materials presently stored, in neither of these.
     */
    storedMinor: number;
    completedMinor: BudgetSum;
    /**
     * Null if nothing is scheduled.
     */
    percentBp: BasisPoints | null;
    balanceMinor: BudgetSum;
    retentionMinor: BudgetSum;
};

/**
 * The sums of the rows.
 */
export type InvoiceTotals = {
    scheduledMinor: BudgetSum;
    previousMinor: BudgetSum;
    thisPeriodMinor: BudgetSum;
    storedMinor: BudgetSum;
    completedMinor: BudgetSum;
    /**
     * Null if nothing is scheduled.
     */
    percentBp: BasisPoints | null;
    balanceMinor: BudgetSum;
    retentionMinor: BudgetSum;
};

/**
 * An invoice with its rows and their sums.
 */
export type InvoiceDetail = Invoice & {
    lines: Array<InvoiceLine>;
    totals: InvoiceTotals;
};

/**
 * One invoice.
 */
export type InvoiceResult = {
    success: true;
    data: InvoiceDetail;
};

/**
 * What is billed in a row. Absent values stay. `percentBp` in place of `thisPeriodMinor`: how much of the row is completed
 * and stored.
 *
 */
export type InvoiceLineInput = {
    id: RecordId;
    thisPeriodMinor?: MoneyMinor;
    storedMinor?: MoneyMinor;
    percentBp?: BasisPoints;
};

/**
 * Changes of a draft or rejected invoice. Absent properties and rows stay.
 */
export type UpdateInvoiceRequest = {
    version: RecordVersion;
    periodTo?: string;
    reference?: string;
    /**
     * Rows to change.
     */
    lines?: Array<InvoiceLineInput>;
};

/**
 * The next status of an invoice. `draft` takes a submitted one back.
 */
export type TransitionInvoiceRequest = {
    version: RecordVersion;
    to: InvoiceStatus;
    /**
     * Required to reject.
     */
    reason?: string;
    /**
     * The day of the payment. Absent for today.
     */
    paidOn?: string;
};

/**
 * A cost without a commitment, such as wages or a receipt.
 */
export type DirectCost = {
    id: string;
    projectId: string;
    budgetLine: BudgetLineRef;
    date: string;
    /**
     * May be empty.
     */
    vendor: string;
    description: string;
    /**
     * Such as the number of a receipt. May be empty.
     */
    reference: string;
    amountMinor: MoneyMinor;
    createdAt: string;
    updatedAt: string;
    createdBy: PersonRef;
    version: RecordVersion;
    permittedActions: Array<ChangeRecordAction>;
};

/**
 * A page of direct costs, the latest first.
 */
export type DirectCostListResult = {
    success: true;
    data: Array<DirectCost>;
    nextCursor: NextCursor;
    /**
     * Number of direct costs on all pages.
     */
    total: number;
    /**
     * The sum of all pages.
     */
    totalMinor: number;
};

/**
 * Who was paid. May be empty.
 */
export type DirectCostVendor = string;

/**
 * Such as the number of a receipt. May be empty.
 */
export type DirectCostReference = string;

/**
 * A new direct cost.
 */
export type CreateDirectCostRequest = {
    budgetLineId: RecordId;
    date: string;
    vendor?: DirectCostVendor;
    description: BudgetRecordTitle;
    reference?: DirectCostReference;
    amountMinor: MoneyMinor;
};

/**
 * One direct cost.
 */
export type DirectCostResult = {
    success: true;
    data: DirectCost;
};

/**
 * Changes of a direct cost. Absent properties stay.
 */
export type UpdateDirectCostRequest = {
    version: RecordVersion;
    budgetLineId?: RecordId;
    date?: string;
    vendor?: DirectCostVendor;
    description?: BudgetRecordTitle;
    reference?: DirectCostReference;
    amountMinor?: MoneyMinor;
};

/**
 * When a public link expires that is created without a time.
 */
export type ShareLinkExpiryDays = number;

/**
 * Permitted actions in the account.
 */
export type AccountAction = 'create_company' | 'create_project' | 'create_role' | 'create_template' | 'export_activity' | 'export_companies' | 'import_companies' | 'manage_api_tokens' | 'see_as' | 'update_account_settings' | 'view_account_settings' | 'view_activity' | 'view_activity_clients' | 'view_companies' | 'view_members' | 'view_projects' | 'view_roles' | 'view_templates';

/**
 * The account that the projects and companies belong to, as the caller sees it.
 */
export type Account = {
    name: string;
    /**
     * A picture in place of the mark of the portal, on a dark bar. It lasts and needs no token. Null without one.
     */
    logoUrl: string | null;
    shareLinkExpiryDays: ShareLinkExpiryDays;
    /**
     * Whether each new public link needs a password.
     */
    shareLinkPasswordRequired: boolean;
    /**
     * Until when the caller has to set up a second factor. Null if there is one, or if the account asks for none. After it, the
     * caller gets 403 `SECOND_FACTOR_MISSING`.
     *
     */
    secondFactorDueAt: string | null;
    permittedActions: Array<AccountAction>;
};

/**
 * The account.
 */
export type AccountResult = {
    success: true;
    data: Account;
};

/**
 * Length of new passwords, in addition to the other rules of `NewPassword`. It is never below its 8 characters.
 */
export type PasswordMinLength = number;

/**
 * After this time, a sign-in is refused with `PASSWORD_EXPIRED`, and the person gets a link to set another password. For a
 * password of unknown age, the time begins when the rule was set.
 *
 */
export type PasswordMaxAgeDays = number;

/**
 * A session ends when it makes no call for this time.
 */
export type SessionIdleMinutes = number;

/**
 * A session ends this time after its sign-in.
 */
export type SessionMaxDays = number;

/**
 * How long people may take to set up a second factor, from the time when the account began to ask for it.
 */
export type SecondFactorGraceDays = number;

/**
 * The domains of the addresses that may be invited and that people of the account may have. Empty for all. A domain does not include those below it.
 * People and invitations that exist stay.
 *
 */
export type AllowedEmailDomains = Array<EmailDomain>;

/**
 * For how long the activity log keeps its entries.
 */
export type LogRetentionDays = number;

/**
 * What account admins set for everybody.
 */
export type AccountSettings = {
    name: string;
    /**
     * As in Account.
     */
    logoUrl: string | null;
    timeZone: TimeZone;
    currency: Currency;
    passwordMinLength: PasswordMinLength;
    /**
     * Null if passwords do not expire.
     */
    passwordMaxAgeDays: PasswordMaxAgeDays | null;
    /**
     * Null if sessions do not end because of this.
     */
    sessionIdleMinutes: SessionIdleMinutes | null;
    sessionMaxDays: SessionMaxDays;
    /**
     * Whether everybody needs a second factor, such as an authenticator app.
     */
    secondFactorRequired: boolean;
    secondFactorGraceDays: SecondFactorGraceDays;
    allowedEmailDomains: AllowedEmailDomains;
    shareLinkExpiryDays: ShareLinkExpiryDays;
    /**
     * Whether each new public link needs a password.
     */
    shareLinkPasswordRequired: boolean;
    /**
     * How long the activity log keeps entries. Those of a project that is not closed stay anyway. Null keeps all.
     */
    logRetentionDays: LogRetentionDays | null;
    version: RecordVersion;
};

/**
 * The settings of the account.
 */
export type AccountSettingsResult = {
    success: true;
    data: AccountSettings;
};

/**
 * Name of the account. Must not be blank; surrounding spaces are ignored.
 */
export type AccountName = string;

/**
 * Changes of the settings. Absent properties stay unchanged.
 */
export type UpdateAccountSettingsRequest = {
    version: RecordVersion;
    name?: AccountName;
    timeZone?: TimeZone;
    currency?: Currency;
    passwordMinLength?: PasswordMinLength;
    passwordMaxAgeDays?: PasswordMaxAgeDays;
    sessionIdleMinutes?: SessionIdleMinutes;
    sessionMaxDays?: SessionMaxDays;
    secondFactorRequired?: boolean;
    secondFactorGraceDays?: SecondFactorGraceDays;
    allowedEmailDomains?: AllowedEmailDomains;
    shareLinkExpiryDays?: ShareLinkExpiryDays;
    shareLinkPasswordRequired?: boolean;
    logRetentionDays?: LogRetentionDays;
    /**
     * Properties to set to null.
     */
    clear?: Array<'passwordMaxAgeDays' | 'sessionIdleMinutes' | 'logRetentionDays'>;
};

/**
 * A domain whose people sign in with the provider of their company (OpenID Connect).
 */
export type SignInDomain = {
    id: string;
    domain: EmailDomain;
    companyName: string;
    issuer: string;
    clientId: string;
    /**
     * The address of the portal that the provider has to permit for the redirect.
     */
    callbackUrl: string;
    /**
     * Whether the people of the domain cannot sign in otherwise. Account admins still can.
     */
    required: boolean;
    /**
     * When the host found the TXT record. Null until then, and nobody signs in with the provider before.
     */
    verifiedAt: string | null;
    /**
     * The TXT record in DNS that proves that the domain belongs to the account.
     */
    txtRecord: {
        name: string;
        value: string;
    };
    version: RecordVersion;
};

/**
 * The domains of the account.
 */
export type SignInDomainListResult = {
    success: true;
    data: Array<SignInDomain>;
};

/**
 * What people read on the button 'Continue with ...'. Must not be blank; surrounding spaces are ignored.
 */
export type ProviderName = string;

/**
 * The issuer of the provider, whose `/.well-known/openid-configuration` describes it (OpenID Connect Discovery). It is https,
 * and the host refuses addresses of its own network. A host on the machine of a developer also takes http there.
 *
 */
export type IssuerUrl = string;

/**
 * What the provider calls the portal.
 */
export type ClientId = string;

/**
 * Only written. No answer contains it.
 */
export type ClientSecret = string;

/**
 * A new domain with its provider.
 */
export type CreateSignInDomainRequest = {
    domain: EmailDomain;
    companyName: ProviderName;
    issuer: IssuerUrl;
    clientId: ClientId;
    clientSecret: ClientSecret;
};

/**
 * A domain.
 */
export type SignInDomainResult = {
    success: true;
    data: SignInDomain;
};

/**
 * Changes of a domain. Absent properties stay unchanged.
 */
export type UpdateSignInDomainRequest = {
    version: RecordVersion;
    companyName?: ProviderName;
    issuer?: IssuerUrl;
    clientId?: ClientId;
    clientSecret?: ClientSecret;
    required?: boolean;
};

/**
 * A logo.
 */
export type UpdateAccountLogoRequest = {
    /**
     * PNG, JPEG or WebP of at most 2 MiB, with at most 4096 pixels on each side.
     */
    logo: Blob | File;
};

/**
 * What the person calls the token. Unique among the own tokens; surrounding spaces are ignored.
 */
export type ApiTokenName = string;

/**
 * A project that a token reaches.
 */
export type ApiTokenProject = {
    id: string;
    name: string;
};

/**
 * Access of a program to projects of its owner. In each of them it may do what both its role and that of the owner permit.
 *
 */
export type ApiToken = {
    id: string;
    name: ApiTokenName;
    /**
     * The first and the last characters of the secret, such as `cpt_…4f2a`.
     */
    hint: string;
    owner: PersonRef;
    /**
     * Id of the role.
     */
    role: string;
    roleName: string;
    /**
     * Those that the owner still belongs to, by name.
     */
    projects: Array<ApiTokenProject>;
    createdAt: string;
    expiresAt: string;
    expired: boolean;
    /**
     * The time of its last call. Null if it made none.
     */
    lastUsedAt: string | null;
};

/**
 * The tokens of everybody in the account, newest first.
 */
export type AccountApiTokenListResult = {
    success: true;
    data: Array<ApiToken>;
};

/**
 * Sort key of the people. A minus sign sorts in descending order.
 */
export type MemberSort = 'name' | '-name' | 'email' | '-email' | 'status' | '-status' | 'projectCount' | '-projectCount' | 'lastActiveAt' | '-lastActiveAt';

/**
 * A project of a person.
 */
export type MemberProject = {
    projectId: string;
    projectName: string;
    role: ProjectRole | string;
    roleName: string;
    companyName: string | null;
    status: TeamStatus;
};

/**
 * Permitted actions on the person.
 */
export type MemberAction = 'update' | 'remove' | 'remove_second_factor';

/**
 * A person of the account, or somebody who is invited to a project of it.
 */
export type Member = {
    /**
     * Id of the person, or of the first invitation of somebody without an account.
     */
    id: string;
    /**
     * Of somebody without an account, the email address.
     */
    name: string;
    email: string;
    /**
     * As people write it.
     */
    phone: string | null;
    avatarUrl: string | null;
    distinction?: Distinction;
    jobTitle: string | null;
    status: TeamStatus;
    accountAdmin: boolean;
    /**
     * Those that the caller sees, sorted by name.
     */
    projects: Array<MemberProject>;
    /**
     * The latest call of the person, within a minute. Null if there was none.
     */
    lastActiveAt: string | null;
    version: RecordVersion;
    permittedActions: Array<MemberAction>;
};

/**
 * A page of people.
 */
export type MemberListResult = {
    success: true;
    data: Array<Member>;
    nextCursor: NextCursor;
    /**
     * Number of people on all pages.
     */
    total: number;
};

/**
 * What changes for a person. Properties that are absent stay unchanged.
 */
export type MemberChange = {
    id: RecordId;
    version: RecordVersion;
    status?: TeamAccess;
    accountAdmin?: boolean;
};

/**
 * Changes of people.
 */
export type BulkUpdateMembersRequest = {
    items: Array<MemberChange>;
};

/**
 * What a person leaves behind in a project. A successor takes it over.
 */
export type MemberHolding = {
    projectId: string;
    projectName: string;
    /**
     * Number of records that are not closed and name the person as assignee, reviewer, manager, approver or submitter.
     */
    heldCount: number;
    /**
     * Number of them that wait for the person.
     */
    inCourtCount: number;
};

/**
 * A person of the account, with what the person holds in open records.
 */
export type MemberDetail = Member & {
    /**
     * One per project with such records, of those that are not closed and that the caller sees, sorted by name.
     */
    holdings: Array<MemberHolding>;
};

/**
 * A person of the account.
 */
export type MemberResult = {
    success: true;
    data: MemberDetail;
};

/**
 * Who takes over in a project.
 */
export type MemberSuccessor = {
    projectId: RecordId;
    /**
     * Another active member of the project, who sees the records and whose role allows what they need.
     */
    userId: string;
};

/**
 * The removal of a person from the account.
 */
export type RemoveMemberRequest = {
    version: RecordVersion;
    /**
     * One for each project in which the person holds open records.
     */
    successors?: Array<MemberSuccessor>;
};

/**
 * What a role may do with the records of a module. Each level includes the ones before it. `none`: they do not exist for it.
 */
export type RoleLevel = 'none' | 'view' | 'contribute' | 'manage';

/**
 * The level of a role in a module of the table of roles.
 */
export type RoleModuleLevel = {
    /**
     * A module of the table of roles that has levels.
     */
    module: string;
    level: RoleLevel;
};

/**
 * Rights that go across modules. `approve`: approve, close and reopen records; `share_public`: show records in public links; `view_private`: see the private records of others; `invite`: invite people; `view_budget`: see the budget.
 */
export type RoleFlag = 'approve' | 'share_public' | 'export' | 'view_private' | 'invite' | 'view_budget';

/**
 * Permitted actions on the role.
 */
export type RoleAction = 'update' | 'delete';

/**
 * A role of the account: a system role, or a copy of one with other levels and flags.
 */
export type Role = {
    id: string;
    name: string;
    /**
     * May be empty.
     */
    description: string;
    /**
     * Whether it is a role of the table of roles.
     */
    system: boolean;
    /**
     * The system role that was copied; of a system role, itself.
     */
    basedOn: ProjectRole | string;
    /**
     * One for each module that has levels, in the order of the table of roles.
     */
    levels: Array<RoleModuleLevel>;
    flags: Array<RoleFlag>;
    /**
     * Number of people who have the role in a project, suspended ones included.
     */
    memberCount: number;
    version: RecordVersion;
    permittedActions: Array<RoleAction>;
};

/**
 * The roles of the account, the system roles first.
 */
export type RoleListResult = {
    success: true;
    data: Array<Role>;
};

/**
 * Unique in the account, regardless of case.
 */
export type RoleName = string;

/**
 * A module that is absent has the level that the copied role has.
 */
export type RoleLevels = Array<RoleModuleLevel>;

/**
 * Absent in a new role, the flags of the copied role.
 */
export type RoleFlags = Array<RoleFlag>;

/**
 * A copy of a system role.
 */
export type CreateRoleRequest = {
    name: RoleName;
    description?: string;
    basedOn: ProjectRole;
    levels?: RoleLevels;
    flags?: RoleFlags;
};

/**
 * An action that a role has.
 */
export type RolePermission = {
    action: string;
    description: string;
    /**
     * Row rules in words, of which a record has to meet one. Empty for every record.
     */
    limits: Array<string>;
};

/**
 * A module with the level of a role, and all that it permits.
 */
export type RoleCell = {
    module: string;
    title: string;
    level: RoleLevel;
    /**
     * The levels to choose from.
     */
    levels: Array<RoleLevel>;
    permissions: Array<RolePermission>;
};

/**
 * A person who has the role in a project.
 */
export type RoleHolder = {
    person: PersonRef;
    projectId: string;
    projectName: string;
};

/**
 * A role with its grid, and who has it.
 */
export type RoleDetail = Role & {
    grid: Array<RoleCell>;
    /**
     * The first 100 in projects that the caller sees, by name.
     */
    holders: Array<RoleHolder>;
};

/**
 * A role.
 */
export type RoleResult = {
    success: true;
    data: RoleDetail;
};

/**
 * The role to change, or the system role to copy, with the levels and flags to try.
 */
export type PreviewRoleRequest = {
    roleId: RoleId;
    levels?: RoleLevels;
    flags?: RoleFlags;
};

/**
 * `changed`: for other records than before.
 */
export type RoleDifferenceKind = 'gained' | 'lost' | 'changed';

/**
 * An action that a role gains, loses or has for other records.
 */
export type RoleDifference = {
    module: string;
    /**
     * Of the module.
     */
    title: string;
    action: string;
    description: string;
    kind: RoleDifferenceKind;
    /**
     * Row rules in words after the change. Empty for every record, and for a lost action.
     */
    limits: Array<string>;
};

/**
 * What a role would permit, and what would change for the people who have it.
 */
export type RolePreview = {
    levels: Array<RoleModuleLevel>;
    flags: Array<RoleFlag>;
    grid: Array<RoleCell>;
    /**
     * Between the role as it is and as it would be; for a new role, between the copied role and the new one.
     */
    differences: Array<RoleDifference>;
    /**
     * Number of people who have the role. 0 for a new role.
     */
    memberCount: number;
};

/**
 * What a role would permit.
 */
export type RolePreviewResult = {
    success: true;
    data: RolePreview;
};

/**
 * Changes of a role. Properties that are absent stay unchanged; so do the levels of modules that are absent.
 */
export type UpdateRoleRequest = {
    version: RecordVersion;
    name?: RoleName;
    description?: string;
    levels?: RoleLevels;
    flags?: RoleFlags;
};

/**
 * A member of the project, or a role.
 */
export type SeeAsRequest = {
    /**
     * The project to see.
     */
    projectId: string;
    /**
     * A member of the project. Either this or `roleId` is required.
     */
    userId?: string;
    roleId?: RoleId;
    /**
     * The company for which somebody with the role would work. Only with `roleId`; absent for none.
     */
    companyId?: string;
};

/**
 * Access that only reads, as another person or as a role.
 */
export type SeeAs = {
    /**
     * For calls that read. It cannot be refreshed.
     */
    accessToken: string;
    expiresAt: string;
    user: User;
    roleName: string;
    projectId: string;
    projectName: string;
};

/**
 * The access.
 */
export type SeeAsResult = {
    success: true;
    data: SeeAs;
};

/**
 * Only a published template makes projects. An archived one is kept, and offered no more.
 */
export type TemplateState = 'draft' | 'published' | 'archived';

/**
 * A company that works on each project.
 */
export type TemplateCompany = {
    id: string;
    name: string;
};

/**
 * A person who is a member of each project from the start.
 */
export type TemplateMember = {
    person: PersonRef;
    role: string;
    roleName: string;
    companyId: string | null;
    companyName: string | null;
};

/**
 * A distribution group of each project.
 */
export type TemplateGroup = {
    name: string;
    members: Array<PersonRef>;
};

/**
 * A saved view that everyone in a project sees.
 */
export type TemplateView = {
    log: LogName;
    name: string;
    query: string;
};

/**
 * Subject of a notification. The first three ask the user to act, the others only inform.
 *
 */
export type NotificationKey = 'rfi_assigned' | 'submittal_awaiting_review' | 'schedule_critical_change' | 'photos_added' | 'asset_updates' | 'comment_mention';

/**
 * Frequency of one item: a NotificationFrequency without `various`, which only indicates that the items of a group
 * differ and cannot be saved.
 *
 */
export type NotificationItemFrequency = 'none' | 'realtime' | 'hourly' | 'daily' | 'weekly';

/**
 * Channels of a notification.
 */
export type NotificationChannels = {
    inApp: boolean;
    email: boolean;
    push: boolean;
};

/**
 * How one kind of notification is sent.
 */
export type NotificationSettings = {
    /**
     * Turning it off preserves frequency and channels.
     */
    enabled: boolean;
    frequency: NotificationItemFrequency;
    channels: NotificationChannels;
};

/**
 * Preferences for one kind of notification.
 */
export type NotificationPreference = {
    key: NotificationKey | string;
    /**
     * An administrator has locked it on: it cannot be switched off, and its frequency cannot be `none`. Absent if not.
     *
     */
    locked?: boolean;
} & NotificationSettings;

/**
 * Permitted actions on the template.
 */
export type TemplateAction = 'update' | 'delete';

/**
 * What a new project can take over.
 */
export type Template = {
    id: string;
    name: string;
    description: string;
    state: TemplateState;
    settings: ProjectSettings;
    companies: Array<TemplateCompany>;
    members: Array<TemplateMember>;
    groups: Array<TemplateGroup>;
    savedViews: Array<TemplateView>;
    /**
     * Number of buildings, levels, areas and rooms that a new project gets.
     */
    locationCount: number;
    /**
     * Notification settings of people who never saved their own and joined one of the projects first. One entry per
     * key.
     *
     */
    notifications: Array<NotificationPreference>;
    /**
     * How many projects were made from it.
     */
    projectCount: number;
    createdAt: string;
    updatedAt: string;
    version: RecordVersion;
    permittedActions: Array<TemplateAction>;
};

/**
 * All templates.
 */
export type TemplateListResult = {
    success: true;
    data: Array<Template>;
};

/**
 * Unique in the account, regardless of case.
 */
export type TemplateName = string;

/**
 * A new template.
 */
export type CreateTemplateRequest = {
    name: TemplateName;
    description?: string;
    /**
     * A project to copy.
     */
    projectId?: string;
};

/**
 * One template.
 */
export type TemplateResult = {
    success: true;
    data: Template;
};

/**
 * A person with the role that they get in each project.
 */
export type NewTemplateMember = {
    userId: RecordId;
    /**
     * A system role or a role of the account.
     */
    role: string;
    companyId?: RecordId;
};

/**
 * A distribution group of members of the template.
 */
export type NewTemplateGroup = {
    name: string;
    memberIds: Array<RecordId>;
};

/**
 * The user's choice for one kind of notification.
 */
export type NotificationChoice = {
    key: NotificationKey;
    /**
     * Locks an item that asks for action on, in a template or a project. It has no effect in the preferences of a
     * person.
     *
     */
    locked?: boolean;
} & NotificationSettings;

/**
 * Changes of a template.
 */
export type UpdateTemplateRequest = {
    version: RecordVersion;
    name?: TemplateName;
    description?: string;
    state?: TemplateState;
    settings?: ProjectSettingsChanges;
    companyIds?: Array<RecordId>;
    members?: Array<NewTemplateMember>;
    groups?: Array<NewTemplateGroup>;
    savedViews?: Array<TemplateView>;
    /**
     * All keys of this contract, each once. Other keys of the host stay as they are.
     */
    notifications?: Array<NotificationChoice>;
};

/**
 * The part of the portal that it happened in.
 */
export type ActivityModule = 'punch_items' | 'rfis' | 'submittals' | 'scans' | 'models' | 'tours' | 'photos' | 'videos' | 'field_cams' | 'documents' | 'messages' | 'pages' | 'budget' | 'team' | 'projects' | 'members' | 'companies' | 'roles' | 'templates' | 'share_links' | 'pins' | 'scene_views' | 'saved_views' | 'notifications' | 'profile' | 'account' | 'sign_in' | 'activity';

/**
 * What happened. `seen_as` is a look at a project as somebody else sees it, `viewed_public` the opening of a public link.
 *
 */
export type ActivityAction = 'created' | 'updated' | 'status_changed' | 'responded' | 'attached' | 'detached' | 'commented' | 'deleted' | 'shared' | 'unshared' | 'viewed_public' | 'downloaded' | 'exported' | 'imported' | 'merged' | 'invited' | 'role_changed' | 'login' | 'login_failed' | 'logout' | 'password_changed' | 'passkey_added' | 'passkey_removed' | 'second_factor_added' | 'second_factor_removed' | 'seen_as';

/**
 * `visitor` is somebody without an account, with a public link; `unknown` a sign-in that failed; `system` the host itself.
 */
export type ActivityActorKind = 'person' | 'visitor' | 'unknown' | 'system';

/**
 * Who did it.
 */
export type ActivityActor = {
    kind: ActivityActorKind | string;
    /**
     * Null if it was not a person of the account.
     */
    id: string | null;
    name: string;
    avatarUrl: string | null;
    distinction?: Distinction;
};

/**
 * An API token as it was called at that time. It may be gone.
 */
export type ActivityToken = {
    id: string;
    name: string;
};

/**
 * The project that it happened in.
 */
export type ActivityProject = {
    id: string;
    name: string;
};

/**
 * The record as it was called at that time. It may be gone.
 */
export type ActivityRecord = {
    /**
     * Such as `punch_item`, `company` or `share_link`.
     */
    type: string;
    id: string;
    number: string | null;
    title: string;
};

/**
 * Where the call came from.
 */
export type ActivityClient = {
    ip: string;
    /**
     * What the client calls itself. May be empty.
     */
    userAgent: string;
};

/**
 * One thing that somebody did. Written with the change itself, never edited, and deleted only when the account keeps
 * entries no longer (see the guide 'Rules of records').
 *
 */
export type ActivityEntry = {
    id: string;
    at: string;
    actor: ActivityActor;
    /**
     * Who the actor looked as. Null for everything that people do as themselves.
     */
    onBehalfOf: PersonRef | null;
    /**
     * The API token of the actor with which a program did it. Null for everything that people do themselves.
     */
    via: ActivityToken | null;
    action: ActivityAction | string;
    module: ActivityModule | string;
    /**
     * Null for what belongs to the account.
     */
    project: ActivityProject | null;
    /**
     * Null if it was about no single record.
     */
    record: ActivityRecord | null;
    /**
     * Before and after.
     */
    changes: Array<FieldChange>;
    reason: string | null;
    /**
     * Null without `view_activity_clients`, and if unknown.
     */
    client: ActivityClient | null;
};

/**
 * A page of entries.
 */
export type ActivityListResult = {
    success: true;
    data: Array<ActivityEntry>;
    nextCursor: string | null;
    /**
     * All entries that pass the filters.
     */
    total: number;
    /**
     * Everybody who did something that the caller sees, whatever the filters, by name.
     */
    people: Array<PersonRef>;
};

/**
 * Sort key of the companies. A minus sign sorts in descending order.
 */
export type CompanySort = 'name' | '-name' | 'code' | '-code' | 'trade' | '-trade' | 'memberCount' | '-memberCount' | 'projectCount' | '-projectCount' | 'updatedAt' | '-updatedAt';

/**
 * A person to call, with or without an account.
 */
export type CompanyContact = {
    name: string;
    /**
     * May be empty.
     */
    jobTitle: string;
    /**
     * May be empty.
     */
    email: string;
    /**
     * May be empty. As people write it.
     */
    phone: string;
};

/**
 * In the order in which people should be called.
 */
export type CompanyContacts = Array<CompanyContact>;

/**
 * Permitted actions on the company.
 */
export type CompanyAction = 'update' | 'delete' | 'merge';

/**
 * A company of the account.
 */
export type Company = {
    id: string;
    name: string;
    code: string;
    /**
     * Null if the company does not do one trade, such as the general contractor.
     */
    trade: Discipline | null;
    status: CompanyStatus;
    /**
     * May be empty.
     */
    address: string;
    /**
     * May be empty.
     */
    taxId: string;
    /**
     * Whether subcontractors of other companies do not see the email addresses and phone numbers of its people.
     */
    hideMembersFromOtherSubs: boolean;
    contacts: CompanyContacts;
    /**
     * Number of people with an account who work for it.
     */
    memberCount: number;
    /**
     * Number of projects that it works on.
     */
    projectCount: number;
    createdAt: string;
    updatedAt: string;
    version: RecordVersion;
    permittedActions: Array<CompanyAction>;
};

/**
 * A page of companies.
 */
export type CompanyListResult = {
    success: true;
    data: Array<Company>;
    nextCursor: NextCursor;
    /**
     * Number of companies on all pages.
     */
    total: number;
};

/**
 * Unique in the account, regardless of case.
 */
export type CompanyName = string;

/**
 * A short name of letters, unique in the account, regardless of case.
 */
export type CompanyCode = string;

/**
 * The properties of a company that people set.
 */
export type CompanyChanges = {
    name?: CompanyName;
    code?: CompanyCode;
    trade?: Discipline;
    status?: CompanyStatus;
    address?: string;
    taxId?: string;
    hideMembersFromOtherSubs?: boolean;
    contacts?: CompanyContacts;
};

/**
 * A new company. It is active, and what is absent is empty.
 */
export type CreateCompanyRequest = CompanyChanges & {
    name: CompanyName;
    code: CompanyCode;
    /**
     * A project in which the company works from the start, so that its records can name it.
     */
    projectId?: string;
};

/**
 * A company.
 */
export type CompanyResult = {
    success: true;
    data: Company;
};

/**
 * A file of companies.
 */
export type ImportCompaniesRequest = {
    /**
     * CSV in UTF-8 (RFC 4180). At most 2 MiB.
     */
    file: Blob | File;
    mode: ImportMode;
};

/**
 * `required`: the value is missing; `invalid`: it breaks the contract; `taken`: another company has it; `repeated`: an earlier row has it.
 */
export type CompanyImportFaultCode = 'required' | 'invalid' | 'taken' | 'repeated';

/**
 * Why a row cannot be imported.
 */
export type CompanyImportFault = {
    /**
     * The name of the column.
     */
    column: string;
    code: CompanyImportFaultCode | string;
};

/**
 * A row of the file.
 */
export type CompanyImportRow = {
    /**
     * The line of the file on which the row begins. The column names are on line 1.
     */
    line: number;
    name: string;
    /**
     * As in the file. A row without a code gets one from its name when it is imported.
     */
    code: string;
    /**
     * As in the file.
     */
    trade: string;
    /**
     * Empty for a row that can be imported.
     */
    faults: Array<CompanyImportFault>;
};

/**
 * What a file contains, and what was imported of it.
 */
export type CompanyImport = {
    rows: Array<CompanyImportRow>;
    faultyCount: number;
    /**
     * 0 for a preview, and for the mode `all` if a row is faulty.
     */
    importedCount: number;
};

/**
 * The result of an import.
 */
export type CompanyImportResult = {
    success: true;
    data: CompanyImport;
};

/**
 * Changes of a company.
 */
export type UpdateCompanyRequest = CompanyChanges & {
    version: RecordVersion;
    /**
     * The properties to empty.
     */
    clear?: Array<'trade'>;
};

/**
 * The duplicates of a company.
 */
export type MergeCompaniesRequest = {
    version: RecordVersion;
    duplicateIds: Array<string>;
};

/**
 * Language and region in whose way dates, times and numbers are written, BCP 47.
 */
export type Locale = string;

/**
 * A project of the person.
 */
export type ProfileProject = {
    id: string;
    name: string;
};

/**
 * The signed-in user, as only the user sees it.
 */
export type Profile = {
    id: string;
    /**
     * Display name of the person.
     */
    username: string;
    email: Email;
    /**
     * The new address, until its link is opened. Null if none is waiting.
     */
    pendingEmail: Email | null;
    jobTitle: string | null;
    phone: string | null;
    avatarUrl: string | null;
    /**
     * Null for the locale of the browser.
     */
    locale: Locale | null;
    /**
     * Null for the time zone of the project, and that of the browser outside of a project.
     */
    timeZone: TimeZone | null;
    /**
     * Null until the person chooses one. The browser then decides; its default is system.
     */
    theme: Theme | null;
    /**
     * The projects without another project admin. Until they have one, the account cannot be deleted.
     */
    soleAdminOf: Array<ProfileProject>;
};

/**
 * The profile of the signed-in user.
 */
export type ProfileResult = {
    success: true;
    data: Profile;
};

/**
 * A phone number, as people write it.
 */
export type Phone = string;

/**
 * Changes of the profile.
 */
export type UpdateProfileRequest = {
    username?: string;
    jobTitle?: string;
    phone?: Phone;
    locale?: Locale;
    timeZone?: TimeZone;
    theme?: Theme;
    /**
     * The properties to empty.
     */
    clear?: Array<'jobTitle' | 'phone' | 'locale' | 'timeZone'>;
};

/**
 * A picture of the person.
 */
export type UpdateProfilePictureRequest = {
    /**
     * PNG, JPEG or WebP. At most 5 MiB.
     */
    picture: Blob | File;
};

/**
 * A new password, and the present one.
 */
export type UpdatePasswordRequest = {
    currentPassword: CurrentPassword;
    password: NewPassword;
};

/**
 * A new address, and the password.
 */
export type UpdateEmailRequest = {
    newEmail: Email;
    currentPassword: CurrentPassword;
};

/**
 * How the signed-in user signs in beside the password.
 */
export type SecondFactor = {
    /**
     * When the authenticator app was turned on; null without one.
     */
    authenticatorAddedAt: string | null;
    /**
     * Number of recovery codes that were not used.
     */
    recoveryCodesLeft: number;
    /**
     * When the account asks for a second factor of the person, whether there is one or not; null if it asks for none. From
     * then on, somebody without one gets 403 `SECOND_FACTOR_MISSING`.
     *
     */
    dueAt: string | null;
};

/**
 * The second factor of the signed-in user.
 */
export type SecondFactorResult = {
    success: true;
    data: SecondFactor;
};

/**
 * A secret for an authenticator app.
 */
export type NewAuthenticator = {
    /**
     * In base32 (RFC 4648), to type in.
     */
    secret: string;
    /**
     * The secret with the name of the account, as apps read it from a QR code.
     */
    uri: string;
    expiresAt: string;
};

/**
 * A secret that waits for a code of the app.
 */
export type NewAuthenticatorResult = {
    success: true;
    data: NewAuthenticator;
};

/**
 * A code of the app that is set up.
 */
export type VerifyAuthenticatorRequest = {
    /**
     * Spaces do not matter.
     */
    code: string;
};

/**
 * Codes in place of the app, for somebody who lost it. Each works once.
 */
export type RecoveryCodes = {
    codes: [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string,
        string
    ];
};

/**
 * New recovery codes.
 */
export type RecoveryCodesResult = {
    success: true;
    data: RecoveryCodes;
};

/**
 * The password.
 */
export type RemoveAuthenticatorRequest = {
    currentPassword: CurrentPassword;
};

/**
 * The kind of device of a session.
 */
export type DeviceType = 'desktop' | 'phone' | 'tablet';

/**
 * A sign-in on a device.
 */
export type Session = {
    id: string;
    /**
     * Whether this call belongs to it.
     */
    current: boolean;
    startedAt: string;
    /**
     * The time of its last call.
     */
    lastUsedAt: string;
    /**
     * The address that signed in; null if unknown.
     */
    ip: string | null;
    /**
     * Such as Firefox; null if unknown.
     */
    browser: string | null;
    /**
     * Such as Windows; null if unknown.
     */
    system: string | null;
    /**
     * Null if unknown.
     */
    deviceType: DeviceType | string | null;
};

/**
 * The sessions of the signed-in user.
 */
export type SessionListResult = {
    success: true;
    data: Array<Session>;
};

/**
 * A role that a token can have.
 */
export type ApiTokenRole = {
    id: string;
    name: string;
};

/**
 * A project that a new token can reach, and the roles that do not permit more there than that of the caller.
 */
export type ApiTokenChoice = {
    id: string;
    name: string;
    roles: Array<ApiTokenRole>;
};

/**
 * The own tokens, newest first, and what a new one can have.
 */
export type ApiTokenListResult = {
    success: true;
    data: Array<ApiToken>;
    /**
     * The projects of the caller, by name.
     */
    choices: Array<ApiTokenChoice>;
};

/**
 * A new token.
 */
export type CreateApiTokenRequest = {
    name: ApiTokenName;
    role: RoleId;
    /**
     * Projects of the caller.
     */
    projectIds: Array<string>;
    /**
     * In the future, and at most 366 days from now.
     */
    expiresAt: string;
};

/**
 * A new token with its secret.
 */
export type CreatedApiToken = {
    token: ApiToken;
    /**
     * What the program sends as `Authorization`. Only this answer has it.
     */
    secret: string;
};

/**
 * The new token.
 */
export type CreatedApiTokenResult = {
    success: true;
    data: CreatedApiToken;
};

/**
 * A passkey of the person, a key pair whose public part the host stores.
 */
export type Passkey = {
    id: string;
    name: string;
    createdAt: string;
    /**
     * The latest sign-in with it. Null if there was none.
     */
    lastUsedAt: string | null;
    /**
     * Whether a password manager keeps a copy, so that it survives the loss of the device.
     */
    synced: boolean;
};

/**
 * The passkeys of the signed-in user.
 */
export type PasskeyListResult = {
    success: true;
    data: Array<Passkey>;
};

/**
 * The answer of `navigator.credentials.create`, as `RegistrationResponseJSON` of WebAuthn writes it.
 */
export type PasskeyRegistration = {
    id: CredentialId;
    rawId: CredentialId;
    type: CredentialType;
    response: {
        clientDataJSON: Base64Url;
        attestationObject: Base64Url;
        transports?: Array<string>;
    };
};

/**
 * What the authenticator answered. The host names the passkey after its device.
 */
export type CreatePasskeyRequest = {
    credential: PasskeyRegistration;
};

/**
 * A passkey.
 */
export type PasskeyResult = {
    success: true;
    data: Passkey;
};

/**
 * What the person calls it. Must not be blank; surrounding spaces are ignored.
 */
export type PasskeyName = string;

/**
 * Another name.
 */
export type UpdatePasskeyRequest = {
    name: PasskeyName;
};

/**
 * A passkey by what the authenticator calls it.
 */
export type KnownCredential = {
    id: CredentialId;
    type: CredentialType;
    /**
     * How the browser reaches the authenticator, such as internal or usb.
     */
    transports?: Array<string>;
};

/**
 * What `navigator.credentials.create` takes, as `PublicKeyCredentialCreationOptionsJSON` of WebAuthn writes it. The challenge
 * works once, within five minutes.
 *
 */
export type PasskeyCreationOptions = {
    /**
     * The host, by the domain of its portal.
     */
    rp: {
        /**
         * Domain of the portal, as the host is set up. Never taken from a request.
         */
        id: string;
        name: string;
    };
    /**
     * The person.
     */
    user: {
        /**
         * In base64url. Stays the same for all passkeys of the person, and tells nothing about them.
         */
        id: string;
        /**
         * The email address, by which people tell their passkeys apart.
         */
        name: string;
        displayName: string;
    };
    challenge: Base64Url;
    /**
     * The algorithms that the host accepts (COSE), the best one first.
     */
    pubKeyCredParams: Array<{
        type: CredentialType;
        alg: number;
    }>;
    /**
     * Milliseconds that the person has.
     */
    timeout: number;
    /**
     * The passkeys that the person has. Their authenticators make no second one.
     */
    excludeCredentials: Array<KnownCredential>;
    /**
     * The passkey is found without an address, and asks for a PIN, a fingerprint or the like.
     */
    authenticatorSelection: {
        residentKey: 'required';
        requireResidentKey: true;
        userVerification: UserVerification;
    };
    /**
     * The host does not ask what kind of authenticator it is.
     */
    attestation: 'none';
};

/**
 * Options for a new passkey.
 */
export type PasskeyCreationOptionsResult = {
    success: true;
    data: PasskeyCreationOptions;
};

/**
 * What seals the unsent input of a person in a browser.
 */
export type StorageKey = {
    /**
     * 256 random bits in base64url without padding.
     */
    key: string;
};

/**
 * The key of the signed-in user.
 */
export type StorageKeyResult = {
    success: true;
    data: StorageKey;
};

/**
 * Whether the user gets no emails and push messages at all, regardless of the items. The list stays.
 */
export type NotificationOptOut = {
    optedOut: boolean;
    /**
     * Optional for the user. Must be null unless the user opts out.
     */
    reason: OptOutReason | null;
};

/**
 * Hours and minutes, in the time zone of the user, or else in that of the project.
 */
export type TimeOfDay = string;

/**
 * No emails and push messages from one time of day to another. They come afterwards.
 */
export type QuietHours = {
    from: TimeOfDay;
    to: TimeOfDay;
};

/**
 * When emails and push messages come.
 */
export type NotificationTimes = {
    /**
     * Null for none.
     */
    quietHours: QuietHours | null;
    digestAt: TimeOfDay;
};

/**
 * What the user is notified of, how often, on which channels, and when.
 */
export type NotificationPreferences = {
    /**
     * One entry per key.
     */
    items: Array<NotificationPreference>;
    /**
     * The project that the items come from, as long as the user has saved none: the first one that they joined of those
     * with defaults of their own. In each other project, its own defaults apply until then. Null once the user has saved
     * items, and if the defaults of the host apply in all of their projects.
     *
     */
    defaultsOf: ActivityProject | null;
    optOut: NotificationOptOut;
    times: NotificationTimes;
};

/**
 * Something that the person made, or that names the person.
 */
export type PersonalRecord = {
    /**
     * The kind of record, such as photo or punch_item.
     */
    kind: string;
    id: string;
    /**
     * Null for what has none, such as a pin.
     */
    title: string | null;
    /**
     * The name of its project; null outside of projects.
     */
    project: string | null;
    /**
     * False if it only names the person, for example as an assignee.
     */
    createdByYou: boolean;
    /**
     * What the person wrote below it.
     */
    comments: Array<string>;
};

/**
 * What the host stores about a person.
 */
export type PersonalData = {
    exportedAt: string;
    profile: Profile;
    /**
     * The projects of the person, with the role there.
     */
    projects: Array<{
        id: string;
        name: string;
        role: string;
        company: string | null;
    }>;
    sessions: Array<Session>;
    passkeys: Array<Passkey>;
    notifications: NotificationPreferences;
    records: Array<PersonalRecord>;
};

/**
 * The password.
 */
export type DeleteProfileRequest = {
    currentPassword: CurrentPassword;
};

/**
 * The first event of each connection. The events since `Last-Event-ID` follow, and then new ones.
 */
export type StreamReadyEvent = {
    type: 'stream.ready';
    /**
     * The longest time between two events. A client that hears nothing for longer has lost the connection, or a proxy
     * holds the events back.
     *
     */
    heartbeatSeconds: number;
};

/**
 * Shows that the connection works. Its id is the current position in the stream.
 */
export type StreamHeartbeatEvent = {
    type: 'stream.heartbeat';
};

/**
 * The host no longer has all events since `Last-Event-ID` or `lookBack`: the replay window is exceeded, or the host was
 * restarted. The client reads everything that it shows again.
 *
 */
export type StreamResetEvent = {
    type: 'stream.reset';
};

/**
 * The last event before the host ends a connection whose caller is no longer signed in. The next request would get 401
 * with this code, so a client refreshes its token once, or signs out.
 *
 */
export type StreamEndedEvent = {
    type: 'stream.ended';
    code: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED';
};

/**
 * The kind of a record, with the names of the activity log.
 */
export type StreamRecordType = 'project' | 'saved_view' | 'location' | 'punch_item' | 'rfi' | 'submittal' | 'scan' | 'model' | 'share_link' | 'pin' | 'scene_view' | 'photo' | 'album' | 'video' | 'plan_set' | 'sheet' | 'document' | 'field_cam' | 'tour' | 'page' | 'budget' | 'commitment' | 'change_event' | 'change_order' | 'invoice' | 'direct_cost' | 'member' | 'invitation' | 'distribution_group' | 'account' | 'role' | 'company' | 'template' | 'notification_preferences';

/**
 * What happened to the record. `deleted` also stands for a move to the recycle bin.
 */
export type RecordChange = 'created' | 'updated' | 'deleted';

/**
 * Somebody created, changed or deleted a record that the receiver may see. The event carries no content: the client reads
 * the record with the ordinary call, where its permissions apply.
 *
 */
export type RecordChangedEvent = {
    type: 'record.changed';
    at: string;
    /**
     * Null for a record of the account.
     */
    projectId: string | null;
    recordType: StreamRecordType | string;
    recordId: string;
    /**
     * The version after the change. A client that has read this version, or a later one, need not read the record again,
     * unless `parts` is true. Null for a record without a version, and for one that is gone.
     *
     */
    version: number | null;
    /**
     * Whether something that belongs to the record and does not raise its version has changed, such as a comment or an
     * attachment.
     *
     */
    parts: boolean;
    change: RecordChange;
    /**
     * The user who did it; null for the host itself and for visitors.
     */
    actorId: string | null;
};

/**
 * What the receiver may see or do has changed, such as their role, a setting of the project, or who sees a record. The
 * client reads everything that it shows of the project again, and no longer shows what it may not read.
 *
 */
export type AccessChangedEvent = {
    type: 'access.changed';
    /**
     * Null for the whole account.
     */
    projectId: string | null;
};

/**
 * Somebody began or ended to look at a record that the receiver may see, or to write in it. `listPresence` says who.
 *
 */
export type PresenceChangedEvent = {
    type: 'presence.changed';
    projectId: string;
    recordType: WorkItemType | string;
    recordId: string;
};

/**
 * The processing of a scan, a model or a set of plans started, went on or ended. A host sends at most two a second for
 * each record, and always the last one.
 *
 */
export type ProcessingProgressEvent = {
    type: 'processing.progress';
    projectId: string;
    /**
     * `scan`, `model` or `plan_set`.
     */
    recordType: StreamRecordType | string;
    recordId: string;
};

/**
 * The receiver got notifications, or has read, finished or snoozed some, such as in another browser. The client reads the
 * counts again, and the list if it is open.
 *
 */
export type NotificationChangedEvent = {
    type: 'notification.changed';
    at: string;
    /**
     * At most 100 of them.
     */
    notificationIds: Array<string>;
};

/**
 * There is a new message in a thread of the receiver. Sent to the members of the thread only.
 */
export type MessageCreatedEvent = {
    type: 'message.created';
    projectId: string;
    threadId: string;
    messageId: string;
    /**
     * The position of the message in its thread.
     */
    position: number;
};

/**
 * A message of a thread of the receiver was edited, deleted or pinned, or somebody reacted to it. Sent to the members of the thread only.
 */
export type MessageChangedEvent = {
    type: 'message.changed';
    projectId: string;
    threadId: string;
    messageId: string;
    /**
     * The position of the message in its thread.
     */
    position: number;
};

/**
 * A thread of the receiver is new, has another title or other members, or a member has read further. Also sent to somebody who is no longer a member of it.
 */
export type ThreadChangedEvent = {
    type: 'thread.changed';
    projectId: string;
    threadId: string;
};

/**
 * The text of a page has updates. Sent to everybody who sees the page; the client reads what it lacks with `getPageState`. The title,
 * the status, the figures and the comments come as `record.changed` of a `page`.
 *
 */
export type PageUpdatedEvent = {
    type: 'page.updated';
    projectId: string;
    pageId: string;
    /**
     * As in PageSeq. A client that has it has all.
     */
    seq: number;
    /**
     * The client that sent the updates; null for the host. A client leaves its own alone if `seq` is the one that it expects.
     */
    clientId: string | null;
};

/**
 * Somebody who has the page open moved their cursor, or has left. Sent to everybody who sees the page. After `Last-Event-ID`, a
 * host may leave it out.
 *
 */
export type PagePresenceEvent = {
    type: 'page.presence';
    projectId: string;
    pageId: string;
    /**
     * The client, as it calls itself.
     */
    clientId: string;
    /**
     * The host says who it is, so nobody can write under another name.
     */
    userId: string;
    name: string;
    /**
     * As in PageCursor. Null if the client has left.
     */
    cursor: string | null;
};

/**
 * One event of the stream, as JSON in the `data` of a server-sent event. `type` says which one it is. A later host may
 * send more types: a client ignores those that it does not know.
 *
 */
export type StreamEvent = StreamReadyEvent | StreamHeartbeatEvent | StreamResetEvent | StreamEndedEvent | RecordChangedEvent | AccessChangedEvent | PresenceChangedEvent | ProcessingProgressEvent | NotificationChangedEvent | MessageCreatedEvent | MessageChangedEvent | ThreadChangedEvent | PageUpdatedEvent | PagePresenceEvent;

/**
 * What a person does with a record.
 */
export type PresenceActivity = 'viewing' | 'writing';

/**
 * Somebody who has a record open.
 */
export type PresentPerson = {
    person: PersonRef;
    activity: PresenceActivity;
    /**
     * When the person opened the record, or began to write in it.
     */
    since: string;
};

/**
 * The other people who have the record open, in the order in which they came, each once. The caller is not among them.
 */
export type PresenceResult = {
    success: true;
    data: Array<PresentPerson>;
    /**
     * The host forgets a client that does not repeat `updatePresence` within this time.
     */
    expiresInSeconds: number;
};

/**
 * The record that a client shows, and what its user does with it.
 */
export type UpdatePresenceRequest = {
    recordType: WorkItemType;
    recordId: string;
    activity: PresenceActivity;
};

/**
 * `for_me` is what asks the person to act, or answers them: in their court, mentions, replies, reviews due. `news` is
 * everything else that they hear of.
 *
 */
export type NotificationBox = 'for_me' | 'news';

/**
 * Where a notification is. A snoozed one comes back by itself, as unread.
 */
export type NotificationState = 'open' | 'snoozed' | 'done';

/**
 * What happened.
 */
export type NotificationKind = 'ball_in_court' | 'review_requested' | 'mention' | 'reply' | 'response' | 'due' | 'reminder' | 'schedule_change' | 'status' | 'photos_added' | 'asset_update';

/**
 * Why the person gets it, by their part in the record. `company_court`: the ball is in the court of their company.
 * `approver`: they may
 * decide about the change order or the invoice. `took_part`: they have written something there. `distribution`: they are in the distribution of the record.
 * `following`: they follow the file or a folder that it is in.
 *
 */
export type NotificationReason = 'court' | 'company_court' | 'reviewer' | 'approver' | 'mentioned' | 'creator' | 'manager' | 'assignee' | 'distribution' | 'watching' | 'took_part' | 'following' | 'project';

/**
 * The part of the record that it is about.
 */
export type NotificationPlace = {
    type: 'comment' | 'response' | 'review';
    id: string;
};

/**
 * How the person gets less of it: `setting` switches the item off that `setting` names, `unwatch` ends watching the
 * record, and `mute` ends all news about the record. `none` if there is no way, such as for an item that is locked on.
 *
 */
export type NotificationLess = 'setting' | 'unwatch' | 'mute' | 'none';

/**
 * Something that concerns the person, and why. A host never makes one for the person who did it, and never shows one
 * about a record that the person may not see now.
 *
 */
export type Notification = {
    id: string;
    at: string;
    box: NotificationBox;
    kind: NotificationKind | string;
    reason: NotificationReason | string;
    project: ActivityProject;
    record: ActivityRecord;
    /**
     * Who did it. Null for the host itself, such as for a reminder.
     */
    actor: PersonRef | null;
    /**
     * What changed, such as the status or the due date. For `due`, `to` is the day. Null if no single property did.
     */
    change: FieldChange | null;
    /**
     * The beginning of the comment or the response. Null without one.
     */
    excerpt: string | null;
    /**
     * How many events of the same kind are merged in it, such as the photos of one upload.
     */
    count: number;
    place: NotificationPlace | null;
    state: NotificationState;
    read: boolean;
    /**
     * Null unless it is snoozed.
     */
    snoozedUntil: string | null;
    /**
     * The item of the preferences that decides about it, a NotificationKey. Null for events without an item.
     */
    setting: string | null;
    less: NotificationLess | string;
    /**
     * Whether the person gets no more news about the record.
     */
    muted: boolean;
};

/**
 * A page of notifications, newest first.
 */
export type NotificationListResult = {
    success: true;
    data: Array<Notification>;
    nextCursor: string | null;
};

/**
 * What waits for the person. The first two count what is open and unread.
 */
export type NotificationCounts = {
    forMe: number;
    news: number;
    snoozed: number;
};

/**
 * How many notifications wait for the person.
 */
export type NotificationCountsResult = {
    success: true;
    data: NotificationCounts;
};

/**
 * What the person does with notifications. `done` also reads, and `snooze` unreads. `mute` ends the news about the records
 * of these notifications: what is in the court of the person, mentions and reminders still arrive.
 *
 */
export type NotificationStep = 'read' | 'unread' | 'done' | 'reopen' | 'snooze' | 'wake' | 'mute' | 'unmute';

/**
 * What to do, and with which notifications.
 */
export type BulkUpdateNotificationsRequest = {
    /**
     * Ids that do not exist, or are of somebody else, have no effect.
     */
    ids: Array<string>;
    step: NotificationStep;
    /**
     * When snoozed notifications come back. Required for `snooze`, in the future, and within a year.
     */
    until?: string;
};

/**
 * The notifications after the step, and the new counts.
 */
export type BulkUpdateNotificationsResult = {
    success: true;
    data: Array<Notification>;
    counts: NotificationCounts;
};

/**
 * Which notifications become read.
 */
export type MakeNotificationsReadRequest = {
    box?: NotificationBox;
    /**
     * Only those up to this time, so that what has just arrived stays unread.
     */
    until: string;
};

/**
 * The record that the person sees.
 */
export type MakeRecordNotificationsReadRequest = {
    /**
     * The kind of the record, as in `record` of the notifications.
     */
    type: string;
    id: string;
};

/**
 * The template of a project, by its name. The caller may have no access to it.
 */
export type NotificationTemplate = {
    id: string;
    name: string;
};

/**
 * What the members of a project are notified of until they save preferences of their own, and what is locked on for all
 * of them.
 *
 */
export type NotificationDefaults = {
    /**
     * One entry per key.
     */
    items: Array<NotificationPreference>;
    /**
     * What `items` would be without the project's own changes: the items of the template that the project was made from,
     * or else those of the host. One entry per key.
     *
     */
    inherited: Array<NotificationPreference>;
    /**
     * The template that `inherited` comes from. Null for the host.
     */
    template: NotificationTemplate | null;
    version: RecordVersion;
};

/**
 * The notification defaults of a project.
 */
export type NotificationDefaultsResult = {
    success: true;
    data: NotificationDefaults;
};

/**
 * The defaults to save.
 */
export type UpdateNotificationDefaultsRequest = {
    version: RecordVersion;
    /**
     * All keys of this contract, each once. Other keys of the host stay as they are.
     */
    items: Array<NotificationChoice>;
};

/**
 * The notification preferences of the signed-in user.
 */
export type NotificationPreferencesResult = {
    success: true;
    data: NotificationPreferences;
};

/**
 * The preferences to save.
 */
export type UpdateNotificationPreferencesRequest = {
    /**
     * All keys of this contract, each once. Other keys of the host stay as they are.
     */
    items: Array<NotificationChoice>;
};

/**
 * Too many requests. Retry-After states how long to wait.
 */
export type RateLimitedProblem = Problem & {
    status?: 429;
    code?: 'RATE_LIMITED';
};

/**
 * An internal error of the host.
 */
export type InternalProblem = Problem & {
    status?: 500;
    code?: 'INTERNAL';
};

/**
 * Maintenance or overload.
 */
export type UnavailableProblem = Problem & {
    status?: 503;
    code?: 'UNAVAILABLE';
};

/**
 * The body does not match its content type, such as broken JSON.
 */
export type MalformedRequestProblem = Problem & {
    status?: 400;
    code?: 'MALFORMED_REQUEST';
};

/**
 * Sign-up with an address that has an account.
 */
export type EmailExistsProblem = Problem & {
    status?: 409;
    code?: 'EMAIL_EXISTS';
};

/**
 * The body or a file exceeds the limit of the call.
 */
export type PayloadTooLargeProblem = Problem & {
    status?: 413;
    code?: 'PAYLOAD_TOO_LARGE';
};

/**
 * The call does not accept this content type or file type.
 */
export type UnsupportedMediaTypeProblem = Problem & {
    status?: 415;
    code?: 'UNSUPPORTED_MEDIA_TYPE';
};

/**
 * The body or a parameter breaks the contract; `errors` lists each violation.
 */
export type ValidationFailedProblem = Problem & {
    status?: 422;
    code?: 'VALIDATION_FAILED';
};

/**
 * Sign-in with an unknown address or a wrong password. Both get the same answer. The password is right, and the person also signs in with a second factor. `challenge` is for `verifySecondFactor`.
 */
export type InvalidCredentialsOrSecondFactorRequiredProblem = Problem & {
    status?: 401;
    code?: 'INVALID_CREDENTIALS' | 'SECOND_FACTOR_REQUIRED';
};

/**
 * Sign-in before the address was confirmed. Sign-in of a person whom an account admin suspended. Sign-in with a password that is older than the account permits. Sign-in without the provider of the company, of a person whose domain requires it.
 */
export type EmailNotVerifiedOrAccountSuspendedOrPasswordExpiredOrProviderRequiredProblem = Problem & {
    status?: 403;
    code?: 'EMAIL_NOT_VERIFIED' | 'ACCOUNT_SUSPENDED' | 'PASSWORD_EXPIRED' | 'PROVIDER_REQUIRED';
};

/**
 * Sign-in before the address was confirmed. Sign-in of a person whom an account admin suspended. The passkey is unknown or was removed, or its answer does not match the portal, the challenge or its counter. Sign-in without the provider of the company, of a person whose domain requires it.
 */
export type EmailNotVerifiedOrAccountSuspendedOrPasskeyRefusedOrProviderRequiredProblem = Problem & {
    status?: 403;
    code?: 'EMAIL_NOT_VERIFIED' | 'ACCOUNT_SUSPENDED' | 'PASSKEY_REFUSED' | 'PROVIDER_REQUIRED';
};

/**
 * The challenge of a passkey is unknown, used or too old.
 */
export type ChallengeExpiredProblem = Problem & {
    status?: 409;
    code?: 'CHALLENGE_EXPIRED';
};

/**
 * The domain of the address has no provider, or is not verified.
 */
export type ProviderUnknownProblem = Problem & {
    status?: 404;
    code?: 'PROVIDER_UNKNOWN';
};

/**
 * The provider of the company does not answer, or its description is wrong.
 */
export type ProviderUnavailableProblem = Problem & {
    status?: 409;
    code?: 'PROVIDER_UNAVAILABLE';
};

/**
 * Sign-in before the address was confirmed. Sign-in of a person whom an account admin suspended. The provider of the company did not sign the person in, or its answer is not valid. The provider of the company has not verified the address of the person. The address that the provider states is not of the domain. The provider signed in a person without an account.
 */
export type EmailNotVerifiedOrAccountSuspendedOrProviderRefusedOrProviderEmailUnverifiedOrProviderEmailForeignOrNoAccountProblem = Problem & {
    status?: 403;
    code?: 'EMAIL_NOT_VERIFIED' | 'ACCOUNT_SUSPENDED' | 'PROVIDER_REFUSED' | 'PROVIDER_EMAIL_UNVERIFIED' | 'PROVIDER_EMAIL_FOREIGN' | 'NO_ACCOUNT';
};

/**
 * The provider of the company does not answer, or its description is wrong. The sign-in with a provider is unknown, was completed or began too long ago, or began in another browser.
 */
export type ProviderUnavailableOrLoginExpiredProblem = Problem & {
    status?: 409;
    code?: 'PROVIDER_UNAVAILABLE' | 'LOGIN_EXPIRED';
};

/**
 * The code is wrong, or it was used before. The refresh, verification or reset token is unknown, used or altered. The token has expired.
 */
export type SecondFactorWrongOrTokenInvalidOrTokenExpiredProblem = Problem & {
    status?: 401;
    code?: 'SECOND_FACTOR_WRONG' | 'TOKEN_INVALID' | 'TOKEN_EXPIRED';
};

/**
 * Sign-in of a person whom an account admin suspended.
 */
export type AccountSuspendedProblem = Problem & {
    status?: 403;
    code?: 'ACCOUNT_SUSPENDED';
};

/**
 * The access token is missing or unknown. The token has expired.
 */
export type UnauthenticatedOrTokenExpiredProblem = Problem & {
    status?: 401;
    code?: 'UNAUTHENTICATED' | 'TOKEN_EXPIRED';
};

/**
 * The passkey is unknown or was removed, or its answer does not match the portal, the challenge or its counter. Signed in, but the role does not permit the call.
 */
export type PasskeyRefusedOrForbiddenProblem = Problem & {
    status?: 403;
    code?: 'PASSKEY_REFUSED' | 'FORBIDDEN';
};

/**
 * The refresh, verification or reset token is unknown, used or altered. The token has expired.
 */
export type TokenInvalidOrTokenExpiredProblem = Problem & {
    status?: 401;
    code?: 'TOKEN_INVALID' | 'TOKEN_EXPIRED';
};

/**
 * Signed in, but the role does not permit the call.
 */
export type ForbiddenProblem = Problem & {
    status?: 403;
    code?: 'FORBIDDEN';
};

/**
 * Signed in, but the role does not permit the call. The account asks for a second factor, and the person has none. Only the calls that set one up are answered.
 */
export type ForbiddenOrSecondFactorMissingProblem = Problem & {
    status?: 403;
    code?: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING';
};

/**
 * Another record already has the name; `errors` points at it. The first request with this Idempotency-Key has not been answered yet.
 */
export type NameTakenOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'NAME_TAKEN' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * The body or a parameter breaks the contract; `errors` lists each violation. An earlier request of the account with this Idempotency-Key had other content.
 */
export type ValidationFailedOrIdempotencyKeyReusedProblem = Problem & {
    status?: 422;
    code?: 'VALIDATION_FAILED' | 'IDEMPOTENCY_KEY_REUSED';
};

/**
 * The record exists and the version is right, but its status does not allow the call. The first request with this Idempotency-Key has not been answered yet.
 */
export type WrongStateOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'WRONG_STATE' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * The record does not exist or is not visible to the caller, or the path is unknown.
 */
export type NotFoundProblem = Problem & {
    status?: 404;
    code?: 'NOT_FOUND';
};

/**
 * The record changed since the caller read it; `currentVersion` is its version now. A write in a closed project. Another record already has the name; `errors` points at it.
 */
export type StaleVersionOrProjectClosedOrNameTakenProblem = Problem & {
    status?: 409;
    code?: 'STALE_VERSION' | 'PROJECT_CLOSED' | 'NAME_TAKEN';
};

/**
 * The record exists and the version is right, but its status does not allow the call.
 */
export type WrongStateProblem = Problem & {
    status?: 409;
    code?: 'WRONG_STATE';
};

/**
 * A write in a closed project.
 */
export type ProjectClosedProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED';
};

/**
 * The record changed since the caller read it; `currentVersion` is its version now. A write in a closed project.
 */
export type StaleVersionOrProjectClosedProblem = Problem & {
    status?: 409;
    code?: 'STALE_VERSION' | 'PROJECT_CLOSED';
};

/**
 * The record changed since the caller read it; `currentVersion` is its version now. The record exists and the version is right, but its status does not allow the call.
 */
export type StaleVersionOrWrongStateProblem = Problem & {
    status?: 409;
    code?: 'STALE_VERSION' | 'WRONG_STATE';
};

/**
 * Signed in, but the role does not permit the call. The account asks for a second factor, and the person has none. Only the calls that set one up are answered. The person last proved who they are more than 15 minutes ago. `verifyIdentity` does it anew.
 */
export type ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem = Problem & {
    status?: 403;
    code?: 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'STEP_UP_REQUIRED';
};

/**
 * The record changed since the caller read it; `currentVersion` is its version now. A write in a closed project. The record exists and the version is right, but its status does not allow the call.
 */
export type StaleVersionOrProjectClosedOrWrongStateProblem = Problem & {
    status?: 409;
    code?: 'STALE_VERSION' | 'PROJECT_CLOSED' | 'WRONG_STATE';
};

/**
 * The project does not use the module of the call.
 */
export type ModuleOffProblem = Problem & {
    status?: 409;
    code?: 'MODULE_OFF';
};

/**
 * A write in a closed project. The project does not use the module of the call. The first request with this Idempotency-Key has not been answered yet.
 */
export type ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'MODULE_OFF' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * The record changed since the caller read it; `currentVersion` is its version now. A write in a closed project. The project does not use the module of the call.
 */
export type StaleVersionOrProjectClosedOrModuleOffProblem = Problem & {
    status?: 409;
    code?: 'STALE_VERSION' | 'PROJECT_CLOSED' | 'MODULE_OFF';
};

/**
 * A write in a closed project. The project does not use the module of the call.
 */
export type ProjectClosedOrModuleOffProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'MODULE_OFF';
};

/**
 * A write in a closed project. The project does not use the module of the call. The collection already holds as many records as it may.
 */
export type ProjectClosedOrModuleOffOrLimitReachedProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'MODULE_OFF' | 'LIMIT_REACHED';
};

/**
 * A write in a closed project. The project does not use the module of the call. The collection already holds as many records as it may. The first request with this Idempotency-Key has not been answered yet.
 */
export type ProjectClosedOrModuleOffOrLimitReachedOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'MODULE_OFF' | 'LIMIT_REACHED' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * The record changed since the caller read it; `currentVersion` is its version now. A write in a closed project. The project does not use the module of the call. The record exists and the version is right, but its status does not allow the call.
 */
export type StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem = Problem & {
    status?: 409;
    code?: 'STALE_VERSION' | 'PROJECT_CLOSED' | 'MODULE_OFF' | 'WRONG_STATE';
};

/**
 * The record changed since the caller read it; `currentVersion` is its version now. A write in a closed project. The project does not use the module of the call. A change of a page that is completed or in the archive.
 */
export type StaleVersionOrProjectClosedOrModuleOffOrPageLockedProblem = Problem & {
    status?: 409;
    code?: 'STALE_VERSION' | 'PROJECT_CLOSED' | 'MODULE_OFF' | 'PAGE_LOCKED';
};

/**
 * A write in a closed project. The project does not use the module of the call. A change of a page that is completed or in the archive.
 */
export type ProjectClosedOrModuleOffOrPageLockedProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'MODULE_OFF' | 'PAGE_LOCKED';
};

/**
 * A write in a closed project. The project does not use the module of the call. A change of a page that is completed or in the archive. The collection already holds as many records as it may. The first request with this Idempotency-Key has not been answered yet.
 */
export type ProjectClosedOrModuleOffOrPageLockedOrLimitReachedOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'MODULE_OFF' | 'PAGE_LOCKED' | 'LIMIT_REACHED' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * A write in a closed project. The project does not use the module of the call. A change of a page that is completed or in the archive. The first request with this Idempotency-Key has not been answered yet.
 */
export type ProjectClosedOrModuleOffOrPageLockedOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'MODULE_OFF' | 'PAGE_LOCKED' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * The record changed since the caller read it; `currentVersion` is its version now. A write in a closed project. The project does not use the module of the call. The record exists and the version is right, but its status does not allow the call. A change of a page that is completed or in the archive.
 */
export type StaleVersionOrProjectClosedOrModuleOffOrWrongStateOrPageLockedProblem = Problem & {
    status?: 409;
    code?: 'STALE_VERSION' | 'PROJECT_CLOSED' | 'MODULE_OFF' | 'WRONG_STATE' | 'PAGE_LOCKED';
};

/**
 * A write in a closed project. Another record already has the name; `errors` points at it. The collection already holds as many records as it may. The first request with this Idempotency-Key has not been answered yet.
 */
export type ProjectClosedOrNameTakenOrLimitReachedOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'NAME_TAKEN' | 'LIMIT_REACHED' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * A write in a closed project. The first request with this Idempotency-Key has not been answered yet.
 */
export type ProjectClosedOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * A write in a closed project. The record exists and the version is right, but its status does not allow the call.
 */
export type ProjectClosedOrWrongStateProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'WRONG_STATE';
};

/**
 * A write in a closed project. Another record already has the name; `errors` points at it. The first request with this Idempotency-Key has not been answered yet.
 */
export type ProjectClosedOrNameTakenOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'NAME_TAKEN' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * The record changed since the caller read it; `currentVersion` is its version now. A write in a closed project. The project does not use the module of the call. The record exists and the version is right, but its status does not allow the call. The first request with this Idempotency-Key has not been answered yet.
 */
export type StaleVersionOrProjectClosedOrModuleOffOrWrongStateOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'STALE_VERSION' | 'PROJECT_CLOSED' | 'MODULE_OFF' | 'WRONG_STATE' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * The project does not use the module of the call. The file has not been processed yet, or processing failed.
 */
export type ModuleOffOrNotReadyProblem = Problem & {
    status?: 409;
    code?: 'MODULE_OFF' | 'NOT_READY';
};

/**
 * The byte range starts after the end of the file.
 */
export type RangeNotSatisfiableProblem = Problem & {
    status?: 416;
    code?: 'RANGE_NOT_SATISFIABLE';
};

/**
 * A write in a closed project. The project does not use the module of the call. The first request with this Idempotency-Key has not been answered yet. The upload is not complete yet.
 */
export type ProjectClosedOrModuleOffOrIdempotencyKeyInUseOrUploadIncompleteProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'MODULE_OFF' | 'IDEMPOTENCY_KEY_IN_USE' | 'UPLOAD_INCOMPLETE';
};

/**
 * A write in a closed project. The project does not use the module of the call. The file has not been processed yet, or processing failed.
 */
export type ProjectClosedOrModuleOffOrNotReadyProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'MODULE_OFF' | 'NOT_READY';
};

/**
 * The call does not accept this content type or file type. The content of the file does not fit its purpose; the name of the file does not matter.
 */
export type UnsupportedMediaTypeOrFileTypeRefusedProblem = Problem & {
    status?: 415;
    code?: 'UNSUPPORTED_MEDIA_TYPE' | 'FILE_TYPE_REFUSED';
};

/**
 * The request uses another version of the tus protocol than 1.0.0.
 */
export type TusVersionUnsupportedProblem = Problem & {
    status?: 412;
    code?: 'TUS_VERSION_UNSUPPORTED';
};

/**
 * The host has no space for the file.
 */
export type StorageFullProblem = Problem & {
    status?: 507;
    code?: 'STORAGE_FULL';
};

/**
 * A write in a closed project. The bytes do not continue at the host's offset. HEAD returns the offset.
 */
export type ProjectClosedOrOffsetMismatchProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'OFFSET_MISMATCH';
};

/**
 * The bytes do not match their checksum and were discarded. Send them again.
 */
export type ChecksumMismatchProblem = Problem & {
    status?: 460;
    code?: 'CHECKSUM_MISMATCH';
};

/**
 * A write in a closed project. The collection already holds as many records as it may. A share link to something private; `errors` points at the target. The first request with this Idempotency-Key has not been answered yet.
 */
export type ProjectClosedOrLimitReachedOrNotPublicOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'LIMIT_REACHED' | 'NOT_PUBLIC' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * A write in a closed project. The record exists and the version is right, but its status does not allow the call. The first request with this Idempotency-Key has not been answered yet.
 */
export type ProjectClosedOrWrongStateOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'WRONG_STATE' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * The public link has a password, and the request sent none. The password of the public link is wrong.
 */
export type LinkPasswordRequiredOrLinkPasswordWrongProblem = Problem & {
    status?: 401;
    code?: 'LINK_PASSWORD_REQUIRED' | 'LINK_PASSWORD_WRONG';
};

/**
 * The file has not been processed yet, or processing failed.
 */
export type NotReadyProblem = Problem & {
    status?: 409;
    code?: 'NOT_READY';
};

/**
 * A write in a closed project. The collection already holds as many records as it may. The first request with this Idempotency-Key has not been answered yet.
 */
export type ProjectClosedOrLimitReachedOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'LIMIT_REACHED' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * A write in a closed project. Another record already has the name; `errors` points at it.
 */
export type ProjectClosedOrNameTakenProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'NAME_TAKEN';
};

/**
 * A write in a closed project. The project does not use the module of the call. Another record already has the name; `errors` points at it. The first request with this Idempotency-Key has not been answered yet.
 */
export type ProjectClosedOrModuleOffOrNameTakenOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'MODULE_OFF' | 'NAME_TAKEN' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * The record changed since the caller read it; `currentVersion` is its version now. A write in a closed project. The project does not use the module of the call. Another record already has the name; `errors` points at it.
 */
export type StaleVersionOrProjectClosedOrModuleOffOrNameTakenProblem = Problem & {
    status?: 409;
    code?: 'STALE_VERSION' | 'PROJECT_CLOSED' | 'MODULE_OFF' | 'NAME_TAKEN';
};

/**
 * A write in a closed project. The project does not use the module of the call. Another record already has the name; `errors` points at it. The collection already holds as many records as it may. The first request with this Idempotency-Key has not been answered yet.
 */
export type ProjectClosedOrModuleOffOrNameTakenOrLimitReachedOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'MODULE_OFF' | 'NAME_TAKEN' | 'LIMIT_REACHED' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * A write in a closed project. The project does not use the module of the call. Somebody else has checked the file out, or a file in the folder. Another record already has the name; `errors` points at it. The first request with this Idempotency-Key has not been answered yet. The upload is not complete yet.
 */
export type ProjectClosedOrModuleOffOrCheckedOutOrNameTakenOrIdempotencyKeyInUseOrUploadIncompleteProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'MODULE_OFF' | 'CHECKED_OUT' | 'NAME_TAKEN' | 'IDEMPOTENCY_KEY_IN_USE' | 'UPLOAD_INCOMPLETE';
};

/**
 * The record changed since the caller read it; `currentVersion` is its version now. A write in a closed project. The project does not use the module of the call. Somebody else has checked the file out, or a file in the folder.
 */
export type StaleVersionOrProjectClosedOrModuleOffOrCheckedOutProblem = Problem & {
    status?: 409;
    code?: 'STALE_VERSION' | 'PROJECT_CLOSED' | 'MODULE_OFF' | 'CHECKED_OUT';
};

/**
 * The record changed since the caller read it; `currentVersion` is its version now. A write in a closed project. The project does not use the module of the call. Somebody else has checked the file out, or a file in the folder. Another record already has the name; `errors` points at it.
 */
export type StaleVersionOrProjectClosedOrModuleOffOrCheckedOutOrNameTakenProblem = Problem & {
    status?: 409;
    code?: 'STALE_VERSION' | 'PROJECT_CLOSED' | 'MODULE_OFF' | 'CHECKED_OUT' | 'NAME_TAKEN';
};

/**
 * The record changed since the caller read it; `currentVersion` is its version now. A write in a closed project. The project does not use the module of the call. The record exists and the version is right, but its status does not allow the call. Another record already has the name; `errors` points at it.
 */
export type StaleVersionOrProjectClosedOrModuleOffOrWrongStateOrNameTakenProblem = Problem & {
    status?: 409;
    code?: 'STALE_VERSION' | 'PROJECT_CLOSED' | 'MODULE_OFF' | 'WRONG_STATE' | 'NAME_TAKEN';
};

/**
 * A write in a closed project. The project does not use the module of the call. Somebody else has checked the file out, or a file in the folder.
 */
export type ProjectClosedOrModuleOffOrCheckedOutProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'MODULE_OFF' | 'CHECKED_OUT';
};

/**
 * The body or a parameter breaks the contract; `errors` lists each violation. An earlier request of the account with this Idempotency-Key had other content. The file has the right type but is truncated or damaged.
 */
export type ValidationFailedOrIdempotencyKeyReusedOrFileDamagedProblem = Problem & {
    status?: 422;
    code?: 'VALIDATION_FAILED' | 'IDEMPOTENCY_KEY_REUSED' | 'FILE_DAMAGED';
};

/**
 * A write in a closed project. The project does not use the module of the call. The collection already holds as many records as it may. The first request with this Idempotency-Key has not been answered yet. The upload is not complete yet.
 */
export type ProjectClosedOrModuleOffOrLimitReachedOrIdempotencyKeyInUseOrUploadIncompleteProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'MODULE_OFF' | 'LIMIT_REACHED' | 'IDEMPOTENCY_KEY_IN_USE' | 'UPLOAD_INCOMPLETE';
};

/**
 * The body or a parameter breaks the contract; `errors` lists each violation. An earlier request of the account with this Idempotency-Key had other content. The file has the right type but is truncated or damaged. The picture is not a full panorama: it is not twice as wide as high.
 */
export type ValidationFailedOrIdempotencyKeyReusedOrFileDamagedOrNotEquirectangularProblem = Problem & {
    status?: 422;
    code?: 'VALIDATION_FAILED' | 'IDEMPOTENCY_KEY_REUSED' | 'FILE_DAMAGED' | 'NOT_EQUIRECTANGULAR';
};

/**
 * A write in a closed project. The project does not use the module of the call. The record exists and the version is right, but its status does not allow the call.
 */
export type ProjectClosedOrModuleOffOrWrongStateProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'MODULE_OFF' | 'WRONG_STATE';
};

/**
 * A write in a closed project. The project does not use the module of the call. The record exists and the version is right, but its status does not allow the call. The first request with this Idempotency-Key has not been answered yet.
 */
export type ProjectClosedOrModuleOffOrWrongStateOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'PROJECT_CLOSED' | 'MODULE_OFF' | 'WRONG_STATE' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * The record changed since the caller read it; `currentVersion` is its version now.
 */
export type StaleVersionProblem = Problem & {
    status?: 409;
    code?: 'STALE_VERSION';
};

/**
 * Another record already has the name; `errors` points at it. The collection already holds as many records as it may. The first request with this Idempotency-Key has not been answered yet.
 */
export type NameTakenOrLimitReachedOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'NAME_TAKEN' | 'LIMIT_REACHED' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * The TXT record of a domain is not in DNS.
 */
export type DomainRecordMissingProblem = Problem & {
    status?: 409;
    code?: 'DOMAIN_RECORD_MISSING';
};

/**
 * The record changed since the caller read it; `currentVersion` is its version now. Another record already has the name; `errors` points at it.
 */
export type StaleVersionOrNameTakenProblem = Problem & {
    status?: 409;
    code?: 'STALE_VERSION' | 'NAME_TAKEN';
};

/**
 * The record changed since the caller read it; `currentVersion` is its version now. The record exists and the version is right, but its status does not allow the call. Another record already has the name; `errors` points at it.
 */
export type StaleVersionOrWrongStateOrNameTakenProblem = Problem & {
    status?: 409;
    code?: 'STALE_VERSION' | 'WRONG_STATE' | 'NAME_TAKEN';
};

/**
 * The challenge of a passkey is unknown, used or too old. An account has the passkey already. The collection already holds as many records as it may. The first request with this Idempotency-Key has not been answered yet.
 */
export type ChallengeExpiredOrPasskeyExistsOrLimitReachedOrIdempotencyKeyInUseProblem = Problem & {
    status?: 409;
    code?: 'CHALLENGE_EXPIRED' | 'PASSKEY_EXISTS' | 'LIMIT_REACHED' | 'IDEMPOTENCY_KEY_IN_USE';
};

/**
 * The passkey is unknown or was removed, or its answer does not match the portal, the challenge or its counter. Signed in, but the role does not permit the call. The account asks for a second factor, and the person has none. Only the calls that set one up are answered. The person last proved who they are more than 15 minutes ago. `verifyIdentity` does it anew.
 */
export type PasskeyRefusedOrForbiddenOrSecondFactorMissingOrStepUpRequiredProblem = Problem & {
    status?: 403;
    code?: 'PASSKEY_REFUSED' | 'FORBIDDEN' | 'SECOND_FACTOR_MISSING' | 'STEP_UP_REQUIRED';
};

/**
 * Any other failure. The host answers with a problem. A gateway in front of it may answer in its place, with one of the
 * statuses of `x-gateway-statuses` and with a page of its own or without a body. Then only the status counts.
 *
 */
export type UnexpectedProblem = Problem & {
    code?: 'METHOD_NOT_ALLOWED' | 'NOT_ACCEPTABLE' | 'NOT_IMPLEMENTED' | 'SEE_AS_READ_ONLY';
};

/**
 * The modules that the project uses. Calls of another module answer 409 `MODULE_OFF`.
 */
export type ModulesOnWritable = Array<ProjectModule>;

/**
 * The days of the week on which people work.
 */
export type WorkingDaysWritable = Array<Weekday>;

/**
 * People of the project who have messages. The caller is always one of the members.
 */
export type ThreadMemberIdsWritable = Array<RecordId>;

/**
 * The people and companies of the project that the text names.
 */
export type MessageMentionsWritable = Array<RecordId>;

/**
 * The people of the project that the comment names. Those who do not see the page are not told.
 */
export type PageMentionsWritable = Array<RecordId>;

/**
 * Members of the project.
 */
export type GroupMemberIdsWritable = Array<RecordId>;

/**
 * The tags of a photo.
 */
export type PhotoTagsWritable = Array<PhotoTag>;

/**
 * The properties of a camera that people edit.
 */
export type FieldCamFieldsWritable = {
    provider?: string;
    locationDetail?: string;
    snapshotUrl?: SnapshotUrl;
    position?: PhotoPosition;
    intervalSec?: IntervalSec;
    activeHours?: ActiveHours;
    retentionDays?: RetentionDays;
    publicDelaySec?: PublicDelaySec;
};

/**
 * A new camera.
 */
export type CreateFieldCamRequestWritable = FieldCamFieldsWritable & {
    name: FieldCamName;
    intervalSec?: IntervalSec;
    activeHours?: ActiveHours;
    retentionDays?: RetentionDays;
    publicDelaySec?: PublicDelaySec;
};

/**
 * Changes of a camera. Absent properties stay unchanged.
 */
export type UpdateFieldCamRequestWritable = FieldCamFieldsWritable & {
    version: RecordVersion;
    name?: FieldCamName;
    maintenance?: boolean;
};

/**
 * The domains of the addresses that may be invited and that people of the account may have. Empty for all. A domain does not include those below it.
 * People and invitations that exist stay.
 *
 */
export type AllowedEmailDomainsWritable = Array<EmailDomain>;

/**
 * Absent in a new role, the flags of the copied role.
 */
export type RoleFlagsWritable = Array<RoleFlag>;

/**
 * Finds projects that contain every word in the name, code, address or type. Ignores case, accents and ways to write the same, as the guide 'Search' says.
 */
export type ProjectSearch = string;

/**
 * Only projects in which the caller may do this, as `permittedActions` says.
 */
export type PermittedInProject = ProjectAction;

/**
 * Status.
 */
export type ProjectStatusFilter = ProjectStatus;

/**
 * Sort key. A minus sign sorts in descending order.
 */
export type ProjectSort2 = ProjectSort;

/**
 * Maximum number of results.
 */
export type Limit = number;

/**
 * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
 */
export type Cursor = string;

/**
 * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
 * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
 * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
 *
 */
export type IdempotencyKey = string;

/**
 * Id of the project.
 */
export type ProjectId = string;

/**
 * Finds people that contain every word in the name, job title, company or role, and companies in the name or code.
 * Ignores case, accents, and the kinds of apostrophes and dashes.
 *
 */
export type ProjectMemberSearch = string;

/**
 * Only the people and companies with these ids. Those that are not of the project are left out.
 */
export type ProjectMemberIds = Array<RecordId>;

/**
 * Only people who can be named for this. It leaves the companies alone.
 */
export type ProjectMemberDutyFilter = MemberDuty;

/**
 * Only people of this company. It leaves the companies alone.
 */
export type ProjectMemberCompanyFilter = RecordId;

/**
 * Finds people that contain every word in the name, job title, company or email address that the caller sees. Ignores case, accents and ways to write the same, as the guide 'Search' says.
 */
export type TeamSearch = string;

/**
 * A role of the account.
 */
export type TeamRoleFilter = RoleId;

/**
 * Company.
 */
export type TeamCompanyFilter = string;

/**
 * Status.
 */
export type TeamStatusFilter = TeamStatus;

/**
 * Sort key. A minus sign sorts in descending order.
 */
export type TeamSort2 = TeamSort;

/**
 * Id of the person, or of an invitation.
 */
export type MemberId = string;

/**
 * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
 */
export type Version = number;

/**
 * The active member who takes over.
 */
export type SuccessorId = string;

/**
 * `inbox` is all that is not archived, `unread` what of it has unread messages. They have the discussion of a record only
 * if the caller takes part in it. `records` is the discussions of all records that the caller sees.
 *
 */
export type ThreadFilter = 'inbox' | 'unread' | 'records' | 'starred' | 'archived';

/**
 * Words in the title of the thread, or in the names of its members.
 */
export type ThreadSearch = string;

/**
 * Id of the thread.
 */
export type MessageThreadId = string;

/**
 * Position of the first message. Beyond the last one, the list is empty. A cursor takes its place.
 */
export type MessagePosition2 = number;

/**
 * Id of the message.
 */
export type MessageId = string;

/**
 * Words that the message has, each at least as the beginning of one of its own.
 */
export type MessageWords = string;

/**
 * What the message links to, together with `recordId`.
 */
export type MessageLinkType2 = MessageLinkType;

/**
 * The record that the message links to, together with `recordType`.
 */
export type MessageLinkId = RecordId;

/**
 * Finds threads that contain every word in the title or the names of the members. Ignores case and accents.
 */
export type ExportableThreadSearch = string;

/**
 * Words in the title or in the text of the page.
 */
export type PageSearch = string;

/**
 * Status of the pages.
 */
export type PageStatusFilter = PageStatus;

/**
 * Kind of the pages.
 */
export type PageKindFilter = PageKind;

/**
 * `true`: templates and nothing else.
 */
export type PageTemplates = boolean;

/**
 * `true`: pages in the archive and nothing else.
 */
export type PageArchived = boolean;

/**
 * Id of the page.
 */
export type PageId = string;

/**
 * The `seq` that the client has. Without it, the answer has the whole text.
 */
export type PageSince = PageSeq;

/**
 * Id of the thread of comments.
 */
export type PageThreadId = string;

/**
 * Id of the comment.
 */
export type CommentIdOfPage = string;

/**
 * Number of the version.
 */
export type PageVersionNumber2 = PageVersionNumber;

/**
 * Id of the daily report, which is that of its page.
 */
export type ReportPageId = string;

/**
 * Id of the minutes, which is that of its page.
 */
export type MinutesPageId = string;

/**
 * First day of the seven.
 */
export type WeekFrom = string;

/**
 * Id of the distribution group.
 */
export type DistributionGroupId = string;

/**
 * Id of the invitation.
 */
export type InvitationId = string;

/**
 * Id of the location.
 */
export type LocationId = string;

/**
 * A number ('12' and 'PI-12' find PI-012), or words as in the lists.
 */
export type WorkItemSearch = string;

/**
 * Only records of these types.
 */
export type WorkItemTypeFilter = Array<WorkItemType>;

/**
 * Person or company with the ball in court. A company's turn is also the turn of its members.
 */
export type BallInCourtFilter = Array<string>;

/**
 * Whether the due date has passed.
 */
export type Overdue = boolean;

/**
 * Maximum number of results. The lists of each log return all of them.
 */
export type WorkItemLimit = number;

/**
 * The log.
 */
export type SavedViewLog = LogName;

/**
 * Id of the saved view.
 */
export type SavedViewId = string;

/**
 * Status.
 */
export type PunchItemStatusFilter = Array<PunchItemStatus>;

/**
 * Punch type.
 */
export type PunchTypeFilter = Array<PunchType>;

/**
 * Finds records that contain every word in the number, texts, location or assignee names. Ignores case, accents and ways to write the same, as the guide 'Search' says.
 */
export type Search = string;

/**
 * Priority.
 */
export type PriorityFilter = Array<Priority>;

/**
 * Discipline.
 */
export type DisciplineFilter = Array<Discipline>;

/**
 * Location.
 */
export type LocationFilter = Array<Location>;

/**
 * A location of the project. Finds records there and in every location that it contains.
 */
export type ProjectLocationFilter = Array<string>;

/**
 * Category.
 */
export type CategoryFilter = Array<Category>;

/**
 * An assigned person or company.
 */
export type AssigneeFilter = Array<string>;

/**
 * Due on this day or later.
 */
export type DueFrom = string;

/**
 * Due on this day or earlier.
 */
export type DueTo = string;

/**
 * Groups the list: by the name of the group first, then in the order of `sort`. Records without a group come last.
 *
 */
export type LogGroupBy = LogGrouping;

/**
 * Sort key. A minus sign sorts in descending order. Records without a due date or number come last.
 */
export type LogSort2 = LogSort;

/**
 * Ids of the records to export. All that match the filters if absent.
 */
export type RecordIds = Array<string>;

/**
 * The columns to export, in this order. All if absent.
 */
export type PunchItemColumns = Array<PunchItemColumn>;

/**
 * Id of the punch item.
 */
export type PunchItemId = string;

/**
 * Id of the attachment.
 */
export type AttachmentId = string;

/**
 * Status.
 */
export type ItemStatusFilter = Array<ItemStatus>;

/**
 * The columns to export, in this order. All if absent.
 */
export type RfiColumns = Array<RfiColumn>;

/**
 * Id of the RFI.
 */
export type RfiId = string;

/**
 * Submittal type.
 */
export type SubmittalTypeFilter = Array<SubmittalType>;

/**
 * Spec section, for example 23 21 23.
 */
export type SpecSectionFilter = Array<string>;

/**
 * The columns to export, in this order. All if absent.
 */
export type SubmittalColumns = Array<SubmittalColumn>;

/**
 * Id of the submittal.
 */
export type SubmittalId = string;

/**
 * Id of the scan.
 */
export type ScanId = string;

/**
 * The version of the record that the caller read, in double quotes (RFC 9110, section 13.1.1). If the record has another
 * version, the call fails with STALE_VERSION. A client sends it only if the host gave a version.
 *
 */
export type IfMatch = string;

/**
 * Name of a file of the point cloud.
 */
export type CloudFile = string;

/**
 * The requested byte range, RFC 9110 section 14.2, such as `bytes=0-21`. Only a single range is supported. The host
 * ignores any other value and sends the whole file.
 *
 */
export type Range = string;

/**
 * Entity tag of the parts that the caller has, RFC 9110 section 13.1.5. If it differs, the host sends the whole file.
 */
export type IfRange = string;

/**
 * Finds items that contain every word in the title, description or file name. Ignores case, accents and ways to write the same, as the guide 'Search' says.
 */
export type ModelSearch = string;

/**
 * Sort order. By default, the latest change comes first.
 */
export type ModelSort2 = ModelSort;

/**
 * Id of the model.
 */
export type ModelId = string;

/**
 * Number of the version.
 */
export type ModelVersionNumber = number;

/**
 * Number of the version to compare with; it may be a later one. Defaults to the latest earlier version that is
 * ready.
 *
 */
export type ModelChangesSince = number;

/**
 * Only these differences. The counts are of all.
 */
export type ModelChangeFilter = ModelChangeKind;

/**
 * Maximum number of results.
 */
export type ModelChangeLimit = number;

/**
 * Name of the file.
 */
export type ModelFileName2 = ModelFileName;

/**
 * Version of the tus protocol that the client speaks. Any version except 1.0.0 fails with TUS_VERSION_UNSUPPORTED.
 */
export type TusResumable = string;

/**
 * Size of the whole file in bytes, at most 50 GiB. `Tus-Max-Size` in the answer to OPTIONS states the limit of this host.
 */
export type UploadLength = number;

/**
 * Names and Base64 values, `filename bGV2ZWwtMS5wbHk=,purpose c2Nhbg==`. `filename` and `purpose` (an UploadPurpose)
 * are required. The host stores and returns `title`, `description` and `details`, which the client needs to resume,
 * such as the tour of a panorama. It ignores other names.
 *
 */
export type UploadMetadata = string;

/**
 * Id of the upload.
 */
export type UploadId = string;

/**
 * Offset of the bytes in the file.
 */
export type UploadOffset = number;

/**
 * Checksum of the bytes of this request: the algorithm (sha1 or sha256), a space and the digest in Base64.
 */
export type UploadChecksum = string;

/**
 * Only links to this kind of item.
 */
export type ShareTargetTypeFilter = TargetType;

/**
 * Only those with this target.
 */
export type TargetIdFilter = string;

/**
 * Id of the public link.
 */
export type ShareLinkId = string;

/**
 * Id of the album.
 */
export type AlbumId = string;

/**
 * Id of the photo.
 */
export type PhotoId = string;

/**
 * Id of the video.
 */
export type VideoId = string;

/**
 * Id of the folder or file.
 */
export type DocumentId = string;

/**
 * Id of the camera.
 */
export type FieldCamId = string;

/**
 * The day, in the time zone of the project.
 */
export type FrameDate = string;

/**
 * Id of the time-lapse.
 */
export type TimelapseId = string;

/**
 * Id of the virtual tour.
 */
export type TourId = string;

/**
 * Id of the scene.
 */
export type SceneId = string;

/**
 * Only pins on this kind of target.
 */
export type TargetTypeFilter = PinTargetType;

/**
 * Only pins of this record type.
 */
export type RecordTypeFilter = PinRecordType;

/**
 * Only pins of this record.
 */
export type RecordIdFilter = string;

/**
 * Maximum number of results. A target never has more than the upper limit.
 */
export type PinLimit = number;

/**
 * Id of the pin.
 */
export type PinId = string;

/**
 * The kind of target.
 */
export type TargetType2 = PinTargetType;

/**
 * The target.
 */
export type TargetId = string;

/**
 * Id of the saved view.
 */
export type SceneViewId = string;

/**
 * In this album.
 */
export type PhotoAlbumFilter = string;

/**
 * Taken on this day or later, in the time zone of the project.
 */
export type TakenFrom = string;

/**
 * Taken on this day or earlier, in the time zone of the project.
 */
export type TakenTo = string;

/**
 * Only items with this tag. Ignores case.
 */
export type PhotoTagFilter = string;

/**
 * Uploaded by this person.
 */
export type PhotoUploaderFilter = string;

/**
 * Whether it is a 360° photo.
 */
export type PhotoIs360Filter = boolean;

/**
 * Whether the caller starred it.
 */
export type PhotoStarredFilter = boolean;

/**
 * Finds photos that contain every word in the title, description, location, tags or file name. Ignores case, accents and ways to write the same, as the guide 'Search' says.
 */
export type PhotoSearch = string;

/**
 * Sort key. A minus sign sorts in descending order.
 */
export type PhotoSort2 = PhotoSort;

/**
 * Id of the comment.
 */
export type CommentId = string;

/**
 * Finds sets that contain every word in the name. Ignores case and accents.
 */
export type PlanSetSearch = string;

/**
 * Only sets with a sheet of this discipline.
 */
export type PlanSetDisciplineFilter = Discipline;

/**
 * Number of sets on a page.
 */
export type PlanSetLimit = number;

/**
 * Id of the set.
 */
export type PlanSetId = string;

/**
 * Finds sheets with every word in the number, title or text of the drawing. Ignores case, accents and ways to write the same, as the guide 'Search' says.
 */
export type SheetSearch = string;

/**
 * Only sheets of this number. Ignores case, spaces and hyphens.
 */
export type SheetNumberFilter = string;

/**
 * Only sheets of this set.
 */
export type SheetSetFilter = string;

/**
 * Only sheets of this status.
 */
export type SheetStatusFilter = PlanStatus;

/**
 * Only sheets of this discipline.
 */
export type SheetDisciplineFilter = Discipline;

/**
 * Sort key. A minus sign sorts in descending order. Numbers in a sheet number sort by their value.
 */
export type SheetSort2 = SheetSort;

/**
 * Number of sheets on a page.
 */
export type SheetLimit = number;

/**
 * Id of the sheet.
 */
export type SheetId = string;

/**
 * The folder to list; the top of the project if absent. An unknown folder fails with NOT_FOUND.
 */
export type FolderFilter = string;

/**
 * Finds folders and files with every word in the name, description or tags, and files with every word on one page of a PDF or in a text file. Ignores case, accents and ways to write the same, as the guide 'Search' says.
 */
export type DocumentSearch = string;

/**
 * The place to list.
 */
export type DocumentShow2 = DocumentShow;

/**
 * Of this type.
 */
export type DocumentTypeFilter = DocumentType;

/**
 * With this tag.
 */
export type DocumentTagFilter = string;

/**
 * Created, or given its current version, by this person.
 */
export type DocumentPersonFilter = string;

/**
 * Changed at or after this time.
 */
export type DocumentSince = string;

/**
 * Changed before this time.
 */
export type DocumentUntil = string;

/**
 * Linked to a record of this type; needs `linkedId`.
 */
export type DocumentLinkTypeFilter = DocumentLinkType;

/**
 * Linked to the record with this id; needs `linkedType`.
 */
export type DocumentLinkIdFilter = string;

/**
 * Whether to list the recycle bin.
 */
export type DeletedFilter = boolean;

/**
 * Sort key. A minus sign sorts in descending order.
 */
export type DocumentSort2 = DocumentSort;

/**
 * Number of a version; the current one if absent.
 */
export type DocumentVersionNumber = number;

/**
 * Finds items that contain every word in the title, description or file name. Ignores case, accents and ways to write the same, as the guide 'Search' says.
 */
export type VideoSearch = string;

/**
 * Sort key. A minus sign sorts in descending order.
 */
export type VideoSort2 = VideoSort;

/**
 * Finds items that contain every word in the title or description. Ignores case, accents and ways to write the same, as the guide 'Search' says.
 */
export type TourSearch = string;

/**
 * Id of the cost code.
 */
export type CostCodeId = string;

/**
 * The column of the figure.
 */
export type BudgetColumn2 = BudgetColumn;

/**
 * Lines of the budget. Absent for all.
 */
export type BudgetLineFilter = Array<string>;

/**
 * A division, such as '03'. Absent for all.
 */
export type BudgetDivisionFilter = string;

/**
 * Number of parts on a page.
 */
export type BudgetRecordLimit = number;

/**
 * Id of the snapshot.
 */
export type BudgetSnapshotId = string;

/**
 * Status of the commitments.
 */
export type CommitmentStatusFilter = CommitmentStatus;

/**
 * Company of the commitments.
 */
export type CommitmentCompanyFilter = string;

/**
 * Finds records that contain every word in their number, texts or company. Ignores case, accents and ways to write the same, as the guide 'Search' says.
 */
export type BudgetSearch = string;

/**
 * Order of the commitments.
 */
export type CommitmentSort2 = CommitmentSort;

/**
 * Number of records on a page.
 */
export type BudgetPageLimit = number;

/**
 * Id of the commitment.
 */
export type CommitmentId = string;

/**
 * Status of the change events.
 */
export type ChangeEventStatusFilter = ChangeEventStatus;

/**
 * Id of the change event.
 */
export type ChangeEventId = string;

/**
 * Status of the change orders.
 */
export type ChangeOrderStatusFilter = ChangeOrderStatus;

/**
 * A commitment that a line of the change orders names.
 */
export type ChangeOrderCommitmentFilter = string;

/**
 * The change event of the change orders.
 */
export type ChangeOrderEventFilter = string;

/**
 * The RFI or punch item that the change orders come from.
 */
export type ChangeOrderSourceFilter = string;

/**
 * Id of the change order.
 */
export type ChangeOrderId = string;

/**
 * Status of the invoices.
 */
export type InvoiceStatusFilter = InvoiceStatus;

/**
 * Commitment of the invoices.
 */
export type InvoiceCommitmentFilter = string;

/**
 * Id of the invoice.
 */
export type InvoiceId = string;

/**
 * The line of the direct costs.
 */
export type DirectCostLineFilter = string;

/**
 * Id of the direct cost.
 */
export type DirectCostId = string;

/**
 * Id of the domain.
 */
export type DomainId = string;

/**
 * Id of the API token.
 */
export type ApiTokenId = string;

/**
 * Finds people that contain every word in the name, job title, email address or the names of their projects and companies. Ignores case, accents and ways to write the same, as the guide 'Search' says.
 */
export type MemberSearch = string;

/**
 * Project.
 */
export type MemberProjectFilter = string;

/**
 * Sort key. A minus sign sorts in descending order.
 */
export type MemberSort2 = MemberSort;

/**
 * Id of the role.
 */
export type RoleId2 = string;

/**
 * The role that people get in its place. Required if people have the role or are invited with it.
 */
export type ReplacementRoleId = string;

/**
 * Id of the template.
 */
export type TemplateId = string;

/**
 * Finds entries that contain every word in the record, the person, the project or a changed value. Ignores case, accents and ways to write the same, as the guide 'Search' says.
 */
export type ActivitySearch = string;

/**
 * What this person did.
 */
export type ActivityUserFilter = string;

/**
 * The part of the portal.
 */
export type ActivityModuleFilter = Array<ActivityModule>;

/**
 * What happened.
 */
export type ActivityActionFilter = Array<ActivityAction>;

/**
 * What happened in this project.
 */
export type ActivityProjectFilter = string;

/**
 * What happened to this record.
 */
export type ActivityRecordFilter = string;

/**
 * At this time or later.
 */
export type ActivityFrom = string;

/**
 * Before this time.
 */
export type ActivityTo = string;

/**
 * Finds companies that contain every word in the name, code, address or contacts. Ignores case, accents and ways to write the same, as the guide 'Search' says.
 */
export type CompanySearch = string;

/**
 * Status.
 */
export type CompanyStatusFilter = CompanyStatus;

/**
 * Trade.
 */
export type TradeFilter = Array<Discipline>;

/**
 * Sort key. A minus sign sorts in descending order.
 */
export type CompanySort2 = CompanySort;

/**
 * Id of the company.
 */
export type CompanyId = string;

/**
 * Id of the session.
 */
export type SessionId = string;

/**
 * Id of the passkey.
 */
export type PasskeyId = string;

/**
 * The id of the last event that the client has received. The stream continues after it. Without it, the stream begins
 * with what happens now.
 *
 */
export type LastEventId = string;

/**
 * For a client without an event id: the stream begins this number of seconds ago, when the client began to read its data.
 * So nothing is lost between its first calls and the stream. Ignored with `Last-Event-ID`.
 *
 */
export type LookBack = number;

/**
 * For how many seconds the stream stays open. With 0, the host sends what has happened since and ends the answer, so that
 * a client can poll where a proxy holds back an answer until its end. Without it, the stream stays open.
 *
 */
export type StreamWait = number;

/**
 * The type of the record.
 */
export type PresenceRecordType = WorkItemType;

/**
 * The id of the record.
 */
export type PresenceRecordId = string;

/**
 * A name that a client, such as a tab of a browser, makes up for itself.
 */
export type PresenceClientId = string;

/**
 * Only what asks the caller to act or answers them (`for_me`), or only the rest (`news`).
 */
export type NotificationBoxFilter = NotificationBox;

/**
 * `open` is what is neither done nor snoozed.
 */
export type NotificationStateFilter = NotificationState;

/**
 * Only what the caller has not read yet.
 */
export type NotificationUnreadFilter = boolean;

export type GetCapabilitiesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/capabilities';
};

export type GetCapabilitiesErrors = {
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetCapabilitiesError = GetCapabilitiesErrors[keyof GetCapabilitiesErrors];

export type GetCapabilitiesResponses = {
    /**
     * The operations.
     */
    200: CapabilitiesResult;
};

export type GetCapabilitiesResponse = GetCapabilitiesResponses[keyof GetCapabilitiesResponses];

export type SignupData = {
    body: SignupRequest;
    path?: never;
    query?: never;
    url: '/auth/signup';
};

export type SignupErrors = {
    400: MalformedRequestProblem;
    409: EmailExistsProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type SignupError = SignupErrors[keyof SignupErrors];

export type SignupResponses = {
    /**
     * The account was created.
     */
    200: Success;
    /**
     * The account was created.
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
    400: MalformedRequestProblem;
    401: InvalidCredentialsOrSecondFactorRequiredProblem;
    403: EmailNotVerifiedOrAccountSuspendedOrPasswordExpiredOrProviderRequiredProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type LoginError = LoginErrors[keyof LoginErrors];

export type LoginResponses = {
    /**
     * Signed in.
     */
    200: LoginResult;
};

export type LoginResponse = LoginResponses[keyof LoginResponses];

export type MakeLoginChallengeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/auth/passkey-challenge';
};

export type MakeLoginChallengeErrors = {
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type MakeLoginChallengeError = MakeLoginChallengeErrors[keyof MakeLoginChallengeErrors];

export type MakeLoginChallengeResponses = {
    /**
     * The options.
     */
    200: PasskeyRequestOptionsResult;
};

export type MakeLoginChallengeResponse = MakeLoginChallengeResponses[keyof MakeLoginChallengeResponses];

export type LoginWithPasskeyData = {
    body: PasskeyLoginRequest;
    path?: never;
    query?: never;
    url: '/auth/passkey-login';
};

export type LoginWithPasskeyErrors = {
    400: MalformedRequestProblem;
    403: EmailNotVerifiedOrAccountSuspendedOrPasskeyRefusedOrProviderRequiredProblem;
    409: ChallengeExpiredProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type LoginWithPasskeyError = LoginWithPasskeyErrors[keyof LoginWithPasskeyErrors];

export type LoginWithPasskeyResponses = {
    /**
     * Signed in.
     */
    200: LoginResult;
};

export type LoginWithPasskeyResponse = LoginWithPasskeyResponses[keyof LoginWithPasskeyResponses];

export type GetSignInProviderData = {
    body?: never;
    path?: never;
    query: {
        /**
         * What follows the `@` of the address.
         */
        domain: EmailDomain;
    };
    url: '/auth/provider';
};

export type GetSignInProviderErrors = {
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetSignInProviderError = GetSignInProviderErrors[keyof GetSignInProviderErrors];

export type GetSignInProviderResponses = {
    /**
     * The provider.
     */
    200: SignInProviderResult;
};

export type GetSignInProviderResponse = GetSignInProviderResponses[keyof GetSignInProviderResponses];

export type OpenProviderLoginData = {
    body: OpenProviderLoginRequest;
    path?: never;
    query?: never;
    url: '/auth/provider-start';
};

export type OpenProviderLoginErrors = {
    400: MalformedRequestProblem;
    404: ProviderUnknownProblem;
    409: ProviderUnavailableProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type OpenProviderLoginError = OpenProviderLoginErrors[keyof OpenProviderLoginErrors];

export type OpenProviderLoginResponses = {
    /**
     * Where the browser goes.
     */
    200: OpenProviderLoginResult;
};

export type OpenProviderLoginResponse = OpenProviderLoginResponses[keyof OpenProviderLoginResponses];

export type LoginWithProviderData = {
    body: ProviderLoginRequest;
    path?: never;
    query?: never;
    url: '/auth/provider-login';
};

export type LoginWithProviderErrors = {
    400: MalformedRequestProblem;
    403: EmailNotVerifiedOrAccountSuspendedOrProviderRefusedOrProviderEmailUnverifiedOrProviderEmailForeignOrNoAccountProblem;
    409: ProviderUnavailableOrLoginExpiredProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type LoginWithProviderError = LoginWithProviderErrors[keyof LoginWithProviderErrors];

export type LoginWithProviderResponses = {
    /**
     * Signed in.
     */
    200: LoginResult;
};

export type LoginWithProviderResponse = LoginWithProviderResponses[keyof LoginWithProviderResponses];

export type VerifySecondFactorData = {
    body: VerifySecondFactorRequest;
    path?: never;
    query?: never;
    url: '/auth/second-factor';
};

export type VerifySecondFactorErrors = {
    400: MalformedRequestProblem;
    401: SecondFactorWrongOrTokenInvalidOrTokenExpiredProblem;
    403: AccountSuspendedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type VerifySecondFactorError = VerifySecondFactorErrors[keyof VerifySecondFactorErrors];

export type VerifySecondFactorResponses = {
    /**
     * Signed in.
     */
    200: LoginResult;
};

export type VerifySecondFactorResponse = VerifySecondFactorResponses[keyof VerifySecondFactorResponses];

export type VerifyIdentityData = {
    body: VerifyIdentityRequest;
    path?: never;
    query?: never;
    url: '/auth/step-up';
};

export type VerifyIdentityErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: PasskeyRefusedOrForbiddenProblem;
    409: ChallengeExpiredProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type VerifyIdentityError = VerifyIdentityErrors[keyof VerifyIdentityErrors];

export type VerifyIdentityResponses = {
    /**
     * Confirmed.
     */
    200: Success;
};

export type VerifyIdentityResponse = VerifyIdentityResponses[keyof VerifyIdentityResponses];

export type RefreshTokenData = {
    body: RefreshTokenRequest;
    path?: never;
    query?: never;
    url: '/auth/refresh-token';
};

export type RefreshTokenErrors = {
    400: MalformedRequestProblem;
    401: TokenInvalidOrTokenExpiredProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
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
    400: MalformedRequestProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
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
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetCurrentUserError = GetCurrentUserErrors[keyof GetCurrentUserErrors];

export type GetCurrentUserResponses = {
    /**
     * The user.
     */
    200: UserResult;
};

export type GetCurrentUserResponse = GetCurrentUserResponses[keyof GetCurrentUserResponses];

export type DeletePushTokenData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/auth/push-token';
};

export type DeletePushTokenErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeletePushTokenError = DeletePushTokenErrors[keyof DeletePushTokenErrors];

export type DeletePushTokenResponses = {
    /**
     * The session has no token.
     */
    200: Success;
};

export type DeletePushTokenResponse = DeletePushTokenResponses[keyof DeletePushTokenResponses];

export type UpdatePushTokenData = {
    body: PushTokenRequest;
    path?: never;
    query?: never;
    url: '/auth/push-token';
};

export type UpdatePushTokenErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePushTokenError = UpdatePushTokenErrors[keyof UpdatePushTokenErrors];

export type UpdatePushTokenResponses = {
    /**
     * The session has this token.
     */
    200: Success;
};

export type UpdatePushTokenResponse = UpdatePushTokenResponses[keyof UpdatePushTokenResponses];

export type VerifyInvitationData = {
    body: VerifyInvitationRequest;
    path?: never;
    query?: never;
    url: '/auth/verify-invitation';
};

export type VerifyInvitationErrors = {
    400: MalformedRequestProblem;
    401: TokenInvalidOrTokenExpiredProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type VerifyInvitationError = VerifyInvitationErrors[keyof VerifyInvitationErrors];

export type VerifyInvitationResponses = {
    /**
     * The invitation.
     */
    200: InvitationResult;
};

export type VerifyInvitationResponse = VerifyInvitationResponses[keyof VerifyInvitationResponses];

export type AcceptInvitationData = {
    body: AcceptInvitationRequest;
    path?: never;
    query?: never;
    url: '/auth/accept-invitation';
};

export type AcceptInvitationErrors = {
    400: MalformedRequestProblem;
    401: TokenInvalidOrTokenExpiredProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AcceptInvitationError = AcceptInvitationErrors[keyof AcceptInvitationErrors];

export type AcceptInvitationResponses = {
    /**
     * Accepted.
     */
    200: AcceptInvitationResult;
};

export type AcceptInvitationResponse = AcceptInvitationResponses[keyof AcceptInvitationResponses];

export type VerifyEmailData = {
    body: VerifyEmailRequest;
    path?: never;
    query?: never;
    url: '/auth/verify-email';
};

export type VerifyEmailErrors = {
    400: MalformedRequestProblem;
    401: TokenInvalidOrTokenExpiredProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type VerifyEmailError = VerifyEmailErrors[keyof VerifyEmailErrors];

export type VerifyEmailResponses = {
    /**
     * Confirmed.
     */
    200: VerifyEmailResult;
};

export type VerifyEmailResponse = VerifyEmailResponses[keyof VerifyEmailResponses];

export type ResendVerificationData = {
    body: EmailRequest;
    path?: never;
    query?: never;
    url: '/auth/resend-verification';
};

export type ResendVerificationErrors = {
    400: MalformedRequestProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
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
    400: MalformedRequestProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
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
    400: MalformedRequestProblem;
    401: TokenInvalidOrTokenExpiredProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ResetPasswordError = ResetPasswordErrors[keyof ResetPasswordErrors];

export type ResetPasswordResponses = {
    /**
     * The password was changed.
     */
    200: Done;
    /**
     * Done, without a body.
     */
    204: void;
};

export type ResetPasswordResponse = ResetPasswordResponses[keyof ResetPasswordResponses];

export type ListProjectsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Finds projects that contain every word in the name, code, address or type. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * Only projects in which the caller may do this, as `permittedActions` says.
         */
        permitted?: ProjectAction;
        /**
         * Status.
         */
        status?: ProjectStatus;
        /**
         * Sort key. A minus sign sorts in descending order.
         */
        sort?: ProjectSort;
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/projects';
};

export type ListProjectsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListProjectsError = ListProjectsErrors[keyof ListProjectsErrors];

export type ListProjectsResponses = {
    /**
     * One page of projects.
     */
    200: ProjectListResult;
};

export type ListProjectsResponse = ListProjectsResponses[keyof ListProjectsResponses];

export type CreateProjectData = {
    body: CreateProjectRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/projects';
};

export type CreateProjectErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    409: NameTakenOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateProjectError = CreateProjectErrors[keyof CreateProjectErrors];

export type CreateProjectResponses = {
    /**
     * The new project.
     */
    201: ProjectResult;
};

export type CreateProjectResponse = CreateProjectResponses[keyof CreateProjectResponses];

export type CreateSampleProjectData = {
    body?: never;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/sample-projects';
};

export type CreateSampleProjectErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    409: WrongStateOrIdempotencyKeyInUseProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateSampleProjectError = CreateSampleProjectErrors[keyof CreateSampleProjectErrors];

export type CreateSampleProjectResponses = {
    /**
     * The new project.
     */
    201: ProjectResult;
};

export type CreateSampleProjectResponse = CreateSampleProjectResponses[keyof CreateSampleProjectResponses];

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
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetProjectError = GetProjectErrors[keyof GetProjectErrors];

export type GetProjectResponses = {
    /**
     * The project.
     */
    200: ProjectResult;
};

export type GetProjectResponse = GetProjectResponses[keyof GetProjectResponses];

export type UpdateProjectData = {
    body: UpdateProjectRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}';
};

export type UpdateProjectErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrNameTakenProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateProjectError = UpdateProjectErrors[keyof UpdateProjectErrors];

export type UpdateProjectResponses = {
    /**
     * The updated project.
     */
    200: ProjectResult;
};

export type UpdateProjectResponse = UpdateProjectResponses[keyof UpdateProjectResponses];

export type DeleteSampleProjectData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/sample';
};

export type DeleteSampleProjectErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: WrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteSampleProjectError = DeleteSampleProjectErrors[keyof DeleteSampleProjectErrors];

export type DeleteSampleProjectResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteSampleProjectResponse = DeleteSampleProjectResponses[keyof DeleteSampleProjectResponses];

export type DeleteProjectCoverData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/cover';
};

export type DeleteProjectCoverErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteProjectCoverError = DeleteProjectCoverErrors[keyof DeleteProjectCoverErrors];

export type DeleteProjectCoverResponses = {
    /**
     * The updated project.
     */
    200: ProjectResult;
};

export type DeleteProjectCoverResponse = DeleteProjectCoverResponses[keyof DeleteProjectCoverResponses];

export type UpdateProjectCoverData = {
    body: UpdateProjectCoverRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/cover';
};

export type UpdateProjectCoverErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateProjectCoverError = UpdateProjectCoverErrors[keyof UpdateProjectCoverErrors];

export type UpdateProjectCoverResponses = {
    /**
     * The updated project.
     */
    200: ProjectResult;
};

export type UpdateProjectCoverResponse = UpdateProjectCoverResponses[keyof UpdateProjectCoverResponses];

export type GetProjectSettingsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/settings';
};

export type GetProjectSettingsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetProjectSettingsError = GetProjectSettingsErrors[keyof GetProjectSettingsErrors];

export type GetProjectSettingsResponses = {
    /**
     * The settings.
     */
    200: ProjectSettingsResult;
};

export type GetProjectSettingsResponse = GetProjectSettingsResponses[keyof GetProjectSettingsResponses];

export type UpdateProjectSettingsData = {
    body: UpdateProjectSettingsRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/settings';
};

export type UpdateProjectSettingsErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateProjectSettingsError = UpdateProjectSettingsErrors[keyof UpdateProjectSettingsErrors];

export type UpdateProjectSettingsResponses = {
    /**
     * The updated settings.
     */
    200: ProjectSettingsResult;
};

export type UpdateProjectSettingsResponse = UpdateProjectSettingsResponses[keyof UpdateProjectSettingsResponses];

export type GetProjectTransitionsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/transitions';
};

export type GetProjectTransitionsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetProjectTransitionsError = GetProjectTransitionsErrors[keyof GetProjectTransitionsErrors];

export type GetProjectTransitionsResponses = {
    /**
     * What is possible, and what is open.
     */
    200: ProjectTransitionsResult;
};

export type GetProjectTransitionsResponse = GetProjectTransitionsResponses[keyof GetProjectTransitionsResponses];

export type TransitionProjectData = {
    body: TransitionProjectRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/transitions';
};

export type TransitionProjectErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type TransitionProjectError = TransitionProjectErrors[keyof TransitionProjectErrors];

export type TransitionProjectResponses = {
    /**
     * The updated project.
     */
    200: ProjectResult;
};

export type TransitionProjectResponse = TransitionProjectResponses[keyof TransitionProjectResponses];

export type UpdateProjectFavoriteData = {
    body: UpdateProjectFavoriteRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/favorite';
};

export type UpdateProjectFavoriteErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateProjectFavoriteError = UpdateProjectFavoriteErrors[keyof UpdateProjectFavoriteErrors];

export type UpdateProjectFavoriteResponses = {
    /**
     * The project.
     */
    200: ProjectResult;
};

export type UpdateProjectFavoriteResponse = UpdateProjectFavoriteResponses[keyof UpdateProjectFavoriteResponses];

export type GetActionHoldersData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query: {
        /**
         * A module of the table of roles.
         */
        module: string;
        /**
         * One of its actions.
         */
        action: string;
    };
    url: '/projects/{projectId}/action-holders';
};

export type GetActionHoldersErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetActionHoldersError = GetActionHoldersErrors[keyof GetActionHoldersErrors];

export type GetActionHoldersResponses = {
    /**
     * The reason and the people.
     */
    200: ActionHoldersResult;
};

export type GetActionHoldersResponse = GetActionHoldersResponses[keyof GetActionHoldersResponses];

export type GetProjectProgressData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/progress';
};

export type GetProjectProgressErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetProjectProgressError = GetProjectProgressErrors[keyof GetProjectProgressErrors];

export type GetProjectProgressResponses = {
    /**
     * The counts.
     */
    200: ProjectProgressResult;
};

export type GetProjectProgressResponse = GetProjectProgressResponses[keyof GetProjectProgressResponses];

export type CreateRemindersData = {
    body: CreateRemindersRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/reminders';
};

export type CreateRemindersErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateRemindersError = CreateRemindersErrors[keyof CreateRemindersErrors];

export type CreateRemindersResponses = {
    /**
     * One result per record, in the order of the request.
     */
    200: RemindersResult;
};

export type CreateRemindersResponse = CreateRemindersResponses[keyof CreateRemindersResponses];

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
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetProjectStatsError = GetProjectStatsErrors[keyof GetProjectStatsErrors];

export type GetProjectStatsResponses = {
    /**
     * The counts.
     */
    200: ProjectStatsResult;
};

export type GetProjectStatsResponse = GetProjectStatsResponses[keyof GetProjectStatsResponses];

export type ListProjectMembersData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Finds people that contain every word in the name, job title, company or role, and companies in the name or code.
         * Ignores case, accents, and the kinds of apostrophes and dashes.
         *
         */
        q?: string;
        /**
         * Only the people and companies with these ids. Those that are not of the project are left out.
         */
        ids?: Array<RecordId>;
        /**
         * Only people who can be named for this. It leaves the companies alone.
         */
        duty?: MemberDuty;
        /**
         * Only people of this company. It leaves the companies alone.
         */
        companyId?: RecordId;
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/projects/{projectId}/members';
};

export type ListProjectMembersErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListProjectMembersError = ListProjectMembersErrors[keyof ListProjectMembersErrors];

export type ListProjectMembersResponses = {
    /**
     * One page of members.
     */
    200: ProjectMemberListResult;
};

export type ListProjectMembersResponse = ListProjectMembersResponses[keyof ListProjectMembersResponses];

export type ListTeamData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Finds people that contain every word in the name, job title, company or email address that the caller sees. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * A role of the account.
         */
        role?: RoleId;
        /**
         * Company.
         */
        companyId?: string;
        /**
         * Status.
         */
        status?: TeamStatus;
        /**
         * Sort key. A minus sign sorts in descending order.
         */
        sort?: TeamSort;
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/projects/{projectId}/team';
};

export type ListTeamErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListTeamError = ListTeamErrors[keyof ListTeamErrors];

export type ListTeamResponses = {
    /**
     * A page of the team.
     */
    200: TeamListResult;
};

export type ListTeamResponse = ListTeamResponses[keyof ListTeamResponses];

export type BulkUpdateTeamData = {
    body: BulkUpdateTeamRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/team/bulk';
};

export type BulkUpdateTeamErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    404: NotFoundProblem;
    409: ProjectClosedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type BulkUpdateTeamError = BulkUpdateTeamErrors[keyof BulkUpdateTeamErrors];

export type BulkUpdateTeamResponses = {
    /**
     * One result per member, in the order of the request.
     */
    200: BulkResult;
};

export type BulkUpdateTeamResponse = BulkUpdateTeamResponses[keyof BulkUpdateTeamResponses];

export type RemoveTeamMemberData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the person, or of an invitation.
         */
        memberId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
        /**
         * The active member who takes over.
         */
        successorId?: string;
    };
    url: '/projects/{projectId}/team/{memberId}';
};

export type RemoveTeamMemberErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrWrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type RemoveTeamMemberError = RemoveTeamMemberErrors[keyof RemoveTeamMemberErrors];

export type RemoveTeamMemberResponses = {
    /**
     * Removed.
     */
    200: Success;
};

export type RemoveTeamMemberResponse = RemoveTeamMemberResponses[keyof RemoveTeamMemberResponses];

export type GetTeamMemberData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the person, or of an invitation.
         */
        memberId: string;
    };
    query?: never;
    url: '/projects/{projectId}/team/{memberId}';
};

export type GetTeamMemberErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetTeamMemberError = GetTeamMemberErrors[keyof GetTeamMemberErrors];

export type GetTeamMemberResponses = {
    /**
     * The member.
     */
    200: TeamMemberResult;
};

export type GetTeamMemberResponse = GetTeamMemberResponses[keyof GetTeamMemberResponses];

export type ListMessageThreadsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * `inbox` is all that is not archived, `unread` what of it has unread messages. They have the discussion of a record only
         * if the caller takes part in it. `records` is the discussions of all records that the caller sees.
         *
         */
        show?: 'inbox' | 'unread' | 'records' | 'starred' | 'archived';
        /**
         * Words in the title of the thread, or in the names of its members.
         */
        q?: string;
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/projects/{projectId}/message-threads';
};

export type ListMessageThreadsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListMessageThreadsError = ListMessageThreadsErrors[keyof ListMessageThreadsErrors];

export type ListMessageThreadsResponses = {
    /**
     * A page of threads.
     */
    200: MessageThreadListResult;
};

export type ListMessageThreadsResponse = ListMessageThreadsResponses[keyof ListMessageThreadsResponses];

export type CreateMessageThreadData = {
    body: CreateMessageThreadRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/message-threads';
};

export type CreateMessageThreadErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateMessageThreadError = CreateMessageThreadErrors[keyof CreateMessageThreadErrors];

export type CreateMessageThreadResponses = {
    /**
     * The thread.
     */
    201: MessageThreadResult;
};

export type CreateMessageThreadResponse = CreateMessageThreadResponses[keyof CreateMessageThreadResponses];

export type GetMessageThreadData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the thread.
         */
        threadId: string;
    };
    query?: never;
    url: '/projects/{projectId}/message-threads/{threadId}';
};

export type GetMessageThreadErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetMessageThreadError = GetMessageThreadErrors[keyof GetMessageThreadErrors];

export type GetMessageThreadResponses = {
    /**
     * The thread.
     */
    200: MessageThreadResult;
};

export type GetMessageThreadResponse = GetMessageThreadResponses[keyof GetMessageThreadResponses];

export type UpdateMessageThreadData = {
    body: UpdateMessageThreadRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the thread.
         */
        threadId: string;
    };
    query?: never;
    url: '/projects/{projectId}/message-threads/{threadId}';
};

export type UpdateMessageThreadErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateMessageThreadError = UpdateMessageThreadErrors[keyof UpdateMessageThreadErrors];

export type UpdateMessageThreadResponses = {
    /**
     * The changed thread.
     */
    200: MessageThreadResult;
};

export type UpdateMessageThreadResponse = UpdateMessageThreadResponses[keyof UpdateMessageThreadResponses];

export type UpdateMessageThreadStateData = {
    body: UpdateMessageThreadStateRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the thread.
         */
        threadId: string;
    };
    query?: never;
    url: '/projects/{projectId}/message-threads/{threadId}/state';
};

export type UpdateMessageThreadStateErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateMessageThreadStateError = UpdateMessageThreadStateErrors[keyof UpdateMessageThreadStateErrors];

export type UpdateMessageThreadStateResponses = {
    /**
     * The thread.
     */
    200: MessageThreadResult;
};

export type UpdateMessageThreadStateResponse = UpdateMessageThreadStateResponses[keyof UpdateMessageThreadStateResponses];

export type RemoveMessageThreadMembershipData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the thread.
         */
        threadId: string;
    };
    query?: never;
    url: '/projects/{projectId}/message-threads/{threadId}/membership';
};

export type RemoveMessageThreadMembershipErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type RemoveMessageThreadMembershipError = RemoveMessageThreadMembershipErrors[keyof RemoveMessageThreadMembershipErrors];

export type RemoveMessageThreadMembershipResponses = {
    /**
     * Left.
     */
    200: Success;
};

export type RemoveMessageThreadMembershipResponse = RemoveMessageThreadMembershipResponses[keyof RemoveMessageThreadMembershipResponses];

export type ListMessagesData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the thread.
         */
        threadId: string;
    };
    query?: {
        /**
         * Position of the first message. Beyond the last one, the list is empty. A cursor takes its place.
         */
        from?: number;
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/projects/{projectId}/message-threads/{threadId}/messages';
};

export type ListMessagesErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListMessagesError = ListMessagesErrors[keyof ListMessagesErrors];

export type ListMessagesResponses = {
    /**
     * A page of messages.
     */
    200: MessageListResult;
};

export type ListMessagesResponse = ListMessagesResponses[keyof ListMessagesResponses];

export type CreateMessageData = {
    body: CreateMessageRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the thread.
         */
        threadId: string;
    };
    query?: never;
    url: '/projects/{projectId}/message-threads/{threadId}/messages';
};

export type CreateMessageErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateMessageError = CreateMessageErrors[keyof CreateMessageErrors];

export type CreateMessageResponses = {
    /**
     * The new message.
     */
    201: MessageResult;
};

export type CreateMessageResponse = CreateMessageResponses[keyof CreateMessageResponses];

export type DeleteMessageData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the thread.
         */
        threadId: string;
        /**
         * Id of the message.
         */
        messageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/message-threads/{threadId}/messages/{messageId}';
};

export type DeleteMessageErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteMessageError = DeleteMessageErrors[keyof DeleteMessageErrors];

export type DeleteMessageResponses = {
    /**
     * What is left of the message.
     */
    200: MessageResult;
};

export type DeleteMessageResponse = DeleteMessageResponses[keyof DeleteMessageResponses];

export type UpdateMessageData = {
    body: UpdateMessageRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the thread.
         */
        threadId: string;
        /**
         * Id of the message.
         */
        messageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/message-threads/{threadId}/messages/{messageId}';
};

export type UpdateMessageErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateMessageError = UpdateMessageErrors[keyof UpdateMessageErrors];

export type UpdateMessageResponses = {
    /**
     * The changed message.
     */
    200: MessageResult;
};

export type UpdateMessageResponse = UpdateMessageResponses[keyof UpdateMessageResponses];

export type UpdateMessageReactionData = {
    body: UpdateMessageReactionRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the thread.
         */
        threadId: string;
        /**
         * Id of the message.
         */
        messageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/message-threads/{threadId}/messages/{messageId}/reaction';
};

export type UpdateMessageReactionErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateMessageReactionError = UpdateMessageReactionErrors[keyof UpdateMessageReactionErrors];

export type UpdateMessageReactionResponses = {
    /**
     * The message.
     */
    200: MessageResult;
};

export type UpdateMessageReactionResponse = UpdateMessageReactionResponses[keyof UpdateMessageReactionResponses];

export type UpdateMessagePinData = {
    body: UpdateMessagePinRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the thread.
         */
        threadId: string;
        /**
         * Id of the message.
         */
        messageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/message-threads/{threadId}/messages/{messageId}/pin';
};

export type UpdateMessagePinErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrLimitReachedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateMessagePinError = UpdateMessagePinErrors[keyof UpdateMessagePinErrors];

export type UpdateMessagePinResponses = {
    /**
     * The message.
     */
    200: MessageResult;
};

export type UpdateMessagePinResponse = UpdateMessagePinResponses[keyof UpdateMessagePinResponses];

export type AddMessageRecordData = {
    body: AddMessageRecordRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the thread.
         */
        threadId: string;
        /**
         * Id of the message.
         */
        messageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/message-threads/{threadId}/messages/{messageId}/records';
};

export type AddMessageRecordErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrLimitReachedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddMessageRecordError = AddMessageRecordErrors[keyof AddMessageRecordErrors];

export type AddMessageRecordResponses = {
    /**
     * The message.
     */
    200: MessageResult;
};

export type AddMessageRecordResponse = AddMessageRecordResponses[keyof AddMessageRecordResponses];

export type AddMessageAttachmentData = {
    body: AddMessageAttachmentRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the thread.
         */
        threadId: string;
    };
    query?: never;
    url: '/projects/{projectId}/message-threads/{threadId}/attachments';
};

export type AddMessageAttachmentErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddMessageAttachmentError = AddMessageAttachmentErrors[keyof AddMessageAttachmentErrors];

export type AddMessageAttachmentResponses = {
    /**
     * The file.
     */
    201: MessageAttachmentResult;
};

export type AddMessageAttachmentResponse = AddMessageAttachmentResponses[keyof AddMessageAttachmentResponses];

export type ExportMessageThreadData = {
    body: ExportMessageThreadRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the thread.
         */
        threadId: string;
    };
    query?: never;
    url: '/projects/{projectId}/message-threads/{threadId}/export';
};

export type ExportMessageThreadErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ExportMessageThreadError = ExportMessageThreadErrors[keyof ExportMessageThreadErrors];

export type ExportMessageThreadResponses = {
    /**
     * All messages in their order, UTF-8 with a byte order mark, RFC 4180.
     */
    200: Blob | File;
};

export type ExportMessageThreadResponse = ExportMessageThreadResponses[keyof ExportMessageThreadResponses];

export type ListMessageHitsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Words that the message has, each at least as the beginning of one of its own.
         */
        q?: string;
        /**
         * What the message links to, together with `recordId`.
         */
        recordType?: MessageLinkType;
        /**
         * The record that the message links to, together with `recordType`.
         */
        recordId?: RecordId;
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/projects/{projectId}/message-hits';
};

export type ListMessageHitsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListMessageHitsError = ListMessageHitsErrors[keyof ListMessageHitsErrors];

export type ListMessageHitsResponses = {
    /**
     * A page of messages.
     */
    200: MessageHitListResult;
};

export type ListMessageHitsResponse = ListMessageHitsResponses[keyof ListMessageHitsResponses];

export type ListExportableThreadsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Finds threads that contain every word in the title or the names of the members. Ignores case and accents.
         */
        q?: string;
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/projects/{projectId}/exportable-message-threads';
};

export type ListExportableThreadsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListExportableThreadsError = ListExportableThreadsErrors[keyof ListExportableThreadsErrors];

export type ListExportableThreadsResponses = {
    /**
     * A page of threads.
     */
    200: ExportableThreadListResult;
};

export type ListExportableThreadsResponse = ListExportableThreadsResponses[keyof ListExportableThreadsResponses];

export type ListPagesData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Words in the title or in the text of the page.
         */
        q?: string;
        /**
         * Status of the pages.
         */
        status?: PageStatus;
        /**
         * Kind of the pages.
         */
        kind?: PageKind;
        /**
         * `true`: templates and nothing else.
         */
        templates?: boolean;
        /**
         * `true`: pages in the archive and nothing else.
         */
        archived?: boolean;
    };
    url: '/projects/{projectId}/pages';
};

export type ListPagesErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListPagesError = ListPagesErrors[keyof ListPagesErrors];

export type ListPagesResponses = {
    /**
     * The pages.
     */
    200: PageListResult;
};

export type ListPagesResponse = ListPagesResponses[keyof ListPagesResponses];

export type CreatePageData = {
    body: CreatePageRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages';
};

export type CreatePageErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrLimitReachedOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreatePageError = CreatePageErrors[keyof CreatePageErrors];

export type CreatePageResponses = {
    /**
     * The new page.
     */
    201: PageResult;
};

export type CreatePageResponse = CreatePageResponses[keyof CreatePageResponses];

export type DeletePageData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/pages/{pageId}';
};

export type DeletePageErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeletePageError = DeletePageErrors[keyof DeletePageErrors];

export type DeletePageResponses = {
    /**
     * The page is gone.
     */
    200: Success;
};

export type DeletePageResponse = DeletePageResponses[keyof DeletePageResponses];

export type GetPageData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}';
};

export type GetPageErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPageError = GetPageErrors[keyof GetPageErrors];

export type GetPageResponses = {
    /**
     * The page.
     */
    200: PageResult;
};

export type GetPageResponse = GetPageResponses[keyof GetPageResponses];

export type UpdatePageData = {
    body: UpdatePageRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}';
};

export type UpdatePageErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrPageLockedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePageError = UpdatePageErrors[keyof UpdatePageErrors];

export type UpdatePageResponses = {
    /**
     * The changed page.
     */
    200: PageResult;
};

export type UpdatePageResponse = UpdatePageResponses[keyof UpdatePageResponses];

export type UpdatePagePositionData = {
    body: UpdatePagePositionRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/position';
};

export type UpdatePagePositionErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePagePositionError = UpdatePagePositionErrors[keyof UpdatePagePositionErrors];

export type UpdatePagePositionResponses = {
    /**
     * The moved page.
     */
    200: PageResult;
};

export type UpdatePagePositionResponse = UpdatePagePositionResponses[keyof UpdatePagePositionResponses];

export type UpdatePageArchiveData = {
    body: UpdatePageArchiveRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/archive';
};

export type UpdatePageArchiveErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePageArchiveError = UpdatePageArchiveErrors[keyof UpdatePageArchiveErrors];

export type UpdatePageArchiveResponses = {
    /**
     * The page.
     */
    200: PageResult;
};

export type UpdatePageArchiveResponse = UpdatePageArchiveResponses[keyof UpdatePageArchiveResponses];

export type UpdatePageMarksData = {
    body: UpdatePageMarksRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/marks';
};

export type UpdatePageMarksErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePageMarksError = UpdatePageMarksErrors[keyof UpdatePageMarksErrors];

export type UpdatePageMarksResponses = {
    /**
     * The page.
     */
    200: PageResult;
};

export type UpdatePageMarksResponse = UpdatePageMarksResponses[keyof UpdatePageMarksResponses];

export type GetPageStateData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: {
        /**
         * The `seq` that the client has. Without it, the answer has the whole text.
         */
        since?: PageSeq;
    };
    url: '/projects/{projectId}/pages/{pageId}/state';
};

export type GetPageStateErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPageStateError = GetPageStateErrors[keyof GetPageStateErrors];

export type GetPageStateResponses = {
    /**
     * The text.
     */
    200: PageStateResult;
};

export type GetPageStateResponse = GetPageStateResponses[keyof GetPageStateResponses];

export type AddPageUpdatesData = {
    body: AddPageUpdatesRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/updates';
};

export type AddPageUpdatesErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrPageLockedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddPageUpdatesError = AddPageUpdatesErrors[keyof AddPageUpdatesErrors];

export type AddPageUpdatesResponses = {
    /**
     * The updates are stored.
     */
    200: PageSeqResult;
};

export type AddPageUpdatesResponse = AddPageUpdatesResponses[keyof AddPageUpdatesResponses];

export type UpdatePagePresenceData = {
    body: UpdatePagePresenceRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/presence';
};

export type UpdatePagePresenceErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePagePresenceError = UpdatePagePresenceErrors[keyof UpdatePagePresenceErrors];

export type UpdatePagePresenceResponses = {
    /**
     * The others are told.
     */
    200: Success;
};

export type UpdatePagePresenceResponse = UpdatePagePresenceResponses[keyof UpdatePagePresenceResponses];

export type ListPageThreadsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/comment-threads';
};

export type ListPageThreadsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListPageThreadsError = ListPageThreadsErrors[keyof ListPageThreadsErrors];

export type ListPageThreadsResponses = {
    /**
     * The threads.
     */
    200: PageThreadListResult;
};

export type ListPageThreadsResponse = ListPageThreadsResponses[keyof ListPageThreadsResponses];

export type CreatePageThreadData = {
    body: CreatePageThreadRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/comment-threads';
};

export type CreatePageThreadErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrPageLockedOrLimitReachedOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreatePageThreadError = CreatePageThreadErrors[keyof CreatePageThreadErrors];

export type CreatePageThreadResponses = {
    /**
     * The new thread.
     */
    201: PageThreadResult;
};

export type CreatePageThreadResponse = CreatePageThreadResponses[keyof CreatePageThreadResponses];

export type UpdatePageThreadData = {
    body: UpdatePageThreadRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
        /**
         * Id of the thread of comments.
         */
        threadId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/comment-threads/{threadId}';
};

export type UpdatePageThreadErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrPageLockedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePageThreadError = UpdatePageThreadErrors[keyof UpdatePageThreadErrors];

export type UpdatePageThreadResponses = {
    /**
     * The thread.
     */
    200: PageThreadResult;
};

export type UpdatePageThreadResponse = UpdatePageThreadResponses[keyof UpdatePageThreadResponses];

export type AddPageCommentData = {
    body: AddPageCommentRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
        /**
         * Id of the thread of comments.
         */
        threadId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/comment-threads/{threadId}/comments';
};

export type AddPageCommentErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrPageLockedOrLimitReachedOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddPageCommentError = AddPageCommentErrors[keyof AddPageCommentErrors];

export type AddPageCommentResponses = {
    /**
     * The thread with the new comment.
     */
    201: PageThreadResult;
};

export type AddPageCommentResponse = AddPageCommentResponses[keyof AddPageCommentResponses];

export type DeletePageCommentData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
        /**
         * Id of the thread of comments.
         */
        threadId: string;
        /**
         * Id of the comment.
         */
        commentId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/comment-threads/{threadId}/comments/{commentId}';
};

export type DeletePageCommentErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrPageLockedProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeletePageCommentError = DeletePageCommentErrors[keyof DeletePageCommentErrors];

export type DeletePageCommentResponses = {
    /**
     * The comment is gone.
     */
    200: Success;
};

export type DeletePageCommentResponse = DeletePageCommentResponses[keyof DeletePageCommentResponses];

export type UpdatePageCommentData = {
    body: UpdatePageCommentRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
        /**
         * Id of the thread of comments.
         */
        threadId: string;
        /**
         * Id of the comment.
         */
        commentId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/comment-threads/{threadId}/comments/{commentId}';
};

export type UpdatePageCommentErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrPageLockedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePageCommentError = UpdatePageCommentErrors[keyof UpdatePageCommentErrors];

export type UpdatePageCommentResponses = {
    /**
     * The thread.
     */
    200: PageThreadResult;
};

export type UpdatePageCommentResponse = UpdatePageCommentResponses[keyof UpdatePageCommentResponses];

export type ListPageVersionsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: {
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/projects/{projectId}/pages/{pageId}/versions';
};

export type ListPageVersionsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListPageVersionsError = ListPageVersionsErrors[keyof ListPageVersionsErrors];

export type ListPageVersionsResponses = {
    /**
     * A page of versions.
     */
    200: PageVersionListResult;
};

export type ListPageVersionsResponse = ListPageVersionsResponses[keyof ListPageVersionsResponses];

export type CreatePageVersionData = {
    body: CreatePageVersionRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/versions';
};

export type CreatePageVersionErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrPageLockedOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreatePageVersionError = CreatePageVersionErrors[keyof CreatePageVersionErrors];

export type CreatePageVersionResponses = {
    /**
     * The version.
     */
    201: PageVersionResult;
};

export type CreatePageVersionResponse = CreatePageVersionResponses[keyof CreatePageVersionResponses];

export type GetPageVersionData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
        /**
         * Number of the version.
         */
        versionNumber: PageVersionNumber;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/versions/{versionNumber}';
};

export type GetPageVersionErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPageVersionError = GetPageVersionErrors[keyof GetPageVersionErrors];

export type GetPageVersionResponses = {
    /**
     * The version.
     */
    200: PageVersionResult;
};

export type GetPageVersionResponse = GetPageVersionResponses[keyof GetPageVersionResponses];

export type RestorePageVersionData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
        /**
         * Number of the version.
         */
        versionNumber: PageVersionNumber;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/versions/{versionNumber}/restore';
};

export type RestorePageVersionErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrPageLockedProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type RestorePageVersionError = RestorePageVersionErrors[keyof RestorePageVersionErrors];

export type RestorePageVersionResponses = {
    /**
     * The text is that of the version.
     */
    200: PageSeqResult;
};

export type RestorePageVersionResponse = RestorePageVersionResponses[keyof RestorePageVersionResponses];

export type ListPageFilesData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/files';
};

export type ListPageFilesErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListPageFilesError = ListPageFilesErrors[keyof ListPageFilesErrors];

export type ListPageFilesResponses = {
    /**
     * The files.
     */
    200: PageFileListResult;
};

export type ListPageFilesResponse = ListPageFilesResponses[keyof ListPageFilesResponses];

export type AddPageFileData = {
    body: AddPageFileRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/files';
};

export type AddPageFileErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrPageLockedOrLimitReachedOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddPageFileError = AddPageFileErrors[keyof AddPageFileErrors];

export type AddPageFileResponses = {
    /**
     * The file.
     */
    201: PageFileResult;
};

export type AddPageFileResponse = AddPageFileResponses[keyof AddPageFileResponses];

export type GetDailyReportData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the daily report, which is that of its page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/daily-report';
};

export type GetDailyReportErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetDailyReportError = GetDailyReportErrors[keyof GetDailyReportErrors];

export type GetDailyReportResponses = {
    /**
     * The figures.
     */
    200: DailyReportResult;
};

export type GetDailyReportResponse = GetDailyReportResponses[keyof GetDailyReportResponses];

export type UpdateDailyReportData = {
    body: UpdateDailyReportRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the daily report, which is that of its page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/daily-report';
};

export type UpdateDailyReportErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrPageLockedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateDailyReportError = UpdateDailyReportErrors[keyof UpdateDailyReportErrors];

export type UpdateDailyReportResponses = {
    /**
     * The figures.
     */
    200: DailyReportResult;
};

export type UpdateDailyReportResponse = UpdateDailyReportResponses[keyof UpdateDailyReportResponses];

export type GetMinutesData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the minutes, which is that of its page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/minutes';
};

export type GetMinutesErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetMinutesError = GetMinutesErrors[keyof GetMinutesErrors];

export type GetMinutesResponses = {
    /**
     * The minutes.
     */
    200: MinutesResult;
};

export type GetMinutesResponse = GetMinutesResponses[keyof GetMinutesResponses];

export type UpdateMinutesData = {
    body: UpdateMinutesRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the minutes, which is that of its page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/minutes';
};

export type UpdateMinutesErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrPageLockedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateMinutesError = UpdateMinutesErrors[keyof UpdateMinutesErrors];

export type UpdateMinutesResponses = {
    /**
     * The minutes.
     */
    200: MinutesResult;
};

export type UpdateMinutesResponse = UpdateMinutesResponses[keyof UpdateMinutesResponses];

export type AddPageSignatureData = {
    body: AddPageSignatureRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/signature';
};

export type AddPageSignatureErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateOrPageLockedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddPageSignatureError = AddPageSignatureErrors[keyof AddPageSignatureErrors];

export type AddPageSignatureResponses = {
    /**
     * The completed page.
     */
    200: PageResult;
};

export type AddPageSignatureResponse = AddPageSignatureResponses[keyof AddPageSignatureResponses];

export type AddPageCountersignatureData = {
    body: AddPageCountersignatureRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/countersignature';
};

export type AddPageCountersignatureErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddPageCountersignatureError = AddPageCountersignatureErrors[keyof AddPageCountersignatureErrors];

export type AddPageCountersignatureResponses = {
    /**
     * The page.
     */
    200: PageResult;
};

export type AddPageCountersignatureResponse = AddPageCountersignatureResponses[keyof AddPageCountersignatureResponses];

export type AddPageDistributionData = {
    body: AddPageDistributionRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pages/{pageId}/distribution';
};

export type AddPageDistributionErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddPageDistributionError = AddPageDistributionErrors[keyof AddPageDistributionErrors];

export type AddPageDistributionResponses = {
    /**
     * The page was sent.
     */
    201: PageDistributionResult;
};

export type AddPageDistributionResponse = AddPageDistributionResponses[keyof AddPageDistributionResponses];

export type GetWeeklySummaryData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query: {
        /**
         * First day of the seven.
         */
        from: string;
    };
    url: '/projects/{projectId}/weekly-summary';
};

export type GetWeeklySummaryErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetWeeklySummaryError = GetWeeklySummaryErrors[keyof GetWeeklySummaryErrors];

export type GetWeeklySummaryResponses = {
    /**
     * The sums.
     */
    200: WeeklySummaryResult;
};

export type GetWeeklySummaryResponse = GetWeeklySummaryResponses[keyof GetWeeklySummaryResponses];

export type ListDistributionGroupsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/distribution-groups';
};

export type ListDistributionGroupsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListDistributionGroupsError = ListDistributionGroupsErrors[keyof ListDistributionGroupsErrors];

export type ListDistributionGroupsResponses = {
    /**
     * All of them.
     */
    200: DistributionGroupListResult;
};

export type ListDistributionGroupsResponse = ListDistributionGroupsResponses[keyof ListDistributionGroupsResponses];

export type CreateDistributionGroupData = {
    body: CreateDistributionGroupRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/distribution-groups';
};

export type CreateDistributionGroupErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrNameTakenOrLimitReachedOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateDistributionGroupError = CreateDistributionGroupErrors[keyof CreateDistributionGroupErrors];

export type CreateDistributionGroupResponses = {
    /**
     * The new group.
     */
    201: DistributionGroupResult;
};

export type CreateDistributionGroupResponse = CreateDistributionGroupResponses[keyof CreateDistributionGroupResponses];

export type DeleteDistributionGroupData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the distribution group.
         */
        distributionGroupId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/distribution-groups/{distributionGroupId}';
};

export type DeleteDistributionGroupErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteDistributionGroupError = DeleteDistributionGroupErrors[keyof DeleteDistributionGroupErrors];

export type DeleteDistributionGroupResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteDistributionGroupResponse = DeleteDistributionGroupResponses[keyof DeleteDistributionGroupResponses];

export type UpdateDistributionGroupData = {
    body: UpdateDistributionGroupRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the distribution group.
         */
        distributionGroupId: string;
    };
    query?: never;
    url: '/projects/{projectId}/distribution-groups/{distributionGroupId}';
};

export type UpdateDistributionGroupErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrNameTakenProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateDistributionGroupError = UpdateDistributionGroupErrors[keyof UpdateDistributionGroupErrors];

export type UpdateDistributionGroupResponses = {
    /**
     * The updated group.
     */
    200: DistributionGroupResult;
};

export type UpdateDistributionGroupResponse = UpdateDistributionGroupResponses[keyof UpdateDistributionGroupResponses];

export type InviteMembersData = {
    body: InviteMembersRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/invitations';
};

export type InviteMembersErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    404: NotFoundProblem;
    409: ProjectClosedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type InviteMembersError = InviteMembersErrors[keyof InviteMembersErrors];

export type InviteMembersResponses = {
    /**
     * One outcome per address.
     */
    200: InviteMembersResult;
};

export type InviteMembersResponse = InviteMembersResponses[keyof InviteMembersResponses];

export type ResendInvitationData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the invitation.
         */
        invitationId: string;
    };
    query?: never;
    url: '/projects/{projectId}/invitations/{invitationId}/resend';
};

export type ResendInvitationErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ResendInvitationError = ResendInvitationErrors[keyof ResendInvitationErrors];

export type ResendInvitationResponses = {
    /**
     * Sent.
     */
    200: TeamMemberResult;
};

export type ResendInvitationResponse = ResendInvitationResponses[keyof ResendInvitationResponses];

export type RevokeInvitationData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the invitation.
         */
        invitationId: string;
    };
    query?: never;
    url: '/projects/{projectId}/invitations/{invitationId}/revoke';
};

export type RevokeInvitationErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type RevokeInvitationError = RevokeInvitationErrors[keyof RevokeInvitationErrors];

export type RevokeInvitationResponses = {
    /**
     * Revoked.
     */
    200: Success;
};

export type RevokeInvitationResponse = RevokeInvitationResponses[keyof RevokeInvitationResponses];

export type ListProjectLocationsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/locations';
};

export type ListProjectLocationsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListProjectLocationsError = ListProjectLocationsErrors[keyof ListProjectLocationsErrors];

export type ListProjectLocationsResponses = {
    /**
     * All locations.
     */
    200: ProjectLocationListResult;
};

export type ListProjectLocationsResponse = ListProjectLocationsResponses[keyof ListProjectLocationsResponses];

export type CreateProjectLocationData = {
    body: CreateProjectLocationRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/locations';
};

export type CreateProjectLocationErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrNameTakenOrLimitReachedOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateProjectLocationError = CreateProjectLocationErrors[keyof CreateProjectLocationErrors];

export type CreateProjectLocationResponses = {
    /**
     * The new location.
     */
    201: ProjectLocationResult;
};

export type CreateProjectLocationResponse = CreateProjectLocationResponses[keyof CreateProjectLocationResponses];

export type ListLocationProgressData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/locations/progress';
};

export type ListLocationProgressErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListLocationProgressError = ListLocationProgressErrors[keyof ListLocationProgressErrors];

export type ListLocationProgressResponses = {
    /**
     * The counts of all locations that have records.
     */
    200: LocationProgressListResult;
};

export type ListLocationProgressResponse = ListLocationProgressResponses[keyof ListLocationProgressResponses];

export type ImportProjectLocationsData = {
    body: ImportProjectLocationsRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/locations/import';
};

export type ImportProjectLocationsErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ImportProjectLocationsError = ImportProjectLocationsErrors[keyof ImportProjectLocationsErrors];

export type ImportProjectLocationsResponses = {
    /**
     * One outcome per row.
     */
    200: LocationImportResult;
};

export type ImportProjectLocationsResponse = ImportProjectLocationsResponses[keyof ImportProjectLocationsResponses];

export type ExportProjectLocationsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/locations/export';
};

export type ExportProjectLocationsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ExportProjectLocationsError = ExportProjectLocationsErrors[keyof ExportProjectLocationsErrors];

export type ExportProjectLocationsResponses = {
    /**
     * All locations, UTF-8 with a byte order mark, RFC 4180.
     */
    200: Blob | File;
};

export type ExportProjectLocationsResponse = ExportProjectLocationsResponses[keyof ExportProjectLocationsResponses];

export type DeleteProjectLocationData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the location.
         */
        locationId: string;
    };
    query?: never;
    url: '/projects/{projectId}/locations/{locationId}';
};

export type DeleteProjectLocationErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrWrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteProjectLocationError = DeleteProjectLocationErrors[keyof DeleteProjectLocationErrors];

export type DeleteProjectLocationResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteProjectLocationResponse = DeleteProjectLocationResponses[keyof DeleteProjectLocationResponses];

export type UpdateProjectLocationData = {
    body: UpdateProjectLocationRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the location.
         */
        locationId: string;
    };
    query?: never;
    url: '/projects/{projectId}/locations/{locationId}';
};

export type UpdateProjectLocationErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrNameTakenProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateProjectLocationError = UpdateProjectLocationErrors[keyof UpdateProjectLocationErrors];

export type UpdateProjectLocationResponses = {
    /**
     * The location.
     */
    200: ProjectLocationResult;
};

export type UpdateProjectLocationResponse = UpdateProjectLocationResponses[keyof UpdateProjectLocationResponses];

export type ListWorkItemsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * A number ('12' and 'PI-12' find PI-012), or words as in the lists.
         */
        q?: string;
        /**
         * Only records of these types.
         */
        type?: Array<WorkItemType>;
        /**
         * Person or company with the ball in court. A company's turn is also the turn of its members.
         */
        ballInCourtId?: Array<string>;
        /**
         * Whether the due date has passed.
         */
        overdue?: boolean;
        /**
         * Maximum number of results. The lists of each log return all of them.
         */
        limit?: number;
    };
    url: '/projects/{projectId}/work-items';
};

export type ListWorkItemsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListWorkItemsError = ListWorkItemsErrors[keyof ListWorkItemsErrors];

export type ListWorkItemsResponses = {
    /**
     * The first of them.
     */
    200: WorkItemListResult;
};

export type ListWorkItemsResponse = ListWorkItemsResponses[keyof ListWorkItemsResponses];

export type ListSavedViewsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query: {
        /**
         * The log.
         */
        log: LogName;
    };
    url: '/projects/{projectId}/saved-views';
};

export type ListSavedViewsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListSavedViewsError = ListSavedViewsErrors[keyof ListSavedViewsErrors];

export type ListSavedViewsResponses = {
    /**
     * All of them.
     */
    200: SavedViewListResult;
};

export type ListSavedViewsResponse = ListSavedViewsResponses[keyof ListSavedViewsResponses];

export type CreateSavedViewData = {
    body: CreateSavedViewRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/saved-views';
};

export type CreateSavedViewErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrNameTakenOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateSavedViewError = CreateSavedViewErrors[keyof CreateSavedViewErrors];

export type CreateSavedViewResponses = {
    /**
     * The saved view.
     */
    201: SavedViewResult;
};

export type CreateSavedViewResponse = CreateSavedViewResponses[keyof CreateSavedViewResponses];

export type DeleteSavedViewData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the saved view.
         */
        savedViewId: string;
    };
    query?: never;
    url: '/projects/{projectId}/saved-views/{savedViewId}';
};

export type DeleteSavedViewErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteSavedViewError = DeleteSavedViewErrors[keyof DeleteSavedViewErrors];

export type DeleteSavedViewResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteSavedViewResponse = DeleteSavedViewResponses[keyof DeleteSavedViewResponses];

export type UpdateSavedViewData = {
    body: UpdateSavedViewRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the saved view.
         */
        savedViewId: string;
    };
    query?: never;
    url: '/projects/{projectId}/saved-views/{savedViewId}';
};

export type UpdateSavedViewErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateSavedViewError = UpdateSavedViewErrors[keyof UpdateSavedViewErrors];

export type UpdateSavedViewResponses = {
    /**
     * The updated view.
     */
    200: SavedViewResult;
};

export type UpdateSavedViewResponse = UpdateSavedViewResponses[keyof UpdateSavedViewResponses];

export type ListPunchItemsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Status.
         */
        status?: Array<PunchItemStatus>;
        /**
         * Punch type.
         */
        punchType?: Array<PunchType>;
        /**
         * Finds records that contain every word in the number, texts, location or assignee names. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * Priority.
         */
        priority?: Array<Priority>;
        /**
         * Discipline.
         */
        discipline?: Array<Discipline>;
        /**
         * Location.
         */
        location?: Array<Location>;
        /**
         * A location of the project. Finds records there and in every location that it contains.
         */
        projectLocationId?: Array<string>;
        /**
         * Category.
         */
        category?: Array<Category>;
        /**
         * An assigned person or company.
         */
        assigneeId?: Array<string>;
        /**
         * Person or company with the ball in court. A company's turn is also the turn of its members.
         */
        ballInCourtId?: Array<string>;
        /**
         * Whether the due date has passed.
         */
        overdue?: boolean;
        /**
         * Due on this day or later.
         */
        dueFrom?: string;
        /**
         * Due on this day or earlier.
         */
        dueTo?: string;
        /**
         * Groups the list: by the name of the group first, then in the order of `sort`. Records without a group come last.
         *
         */
        groupBy?: LogGrouping;
        /**
         * Sort key. A minus sign sorts in descending order. Records without a due date or number come last.
         */
        sort?: LogSort;
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/projects/{projectId}/punch-items';
};

export type ListPunchItemsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListPunchItemsError = ListPunchItemsErrors[keyof ListPunchItemsErrors];

export type ListPunchItemsResponses = {
    /**
     * One page.
     */
    200: PunchItemListResult;
};

export type ListPunchItemsResponse = ListPunchItemsResponses[keyof ListPunchItemsResponses];

export type CreatePunchItemData = {
    body: CreatePunchItemRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/punch-items';
};

export type CreatePunchItemErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreatePunchItemError = CreatePunchItemErrors[keyof CreatePunchItemErrors];

export type CreatePunchItemResponses = {
    /**
     * The created record.
     */
    201: PunchItemResult;
};

export type CreatePunchItemResponse = CreatePunchItemResponses[keyof CreatePunchItemResponses];

export type BulkUpdatePunchItemsData = {
    body: BulkUpdatePunchItemsRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/punch-items/bulk';
};

export type BulkUpdatePunchItemsErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type BulkUpdatePunchItemsError = BulkUpdatePunchItemsErrors[keyof BulkUpdatePunchItemsErrors];

export type BulkUpdatePunchItemsResponses = {
    /**
     * One result per record, in the order of the request.
     */
    200: BulkResult;
};

export type BulkUpdatePunchItemsResponse = BulkUpdatePunchItemsResponses[keyof BulkUpdatePunchItemsResponses];

export type ExportPunchItemsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Status.
         */
        status?: Array<PunchItemStatus>;
        /**
         * Punch type.
         */
        punchType?: Array<PunchType>;
        /**
         * Finds records that contain every word in the number, texts, location or assignee names. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * Priority.
         */
        priority?: Array<Priority>;
        /**
         * Discipline.
         */
        discipline?: Array<Discipline>;
        /**
         * Location.
         */
        location?: Array<Location>;
        /**
         * A location of the project. Finds records there and in every location that it contains.
         */
        projectLocationId?: Array<string>;
        /**
         * Category.
         */
        category?: Array<Category>;
        /**
         * An assigned person or company.
         */
        assigneeId?: Array<string>;
        /**
         * Person or company with the ball in court. A company's turn is also the turn of its members.
         */
        ballInCourtId?: Array<string>;
        /**
         * Whether the due date has passed.
         */
        overdue?: boolean;
        /**
         * Due on this day or later.
         */
        dueFrom?: string;
        /**
         * Due on this day or earlier.
         */
        dueTo?: string;
        /**
         * Sort key. A minus sign sorts in descending order. Records without a due date or number come last.
         */
        sort?: LogSort;
        /**
         * Ids of the records to export. All that match the filters if absent.
         */
        id?: Array<string>;
        /**
         * The columns to export, in this order. All if absent.
         */
        column?: Array<PunchItemColumn>;
    };
    url: '/projects/{projectId}/punch-items/export';
};

export type ExportPunchItemsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ExportPunchItemsError = ExportPunchItemsErrors[keyof ExportPunchItemsErrors];

export type ExportPunchItemsResponses = {
    /**
     * All rows of the list, UTF-8 with a byte order mark, RFC 4180.
     */
    200: Blob | File;
};

export type ExportPunchItemsResponse = ExportPunchItemsResponses[keyof ExportPunchItemsResponses];

export type DeletePunchItemData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the punch item.
         */
        punchItemId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/punch-items/{punchItemId}';
};

export type DeletePunchItemErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeletePunchItemError = DeletePunchItemErrors[keyof DeletePunchItemErrors];

export type DeletePunchItemResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeletePunchItemResponse = DeletePunchItemResponses[keyof DeletePunchItemResponses];

export type GetPunchItemData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the punch item.
         */
        punchItemId: string;
    };
    query?: never;
    url: '/projects/{projectId}/punch-items/{punchItemId}';
};

export type GetPunchItemErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPunchItemError = GetPunchItemErrors[keyof GetPunchItemErrors];

export type GetPunchItemResponses = {
    /**
     * The punch item.
     */
    200: PunchItemResult;
};

export type GetPunchItemResponse = GetPunchItemResponses[keyof GetPunchItemResponses];

export type UpdatePunchItemData = {
    body: UpdatePunchItemRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the punch item.
         */
        punchItemId: string;
    };
    query?: never;
    url: '/projects/{projectId}/punch-items/{punchItemId}';
};

export type UpdatePunchItemErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePunchItemError = UpdatePunchItemErrors[keyof UpdatePunchItemErrors];

export type UpdatePunchItemResponses = {
    /**
     * The updated record.
     */
    200: PunchItemResult;
};

export type UpdatePunchItemResponse = UpdatePunchItemResponses[keyof UpdatePunchItemResponses];

export type TransitionPunchItemData = {
    body: TransitionPunchItemRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the punch item.
         */
        punchItemId: string;
    };
    query?: never;
    url: '/projects/{projectId}/punch-items/{punchItemId}/transitions';
};

export type TransitionPunchItemErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type TransitionPunchItemError = TransitionPunchItemErrors[keyof TransitionPunchItemErrors];

export type TransitionPunchItemResponses = {
    /**
     * The updated record.
     */
    200: PunchItemResult;
};

export type TransitionPunchItemResponse = TransitionPunchItemResponses[keyof TransitionPunchItemResponses];

export type RespondToPunchItemData = {
    body: RespondToPunchItemRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the punch item.
         */
        punchItemId: string;
    };
    query?: never;
    url: '/projects/{projectId}/punch-items/{punchItemId}/responses';
};

export type RespondToPunchItemErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type RespondToPunchItemError = RespondToPunchItemErrors[keyof RespondToPunchItemErrors];

export type RespondToPunchItemResponses = {
    /**
     * The updated record.
     */
    200: PunchItemResult;
};

export type RespondToPunchItemResponse = RespondToPunchItemResponses[keyof RespondToPunchItemResponses];

export type AddPunchItemCommentData = {
    body: AddCommentRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the punch item.
         */
        punchItemId: string;
    };
    query?: never;
    url: '/projects/{projectId}/punch-items/{punchItemId}/comments';
};

export type AddPunchItemCommentErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddPunchItemCommentError = AddPunchItemCommentErrors[keyof AddPunchItemCommentErrors];

export type AddPunchItemCommentResponses = {
    /**
     * The record with the new comment.
     */
    201: PunchItemResult;
};

export type AddPunchItemCommentResponse = AddPunchItemCommentResponses[keyof AddPunchItemCommentResponses];

export type UpdatePunchItemWatchData = {
    body: WatchRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the punch item.
         */
        punchItemId: string;
    };
    query?: never;
    url: '/projects/{projectId}/punch-items/{punchItemId}/watching';
};

export type UpdatePunchItemWatchErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePunchItemWatchError = UpdatePunchItemWatchErrors[keyof UpdatePunchItemWatchErrors];

export type UpdatePunchItemWatchResponses = {
    /**
     * The record, as the caller sees it.
     */
    200: PunchItemResult;
};

export type UpdatePunchItemWatchResponse = UpdatePunchItemWatchResponses[keyof UpdatePunchItemWatchResponses];

export type AddPunchItemAttachmentData = {
    body: AddPunchItemAttachmentRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the punch item.
         */
        punchItemId: string;
    };
    query?: never;
    url: '/projects/{projectId}/punch-items/{punchItemId}/attachments';
};

export type AddPunchItemAttachmentErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddPunchItemAttachmentError = AddPunchItemAttachmentErrors[keyof AddPunchItemAttachmentErrors];

export type AddPunchItemAttachmentResponses = {
    /**
     * The record with the new attachment.
     */
    201: PunchItemResult;
};

export type AddPunchItemAttachmentResponse = AddPunchItemAttachmentResponses[keyof AddPunchItemAttachmentResponses];

export type RemovePunchItemAttachmentData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the punch item.
         */
        punchItemId: string;
        /**
         * Id of the attachment.
         */
        attachmentId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/punch-items/{punchItemId}/attachments/{attachmentId}';
};

export type RemovePunchItemAttachmentErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type RemovePunchItemAttachmentError = RemovePunchItemAttachmentErrors[keyof RemovePunchItemAttachmentErrors];

export type RemovePunchItemAttachmentResponses = {
    /**
     * The record without the attachment.
     */
    200: PunchItemResult;
};

export type RemovePunchItemAttachmentResponse = RemovePunchItemAttachmentResponses[keyof RemovePunchItemAttachmentResponses];

export type ListRfisData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Status.
         */
        status?: Array<ItemStatus>;
        /**
         * Finds records that contain every word in the number, texts, location or assignee names. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * Priority.
         */
        priority?: Array<Priority>;
        /**
         * Discipline.
         */
        discipline?: Array<Discipline>;
        /**
         * Location.
         */
        location?: Array<Location>;
        /**
         * A location of the project. Finds records there and in every location that it contains.
         */
        projectLocationId?: Array<string>;
        /**
         * Category.
         */
        category?: Array<Category>;
        /**
         * An assigned person or company.
         */
        assigneeId?: Array<string>;
        /**
         * Person or company with the ball in court. A company's turn is also the turn of its members.
         */
        ballInCourtId?: Array<string>;
        /**
         * Whether the due date has passed.
         */
        overdue?: boolean;
        /**
         * Due on this day or later.
         */
        dueFrom?: string;
        /**
         * Due on this day or earlier.
         */
        dueTo?: string;
        /**
         * Groups the list: by the name of the group first, then in the order of `sort`. Records without a group come last.
         *
         */
        groupBy?: LogGrouping;
        /**
         * Sort key. A minus sign sorts in descending order. Records without a due date or number come last.
         */
        sort?: LogSort;
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/projects/{projectId}/rfis';
};

export type ListRfisErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListRfisError = ListRfisErrors[keyof ListRfisErrors];

export type ListRfisResponses = {
    /**
     * One page.
     */
    200: RfiListResult;
};

export type ListRfisResponse = ListRfisResponses[keyof ListRfisResponses];

export type CreateRfiData = {
    body: CreateRfiRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/rfis';
};

export type CreateRfiErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateRfiError = CreateRfiErrors[keyof CreateRfiErrors];

export type CreateRfiResponses = {
    /**
     * The created record.
     */
    201: RfiResult;
};

export type CreateRfiResponse = CreateRfiResponses[keyof CreateRfiResponses];

export type BulkUpdateRfisData = {
    body: BulkUpdateRfisRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/rfis/bulk';
};

export type BulkUpdateRfisErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type BulkUpdateRfisError = BulkUpdateRfisErrors[keyof BulkUpdateRfisErrors];

export type BulkUpdateRfisResponses = {
    /**
     * One result per record, in the order of the request.
     */
    200: BulkResult;
};

export type BulkUpdateRfisResponse = BulkUpdateRfisResponses[keyof BulkUpdateRfisResponses];

export type ExportRfisData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Status.
         */
        status?: Array<ItemStatus>;
        /**
         * Finds records that contain every word in the number, texts, location or assignee names. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * Priority.
         */
        priority?: Array<Priority>;
        /**
         * Discipline.
         */
        discipline?: Array<Discipline>;
        /**
         * Location.
         */
        location?: Array<Location>;
        /**
         * A location of the project. Finds records there and in every location that it contains.
         */
        projectLocationId?: Array<string>;
        /**
         * Category.
         */
        category?: Array<Category>;
        /**
         * An assigned person or company.
         */
        assigneeId?: Array<string>;
        /**
         * Person or company with the ball in court. A company's turn is also the turn of its members.
         */
        ballInCourtId?: Array<string>;
        /**
         * Whether the due date has passed.
         */
        overdue?: boolean;
        /**
         * Due on this day or later.
         */
        dueFrom?: string;
        /**
         * Due on this day or earlier.
         */
        dueTo?: string;
        /**
         * Sort key. A minus sign sorts in descending order. Records without a due date or number come last.
         */
        sort?: LogSort;
        /**
         * Ids of the records to export. All that match the filters if absent.
         */
        id?: Array<string>;
        /**
         * The columns to export, in this order. All if absent.
         */
        column?: Array<RfiColumn>;
    };
    url: '/projects/{projectId}/rfis/export';
};

export type ExportRfisErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ExportRfisError = ExportRfisErrors[keyof ExportRfisErrors];

export type ExportRfisResponses = {
    /**
     * All rows of the list, UTF-8 with a byte order mark, RFC 4180.
     */
    200: Blob | File;
};

export type ExportRfisResponse = ExportRfisResponses[keyof ExportRfisResponses];

export type DeleteRfiData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the RFI.
         */
        rfiId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/rfis/{rfiId}';
};

export type DeleteRfiErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteRfiError = DeleteRfiErrors[keyof DeleteRfiErrors];

export type DeleteRfiResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteRfiResponse = DeleteRfiResponses[keyof DeleteRfiResponses];

export type GetRfiData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the RFI.
         */
        rfiId: string;
    };
    query?: never;
    url: '/projects/{projectId}/rfis/{rfiId}';
};

export type GetRfiErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetRfiError = GetRfiErrors[keyof GetRfiErrors];

export type GetRfiResponses = {
    /**
     * The RFI.
     */
    200: RfiResult;
};

export type GetRfiResponse = GetRfiResponses[keyof GetRfiResponses];

export type UpdateRfiData = {
    body: UpdateRfiRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the RFI.
         */
        rfiId: string;
    };
    query?: never;
    url: '/projects/{projectId}/rfis/{rfiId}';
};

export type UpdateRfiErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateRfiError = UpdateRfiErrors[keyof UpdateRfiErrors];

export type UpdateRfiResponses = {
    /**
     * The updated record.
     */
    200: RfiResult;
};

export type UpdateRfiResponse = UpdateRfiResponses[keyof UpdateRfiResponses];

export type TransitionRfiData = {
    body: TransitionRfiRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the RFI.
         */
        rfiId: string;
    };
    query?: never;
    url: '/projects/{projectId}/rfis/{rfiId}/transitions';
};

export type TransitionRfiErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type TransitionRfiError = TransitionRfiErrors[keyof TransitionRfiErrors];

export type TransitionRfiResponses = {
    /**
     * The updated record.
     */
    200: RfiResult;
};

export type TransitionRfiResponse = TransitionRfiResponses[keyof TransitionRfiResponses];

export type RespondToRfiData = {
    body: RespondToRfiRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the RFI.
         */
        rfiId: string;
    };
    query?: never;
    url: '/projects/{projectId}/rfis/{rfiId}/responses';
};

export type RespondToRfiErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type RespondToRfiError = RespondToRfiErrors[keyof RespondToRfiErrors];

export type RespondToRfiResponses = {
    /**
     * The RFI with the new response.
     */
    201: RfiResult;
};

export type RespondToRfiResponse = RespondToRfiResponses[keyof RespondToRfiResponses];

export type AddRfiCommentData = {
    body: AddCommentRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the RFI.
         */
        rfiId: string;
    };
    query?: never;
    url: '/projects/{projectId}/rfis/{rfiId}/comments';
};

export type AddRfiCommentErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddRfiCommentError = AddRfiCommentErrors[keyof AddRfiCommentErrors];

export type AddRfiCommentResponses = {
    /**
     * The record with the new comment.
     */
    201: RfiResult;
};

export type AddRfiCommentResponse = AddRfiCommentResponses[keyof AddRfiCommentResponses];

export type UpdateRfiWatchData = {
    body: WatchRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the RFI.
         */
        rfiId: string;
    };
    query?: never;
    url: '/projects/{projectId}/rfis/{rfiId}/watching';
};

export type UpdateRfiWatchErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateRfiWatchError = UpdateRfiWatchErrors[keyof UpdateRfiWatchErrors];

export type UpdateRfiWatchResponses = {
    /**
     * The record, as the caller sees it.
     */
    200: RfiResult;
};

export type UpdateRfiWatchResponse = UpdateRfiWatchResponses[keyof UpdateRfiWatchResponses];

export type AddRfiAttachmentData = {
    body: AddAttachmentRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the RFI.
         */
        rfiId: string;
    };
    query?: never;
    url: '/projects/{projectId}/rfis/{rfiId}/attachments';
};

export type AddRfiAttachmentErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddRfiAttachmentError = AddRfiAttachmentErrors[keyof AddRfiAttachmentErrors];

export type AddRfiAttachmentResponses = {
    /**
     * The record with the new attachment.
     */
    201: RfiResult;
};

export type AddRfiAttachmentResponse = AddRfiAttachmentResponses[keyof AddRfiAttachmentResponses];

export type RemoveRfiAttachmentData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the RFI.
         */
        rfiId: string;
        /**
         * Id of the attachment.
         */
        attachmentId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/rfis/{rfiId}/attachments/{attachmentId}';
};

export type RemoveRfiAttachmentErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type RemoveRfiAttachmentError = RemoveRfiAttachmentErrors[keyof RemoveRfiAttachmentErrors];

export type RemoveRfiAttachmentResponses = {
    /**
     * The record without the attachment.
     */
    200: RfiResult;
};

export type RemoveRfiAttachmentResponse = RemoveRfiAttachmentResponses[keyof RemoveRfiAttachmentResponses];

export type ListSubmittalsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Status.
         */
        status?: Array<ItemStatus>;
        /**
         * Submittal type.
         */
        submittalType?: Array<SubmittalType>;
        /**
         * Spec section, for example 23 21 23.
         */
        specSection?: Array<string>;
        /**
         * Finds records that contain every word in the number, texts, location or assignee names. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * Priority.
         */
        priority?: Array<Priority>;
        /**
         * Discipline.
         */
        discipline?: Array<Discipline>;
        /**
         * Location.
         */
        location?: Array<Location>;
        /**
         * A location of the project. Finds records there and in every location that it contains.
         */
        projectLocationId?: Array<string>;
        /**
         * Category.
         */
        category?: Array<Category>;
        /**
         * An assigned person or company.
         */
        assigneeId?: Array<string>;
        /**
         * Person or company with the ball in court. A company's turn is also the turn of its members.
         */
        ballInCourtId?: Array<string>;
        /**
         * Whether the due date has passed.
         */
        overdue?: boolean;
        /**
         * Due on this day or later.
         */
        dueFrom?: string;
        /**
         * Due on this day or earlier.
         */
        dueTo?: string;
        /**
         * Groups the list: by the name of the group first, then in the order of `sort`. Records without a group come last.
         *
         */
        groupBy?: LogGrouping;
        /**
         * Sort key. A minus sign sorts in descending order. Records without a due date or number come last.
         */
        sort?: LogSort;
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/projects/{projectId}/submittals';
};

export type ListSubmittalsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListSubmittalsError = ListSubmittalsErrors[keyof ListSubmittalsErrors];

export type ListSubmittalsResponses = {
    /**
     * One page.
     */
    200: SubmittalListResult;
};

export type ListSubmittalsResponse = ListSubmittalsResponses[keyof ListSubmittalsResponses];

export type CreateSubmittalData = {
    body: CreateSubmittalRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/submittals';
};

export type CreateSubmittalErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateSubmittalError = CreateSubmittalErrors[keyof CreateSubmittalErrors];

export type CreateSubmittalResponses = {
    /**
     * The created record.
     */
    201: SubmittalResult;
};

export type CreateSubmittalResponse = CreateSubmittalResponses[keyof CreateSubmittalResponses];

export type BulkUpdateSubmittalsData = {
    body: BulkUpdateSubmittalsRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/submittals/bulk';
};

export type BulkUpdateSubmittalsErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type BulkUpdateSubmittalsError = BulkUpdateSubmittalsErrors[keyof BulkUpdateSubmittalsErrors];

export type BulkUpdateSubmittalsResponses = {
    /**
     * One result per record, in the order of the request.
     */
    200: BulkResult;
};

export type BulkUpdateSubmittalsResponse = BulkUpdateSubmittalsResponses[keyof BulkUpdateSubmittalsResponses];

export type ExportSubmittalsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Status.
         */
        status?: Array<ItemStatus>;
        /**
         * Submittal type.
         */
        submittalType?: Array<SubmittalType>;
        /**
         * Spec section, for example 23 21 23.
         */
        specSection?: Array<string>;
        /**
         * Finds records that contain every word in the number, texts, location or assignee names. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * Priority.
         */
        priority?: Array<Priority>;
        /**
         * Discipline.
         */
        discipline?: Array<Discipline>;
        /**
         * Location.
         */
        location?: Array<Location>;
        /**
         * A location of the project. Finds records there and in every location that it contains.
         */
        projectLocationId?: Array<string>;
        /**
         * Category.
         */
        category?: Array<Category>;
        /**
         * An assigned person or company.
         */
        assigneeId?: Array<string>;
        /**
         * Person or company with the ball in court. A company's turn is also the turn of its members.
         */
        ballInCourtId?: Array<string>;
        /**
         * Whether the due date has passed.
         */
        overdue?: boolean;
        /**
         * Due on this day or later.
         */
        dueFrom?: string;
        /**
         * Due on this day or earlier.
         */
        dueTo?: string;
        /**
         * Sort key. A minus sign sorts in descending order. Records without a due date or number come last.
         */
        sort?: LogSort;
        /**
         * Ids of the records to export. All that match the filters if absent.
         */
        id?: Array<string>;
        /**
         * The columns to export, in this order. All if absent.
         */
        column?: Array<SubmittalColumn>;
    };
    url: '/projects/{projectId}/submittals/export';
};

export type ExportSubmittalsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ExportSubmittalsError = ExportSubmittalsErrors[keyof ExportSubmittalsErrors];

export type ExportSubmittalsResponses = {
    /**
     * All rows of the list, UTF-8 with a byte order mark, RFC 4180.
     */
    200: Blob | File;
};

export type ExportSubmittalsResponse = ExportSubmittalsResponses[keyof ExportSubmittalsResponses];

export type DeleteSubmittalData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the submittal.
         */
        submittalId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/submittals/{submittalId}';
};

export type DeleteSubmittalErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteSubmittalError = DeleteSubmittalErrors[keyof DeleteSubmittalErrors];

export type DeleteSubmittalResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteSubmittalResponse = DeleteSubmittalResponses[keyof DeleteSubmittalResponses];

export type GetSubmittalData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the submittal.
         */
        submittalId: string;
    };
    query?: never;
    url: '/projects/{projectId}/submittals/{submittalId}';
};

export type GetSubmittalErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetSubmittalError = GetSubmittalErrors[keyof GetSubmittalErrors];

export type GetSubmittalResponses = {
    /**
     * The submittal.
     */
    200: SubmittalResult;
};

export type GetSubmittalResponse = GetSubmittalResponses[keyof GetSubmittalResponses];

export type UpdateSubmittalData = {
    body: UpdateSubmittalRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the submittal.
         */
        submittalId: string;
    };
    query?: never;
    url: '/projects/{projectId}/submittals/{submittalId}';
};

export type UpdateSubmittalErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateSubmittalError = UpdateSubmittalErrors[keyof UpdateSubmittalErrors];

export type UpdateSubmittalResponses = {
    /**
     * The updated record.
     */
    200: SubmittalResult;
};

export type UpdateSubmittalResponse = UpdateSubmittalResponses[keyof UpdateSubmittalResponses];

export type TransitionSubmittalData = {
    body: TransitionSubmittalRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the submittal.
         */
        submittalId: string;
    };
    query?: never;
    url: '/projects/{projectId}/submittals/{submittalId}/transitions';
};

export type TransitionSubmittalErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type TransitionSubmittalError = TransitionSubmittalErrors[keyof TransitionSubmittalErrors];

export type TransitionSubmittalResponses = {
    /**
     * The updated record.
     */
    200: SubmittalResult;
};

export type TransitionSubmittalResponse = TransitionSubmittalResponses[keyof TransitionSubmittalResponses];

export type ReviewSubmittalData = {
    body: ReviewSubmittalRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the submittal.
         */
        submittalId: string;
    };
    query?: never;
    url: '/projects/{projectId}/submittals/{submittalId}/reviews';
};

export type ReviewSubmittalErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ReviewSubmittalError = ReviewSubmittalErrors[keyof ReviewSubmittalErrors];

export type ReviewSubmittalResponses = {
    /**
     * The submittal with the new review.
     */
    201: SubmittalResult;
};

export type ReviewSubmittalResponse = ReviewSubmittalResponses[keyof ReviewSubmittalResponses];

export type CreateSubmittalRevisionData = {
    body: CreateSubmittalRevisionRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the submittal.
         */
        submittalId: string;
    };
    query?: never;
    url: '/projects/{projectId}/submittals/{submittalId}/revisions';
};

export type CreateSubmittalRevisionErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateSubmittalRevisionError = CreateSubmittalRevisionErrors[keyof CreateSubmittalRevisionErrors];

export type CreateSubmittalRevisionResponses = {
    /**
     * The created revision.
     */
    201: SubmittalResult;
};

export type CreateSubmittalRevisionResponse = CreateSubmittalRevisionResponses[keyof CreateSubmittalRevisionResponses];

export type AddSubmittalCommentData = {
    body: AddCommentRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the submittal.
         */
        submittalId: string;
    };
    query?: never;
    url: '/projects/{projectId}/submittals/{submittalId}/comments';
};

export type AddSubmittalCommentErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddSubmittalCommentError = AddSubmittalCommentErrors[keyof AddSubmittalCommentErrors];

export type AddSubmittalCommentResponses = {
    /**
     * The record with the new comment.
     */
    201: SubmittalResult;
};

export type AddSubmittalCommentResponse = AddSubmittalCommentResponses[keyof AddSubmittalCommentResponses];

export type UpdateSubmittalWatchData = {
    body: WatchRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the submittal.
         */
        submittalId: string;
    };
    query?: never;
    url: '/projects/{projectId}/submittals/{submittalId}/watching';
};

export type UpdateSubmittalWatchErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateSubmittalWatchError = UpdateSubmittalWatchErrors[keyof UpdateSubmittalWatchErrors];

export type UpdateSubmittalWatchResponses = {
    /**
     * The record, as the caller sees it.
     */
    200: SubmittalResult;
};

export type UpdateSubmittalWatchResponse = UpdateSubmittalWatchResponses[keyof UpdateSubmittalWatchResponses];

export type AddSubmittalAttachmentData = {
    body: AddSubmittalAttachmentRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the submittal.
         */
        submittalId: string;
    };
    query?: never;
    url: '/projects/{projectId}/submittals/{submittalId}/attachments';
};

export type AddSubmittalAttachmentErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddSubmittalAttachmentError = AddSubmittalAttachmentErrors[keyof AddSubmittalAttachmentErrors];

export type AddSubmittalAttachmentResponses = {
    /**
     * The record with the new attachment.
     */
    201: SubmittalResult;
};

export type AddSubmittalAttachmentResponse = AddSubmittalAttachmentResponses[keyof AddSubmittalAttachmentResponses];

export type RemoveSubmittalAttachmentData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the submittal.
         */
        submittalId: string;
        /**
         * Id of the attachment.
         */
        attachmentId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/submittals/{submittalId}/attachments/{attachmentId}';
};

export type RemoveSubmittalAttachmentErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type RemoveSubmittalAttachmentError = RemoveSubmittalAttachmentErrors[keyof RemoveSubmittalAttachmentErrors];

export type RemoveSubmittalAttachmentResponses = {
    /**
     * The record without the attachment.
     */
    200: SubmittalResult;
};

export type RemoveSubmittalAttachmentResponse = RemoveSubmittalAttachmentResponses[keyof RemoveSubmittalAttachmentResponses];

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
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListScansError = ListScansErrors[keyof ListScansErrors];

export type ListScansResponses = {
    /**
     * The scans.
     */
    200: ShownScanListResult;
};

export type ListScansResponse = ListScansResponses[keyof ListScansResponses];

export type CreateScanData = {
    body: CreateScanRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
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
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateScanError = CreateScanErrors[keyof CreateScanErrors];

export type CreateScanResponses = {
    /**
     * The created scan.
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
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteScanError = DeleteScanErrors[keyof DeleteScanErrors];

export type DeleteScanResponses = {
    /**
     * Deleted.
     */
    200: Done;
    /**
     * Done, without a body.
     */
    204: void;
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
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetScanError = GetScanErrors[keyof GetScanErrors];

export type GetScanResponses = {
    /**
     * The scan.
     */
    200: ShownScanResult;
};

export type GetScanResponse = GetScanResponses[keyof GetScanResponses];

export type UpdateScanData = {
    body: UpdateScanRequest;
    headers?: {
        /**
         * The version of the record that the caller read, in double quotes (RFC 9110, section 13.1.1). If the record has another
         * version, the call fails with STALE_VERSION. A client sends it only if the host gave a version.
         *
         */
        'If-Match'?: string;
    };
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
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateScanError = UpdateScanErrors[keyof UpdateScanErrors];

export type UpdateScanResponses = {
    /**
     * The updated scan.
     */
    200: ShownScanResult;
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
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DownloadScansError = DownloadScansErrors[keyof DownloadScansErrors];

export type DownloadScansResponses = {
    /**
     * The zip.
     */
    200: Blob | File;
};

export type DownloadScansResponse = DownloadScansResponses[keyof DownloadScansResponses];

export type GetScanCloudFileData = {
    body?: never;
    headers?: {
        /**
         * The requested byte range, RFC 9110 section 14.2, such as `bytes=0-21`. Only a single range is supported. The host
         * ignores any other value and sends the whole file.
         *
         */
        Range?: string;
        /**
         * Entity tag of the parts that the caller has, RFC 9110 section 13.1.5. If it differs, the host sends the whole file.
         */
        'If-Range'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the scan.
         */
        scanId: string;
        /**
         * Name of a file of the point cloud.
         */
        fileName: string;
    };
    query?: never;
    url: '/projects/{projectId}/scans/{scanId}/cloud/{fileName}';
};

export type GetScanCloudFileErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffOrNotReadyProblem;
    416: RangeNotSatisfiableProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetScanCloudFileError = GetScanCloudFileErrors[keyof GetScanCloudFileErrors];

export type GetScanCloudFileResponses = {
    /**
     * The whole file.
     */
    200: Blob | File;
    /**
     * The requested bytes.
     */
    206: Blob | File;
};

export type GetScanCloudFileResponse = GetScanCloudFileResponses[keyof GetScanCloudFileResponses];

export type CreateScanFromUploadData = {
    body: CreateScanFromUploadRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/scans/from-upload';
};

export type CreateScanFromUploadErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseOrUploadIncompleteProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateScanFromUploadError = CreateScanFromUploadErrors[keyof CreateScanFromUploadErrors];

export type CreateScanFromUploadResponses = {
    /**
     * The created scan.
     */
    201: ScanResult;
};

export type CreateScanFromUploadResponse = CreateScanFromUploadResponses[keyof CreateScanFromUploadResponses];

export type UpdateScanUpAxisData = {
    body: UpdateScanUpAxisRequest;
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
    url: '/projects/{projectId}/scans/{scanId}/up-axis';
};

export type UpdateScanUpAxisErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateScanUpAxisError = UpdateScanUpAxisErrors[keyof UpdateScanUpAxisErrors];

export type UpdateScanUpAxisResponses = {
    /**
     * The updated scan.
     */
    200: ScanResult;
};

export type UpdateScanUpAxisResponse = UpdateScanUpAxisResponses[keyof UpdateScanUpAxisResponses];

export type ProcessScanData = {
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
    url: '/projects/{projectId}/scans/{scanId}/process';
};

export type ProcessScanErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ProcessScanError = ProcessScanErrors[keyof ProcessScanErrors];

export type ProcessScanResponses = {
    /**
     * The updated scan.
     */
    200: ScanResult;
};

export type ProcessScanResponse = ProcessScanResponses[keyof ProcessScanResponses];

export type CancelScanProcessingData = {
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
    url: '/projects/{projectId}/scans/{scanId}/cancel-processing';
};

export type CancelScanProcessingErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CancelScanProcessingError = CancelScanProcessingErrors[keyof CancelScanProcessingErrors];

export type CancelScanProcessingResponses = {
    /**
     * The updated scan.
     */
    200: ScanResult;
};

export type CancelScanProcessingResponse = CancelScanProcessingResponses[keyof CancelScanProcessingResponses];

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
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type MakeScanPrivateError = MakeScanPrivateErrors[keyof MakeScanPrivateErrors];

export type MakeScanPrivateResponses = {
    /**
     * The scan, now private.
     */
    200: Done;
    /**
     * Done, without a body.
     */
    204: void;
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
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrNotReadyProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type MakeScanPublicError = MakeScanPublicErrors[keyof MakeScanPublicErrors];

export type MakeScanPublicResponses = {
    /**
     * The scan, now public.
     */
    200: Done;
    /**
     * Done, without a body.
     */
    204: void;
};

export type MakeScanPublicResponse = MakeScanPublicResponses[keyof MakeScanPublicResponses];

export type ListModelsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Finds items that contain every word in the title, description or file name. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * Discipline.
         */
        discipline?: Array<Discipline>;
        /**
         * Sort order. By default, the latest change comes first.
         */
        sort?: ModelSort;
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/projects/{projectId}/models';
};

export type ListModelsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListModelsError = ListModelsErrors[keyof ListModelsErrors];

export type ListModelsResponses = {
    /**
     * One page.
     */
    200: ModelListResult;
};

export type ListModelsResponse = ListModelsResponses[keyof ListModelsResponses];

export type CreateModelData = {
    body: CreateModelRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/models';
};

export type CreateModelErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeOrFileTypeRefusedProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateModelError = CreateModelErrors[keyof CreateModelErrors];

export type CreateModelResponses = {
    /**
     * The created model.
     */
    201: ModelResult;
};

export type CreateModelResponse = CreateModelResponses[keyof CreateModelResponses];

export type CreateModelFromUploadData = {
    body: CreateModelFromUploadRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/models/from-upload';
};

export type CreateModelFromUploadErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseOrUploadIncompleteProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeOrFileTypeRefusedProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateModelFromUploadError = CreateModelFromUploadErrors[keyof CreateModelFromUploadErrors];

export type CreateModelFromUploadResponses = {
    /**
     * The created model.
     */
    201: ModelResult;
};

export type CreateModelFromUploadResponse = CreateModelFromUploadResponses[keyof CreateModelFromUploadResponses];

export type DeleteModelData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the model.
         */
        modelId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/models/{modelId}';
};

export type DeleteModelErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteModelError = DeleteModelErrors[keyof DeleteModelErrors];

export type DeleteModelResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteModelResponse = DeleteModelResponses[keyof DeleteModelResponses];

export type GetModelData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the model.
         */
        modelId: string;
    };
    query?: never;
    url: '/projects/{projectId}/models/{modelId}';
};

export type GetModelErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetModelError = GetModelErrors[keyof GetModelErrors];

export type GetModelResponses = {
    /**
     * The model.
     */
    200: ModelResult;
};

export type GetModelResponse = GetModelResponses[keyof GetModelResponses];

export type UpdateModelData = {
    body: UpdateModelRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the model.
         */
        modelId: string;
    };
    query?: never;
    url: '/projects/{projectId}/models/{modelId}';
};

export type UpdateModelErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateModelError = UpdateModelErrors[keyof UpdateModelErrors];

export type UpdateModelResponses = {
    /**
     * The updated model.
     */
    200: ModelResult;
};

export type UpdateModelResponse = UpdateModelResponses[keyof UpdateModelResponses];

export type MakeModelPrivateData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the model.
         */
        modelId: string;
    };
    query?: never;
    url: '/projects/{projectId}/models/{modelId}/make-private';
};

export type MakeModelPrivateErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type MakeModelPrivateError = MakeModelPrivateErrors[keyof MakeModelPrivateErrors];

export type MakeModelPrivateResponses = {
    /**
     * The model, now private.
     */
    200: Success;
};

export type MakeModelPrivateResponse = MakeModelPrivateResponses[keyof MakeModelPrivateResponses];

export type MakeModelPublicData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the model.
         */
        modelId: string;
    };
    query?: never;
    url: '/projects/{projectId}/models/{modelId}/make-public';
};

export type MakeModelPublicErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrNotReadyProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type MakeModelPublicError = MakeModelPublicErrors[keyof MakeModelPublicErrors];

export type MakeModelPublicResponses = {
    /**
     * The model, now public.
     */
    200: Success;
};

export type MakeModelPublicResponse = MakeModelPublicResponses[keyof MakeModelPublicResponses];

export type ListModelVersionsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the model.
         */
        modelId: string;
    };
    query?: never;
    url: '/projects/{projectId}/models/{modelId}/versions';
};

export type ListModelVersionsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListModelVersionsError = ListModelVersionsErrors[keyof ListModelVersionsErrors];

export type ListModelVersionsResponses = {
    /**
     * The versions.
     */
    200: ModelVersionListResult;
};

export type ListModelVersionsResponse = ListModelVersionsResponses[keyof ListModelVersionsResponses];

export type CreateModelVersionData = {
    body: CreateModelVersionRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the model.
         */
        modelId: string;
    };
    query?: never;
    url: '/projects/{projectId}/models/{modelId}/versions';
};

export type CreateModelVersionErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeOrFileTypeRefusedProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateModelVersionError = CreateModelVersionErrors[keyof CreateModelVersionErrors];

export type CreateModelVersionResponses = {
    /**
     * The updated model.
     */
    201: ModelResult;
};

export type CreateModelVersionResponse = CreateModelVersionResponses[keyof CreateModelVersionResponses];

export type CreateModelVersionFromUploadData = {
    body: CreateModelVersionFromUploadRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the model.
         */
        modelId: string;
    };
    query?: never;
    url: '/projects/{projectId}/models/{modelId}/versions/from-upload';
};

export type CreateModelVersionFromUploadErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseOrUploadIncompleteProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeOrFileTypeRefusedProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateModelVersionFromUploadError = CreateModelVersionFromUploadErrors[keyof CreateModelVersionFromUploadErrors];

export type CreateModelVersionFromUploadResponses = {
    /**
     * The updated model.
     */
    201: ModelResult;
};

export type CreateModelVersionFromUploadResponse = CreateModelVersionFromUploadResponses[keyof CreateModelVersionFromUploadResponses];

export type MakeModelVersionCurrentData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the model.
         */
        modelId: string;
        /**
         * Number of the version.
         */
        versionNumber: number;
    };
    query?: never;
    url: '/projects/{projectId}/models/{modelId}/versions/{versionNumber}/make-current';
};

export type MakeModelVersionCurrentErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrNotReadyProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type MakeModelVersionCurrentError = MakeModelVersionCurrentErrors[keyof MakeModelVersionCurrentErrors];

export type MakeModelVersionCurrentResponses = {
    /**
     * The updated model.
     */
    200: ModelResult;
};

export type MakeModelVersionCurrentResponse = MakeModelVersionCurrentResponses[keyof MakeModelVersionCurrentResponses];

export type ProcessModelVersionData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the model.
         */
        modelId: string;
        /**
         * Number of the version.
         */
        versionNumber: number;
    };
    query?: never;
    url: '/projects/{projectId}/models/{modelId}/versions/{versionNumber}/process';
};

export type ProcessModelVersionErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ProcessModelVersionError = ProcessModelVersionErrors[keyof ProcessModelVersionErrors];

export type ProcessModelVersionResponses = {
    /**
     * The updated model.
     */
    200: ModelResult;
};

export type ProcessModelVersionResponse = ProcessModelVersionResponses[keyof ProcessModelVersionResponses];

export type CancelModelVersionProcessingData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the model.
         */
        modelId: string;
        /**
         * Number of the version.
         */
        versionNumber: number;
    };
    query?: never;
    url: '/projects/{projectId}/models/{modelId}/versions/{versionNumber}/cancel-processing';
};

export type CancelModelVersionProcessingErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CancelModelVersionProcessingError = CancelModelVersionProcessingErrors[keyof CancelModelVersionProcessingErrors];

export type CancelModelVersionProcessingResponses = {
    /**
     * The updated model.
     */
    200: ModelResult;
};

export type CancelModelVersionProcessingResponse = CancelModelVersionProcessingResponses[keyof CancelModelVersionProcessingResponses];

export type ListModelChangesData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the model.
         */
        modelId: string;
        /**
         * Number of the version.
         */
        versionNumber: number;
    };
    query?: {
        /**
         * Number of the version to compare with; it may be a later one. Defaults to the latest earlier version that is
         * ready.
         *
         */
        since?: number;
        /**
         * Only these differences. The counts are of all.
         */
        change?: ModelChangeKind;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
        /**
         * Maximum number of results.
         */
        limit?: number;
    };
    url: '/projects/{projectId}/models/{modelId}/versions/{versionNumber}/changes';
};

export type ListModelChangesErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffOrNotReadyProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListModelChangesError = ListModelChangesErrors[keyof ListModelChangesErrors];

export type ListModelChangesResponses = {
    /**
     * The differences.
     */
    200: ModelChangeListResult;
};

export type ListModelChangesResponse = ListModelChangesResponses[keyof ListModelChangesResponses];

export type GetModelFileData = {
    body?: never;
    headers?: {
        /**
         * The requested byte range, RFC 9110 section 14.2, such as `bytes=0-21`. Only a single range is supported. The host
         * ignores any other value and sends the whole file.
         *
         */
        Range?: string;
        /**
         * Entity tag of the parts that the caller has, RFC 9110 section 13.1.5. If it differs, the host sends the whole file.
         */
        'If-Range'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the model.
         */
        modelId: string;
        /**
         * Number of the version.
         */
        versionNumber: number;
        /**
         * Name of the file.
         */
        fileName: ModelFileName;
    };
    query?: never;
    url: '/projects/{projectId}/models/{modelId}/versions/{versionNumber}/file/{fileName}';
};

export type GetModelFileErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffOrNotReadyProblem;
    416: RangeNotSatisfiableProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetModelFileError = GetModelFileErrors[keyof GetModelFileErrors];

export type GetModelFileResponses = {
    /**
     * The file.
     */
    200: Blob | File;
    /**
     * The requested bytes.
     */
    206: Blob | File;
};

export type GetModelFileResponse = GetModelFileResponses[keyof GetModelFileResponses];

export type ListUploadsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/uploads';
};

export type ListUploadsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListUploadsError = ListUploadsErrors[keyof ListUploadsErrors];

export type ListUploadsResponses = {
    /**
     * The uploads.
     */
    200: UploadListResult;
};

export type ListUploadsResponse = ListUploadsResponses[keyof ListUploadsResponses];

export type CreateUploadData = {
    body?: never;
    headers: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
        /**
         * Version of the tus protocol that the client speaks. Any version except 1.0.0 fails with TUS_VERSION_UNSUPPORTED.
         */
        'Tus-Resumable': string;
        /**
         * Size of the whole file in bytes, at most 50 GiB. `Tus-Max-Size` in the answer to OPTIONS states the limit of this host.
         */
        'Upload-Length': number;
        /**
         * Names and Base64 values, `filename bGV2ZWwtMS5wbHk=,purpose c2Nhbg==`. `filename` and `purpose` (an UploadPurpose)
         * are required. The host stores and returns `title`, `description` and `details`, which the client needs to resume,
         * such as the tour of a panorama. It ignores other names.
         *
         */
        'Upload-Metadata': string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/uploads';
};

export type CreateUploadErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrIdempotencyKeyInUseProblem;
    412: TusVersionUnsupportedProblem;
    413: PayloadTooLargeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    507: StorageFullProblem;
    default: UnexpectedProblem;
};

export type CreateUploadError = CreateUploadErrors[keyof CreateUploadErrors];

export type CreateUploadResponses = {
    /**
     * The new upload, still empty.
     */
    201: UploadResult;
};

export type CreateUploadResponse = CreateUploadResponses[keyof CreateUploadResponses];

export type DeleteUploadData = {
    body?: never;
    headers: {
        /**
         * Version of the tus protocol that the client speaks. Any version except 1.0.0 fails with TUS_VERSION_UNSUPPORTED.
         */
        'Tus-Resumable': string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the upload.
         */
        uploadId: string;
    };
    query?: never;
    url: '/projects/{projectId}/uploads/{uploadId}';
};

export type DeleteUploadErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    412: TusVersionUnsupportedProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteUploadError = DeleteUploadErrors[keyof DeleteUploadErrors];

export type DeleteUploadResponses = {
    /**
     * It was deleted.
     */
    204: void;
};

export type DeleteUploadResponse = DeleteUploadResponses[keyof DeleteUploadResponses];

export type GetUploadOffsetData = {
    body?: never;
    headers: {
        /**
         * Version of the tus protocol that the client speaks. Any version except 1.0.0 fails with TUS_VERSION_UNSUPPORTED.
         */
        'Tus-Resumable': string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the upload.
         */
        uploadId: string;
    };
    query?: never;
    url: '/projects/{projectId}/uploads/{uploadId}';
};

export type GetUploadOffsetErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    412: TusVersionUnsupportedProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetUploadOffsetError = GetUploadOffsetErrors[keyof GetUploadOffsetErrors];

export type GetUploadOffsetResponses = {
    /**
     * Number of bytes that the host has stored.
     */
    200: unknown;
};

export type AddUploadChunkData = {
    body: UploadContent;
    headers: {
        /**
         * Version of the tus protocol that the client speaks. Any version except 1.0.0 fails with TUS_VERSION_UNSUPPORTED.
         */
        'Tus-Resumable': string;
        /**
         * Offset of the bytes in the file.
         */
        'Upload-Offset': number;
        /**
         * Checksum of the bytes of this request: the algorithm (sha1 or sha256), a space and the digest in Base64.
         */
        'Upload-Checksum'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the upload.
         */
        uploadId: string;
    };
    query?: never;
    url: '/projects/{projectId}/uploads/{uploadId}';
};

export type AddUploadChunkErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrOffsetMismatchProblem;
    412: TusVersionUnsupportedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeOrFileTypeRefusedProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    460: ChecksumMismatchProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    507: StorageFullProblem;
    default: UnexpectedProblem;
};

export type AddUploadChunkError = AddUploadChunkErrors[keyof AddUploadChunkErrors];

export type AddUploadChunkResponses = {
    /**
     * The bytes were stored.
     */
    204: void;
};

export type AddUploadChunkResponse = AddUploadChunkResponses[keyof AddUploadChunkResponses];

export type ListShareLinksData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Only links to this kind of item.
         */
        targetType?: TargetType;
        /**
         * Only those with this target.
         */
        targetId?: string;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
        /**
         * Maximum number of results.
         */
        limit?: number;
    };
    url: '/projects/{projectId}/share-links';
};

export type ListShareLinksErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListShareLinksError = ListShareLinksErrors[keyof ListShareLinksErrors];

export type ListShareLinksResponses = {
    /**
     * One page.
     */
    200: ShareLinkListResult;
};

export type ListShareLinksResponse = ListShareLinksResponses[keyof ListShareLinksResponses];

export type CreateShareLinkData = {
    body: CreateShareLinkRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/share-links';
};

export type CreateShareLinkErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrLimitReachedOrNotPublicOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateShareLinkError = CreateShareLinkErrors[keyof CreateShareLinkErrors];

export type CreateShareLinkResponses = {
    /**
     * The link with its token.
     */
    201: ShareLinkTokenResult;
};

export type CreateShareLinkResponse = CreateShareLinkResponses[keyof CreateShareLinkResponses];

export type DeleteShareLinkData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the public link.
         */
        shareLinkId: string;
    };
    query?: never;
    url: '/projects/{projectId}/share-links/{shareLinkId}';
};

export type DeleteShareLinkErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteShareLinkError = DeleteShareLinkErrors[keyof DeleteShareLinkErrors];

export type DeleteShareLinkResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteShareLinkResponse = DeleteShareLinkResponses[keyof DeleteShareLinkResponses];

export type UpdateShareLinkData = {
    body: UpdateShareLinkRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the public link.
         */
        shareLinkId: string;
    };
    query?: never;
    url: '/projects/{projectId}/share-links/{shareLinkId}';
};

export type UpdateShareLinkErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateShareLinkError = UpdateShareLinkErrors[keyof UpdateShareLinkErrors];

export type UpdateShareLinkResponses = {
    /**
     * The updated link.
     */
    200: ShareLinkResult;
};

export type UpdateShareLinkResponse = UpdateShareLinkResponses[keyof UpdateShareLinkResponses];

export type RevokeShareLinkData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the public link.
         */
        shareLinkId: string;
    };
    query?: never;
    url: '/projects/{projectId}/share-links/{shareLinkId}/revoke';
};

export type RevokeShareLinkErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type RevokeShareLinkError = RevokeShareLinkErrors[keyof RevokeShareLinkErrors];

export type RevokeShareLinkResponses = {
    /**
     * The link is no longer valid.
     */
    200: ShareLinkResult;
};

export type RevokeShareLinkResponse = RevokeShareLinkResponses[keyof RevokeShareLinkResponses];

export type CreateShareLinkTokenData = {
    body?: never;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the public link.
         */
        shareLinkId: string;
    };
    query?: never;
    url: '/projects/{projectId}/share-links/{shareLinkId}/token';
};

export type CreateShareLinkTokenErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrWrongStateOrIdempotencyKeyInUseProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateShareLinkTokenError = CreateShareLinkTokenErrors[keyof CreateShareLinkTokenErrors];

export type CreateShareLinkTokenResponses = {
    /**
     * The link with its new token.
     */
    201: ShareLinkTokenResult;
};

export type CreateShareLinkTokenResponse = CreateShareLinkTokenResponses[keyof CreateShareLinkTokenResponses];

export type OpenPublicLinkData = {
    body: OpenPublicLinkRequest;
    path?: never;
    query?: never;
    url: '/public/link/open';
};

export type OpenPublicLinkErrors = {
    400: MalformedRequestProblem;
    401: LinkPasswordRequiredOrLinkPasswordWrongProblem;
    404: NotFoundProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type OpenPublicLinkError = OpenPublicLinkErrors[keyof OpenPublicLinkErrors];

export type OpenPublicLinkResponses = {
    /**
     * The visit.
     */
    200: PublicVisitResult;
};

export type OpenPublicLinkResponse = OpenPublicLinkResponses[keyof OpenPublicLinkResponses];

export type GetPublicLinkData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/public/link';
};

export type GetPublicLinkErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPublicLinkError = GetPublicLinkErrors[keyof GetPublicLinkErrors];

export type GetPublicLinkResponses = {
    /**
     * The shared items.
     */
    200: PublicLinkResult;
};

export type GetPublicLinkResponse = GetPublicLinkResponses[keyof GetPublicLinkResponses];

export type GetPublicScanCloudFileData = {
    body?: never;
    headers?: {
        /**
         * The requested byte range, RFC 9110 section 14.2, such as `bytes=0-21`. Only a single range is supported. The host
         * ignores any other value and sends the whole file.
         *
         */
        Range?: string;
        /**
         * Entity tag of the parts that the caller has, RFC 9110 section 13.1.5. If it differs, the host sends the whole file.
         */
        'If-Range'?: string;
    };
    path: {
        /**
         * Id of the scan.
         */
        scanId: string;
        /**
         * Name of a file of the point cloud.
         */
        fileName: string;
    };
    query?: never;
    url: '/public/scans/{scanId}/cloud/{fileName}';
};

export type GetPublicScanCloudFileErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    409: NotReadyProblem;
    416: RangeNotSatisfiableProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPublicScanCloudFileError = GetPublicScanCloudFileErrors[keyof GetPublicScanCloudFileErrors];

export type GetPublicScanCloudFileResponses = {
    /**
     * The whole file.
     */
    200: Blob | File;
    /**
     * The requested bytes.
     */
    206: Blob | File;
};

export type GetPublicScanCloudFileResponse = GetPublicScanCloudFileResponses[keyof GetPublicScanCloudFileResponses];

export type DownloadPublicScanData = {
    body?: never;
    path: {
        /**
         * Id of the scan.
         */
        scanId: string;
    };
    query?: never;
    url: '/public/scans/{scanId}/download';
};

export type DownloadPublicScanErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DownloadPublicScanError = DownloadPublicScanErrors[keyof DownloadPublicScanErrors];

export type DownloadPublicScanResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type DownloadPublicScanResponse = DownloadPublicScanResponses[keyof DownloadPublicScanResponses];

export type ListPublicAlbumPhotosData = {
    body?: never;
    path: {
        /**
         * Id of the album.
         */
        albumId: string;
    };
    query?: {
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
        /**
         * Maximum number of results.
         */
        limit?: number;
    };
    url: '/public/albums/{albumId}/photos';
};

export type ListPublicAlbumPhotosErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListPublicAlbumPhotosError = ListPublicAlbumPhotosErrors[keyof ListPublicAlbumPhotosErrors];

export type ListPublicAlbumPhotosResponses = {
    /**
     * One page.
     */
    200: PublicPhotoListResult;
};

export type ListPublicAlbumPhotosResponse = ListPublicAlbumPhotosResponses[keyof ListPublicAlbumPhotosResponses];

export type GetPublicPhotoData = {
    body?: never;
    path: {
        /**
         * Id of the photo.
         */
        photoId: string;
    };
    query?: never;
    url: '/public/photos/{photoId}';
};

export type GetPublicPhotoErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPublicPhotoError = GetPublicPhotoErrors[keyof GetPublicPhotoErrors];

export type GetPublicPhotoResponses = {
    /**
     * The photo with its markup.
     */
    200: PublicPhotoResult;
};

export type GetPublicPhotoResponse = GetPublicPhotoResponses[keyof GetPublicPhotoResponses];

export type DownloadPublicPhotoData = {
    body?: never;
    path: {
        /**
         * Id of the photo.
         */
        photoId: string;
    };
    query?: never;
    url: '/public/photos/{photoId}/download';
};

export type DownloadPublicPhotoErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DownloadPublicPhotoError = DownloadPublicPhotoErrors[keyof DownloadPublicPhotoErrors];

export type DownloadPublicPhotoResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type DownloadPublicPhotoResponse = DownloadPublicPhotoResponses[keyof DownloadPublicPhotoResponses];

export type GetPublicVideoData = {
    body?: never;
    path: {
        /**
         * Id of the video.
         */
        videoId: string;
    };
    query?: never;
    url: '/public/videos/{videoId}';
};

export type GetPublicVideoErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPublicVideoError = GetPublicVideoErrors[keyof GetPublicVideoErrors];

export type GetPublicVideoResponses = {
    /**
     * The video.
     */
    200: PublicVideoResult;
};

export type GetPublicVideoResponse = GetPublicVideoResponses[keyof GetPublicVideoResponses];

export type DownloadPublicVideoData = {
    body?: never;
    path: {
        /**
         * Id of the video.
         */
        videoId: string;
    };
    query?: never;
    url: '/public/videos/{videoId}/download';
};

export type DownloadPublicVideoErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DownloadPublicVideoError = DownloadPublicVideoErrors[keyof DownloadPublicVideoErrors];

export type DownloadPublicVideoResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type DownloadPublicVideoResponse = DownloadPublicVideoResponses[keyof DownloadPublicVideoResponses];

export type GetPublicDocumentData = {
    body?: never;
    path: {
        /**
         * Id of the folder or file.
         */
        documentId: string;
    };
    query?: never;
    url: '/public/documents/{documentId}';
};

export type GetPublicDocumentErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPublicDocumentError = GetPublicDocumentErrors[keyof GetPublicDocumentErrors];

export type GetPublicDocumentResponses = {
    /**
     * The folder or file.
     */
    200: PublicDocumentResult;
};

export type GetPublicDocumentResponse = GetPublicDocumentResponses[keyof GetPublicDocumentResponses];

export type DownloadPublicDocumentData = {
    body?: never;
    path: {
        /**
         * Id of the folder or file.
         */
        documentId: string;
    };
    query?: never;
    url: '/public/documents/{documentId}/download';
};

export type DownloadPublicDocumentErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DownloadPublicDocumentError = DownloadPublicDocumentErrors[keyof DownloadPublicDocumentErrors];

export type DownloadPublicDocumentResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type DownloadPublicDocumentResponse = DownloadPublicDocumentResponses[keyof DownloadPublicDocumentResponses];

export type GetPublicFieldCamData = {
    body?: never;
    path: {
        /**
         * Id of the camera.
         */
        fieldCamId: string;
    };
    query?: never;
    url: '/public/field-cams/{fieldCamId}';
};

export type GetPublicFieldCamErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPublicFieldCamError = GetPublicFieldCamErrors[keyof GetPublicFieldCamErrors];

export type GetPublicFieldCamResponses = {
    /**
     * The camera.
     */
    200: PublicFieldCamResult;
};

export type GetPublicFieldCamResponse = GetPublicFieldCamResponses[keyof GetPublicFieldCamResponses];

export type ListPublicFieldCamFramesData = {
    body?: never;
    path: {
        /**
         * Id of the camera.
         */
        fieldCamId: string;
    };
    query: {
        /**
         * The day, in the time zone of the project.
         */
        date: string;
    };
    url: '/public/field-cams/{fieldCamId}/frames';
};

export type ListPublicFieldCamFramesErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListPublicFieldCamFramesError = ListPublicFieldCamFramesErrors[keyof ListPublicFieldCamFramesErrors];

export type ListPublicFieldCamFramesResponses = {
    /**
     * All of them.
     */
    200: FieldCamFrameListResult;
};

export type ListPublicFieldCamFramesResponse = ListPublicFieldCamFramesResponses[keyof ListPublicFieldCamFramesResponses];

export type GetPublicFieldCamTimelapseData = {
    body?: never;
    path: {
        /**
         * Id of the camera.
         */
        fieldCamId: string;
        /**
         * Id of the time-lapse.
         */
        timelapseId: string;
    };
    query?: never;
    url: '/public/field-cams/{fieldCamId}/timelapses/{timelapseId}';
};

export type GetPublicFieldCamTimelapseErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPublicFieldCamTimelapseError = GetPublicFieldCamTimelapseErrors[keyof GetPublicFieldCamTimelapseErrors];

export type GetPublicFieldCamTimelapseResponses = {
    /**
     * The time-lapse.
     */
    200: PublicTimelapseResult;
};

export type GetPublicFieldCamTimelapseResponse = GetPublicFieldCamTimelapseResponses[keyof GetPublicFieldCamTimelapseResponses];

export type GetPublicModelFileData = {
    body?: never;
    path: {
        /**
         * Id of the model.
         */
        modelId: string;
    };
    query?: never;
    url: '/public/models/{modelId}/file';
};

export type GetPublicModelFileErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPublicModelFileError = GetPublicModelFileErrors[keyof GetPublicModelFileErrors];

export type GetPublicModelFileResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type GetPublicModelFileResponse = GetPublicModelFileResponses[keyof GetPublicModelFileResponses];

export type DownloadPublicModelData = {
    body?: never;
    path: {
        /**
         * Id of the model.
         */
        modelId: string;
    };
    query?: never;
    url: '/public/models/{modelId}/download';
};

export type DownloadPublicModelErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DownloadPublicModelError = DownloadPublicModelErrors[keyof DownloadPublicModelErrors];

export type DownloadPublicModelResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type DownloadPublicModelResponse = DownloadPublicModelResponses[keyof DownloadPublicModelResponses];

export type GetPublicPageData = {
    body?: never;
    path: {
        /**
         * Id of the page.
         */
        pageId: string;
    };
    query?: never;
    url: '/public/pages/{pageId}';
};

export type GetPublicPageErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPublicPageError = GetPublicPageErrors[keyof GetPublicPageErrors];

export type GetPublicPageResponses = {
    /**
     * The page.
     */
    200: PublicPageResult;
};

export type GetPublicPageResponse = GetPublicPageResponses[keyof GetPublicPageResponses];

export type GetPublicTourData = {
    body?: never;
    path: {
        /**
         * Id of the virtual tour.
         */
        tourId: string;
    };
    query?: never;
    url: '/public/tours/{tourId}';
};

export type GetPublicTourErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPublicTourError = GetPublicTourErrors[keyof GetPublicTourErrors];

export type GetPublicTourResponses = {
    /**
     * The tour.
     */
    200: PublicTourResult;
};

export type GetPublicTourResponse = GetPublicTourResponses[keyof GetPublicTourResponses];

export type GetPublicTourPlanData = {
    body?: never;
    path: {
        /**
         * Id of the virtual tour.
         */
        tourId: string;
    };
    query?: never;
    url: '/public/tours/{tourId}/plan';
};

export type GetPublicTourPlanErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPublicTourPlanError = GetPublicTourPlanErrors[keyof GetPublicTourPlanErrors];

export type GetPublicTourPlanResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type GetPublicTourPlanResponse = GetPublicTourPlanResponses[keyof GetPublicTourPlanResponses];

export type GetPublicTourPanoramaData = {
    body?: never;
    path: {
        /**
         * Id of the virtual tour.
         */
        tourId: string;
        /**
         * Id of the scene.
         */
        sceneId: string;
    };
    query?: never;
    url: '/public/tours/{tourId}/scenes/{sceneId}/panorama';
};

export type GetPublicTourPanoramaErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPublicTourPanoramaError = GetPublicTourPanoramaErrors[keyof GetPublicTourPanoramaErrors];

export type GetPublicTourPanoramaResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type GetPublicTourPanoramaResponse = GetPublicTourPanoramaResponses[keyof GetPublicTourPanoramaResponses];

export type ListPinsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Only pins on this kind of target.
         */
        targetType?: PinTargetType;
        /**
         * Only those with this target.
         */
        targetId?: string;
        /**
         * Only pins of this record type.
         */
        recordType?: PinRecordType;
        /**
         * Only pins of this record.
         */
        recordId?: string;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
        /**
         * Maximum number of results. A target never has more than the upper limit.
         */
        limit?: number;
    };
    url: '/projects/{projectId}/pins';
};

export type ListPinsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListPinsError = ListPinsErrors[keyof ListPinsErrors];

export type ListPinsResponses = {
    /**
     * One page.
     */
    200: PinListResult;
};

export type ListPinsResponse = ListPinsResponses[keyof ListPinsResponses];

export type CreatePinData = {
    body: CreatePinRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pins';
};

export type CreatePinErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrLimitReachedOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreatePinError = CreatePinErrors[keyof CreatePinErrors];

export type CreatePinResponses = {
    /**
     * The pin.
     */
    201: PinResult;
};

export type CreatePinResponse = CreatePinResponses[keyof CreatePinResponses];

export type DeletePinData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the pin.
         */
        pinId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pins/{pinId}';
};

export type DeletePinErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeletePinError = DeletePinErrors[keyof DeletePinErrors];

export type DeletePinResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeletePinResponse = DeletePinResponses[keyof DeletePinResponses];

export type UpdatePinData = {
    body: UpdatePinRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the pin.
         */
        pinId: string;
    };
    query?: never;
    url: '/projects/{projectId}/pins/{pinId}';
};

export type UpdatePinErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePinError = UpdatePinErrors[keyof UpdatePinErrors];

export type UpdatePinResponses = {
    /**
     * The pin.
     */
    200: PinResult;
};

export type UpdatePinResponse = UpdatePinResponses[keyof UpdatePinResponses];

export type ListSceneViewsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query: {
        /**
         * The kind of target.
         */
        targetType: PinTargetType;
        /**
         * The target.
         */
        targetId: string;
    };
    url: '/projects/{projectId}/scene-views';
};

export type ListSceneViewsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListSceneViewsError = ListSceneViewsErrors[keyof ListSceneViewsErrors];

export type ListSceneViewsResponses = {
    /**
     * All of them.
     */
    200: SceneViewListResult;
};

export type ListSceneViewsResponse = ListSceneViewsResponses[keyof ListSceneViewsResponses];

export type CreateSceneViewData = {
    body: CreateSceneViewRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/scene-views';
};

export type CreateSceneViewErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrNameTakenOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateSceneViewError = CreateSceneViewErrors[keyof CreateSceneViewErrors];

export type CreateSceneViewResponses = {
    /**
     * The saved view.
     */
    201: SceneViewResult;
};

export type CreateSceneViewResponse = CreateSceneViewResponses[keyof CreateSceneViewResponses];

export type DeleteSceneViewData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the saved view.
         */
        sceneViewId: string;
    };
    query?: never;
    url: '/projects/{projectId}/scene-views/{sceneViewId}';
};

export type DeleteSceneViewErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteSceneViewError = DeleteSceneViewErrors[keyof DeleteSceneViewErrors];

export type DeleteSceneViewResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteSceneViewResponse = DeleteSceneViewResponses[keyof DeleteSceneViewResponses];

export type UpdateSceneViewData = {
    body: UpdateSceneViewRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the saved view.
         */
        sceneViewId: string;
    };
    query?: never;
    url: '/projects/{projectId}/scene-views/{sceneViewId}';
};

export type UpdateSceneViewErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrNameTakenProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateSceneViewError = UpdateSceneViewErrors[keyof UpdateSceneViewErrors];

export type UpdateSceneViewResponses = {
    /**
     * The updated view.
     */
    200: SceneViewResult;
};

export type UpdateSceneViewResponse = UpdateSceneViewResponses[keyof UpdateSceneViewResponses];

export type ListPhotosData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * In this album.
         */
        albumId?: string;
        /**
         * Taken on this day or later, in the time zone of the project.
         */
        takenFrom?: string;
        /**
         * Taken on this day or earlier, in the time zone of the project.
         */
        takenTo?: string;
        /**
         * Only items with this tag. Ignores case.
         */
        tag?: string;
        /**
         * Uploaded by this person.
         */
        uploaderId?: string;
        /**
         * Whether it is a 360° photo.
         */
        is360?: boolean;
        /**
         * Whether the caller starred it.
         */
        starred?: boolean;
        /**
         * Finds photos that contain every word in the title, description, location, tags or file name. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * Sort key. A minus sign sorts in descending order.
         */
        sort?: PhotoSort;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
        /**
         * Maximum number of results.
         */
        limit?: number;
    };
    url: '/projects/{projectId}/photos';
};

export type ListPhotosErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListPhotosError = ListPhotosErrors[keyof ListPhotosErrors];

export type ListPhotosResponses = {
    /**
     * One page.
     */
    200: PhotoListResult;
};

export type ListPhotosResponse = ListPhotosResponses[keyof ListPhotosResponses];

export type CreatePhotoData = {
    body: CreatePhotoRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/photos';
};

export type CreatePhotoErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreatePhotoError = CreatePhotoErrors[keyof CreatePhotoErrors];

export type CreatePhotoResponses = {
    /**
     * The created photo.
     */
    201: PhotoResult;
};

export type CreatePhotoResponse = CreatePhotoResponses[keyof CreatePhotoResponses];

export type GetPhotoSummaryData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * In this album.
         */
        albumId?: string;
        /**
         * Only items with this tag. Ignores case.
         */
        tag?: string;
        /**
         * Uploaded by this person.
         */
        uploaderId?: string;
        /**
         * Whether it is a 360° photo.
         */
        is360?: boolean;
        /**
         * Whether the caller starred it.
         */
        starred?: boolean;
        /**
         * Finds photos that contain every word in the title, description, location, tags or file name. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
    };
    url: '/projects/{projectId}/photos/summary';
};

export type GetPhotoSummaryErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPhotoSummaryError = GetPhotoSummaryErrors[keyof GetPhotoSummaryErrors];

export type GetPhotoSummaryResponses = {
    /**
     * The counts.
     */
    200: PhotoSummaryResult;
};

export type GetPhotoSummaryResponse = GetPhotoSummaryResponses[keyof GetPhotoSummaryResponses];

export type BulkUpdatePhotosData = {
    body: BulkUpdatePhotosRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/photos/bulk';
};

export type BulkUpdatePhotosErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type BulkUpdatePhotosError = BulkUpdatePhotosErrors[keyof BulkUpdatePhotosErrors];

export type BulkUpdatePhotosResponses = {
    /**
     * One result per record, in the order of the request.
     */
    200: BulkResult;
};

export type BulkUpdatePhotosResponse = BulkUpdatePhotosResponses[keyof BulkUpdatePhotosResponses];

export type DeletePhotoData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the photo.
         */
        photoId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/photos/{photoId}';
};

export type DeletePhotoErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeletePhotoError = DeletePhotoErrors[keyof DeletePhotoErrors];

export type DeletePhotoResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeletePhotoResponse = DeletePhotoResponses[keyof DeletePhotoResponses];

export type GetPhotoData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the photo.
         */
        photoId: string;
    };
    query?: never;
    url: '/projects/{projectId}/photos/{photoId}';
};

export type GetPhotoErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPhotoError = GetPhotoErrors[keyof GetPhotoErrors];

export type GetPhotoResponses = {
    /**
     * The photo.
     */
    200: PhotoResult;
};

export type GetPhotoResponse = GetPhotoResponses[keyof GetPhotoResponses];

export type UpdatePhotoData = {
    body: UpdatePhotoRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the photo.
         */
        photoId: string;
    };
    query?: never;
    url: '/projects/{projectId}/photos/{photoId}';
};

export type UpdatePhotoErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePhotoError = UpdatePhotoErrors[keyof UpdatePhotoErrors];

export type UpdatePhotoResponses = {
    /**
     * The updated photo.
     */
    200: PhotoResult;
};

export type UpdatePhotoResponse = UpdatePhotoResponses[keyof UpdatePhotoResponses];

export type GetPhotoMarkupData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the photo.
         */
        photoId: string;
    };
    query?: never;
    url: '/projects/{projectId}/photos/{photoId}/markup';
};

export type GetPhotoMarkupErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPhotoMarkupError = GetPhotoMarkupErrors[keyof GetPhotoMarkupErrors];

export type GetPhotoMarkupResponses = {
    /**
     * The markup layer; empty if nothing was drawn.
     */
    200: PhotoMarkupResult;
};

export type GetPhotoMarkupResponse = GetPhotoMarkupResponses[keyof GetPhotoMarkupResponses];

export type UpdatePhotoMarkupData = {
    body: UpdatePhotoMarkupRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the photo.
         */
        photoId: string;
    };
    query?: never;
    url: '/projects/{projectId}/photos/{photoId}/markup';
};

export type UpdatePhotoMarkupErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePhotoMarkupError = UpdatePhotoMarkupErrors[keyof UpdatePhotoMarkupErrors];

export type UpdatePhotoMarkupResponses = {
    /**
     * The updated layer.
     */
    200: PhotoMarkupResult;
};

export type UpdatePhotoMarkupResponse = UpdatePhotoMarkupResponses[keyof UpdatePhotoMarkupResponses];

export type UpdatePhotoPairData = {
    body: UpdatePhotoPairRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the photo.
         */
        photoId: string;
    };
    query?: never;
    url: '/projects/{projectId}/photos/{photoId}/pair';
};

export type UpdatePhotoPairErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePhotoPairError = UpdatePhotoPairErrors[keyof UpdatePhotoPairErrors];

export type UpdatePhotoPairResponses = {
    /**
     * The updated photo.
     */
    200: PhotoResult;
};

export type UpdatePhotoPairResponse = UpdatePhotoPairResponses[keyof UpdatePhotoPairResponses];

export type UpdatePhotoStarData = {
    body: UpdatePhotoStarRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the photo.
         */
        photoId: string;
    };
    query?: never;
    url: '/projects/{projectId}/photos/{photoId}/star';
};

export type UpdatePhotoStarErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePhotoStarError = UpdatePhotoStarErrors[keyof UpdatePhotoStarErrors];

export type UpdatePhotoStarResponses = {
    /**
     * The updated photo, as the caller sees it.
     */
    200: PhotoResult;
};

export type UpdatePhotoStarResponse = UpdatePhotoStarResponses[keyof UpdatePhotoStarResponses];

export type AddPhotoCommentData = {
    body: AddCommentRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the photo.
         */
        photoId: string;
    };
    query?: never;
    url: '/projects/{projectId}/photos/{photoId}/comments';
};

export type AddPhotoCommentErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddPhotoCommentError = AddPhotoCommentErrors[keyof AddPhotoCommentErrors];

export type AddPhotoCommentResponses = {
    /**
     * The record with the new comment.
     */
    201: PhotoResult;
};

export type AddPhotoCommentResponse = AddPhotoCommentResponses[keyof AddPhotoCommentResponses];

export type DeletePhotoCommentData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the photo.
         */
        photoId: string;
        /**
         * Id of the comment.
         */
        commentId: string;
    };
    query?: never;
    url: '/projects/{projectId}/photos/{photoId}/comments/{commentId}';
};

export type DeletePhotoCommentErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeletePhotoCommentError = DeletePhotoCommentErrors[keyof DeletePhotoCommentErrors];

export type DeletePhotoCommentResponses = {
    /**
     * The record without the comment.
     */
    200: PhotoResult;
};

export type DeletePhotoCommentResponse = DeletePhotoCommentResponses[keyof DeletePhotoCommentResponses];

export type ListAlbumsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/albums';
};

export type ListAlbumsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListAlbumsError = ListAlbumsErrors[keyof ListAlbumsErrors];

export type ListAlbumsResponses = {
    /**
     * The albums.
     */
    200: AlbumListResult;
};

export type ListAlbumsResponse = ListAlbumsResponses[keyof ListAlbumsResponses];

export type CreateAlbumData = {
    body: CreateAlbumRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/albums';
};

export type CreateAlbumErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrNameTakenOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateAlbumError = CreateAlbumErrors[keyof CreateAlbumErrors];

export type CreateAlbumResponses = {
    /**
     * The created album.
     */
    201: AlbumResult;
};

export type CreateAlbumResponse = CreateAlbumResponses[keyof CreateAlbumResponses];

export type DeleteAlbumData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the album.
         */
        albumId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/albums/{albumId}';
};

export type DeleteAlbumErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteAlbumError = DeleteAlbumErrors[keyof DeleteAlbumErrors];

export type DeleteAlbumResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteAlbumResponse = DeleteAlbumResponses[keyof DeleteAlbumResponses];

export type UpdateAlbumData = {
    body: UpdateAlbumRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the album.
         */
        albumId: string;
    };
    query?: never;
    url: '/projects/{projectId}/albums/{albumId}';
};

export type UpdateAlbumErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrNameTakenProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateAlbumError = UpdateAlbumErrors[keyof UpdateAlbumErrors];

export type UpdateAlbumResponses = {
    /**
     * The updated album.
     */
    200: AlbumResult;
};

export type UpdateAlbumResponse = UpdateAlbumResponses[keyof UpdateAlbumResponses];

export type ListPlanSetsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Finds sets that contain every word in the name. Ignores case and accents.
         */
        q?: string;
        /**
         * Only sets with a sheet of this discipline.
         */
        discipline?: Discipline;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
        /**
         * Number of sets on a page.
         */
        limit?: number;
    };
    url: '/projects/{projectId}/plan-sets';
};

export type ListPlanSetsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListPlanSetsError = ListPlanSetsErrors[keyof ListPlanSetsErrors];

export type ListPlanSetsResponses = {
    /**
     * One page.
     */
    200: PlanSetListResult;
};

export type ListPlanSetsResponse = ListPlanSetsResponses[keyof ListPlanSetsResponses];

export type CreatePlanSetFromUploadData = {
    body: CreatePlanSetFromUploadRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/plan-sets/from-upload';
};

export type CreatePlanSetFromUploadErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseOrUploadIncompleteProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreatePlanSetFromUploadError = CreatePlanSetFromUploadErrors[keyof CreatePlanSetFromUploadErrors];

export type CreatePlanSetFromUploadResponses = {
    /**
     * The new set. Its sheets follow.
     */
    201: PlanSetResult;
};

export type CreatePlanSetFromUploadResponse = CreatePlanSetFromUploadResponses[keyof CreatePlanSetFromUploadResponses];

export type DeletePlanSetData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the set.
         */
        planSetId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/plan-sets/{planSetId}';
};

export type DeletePlanSetErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeletePlanSetError = DeletePlanSetErrors[keyof DeletePlanSetErrors];

export type DeletePlanSetResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeletePlanSetResponse = DeletePlanSetResponses[keyof DeletePlanSetResponses];

export type GetPlanSetData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the set.
         */
        planSetId: string;
    };
    query?: never;
    url: '/projects/{projectId}/plan-sets/{planSetId}';
};

export type GetPlanSetErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetPlanSetError = GetPlanSetErrors[keyof GetPlanSetErrors];

export type GetPlanSetResponses = {
    /**
     * The set.
     */
    200: PlanSetResult;
};

export type GetPlanSetResponse = GetPlanSetResponses[keyof GetPlanSetResponses];

export type UpdatePlanSetData = {
    body: UpdatePlanSetRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the set.
         */
        planSetId: string;
    };
    query?: never;
    url: '/projects/{projectId}/plan-sets/{planSetId}';
};

export type UpdatePlanSetErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePlanSetError = UpdatePlanSetErrors[keyof UpdatePlanSetErrors];

export type UpdatePlanSetResponses = {
    /**
     * The changed set.
     */
    200: PlanSetResult;
};

export type UpdatePlanSetResponse = UpdatePlanSetResponses[keyof UpdatePlanSetResponses];

export type PublishPlanSetData = {
    body: PublishPlanSetRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the set.
         */
        planSetId: string;
    };
    query?: never;
    url: '/projects/{projectId}/plan-sets/{planSetId}/publish';
};

export type PublishPlanSetErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type PublishPlanSetError = PublishPlanSetErrors[keyof PublishPlanSetErrors];

export type PublishPlanSetResponses = {
    /**
     * The set with its published sheets.
     */
    200: PlanSetResult;
};

export type PublishPlanSetResponse = PublishPlanSetResponses[keyof PublishPlanSetResponses];

export type ListSheetsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Finds sheets with every word in the number, title or text of the drawing. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * Only sheets of this number. Ignores case, spaces and hyphens.
         */
        number?: string;
        /**
         * Only sheets of this set.
         */
        setId?: string;
        /**
         * Only sheets of this status.
         */
        planStatus?: PlanStatus;
        /**
         * Only sheets of this discipline.
         */
        discipline?: Discipline;
        /**
         * Sort key. A minus sign sorts in descending order. Numbers in a sheet number sort by their value.
         */
        sort?: SheetSort;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
        /**
         * Number of sheets on a page.
         */
        limit?: number;
    };
    url: '/projects/{projectId}/sheets';
};

export type ListSheetsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListSheetsError = ListSheetsErrors[keyof ListSheetsErrors];

export type ListSheetsResponses = {
    /**
     * One page.
     */
    200: SheetListResult;
};

export type ListSheetsResponse = ListSheetsResponses[keyof ListSheetsResponses];

export type GetSheetData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the sheet.
         */
        sheetId: string;
    };
    query?: never;
    url: '/projects/{projectId}/sheets/{sheetId}';
};

export type GetSheetErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetSheetError = GetSheetErrors[keyof GetSheetErrors];

export type GetSheetResponses = {
    /**
     * The sheet.
     */
    200: SheetResult;
};

export type GetSheetResponse = GetSheetResponses[keyof GetSheetResponses];

export type UpdateSheetData = {
    body: UpdateSheetRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the sheet.
         */
        sheetId: string;
    };
    query?: never;
    url: '/projects/{projectId}/sheets/{sheetId}';
};

export type UpdateSheetErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrNameTakenProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateSheetError = UpdateSheetErrors[keyof UpdateSheetErrors];

export type UpdateSheetResponses = {
    /**
     * The changed sheet.
     */
    200: SheetResult;
};

export type UpdateSheetResponse = UpdateSheetResponses[keyof UpdateSheetResponses];

export type TransitionSheetData = {
    body: TransitionSheetRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the sheet.
         */
        sheetId: string;
    };
    query?: never;
    url: '/projects/{projectId}/sheets/{sheetId}/transitions';
};

export type TransitionSheetErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type TransitionSheetError = TransitionSheetErrors[keyof TransitionSheetErrors];

export type TransitionSheetResponses = {
    /**
     * The changed sheet.
     */
    200: SheetResult;
};

export type TransitionSheetResponse = TransitionSheetResponses[keyof TransitionSheetResponses];

export type ListSheetMarkupsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the sheet.
         */
        sheetId: string;
    };
    query?: never;
    url: '/projects/{projectId}/sheets/{sheetId}/markups';
};

export type ListSheetMarkupsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListSheetMarkupsError = ListSheetMarkupsErrors[keyof ListSheetMarkupsErrors];

export type ListSheetMarkupsResponses = {
    /**
     * The layers.
     */
    200: SheetMarkupListResult;
};

export type ListSheetMarkupsResponse = ListSheetMarkupsResponses[keyof ListSheetMarkupsResponses];

export type UpdateSheetMarkupData = {
    body: UpdateSheetMarkupRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the sheet.
         */
        sheetId: string;
    };
    query?: never;
    url: '/projects/{projectId}/sheets/{sheetId}/markups';
};

export type UpdateSheetMarkupErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateSheetMarkupError = UpdateSheetMarkupErrors[keyof UpdateSheetMarkupErrors];

export type UpdateSheetMarkupResponses = {
    /**
     * The caller's markup.
     */
    200: SheetMarkupResult;
};

export type UpdateSheetMarkupResponse = UpdateSheetMarkupResponses[keyof UpdateSheetMarkupResponses];

export type ListDocumentsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * The folder to list; the top of the project if absent. An unknown folder fails with NOT_FOUND.
         */
        folderId?: string;
        /**
         * Finds folders and files with every word in the name, description or tags, and files with every word on one page of a PDF or in a text file. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * The place to list.
         */
        show?: DocumentShow;
        /**
         * Of this type.
         */
        type?: DocumentType;
        /**
         * With this tag.
         */
        tag?: string;
        /**
         * Created, or given its current version, by this person.
         */
        personId?: string;
        /**
         * Changed at or after this time.
         */
        since?: string;
        /**
         * Changed before this time.
         */
        until?: string;
        /**
         * Linked to a record of this type; needs `linkedId`.
         */
        linkedType?: DocumentLinkType;
        /**
         * Linked to the record with this id; needs `linkedType`.
         */
        linkedId?: string;
        /**
         * Whether to list the recycle bin.
         */
        deleted?: boolean;
        /**
         * Sort key. A minus sign sorts in descending order.
         */
        sort?: DocumentSort;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
        /**
         * Maximum number of results.
         */
        limit?: number;
    };
    url: '/projects/{projectId}/documents';
};

export type ListDocumentsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListDocumentsError = ListDocumentsErrors[keyof ListDocumentsErrors];

export type ListDocumentsResponses = {
    /**
     * One page.
     */
    200: DocumentListResult;
};

export type ListDocumentsResponse = ListDocumentsResponses[keyof ListDocumentsResponses];

export type ListFoldersData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/documents/folders';
};

export type ListFoldersErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListFoldersError = ListFoldersErrors[keyof ListFoldersErrors];

export type ListFoldersResponses = {
    /**
     * The folders.
     */
    200: FolderListResult;
};

export type ListFoldersResponse = ListFoldersResponses[keyof ListFoldersResponses];

export type CreateFolderData = {
    body: CreateFolderRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/documents/folders';
};

export type CreateFolderErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrNameTakenOrLimitReachedOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateFolderError = CreateFolderErrors[keyof CreateFolderErrors];

export type CreateFolderResponses = {
    /**
     * The new folder.
     */
    201: DocumentResult;
};

export type CreateFolderResponse = CreateFolderResponses[keyof CreateFolderResponses];

export type DownloadDocumentsData = {
    body: DownloadDocumentsRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/documents/download';
};

export type DownloadDocumentsErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DownloadDocumentsError = DownloadDocumentsErrors[keyof DownloadDocumentsErrors];

export type DownloadDocumentsResponses = {
    /**
     * The zip.
     */
    200: Blob | File;
};

export type DownloadDocumentsResponse = DownloadDocumentsResponses[keyof DownloadDocumentsResponses];

export type CreateDocumentFromUploadData = {
    body: CreateDocumentFromUploadRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/documents/from-upload';
};

export type CreateDocumentFromUploadErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrCheckedOutOrNameTakenOrIdempotencyKeyInUseOrUploadIncompleteProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateDocumentFromUploadError = CreateDocumentFromUploadErrors[keyof CreateDocumentFromUploadErrors];

export type CreateDocumentFromUploadResponses = {
    /**
     * The new file, or the file with the new version.
     */
    201: DocumentResult;
};

export type CreateDocumentFromUploadResponse = CreateDocumentFromUploadResponses[keyof CreateDocumentFromUploadResponses];

export type DeleteDocumentData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the folder or file.
         */
        documentId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/documents/{documentId}';
};

export type DeleteDocumentErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrCheckedOutProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteDocumentError = DeleteDocumentErrors[keyof DeleteDocumentErrors];

export type DeleteDocumentResponses = {
    /**
     * Moved to the recycle bin.
     */
    200: Success;
};

export type DeleteDocumentResponse = DeleteDocumentResponses[keyof DeleteDocumentResponses];

export type GetDocumentData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the folder or file.
         */
        documentId: string;
    };
    query?: never;
    url: '/projects/{projectId}/documents/{documentId}';
};

export type GetDocumentErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetDocumentError = GetDocumentErrors[keyof GetDocumentErrors];

export type GetDocumentResponses = {
    /**
     * The folder or file.
     */
    200: DocumentResult;
};

export type GetDocumentResponse = GetDocumentResponses[keyof GetDocumentResponses];

export type UpdateDocumentData = {
    body: UpdateDocumentRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the folder or file.
         */
        documentId: string;
    };
    query?: never;
    url: '/projects/{projectId}/documents/{documentId}';
};

export type UpdateDocumentErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrCheckedOutOrNameTakenProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateDocumentError = UpdateDocumentErrors[keyof UpdateDocumentErrors];

export type UpdateDocumentResponses = {
    /**
     * The updated folder or file.
     */
    200: DocumentResult;
};

export type UpdateDocumentResponse = UpdateDocumentResponses[keyof UpdateDocumentResponses];

export type RestoreDocumentData = {
    body: RestoreDocumentRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the folder or file.
         */
        documentId: string;
    };
    query?: never;
    url: '/projects/{projectId}/documents/{documentId}/restore';
};

export type RestoreDocumentErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateOrNameTakenProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type RestoreDocumentError = RestoreDocumentErrors[keyof RestoreDocumentErrors];

export type RestoreDocumentResponses = {
    /**
     * The restored folder or file.
     */
    200: DocumentResult;
};

export type RestoreDocumentResponse = RestoreDocumentResponses[keyof RestoreDocumentResponses];

export type CreateDocumentCopyData = {
    body: CopyDocumentRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the folder or file.
         */
        documentId: string;
    };
    query?: never;
    url: '/projects/{projectId}/documents/{documentId}/copy';
};

export type CreateDocumentCopyErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrLimitReachedOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateDocumentCopyError = CreateDocumentCopyErrors[keyof CreateDocumentCopyErrors];

export type CreateDocumentCopyResponses = {
    /**
     * The copy.
     */
    201: DocumentResult;
};

export type CreateDocumentCopyResponse = CreateDocumentCopyResponses[keyof CreateDocumentCopyResponses];

export type GetDocumentAccessData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the folder or file.
         */
        documentId: string;
    };
    query?: never;
    url: '/projects/{projectId}/documents/{documentId}/access';
};

export type GetDocumentAccessErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetDocumentAccessError = GetDocumentAccessErrors[keyof GetDocumentAccessErrors];

export type GetDocumentAccessResponses = {
    /**
     * Who has access.
     */
    200: DocumentAccessResult;
};

export type GetDocumentAccessResponse = GetDocumentAccessResponses[keyof GetDocumentAccessResponses];

export type UpdateDocumentAccessData = {
    body: UpdateDocumentAccessRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the folder or file.
         */
        documentId: string;
    };
    query?: never;
    url: '/projects/{projectId}/documents/{documentId}/access';
};

export type UpdateDocumentAccessErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateDocumentAccessError = UpdateDocumentAccessErrors[keyof UpdateDocumentAccessErrors];

export type UpdateDocumentAccessResponses = {
    /**
     * Who has access now.
     */
    200: DocumentAccessResult;
};

export type UpdateDocumentAccessResponse = UpdateDocumentAccessResponses[keyof UpdateDocumentAccessResponses];

export type UpdateDocumentLockData = {
    body: UpdateDocumentLockRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the folder or file.
         */
        documentId: string;
    };
    query?: never;
    url: '/projects/{projectId}/documents/{documentId}/check-out';
};

export type UpdateDocumentLockErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrCheckedOutProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateDocumentLockError = UpdateDocumentLockErrors[keyof UpdateDocumentLockErrors];

export type UpdateDocumentLockResponses = {
    /**
     * The file.
     */
    200: DocumentResult;
};

export type UpdateDocumentLockResponse = UpdateDocumentLockResponses[keyof UpdateDocumentLockResponses];

export type UpdateDocumentMarkData = {
    body: UpdateDocumentMarkRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the folder or file.
         */
        documentId: string;
    };
    query?: never;
    url: '/projects/{projectId}/documents/{documentId}/mark';
};

export type UpdateDocumentMarkErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateDocumentMarkError = UpdateDocumentMarkErrors[keyof UpdateDocumentMarkErrors];

export type UpdateDocumentMarkResponses = {
    /**
     * The folder or file.
     */
    200: DocumentResult;
};

export type UpdateDocumentMarkResponse = UpdateDocumentMarkResponses[keyof UpdateDocumentMarkResponses];

export type UpdateDocumentLinkData = {
    body: UpdateDocumentLinkRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the folder or file.
         */
        documentId: string;
    };
    query?: never;
    url: '/projects/{projectId}/documents/{documentId}/links';
};

export type UpdateDocumentLinkErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrLimitReachedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateDocumentLinkError = UpdateDocumentLinkErrors[keyof UpdateDocumentLinkErrors];

export type UpdateDocumentLinkResponses = {
    /**
     * The folder or file.
     */
    200: DocumentResult;
};

export type UpdateDocumentLinkResponse = UpdateDocumentLinkResponses[keyof UpdateDocumentLinkResponses];

export type DownloadDocumentData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the folder or file.
         */
        documentId: string;
    };
    query?: {
        /**
         * Number of a version; the current one if absent.
         */
        versionNumber?: number;
    };
    url: '/projects/{projectId}/documents/{documentId}/file';
};

export type DownloadDocumentErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DownloadDocumentError = DownloadDocumentErrors[keyof DownloadDocumentErrors];

export type DownloadDocumentResponses = {
    /**
     * The file.
     */
    200: Blob | File;
};

export type DownloadDocumentResponse = DownloadDocumentResponses[keyof DownloadDocumentResponses];

export type ListDocumentDownloadsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the folder or file.
         */
        documentId: string;
    };
    query?: {
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
        /**
         * Maximum number of results.
         */
        limit?: number;
    };
    url: '/projects/{projectId}/documents/{documentId}/downloads';
};

export type ListDocumentDownloadsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListDocumentDownloadsError = ListDocumentDownloadsErrors[keyof ListDocumentDownloadsErrors];

export type ListDocumentDownloadsResponses = {
    /**
     * One page.
     */
    200: DocumentDownloadListResult;
};

export type ListDocumentDownloadsResponse = ListDocumentDownloadsResponses[keyof ListDocumentDownloadsResponses];

export type ListVideosData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Finds items that contain every word in the title, description or file name. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * Sort key. A minus sign sorts in descending order.
         */
        sort?: VideoSort;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
        /**
         * Maximum number of results.
         */
        limit?: number;
    };
    url: '/projects/{projectId}/videos';
};

export type ListVideosErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListVideosError = ListVideosErrors[keyof ListVideosErrors];

export type ListVideosResponses = {
    /**
     * One page.
     */
    200: VideoListResult;
};

export type ListVideosResponse = ListVideosResponses[keyof ListVideosResponses];

export type CreateVideoFromUploadData = {
    body: CreateVideoFromUploadRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/videos/from-upload';
};

export type CreateVideoFromUploadErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseOrUploadIncompleteProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedOrFileDamagedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateVideoFromUploadError = CreateVideoFromUploadErrors[keyof CreateVideoFromUploadErrors];

export type CreateVideoFromUploadResponses = {
    /**
     * The created video.
     */
    201: VideoResult;
};

export type CreateVideoFromUploadResponse = CreateVideoFromUploadResponses[keyof CreateVideoFromUploadResponses];

export type DeleteVideoData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the video.
         */
        videoId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/videos/{videoId}';
};

export type DeleteVideoErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteVideoError = DeleteVideoErrors[keyof DeleteVideoErrors];

export type DeleteVideoResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteVideoResponse = DeleteVideoResponses[keyof DeleteVideoResponses];

export type GetVideoData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the video.
         */
        videoId: string;
    };
    query?: never;
    url: '/projects/{projectId}/videos/{videoId}';
};

export type GetVideoErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetVideoError = GetVideoErrors[keyof GetVideoErrors];

export type GetVideoResponses = {
    /**
     * The video.
     */
    200: VideoResult;
};

export type GetVideoResponse = GetVideoResponses[keyof GetVideoResponses];

export type UpdateVideoData = {
    body: UpdateVideoRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the video.
         */
        videoId: string;
    };
    query?: never;
    url: '/projects/{projectId}/videos/{videoId}';
};

export type UpdateVideoErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateVideoError = UpdateVideoErrors[keyof UpdateVideoErrors];

export type UpdateVideoResponses = {
    /**
     * The updated video.
     */
    200: VideoResult;
};

export type UpdateVideoResponse = UpdateVideoResponses[keyof UpdateVideoResponses];

export type UpdateVideoPosterData = {
    body: UpdateVideoPosterRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the video.
         */
        videoId: string;
    };
    query?: never;
    url: '/projects/{projectId}/videos/{videoId}/poster';
};

export type UpdateVideoPosterErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateVideoPosterError = UpdateVideoPosterErrors[keyof UpdateVideoPosterErrors];

export type UpdateVideoPosterResponses = {
    /**
     * The updated video.
     */
    200: VideoResult;
};

export type UpdateVideoPosterResponse = UpdateVideoPosterResponses[keyof UpdateVideoPosterResponses];

export type AddVideoCommentData = {
    body: AddVideoCommentRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the video.
         */
        videoId: string;
    };
    query?: never;
    url: '/projects/{projectId}/videos/{videoId}/comments';
};

export type AddVideoCommentErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddVideoCommentError = AddVideoCommentErrors[keyof AddVideoCommentErrors];

export type AddVideoCommentResponses = {
    /**
     * The record with the new comment.
     */
    201: VideoResult;
};

export type AddVideoCommentResponse = AddVideoCommentResponses[keyof AddVideoCommentResponses];

export type DeleteVideoCommentData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the video.
         */
        videoId: string;
        /**
         * Id of the comment.
         */
        commentId: string;
    };
    query?: never;
    url: '/projects/{projectId}/videos/{videoId}/comments/{commentId}';
};

export type DeleteVideoCommentErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteVideoCommentError = DeleteVideoCommentErrors[keyof DeleteVideoCommentErrors];

export type DeleteVideoCommentResponses = {
    /**
     * The record without the comment.
     */
    200: VideoResult;
};

export type DeleteVideoCommentResponse = DeleteVideoCommentResponses[keyof DeleteVideoCommentResponses];

export type ListFieldCamsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/field-cams';
};

export type ListFieldCamsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListFieldCamsError = ListFieldCamsErrors[keyof ListFieldCamsErrors];

export type ListFieldCamsResponses = {
    /**
     * The cameras.
     */
    200: FieldCamListResult;
};

export type ListFieldCamsResponse = ListFieldCamsResponses[keyof ListFieldCamsResponses];

export type CreateFieldCamData = {
    body: CreateFieldCamRequestWritable;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/field-cams';
};

export type CreateFieldCamErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateFieldCamError = CreateFieldCamErrors[keyof CreateFieldCamErrors];

export type CreateFieldCamResponses = {
    /**
     * The created camera.
     */
    201: FieldCamResult;
};

export type CreateFieldCamResponse = CreateFieldCamResponses[keyof CreateFieldCamResponses];

export type DeleteFieldCamData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the camera.
         */
        fieldCamId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/field-cams/{fieldCamId}';
};

export type DeleteFieldCamErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteFieldCamError = DeleteFieldCamErrors[keyof DeleteFieldCamErrors];

export type DeleteFieldCamResponses = {
    /**
     * Removed.
     */
    200: Success;
};

export type DeleteFieldCamResponse = DeleteFieldCamResponses[keyof DeleteFieldCamResponses];

export type GetFieldCamData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the camera.
         */
        fieldCamId: string;
    };
    query?: never;
    url: '/projects/{projectId}/field-cams/{fieldCamId}';
};

export type GetFieldCamErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetFieldCamError = GetFieldCamErrors[keyof GetFieldCamErrors];

export type GetFieldCamResponses = {
    /**
     * The camera.
     */
    200: FieldCamResult;
};

export type GetFieldCamResponse = GetFieldCamResponses[keyof GetFieldCamResponses];

export type UpdateFieldCamData = {
    body: UpdateFieldCamRequestWritable;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the camera.
         */
        fieldCamId: string;
    };
    query?: never;
    url: '/projects/{projectId}/field-cams/{fieldCamId}';
};

export type UpdateFieldCamErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateFieldCamError = UpdateFieldCamErrors[keyof UpdateFieldCamErrors];

export type UpdateFieldCamResponses = {
    /**
     * The updated camera.
     */
    200: FieldCamResult;
};

export type UpdateFieldCamResponse = UpdateFieldCamResponses[keyof UpdateFieldCamResponses];

export type UpdateFieldCamStreamData = {
    body: UpdateFieldCamStreamRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the camera.
         */
        fieldCamId: string;
    };
    query?: never;
    url: '/projects/{projectId}/field-cams/{fieldCamId}/stream';
};

export type UpdateFieldCamStreamErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateFieldCamStreamError = UpdateFieldCamStreamErrors[keyof UpdateFieldCamStreamErrors];

export type UpdateFieldCamStreamResponses = {
    /**
     * The updated camera.
     */
    200: FieldCamResult;
};

export type UpdateFieldCamStreamResponse = UpdateFieldCamStreamResponses[keyof UpdateFieldCamStreamResponses];

export type ListFieldCamFramesData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the camera.
         */
        fieldCamId: string;
    };
    query: {
        /**
         * The day, in the time zone of the project.
         */
        date: string;
    };
    url: '/projects/{projectId}/field-cams/{fieldCamId}/frames';
};

export type ListFieldCamFramesErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListFieldCamFramesError = ListFieldCamFramesErrors[keyof ListFieldCamFramesErrors];

export type ListFieldCamFramesResponses = {
    /**
     * All of them.
     */
    200: FieldCamFrameListResult;
};

export type ListFieldCamFramesResponse = ListFieldCamFramesResponses[keyof ListFieldCamFramesResponses];

export type CreateFieldCamTimelapseData = {
    body: CreateFieldCamTimelapseRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the camera.
         */
        fieldCamId: string;
    };
    query?: never;
    url: '/projects/{projectId}/field-cams/{fieldCamId}/timelapses';
};

export type CreateFieldCamTimelapseErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateFieldCamTimelapseError = CreateFieldCamTimelapseErrors[keyof CreateFieldCamTimelapseErrors];

export type CreateFieldCamTimelapseResponses = {
    /**
     * The queued time-lapse.
     */
    201: FieldCamTimelapseResult;
};

export type CreateFieldCamTimelapseResponse = CreateFieldCamTimelapseResponses[keyof CreateFieldCamTimelapseResponses];

export type DeleteFieldCamTimelapseData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the camera.
         */
        fieldCamId: string;
        /**
         * Id of the time-lapse.
         */
        timelapseId: string;
    };
    query?: never;
    url: '/projects/{projectId}/field-cams/{fieldCamId}/timelapses/{timelapseId}';
};

export type DeleteFieldCamTimelapseErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteFieldCamTimelapseError = DeleteFieldCamTimelapseErrors[keyof DeleteFieldCamTimelapseErrors];

export type DeleteFieldCamTimelapseResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteFieldCamTimelapseResponse = DeleteFieldCamTimelapseResponses[keyof DeleteFieldCamTimelapseResponses];

export type GetFieldCamTimelapseData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the camera.
         */
        fieldCamId: string;
        /**
         * Id of the time-lapse.
         */
        timelapseId: string;
    };
    query?: never;
    url: '/projects/{projectId}/field-cams/{fieldCamId}/timelapses/{timelapseId}';
};

export type GetFieldCamTimelapseErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetFieldCamTimelapseError = GetFieldCamTimelapseErrors[keyof GetFieldCamTimelapseErrors];

export type GetFieldCamTimelapseResponses = {
    /**
     * The time-lapse.
     */
    200: FieldCamTimelapseResult;
};

export type GetFieldCamTimelapseResponse = GetFieldCamTimelapseResponses[keyof GetFieldCamTimelapseResponses];

export type ListToursData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Finds items that contain every word in the title or description. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/projects/{projectId}/tours';
};

export type ListToursErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListToursError = ListToursErrors[keyof ListToursErrors];

export type ListToursResponses = {
    /**
     * One page.
     */
    200: TourListResult;
};

export type ListToursResponse = ListToursResponses[keyof ListToursResponses];

export type CreateTourData = {
    body: CreateTourRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/tours';
};

export type CreateTourErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateTourError = CreateTourErrors[keyof CreateTourErrors];

export type CreateTourResponses = {
    /**
     * The created tour, without scenes.
     */
    201: TourResult;
};

export type CreateTourResponse = CreateTourResponses[keyof CreateTourResponses];

export type DeleteTourData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the virtual tour.
         */
        tourId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/tours/{tourId}';
};

export type DeleteTourErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteTourError = DeleteTourErrors[keyof DeleteTourErrors];

export type DeleteTourResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteTourResponse = DeleteTourResponses[keyof DeleteTourResponses];

export type GetTourData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the virtual tour.
         */
        tourId: string;
    };
    query?: never;
    url: '/projects/{projectId}/tours/{tourId}';
};

export type GetTourErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetTourError = GetTourErrors[keyof GetTourErrors];

export type GetTourResponses = {
    /**
     * The tour.
     */
    200: TourResult;
};

export type GetTourResponse = GetTourResponses[keyof GetTourResponses];

export type UpdateTourData = {
    body: UpdateTourRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the virtual tour.
         */
        tourId: string;
    };
    query?: never;
    url: '/projects/{projectId}/tours/{tourId}';
};

export type UpdateTourErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateTourError = UpdateTourErrors[keyof UpdateTourErrors];

export type UpdateTourResponses = {
    /**
     * The updated tour.
     */
    200: TourResult;
};

export type UpdateTourResponse = UpdateTourResponses[keyof UpdateTourResponses];

export type UpdateTourPlanData = {
    body: UpdateTourPlanRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the virtual tour.
         */
        tourId: string;
    };
    query?: never;
    url: '/projects/{projectId}/tours/{tourId}/plan';
};

export type UpdateTourPlanErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateTourPlanError = UpdateTourPlanErrors[keyof UpdateTourPlanErrors];

export type UpdateTourPlanResponses = {
    /**
     * The updated tour.
     */
    200: TourResult;
};

export type UpdateTourPlanResponse = UpdateTourPlanResponses[keyof UpdateTourPlanResponses];

export type CreateTourSceneFromUploadData = {
    body: CreateTourSceneFromUploadRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the virtual tour.
         */
        tourId: string;
    };
    query?: never;
    url: '/projects/{projectId}/tours/{tourId}/scenes/from-upload';
};

export type CreateTourSceneFromUploadErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrLimitReachedOrIdempotencyKeyInUseOrUploadIncompleteProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedOrFileDamagedOrNotEquirectangularProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateTourSceneFromUploadError = CreateTourSceneFromUploadErrors[keyof CreateTourSceneFromUploadErrors];

export type CreateTourSceneFromUploadResponses = {
    /**
     * The tour with the new scene, at the end or at its position in the batch.
     */
    201: TourResult;
};

export type CreateTourSceneFromUploadResponse = CreateTourSceneFromUploadResponses[keyof CreateTourSceneFromUploadResponses];

export type DeleteTourSceneData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the virtual tour.
         */
        tourId: string;
        /**
         * Id of the scene.
         */
        sceneId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/tours/{tourId}/scenes/{sceneId}';
};

export type DeleteTourSceneErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteTourSceneError = DeleteTourSceneErrors[keyof DeleteTourSceneErrors];

export type DeleteTourSceneResponses = {
    /**
     * The tour without the scene.
     */
    200: TourResult;
};

export type DeleteTourSceneResponse = DeleteTourSceneResponses[keyof DeleteTourSceneResponses];

export type UpdateTourSceneData = {
    body: UpdateTourSceneRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the virtual tour.
         */
        tourId: string;
        /**
         * Id of the scene.
         */
        sceneId: string;
    };
    query?: never;
    url: '/projects/{projectId}/tours/{tourId}/scenes/{sceneId}';
};

export type UpdateTourSceneErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateTourSceneError = UpdateTourSceneErrors[keyof UpdateTourSceneErrors];

export type UpdateTourSceneResponses = {
    /**
     * The updated tour.
     */
    200: TourResult;
};

export type UpdateTourSceneResponse = UpdateTourSceneResponses[keyof UpdateTourSceneResponses];

export type GetBudgetData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/budget';
};

export type GetBudgetErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetBudgetError = GetBudgetErrors[keyof GetBudgetErrors];

export type GetBudgetResponses = {
    /**
     * The budget.
     */
    200: BudgetResult;
};

export type GetBudgetResponse = GetBudgetResponses[keyof GetBudgetResponses];

export type UpdateBudgetData = {
    body: UpdateBudgetRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/budget';
};

export type UpdateBudgetErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateBudgetError = UpdateBudgetErrors[keyof UpdateBudgetErrors];

export type UpdateBudgetResponses = {
    /**
     * The changed budget.
     */
    200: BudgetResult;
};

export type UpdateBudgetResponse = UpdateBudgetResponses[keyof UpdateBudgetResponses];

export type TransitionBudgetData = {
    body: TransitionBudgetRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/budget/transitions';
};

export type TransitionBudgetErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type TransitionBudgetError = TransitionBudgetErrors[keyof TransitionBudgetErrors];

export type TransitionBudgetResponses = {
    /**
     * The budget with its new status.
     */
    200: BudgetResult;
};

export type TransitionBudgetResponse = TransitionBudgetResponses[keyof TransitionBudgetResponses];

export type ListCostCodesData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/budget/cost-codes';
};

export type ListCostCodesErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListCostCodesError = ListCostCodesErrors[keyof ListCostCodesErrors];

export type ListCostCodesResponses = {
    /**
     * All codes.
     */
    200: CostCodeListResult;
};

export type ListCostCodesResponse = ListCostCodesResponses[keyof ListCostCodesResponses];

export type CreateCostCodeData = {
    body: CreateCostCodeRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/budget/cost-codes';
};

export type CreateCostCodeErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrNameTakenOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateCostCodeError = CreateCostCodeErrors[keyof CreateCostCodeErrors];

export type CreateCostCodeResponses = {
    /**
     * The new code.
     */
    201: CostCodeResult;
};

export type CreateCostCodeResponse = CreateCostCodeResponses[keyof CreateCostCodeResponses];

export type ImportCostCodesData = {
    body: ImportCostCodesRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/budget/cost-codes/import';
};

export type ImportCostCodesErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ImportCostCodesError = ImportCostCodesErrors[keyof ImportCostCodesErrors];

export type ImportCostCodesResponses = {
    /**
     * One outcome per row.
     */
    200: CostCodeImportResult;
};

export type ImportCostCodesResponse = ImportCostCodesResponses[keyof ImportCostCodesResponses];

export type DeleteCostCodeData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the cost code.
         */
        costCodeId: string;
    };
    query?: never;
    url: '/projects/{projectId}/budget/cost-codes/{costCodeId}';
};

export type DeleteCostCodeErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrWrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteCostCodeError = DeleteCostCodeErrors[keyof DeleteCostCodeErrors];

export type DeleteCostCodeResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteCostCodeResponse = DeleteCostCodeResponses[keyof DeleteCostCodeResponses];

export type UpdateCostCodeData = {
    body: UpdateCostCodeRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the cost code.
         */
        costCodeId: string;
    };
    query?: never;
    url: '/projects/{projectId}/budget/cost-codes/{costCodeId}';
};

export type UpdateCostCodeErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateOrNameTakenProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateCostCodeError = UpdateCostCodeErrors[keyof UpdateCostCodeErrors];

export type UpdateCostCodeResponses = {
    /**
     * The changed code.
     */
    200: CostCodeResult;
};

export type UpdateCostCodeResponse = UpdateCostCodeResponses[keyof UpdateCostCodeResponses];

export type ListBudgetLinesData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/budget/lines';
};

export type ListBudgetLinesErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListBudgetLinesError = ListBudgetLinesErrors[keyof ListBudgetLinesErrors];

export type ListBudgetLinesResponses = {
    /**
     * All lines.
     */
    200: BudgetLineListResult;
};

export type ListBudgetLinesResponse = ListBudgetLinesResponses[keyof ListBudgetLinesResponses];

export type BulkUpdateBudgetLinesData = {
    body: BulkUpdateBudgetLinesRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/budget/lines/bulk';
};

export type BulkUpdateBudgetLinesErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrWrongStateOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type BulkUpdateBudgetLinesError = BulkUpdateBudgetLinesErrors[keyof BulkUpdateBudgetLinesErrors];

export type BulkUpdateBudgetLinesResponses = {
    /**
     * One result per item.
     */
    200: BudgetLineBulkResult;
};

export type BulkUpdateBudgetLinesResponse = BulkUpdateBudgetLinesResponses[keyof BulkUpdateBudgetLinesResponses];

export type ImportBudgetLinesData = {
    body: ImportBudgetLinesRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/budget/lines/import';
};

export type ImportBudgetLinesErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrWrongStateOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ImportBudgetLinesError = ImportBudgetLinesErrors[keyof ImportBudgetLinesErrors];

export type ImportBudgetLinesResponses = {
    /**
     * One outcome per row.
     */
    200: BudgetImportResult;
};

export type ImportBudgetLinesResponse = ImportBudgetLinesResponses[keyof ImportBudgetLinesResponses];

export type ExportBudgetData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/budget/export';
};

export type ExportBudgetErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ExportBudgetError = ExportBudgetErrors[keyof ExportBudgetErrors];

export type ExportBudgetResponses = {
    /**
     * All lines, UTF-8 with a byte order mark, RFC 4180.
     */
    200: Blob | File;
};

export type ExportBudgetResponse = ExportBudgetResponses[keyof ExportBudgetResponses];

export type ListBudgetRecordsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query: {
        /**
         * The column of the figure.
         */
        column: BudgetColumn;
        /**
         * Lines of the budget. Absent for all.
         */
        lineId?: Array<string>;
        /**
         * A division, such as '03'. Absent for all.
         */
        division?: string;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
        /**
         * Number of parts on a page.
         */
        limit?: number;
    };
    url: '/projects/{projectId}/budget/records';
};

export type ListBudgetRecordsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListBudgetRecordsError = ListBudgetRecordsErrors[keyof ListBudgetRecordsErrors];

export type ListBudgetRecordsResponses = {
    /**
     * One page.
     */
    200: BudgetRecordListResult;
};

export type ListBudgetRecordsResponse = ListBudgetRecordsResponses[keyof ListBudgetRecordsResponses];

export type GetBudgetForecastData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/budget/forecast';
};

export type GetBudgetForecastErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetBudgetForecastError = GetBudgetForecastErrors[keyof GetBudgetForecastErrors];

export type GetBudgetForecastResponses = {
    /**
     * The months.
     */
    200: BudgetForecastResult;
};

export type GetBudgetForecastResponse = GetBudgetForecastResponses[keyof GetBudgetForecastResponses];

export type ListBudgetSnapshotsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/budget/snapshots';
};

export type ListBudgetSnapshotsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListBudgetSnapshotsError = ListBudgetSnapshotsErrors[keyof ListBudgetSnapshotsErrors];

export type ListBudgetSnapshotsResponses = {
    /**
     * All of them.
     */
    200: BudgetSnapshotListResult;
};

export type ListBudgetSnapshotsResponse = ListBudgetSnapshotsResponses[keyof ListBudgetSnapshotsResponses];

export type CreateBudgetSnapshotData = {
    body: CreateBudgetSnapshotRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/budget/snapshots';
};

export type CreateBudgetSnapshotErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrNameTakenOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateBudgetSnapshotError = CreateBudgetSnapshotErrors[keyof CreateBudgetSnapshotErrors];

export type CreateBudgetSnapshotResponses = {
    /**
     * The snapshot.
     */
    201: BudgetSnapshotResult;
};

export type CreateBudgetSnapshotResponse = CreateBudgetSnapshotResponses[keyof CreateBudgetSnapshotResponses];

export type GetBudgetSnapshotData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the snapshot.
         */
        budgetSnapshotId: string;
    };
    query?: never;
    url: '/projects/{projectId}/budget/snapshots/{budgetSnapshotId}';
};

export type GetBudgetSnapshotErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetBudgetSnapshotError = GetBudgetSnapshotErrors[keyof GetBudgetSnapshotErrors];

export type GetBudgetSnapshotResponses = {
    /**
     * The snapshot.
     */
    200: BudgetSnapshotResult;
};

export type GetBudgetSnapshotResponse = GetBudgetSnapshotResponses[keyof GetBudgetSnapshotResponses];

export type ListCommitmentsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Status of the commitments.
         */
        status?: CommitmentStatus;
        /**
         * Company of the commitments.
         */
        companyId?: string;
        /**
         * Finds records that contain every word in their number, texts or company. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * Order of the commitments.
         */
        sort?: CommitmentSort;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
        /**
         * Number of records on a page.
         */
        limit?: number;
    };
    url: '/projects/{projectId}/commitments';
};

export type ListCommitmentsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListCommitmentsError = ListCommitmentsErrors[keyof ListCommitmentsErrors];

export type ListCommitmentsResponses = {
    /**
     * One page.
     */
    200: CommitmentListResult;
};

export type ListCommitmentsResponse = ListCommitmentsResponses[keyof ListCommitmentsResponses];

export type CreateCommitmentData = {
    body: CreateCommitmentRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/commitments';
};

export type CreateCommitmentErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrWrongStateOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateCommitmentError = CreateCommitmentErrors[keyof CreateCommitmentErrors];

export type CreateCommitmentResponses = {
    /**
     * The new commitment.
     */
    201: CommitmentResult;
};

export type CreateCommitmentResponse = CreateCommitmentResponses[keyof CreateCommitmentResponses];

export type DeleteCommitmentData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the commitment.
         */
        commitmentId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/commitments/{commitmentId}';
};

export type DeleteCommitmentErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteCommitmentError = DeleteCommitmentErrors[keyof DeleteCommitmentErrors];

export type DeleteCommitmentResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteCommitmentResponse = DeleteCommitmentResponses[keyof DeleteCommitmentResponses];

export type GetCommitmentData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the commitment.
         */
        commitmentId: string;
    };
    query?: never;
    url: '/projects/{projectId}/commitments/{commitmentId}';
};

export type GetCommitmentErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetCommitmentError = GetCommitmentErrors[keyof GetCommitmentErrors];

export type GetCommitmentResponses = {
    /**
     * The commitment.
     */
    200: CommitmentResult;
};

export type GetCommitmentResponse = GetCommitmentResponses[keyof GetCommitmentResponses];

export type UpdateCommitmentData = {
    body: UpdateCommitmentRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the commitment.
         */
        commitmentId: string;
    };
    query?: never;
    url: '/projects/{projectId}/commitments/{commitmentId}';
};

export type UpdateCommitmentErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateCommitmentError = UpdateCommitmentErrors[keyof UpdateCommitmentErrors];

export type UpdateCommitmentResponses = {
    /**
     * The changed commitment.
     */
    200: CommitmentResult;
};

export type UpdateCommitmentResponse = UpdateCommitmentResponses[keyof UpdateCommitmentResponses];

export type TransitionCommitmentData = {
    body: TransitionCommitmentRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the commitment.
         */
        commitmentId: string;
    };
    query?: never;
    url: '/projects/{projectId}/commitments/{commitmentId}/transitions';
};

export type TransitionCommitmentErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type TransitionCommitmentError = TransitionCommitmentErrors[keyof TransitionCommitmentErrors];

export type TransitionCommitmentResponses = {
    /**
     * The commitment with its new status.
     */
    200: CommitmentResult;
};

export type TransitionCommitmentResponse = TransitionCommitmentResponses[keyof TransitionCommitmentResponses];

export type ListChangeEventsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Status of the change events.
         */
        status?: ChangeEventStatus;
        /**
         * Finds records that contain every word in their number, texts or company. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
        /**
         * Number of records on a page.
         */
        limit?: number;
    };
    url: '/projects/{projectId}/change-events';
};

export type ListChangeEventsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListChangeEventsError = ListChangeEventsErrors[keyof ListChangeEventsErrors];

export type ListChangeEventsResponses = {
    /**
     * One page.
     */
    200: ChangeEventListResult;
};

export type ListChangeEventsResponse = ListChangeEventsResponses[keyof ListChangeEventsResponses];

export type CreateChangeEventData = {
    body: CreateChangeEventRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/change-events';
};

export type CreateChangeEventErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrWrongStateOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateChangeEventError = CreateChangeEventErrors[keyof CreateChangeEventErrors];

export type CreateChangeEventResponses = {
    /**
     * The new change event.
     */
    201: ChangeEventResult;
};

export type CreateChangeEventResponse = CreateChangeEventResponses[keyof CreateChangeEventResponses];

export type DeleteChangeEventData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the change event.
         */
        changeEventId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/change-events/{changeEventId}';
};

export type DeleteChangeEventErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteChangeEventError = DeleteChangeEventErrors[keyof DeleteChangeEventErrors];

export type DeleteChangeEventResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteChangeEventResponse = DeleteChangeEventResponses[keyof DeleteChangeEventResponses];

export type GetChangeEventData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the change event.
         */
        changeEventId: string;
    };
    query?: never;
    url: '/projects/{projectId}/change-events/{changeEventId}';
};

export type GetChangeEventErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetChangeEventError = GetChangeEventErrors[keyof GetChangeEventErrors];

export type GetChangeEventResponses = {
    /**
     * The change event.
     */
    200: ChangeEventResult;
};

export type GetChangeEventResponse = GetChangeEventResponses[keyof GetChangeEventResponses];

export type UpdateChangeEventData = {
    body: UpdateChangeEventRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the change event.
         */
        changeEventId: string;
    };
    query?: never;
    url: '/projects/{projectId}/change-events/{changeEventId}';
};

export type UpdateChangeEventErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateChangeEventError = UpdateChangeEventErrors[keyof UpdateChangeEventErrors];

export type UpdateChangeEventResponses = {
    /**
     * The changed event.
     */
    200: ChangeEventResult;
};

export type UpdateChangeEventResponse = UpdateChangeEventResponses[keyof UpdateChangeEventResponses];

export type ListChangeOrdersData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Status of the change orders.
         */
        status?: ChangeOrderStatus;
        /**
         * A commitment that a line of the change orders names.
         */
        commitmentId?: string;
        /**
         * The change event of the change orders.
         */
        changeEventId?: string;
        /**
         * The RFI or punch item that the change orders come from.
         */
        sourceId?: string;
        /**
         * Finds records that contain every word in their number, texts or company. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
        /**
         * Number of records on a page.
         */
        limit?: number;
    };
    url: '/projects/{projectId}/change-orders';
};

export type ListChangeOrdersErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListChangeOrdersError = ListChangeOrdersErrors[keyof ListChangeOrdersErrors];

export type ListChangeOrdersResponses = {
    /**
     * One page.
     */
    200: ChangeOrderListResult;
};

export type ListChangeOrdersResponse = ListChangeOrdersResponses[keyof ListChangeOrdersResponses];

export type CreateChangeOrderData = {
    body: CreateChangeOrderRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/change-orders';
};

export type CreateChangeOrderErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrWrongStateOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateChangeOrderError = CreateChangeOrderErrors[keyof CreateChangeOrderErrors];

export type CreateChangeOrderResponses = {
    /**
     * The new change order.
     */
    201: ChangeOrderResult;
};

export type CreateChangeOrderResponse = CreateChangeOrderResponses[keyof CreateChangeOrderResponses];

export type DeleteChangeOrderData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the change order.
         */
        changeOrderId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/change-orders/{changeOrderId}';
};

export type DeleteChangeOrderErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteChangeOrderError = DeleteChangeOrderErrors[keyof DeleteChangeOrderErrors];

export type DeleteChangeOrderResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteChangeOrderResponse = DeleteChangeOrderResponses[keyof DeleteChangeOrderResponses];

export type GetChangeOrderData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the change order.
         */
        changeOrderId: string;
    };
    query?: never;
    url: '/projects/{projectId}/change-orders/{changeOrderId}';
};

export type GetChangeOrderErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetChangeOrderError = GetChangeOrderErrors[keyof GetChangeOrderErrors];

export type GetChangeOrderResponses = {
    /**
     * The change order.
     */
    200: ChangeOrderResult;
};

export type GetChangeOrderResponse = GetChangeOrderResponses[keyof GetChangeOrderResponses];

export type UpdateChangeOrderData = {
    body: UpdateChangeOrderRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the change order.
         */
        changeOrderId: string;
    };
    query?: never;
    url: '/projects/{projectId}/change-orders/{changeOrderId}';
};

export type UpdateChangeOrderErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateChangeOrderError = UpdateChangeOrderErrors[keyof UpdateChangeOrderErrors];

export type UpdateChangeOrderResponses = {
    /**
     * The changed order.
     */
    200: ChangeOrderResult;
};

export type UpdateChangeOrderResponse = UpdateChangeOrderResponses[keyof UpdateChangeOrderResponses];

export type TransitionChangeOrderData = {
    body: TransitionChangeOrderRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the change order.
         */
        changeOrderId: string;
    };
    query?: never;
    url: '/projects/{projectId}/change-orders/{changeOrderId}/transitions';
};

export type TransitionChangeOrderErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type TransitionChangeOrderError = TransitionChangeOrderErrors[keyof TransitionChangeOrderErrors];

export type TransitionChangeOrderResponses = {
    /**
     * The change order with its new status.
     */
    200: ChangeOrderResult;
};

export type TransitionChangeOrderResponse = TransitionChangeOrderResponses[keyof TransitionChangeOrderResponses];

export type ListInvoicesData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * Status of the invoices.
         */
        status?: InvoiceStatus;
        /**
         * Commitment of the invoices.
         */
        commitmentId?: string;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
        /**
         * Number of records on a page.
         */
        limit?: number;
    };
    url: '/projects/{projectId}/invoices';
};

export type ListInvoicesErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListInvoicesError = ListInvoicesErrors[keyof ListInvoicesErrors];

export type ListInvoicesResponses = {
    /**
     * One page.
     */
    200: InvoiceListResult;
};

export type ListInvoicesResponse = ListInvoicesResponses[keyof ListInvoicesResponses];

export type CreateInvoiceData = {
    body: CreateInvoiceRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/invoices';
};

export type CreateInvoiceErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrWrongStateOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateInvoiceError = CreateInvoiceErrors[keyof CreateInvoiceErrors];

export type CreateInvoiceResponses = {
    /**
     * The new invoice.
     */
    201: InvoiceResult;
};

export type CreateInvoiceResponse = CreateInvoiceResponses[keyof CreateInvoiceResponses];

export type DeleteInvoiceData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the invoice.
         */
        invoiceId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/invoices/{invoiceId}';
};

export type DeleteInvoiceErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteInvoiceError = DeleteInvoiceErrors[keyof DeleteInvoiceErrors];

export type DeleteInvoiceResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteInvoiceResponse = DeleteInvoiceResponses[keyof DeleteInvoiceResponses];

export type GetInvoiceData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the invoice.
         */
        invoiceId: string;
    };
    query?: never;
    url: '/projects/{projectId}/invoices/{invoiceId}';
};

export type GetInvoiceErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetInvoiceError = GetInvoiceErrors[keyof GetInvoiceErrors];

export type GetInvoiceResponses = {
    /**
     * The invoice.
     */
    200: InvoiceResult;
};

export type GetInvoiceResponse = GetInvoiceResponses[keyof GetInvoiceResponses];

export type UpdateInvoiceData = {
    body: UpdateInvoiceRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the invoice.
         */
        invoiceId: string;
    };
    query?: never;
    url: '/projects/{projectId}/invoices/{invoiceId}';
};

export type UpdateInvoiceErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateInvoiceError = UpdateInvoiceErrors[keyof UpdateInvoiceErrors];

export type UpdateInvoiceResponses = {
    /**
     * The changed invoice.
     */
    200: InvoiceResult;
};

export type UpdateInvoiceResponse = UpdateInvoiceResponses[keyof UpdateInvoiceResponses];

export type TransitionInvoiceData = {
    body: TransitionInvoiceRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the invoice.
         */
        invoiceId: string;
    };
    query?: never;
    url: '/projects/{projectId}/invoices/{invoiceId}/transitions';
};

export type TransitionInvoiceErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type TransitionInvoiceError = TransitionInvoiceErrors[keyof TransitionInvoiceErrors];

export type TransitionInvoiceResponses = {
    /**
     * The invoice with its new status.
     */
    200: InvoiceResult;
};

export type TransitionInvoiceResponse = TransitionInvoiceResponses[keyof TransitionInvoiceResponses];

export type ListDirectCostsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: {
        /**
         * The line of the direct costs.
         */
        lineId?: string;
        /**
         * Finds records that contain every word in their number, texts or company. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
        /**
         * Number of records on a page.
         */
        limit?: number;
    };
    url: '/projects/{projectId}/direct-costs';
};

export type ListDirectCostsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ModuleOffProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListDirectCostsError = ListDirectCostsErrors[keyof ListDirectCostsErrors];

export type ListDirectCostsResponses = {
    /**
     * One page.
     */
    200: DirectCostListResult;
};

export type ListDirectCostsResponse = ListDirectCostsResponses[keyof ListDirectCostsResponses];

export type CreateDirectCostData = {
    body: CreateDirectCostRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/direct-costs';
};

export type CreateDirectCostErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: ProjectClosedOrModuleOffOrWrongStateOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateDirectCostError = CreateDirectCostErrors[keyof CreateDirectCostErrors];

export type CreateDirectCostResponses = {
    /**
     * The new direct cost.
     */
    201: DirectCostResult;
};

export type CreateDirectCostResponse = CreateDirectCostResponses[keyof CreateDirectCostResponses];

export type DeleteDirectCostData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the direct cost.
         */
        directCostId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/projects/{projectId}/direct-costs/{directCostId}';
};

export type DeleteDirectCostErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteDirectCostError = DeleteDirectCostErrors[keyof DeleteDirectCostErrors];

export type DeleteDirectCostResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteDirectCostResponse = DeleteDirectCostResponses[keyof DeleteDirectCostResponses];

export type UpdateDirectCostData = {
    body: UpdateDirectCostRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * Id of the direct cost.
         */
        directCostId: string;
    };
    query?: never;
    url: '/projects/{projectId}/direct-costs/{directCostId}';
};

export type UpdateDirectCostErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedOrModuleOffOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateDirectCostError = UpdateDirectCostErrors[keyof UpdateDirectCostErrors];

export type UpdateDirectCostResponses = {
    /**
     * The changed direct cost.
     */
    200: DirectCostResult;
};

export type UpdateDirectCostResponse = UpdateDirectCostResponses[keyof UpdateDirectCostResponses];

export type GetAccountData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/account';
};

export type GetAccountErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetAccountError = GetAccountErrors[keyof GetAccountErrors];

export type GetAccountResponses = {
    /**
     * The account.
     */
    200: AccountResult;
};

export type GetAccountResponse = GetAccountResponses[keyof GetAccountResponses];

export type GetAccountActionHoldersData = {
    body?: never;
    path?: never;
    query: {
        /**
         * A module of the account in the table of roles.
         */
        module: string;
        /**
         * One of its actions.
         */
        action: string;
    };
    url: '/account/action-holders';
};

export type GetAccountActionHoldersErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetAccountActionHoldersError = GetAccountActionHoldersErrors[keyof GetAccountActionHoldersErrors];

export type GetAccountActionHoldersResponses = {
    /**
     * The reason and the people.
     */
    200: ActionHoldersResult;
};

export type GetAccountActionHoldersResponse = GetAccountActionHoldersResponses[keyof GetAccountActionHoldersResponses];

export type GetAccountSettingsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/account/settings';
};

export type GetAccountSettingsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetAccountSettingsError = GetAccountSettingsErrors[keyof GetAccountSettingsErrors];

export type GetAccountSettingsResponses = {
    /**
     * The settings.
     */
    200: AccountSettingsResult;
};

export type GetAccountSettingsResponse = GetAccountSettingsResponses[keyof GetAccountSettingsResponses];

export type UpdateAccountSettingsData = {
    body: UpdateAccountSettingsRequest;
    path?: never;
    query?: never;
    url: '/account/settings';
};

export type UpdateAccountSettingsErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    409: StaleVersionProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateAccountSettingsError = UpdateAccountSettingsErrors[keyof UpdateAccountSettingsErrors];

export type UpdateAccountSettingsResponses = {
    /**
     * The updated settings.
     */
    200: AccountSettingsResult;
};

export type UpdateAccountSettingsResponse = UpdateAccountSettingsResponses[keyof UpdateAccountSettingsResponses];

export type ListSignInDomainsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/account/sign-in-domains';
};

export type ListSignInDomainsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListSignInDomainsError = ListSignInDomainsErrors[keyof ListSignInDomainsErrors];

export type ListSignInDomainsResponses = {
    /**
     * The domains.
     */
    200: SignInDomainListResult;
};

export type ListSignInDomainsResponse = ListSignInDomainsResponses[keyof ListSignInDomainsResponses];

export type CreateSignInDomainData = {
    body: CreateSignInDomainRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/account/sign-in-domains';
};

export type CreateSignInDomainErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    409: NameTakenOrLimitReachedOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateSignInDomainError = CreateSignInDomainErrors[keyof CreateSignInDomainErrors];

export type CreateSignInDomainResponses = {
    /**
     * The domain.
     */
    201: SignInDomainResult;
};

export type CreateSignInDomainResponse = CreateSignInDomainResponses[keyof CreateSignInDomainResponses];

export type DeleteSignInDomainData = {
    body?: never;
    path: {
        /**
         * Id of the domain.
         */
        domainId: string;
    };
    query?: never;
    url: '/account/sign-in-domains/{domainId}';
};

export type DeleteSignInDomainErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteSignInDomainError = DeleteSignInDomainErrors[keyof DeleteSignInDomainErrors];

export type DeleteSignInDomainResponses = {
    /**
     * Done.
     */
    200: Success;
};

export type DeleteSignInDomainResponse = DeleteSignInDomainResponses[keyof DeleteSignInDomainResponses];

export type UpdateSignInDomainData = {
    body: UpdateSignInDomainRequest;
    path: {
        /**
         * Id of the domain.
         */
        domainId: string;
    };
    query?: never;
    url: '/account/sign-in-domains/{domainId}';
};

export type UpdateSignInDomainErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    404: NotFoundProblem;
    409: StaleVersionOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateSignInDomainError = UpdateSignInDomainErrors[keyof UpdateSignInDomainErrors];

export type UpdateSignInDomainResponses = {
    /**
     * The domain.
     */
    200: SignInDomainResult;
};

export type UpdateSignInDomainResponse = UpdateSignInDomainResponses[keyof UpdateSignInDomainResponses];

export type VerifySignInDomainData = {
    body?: never;
    path: {
        /**
         * Id of the domain.
         */
        domainId: string;
    };
    query?: never;
    url: '/account/sign-in-domains/{domainId}/verify';
};

export type VerifySignInDomainErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: DomainRecordMissingProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type VerifySignInDomainError = VerifySignInDomainErrors[keyof VerifySignInDomainErrors];

export type VerifySignInDomainResponses = {
    /**
     * The domain.
     */
    200: SignInDomainResult;
};

export type VerifySignInDomainResponse = VerifySignInDomainResponses[keyof VerifySignInDomainResponses];

export type DeleteAccountLogoData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/account/logo';
};

export type DeleteAccountLogoErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteAccountLogoError = DeleteAccountLogoErrors[keyof DeleteAccountLogoErrors];

export type DeleteAccountLogoResponses = {
    /**
     * The updated settings.
     */
    200: AccountSettingsResult;
};

export type DeleteAccountLogoResponse = DeleteAccountLogoResponses[keyof DeleteAccountLogoResponses];

export type UpdateAccountLogoData = {
    body: UpdateAccountLogoRequest;
    path?: never;
    query?: never;
    url: '/account/logo';
};

export type UpdateAccountLogoErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateAccountLogoError = UpdateAccountLogoErrors[keyof UpdateAccountLogoErrors];

export type UpdateAccountLogoResponses = {
    /**
     * The updated settings.
     */
    200: AccountSettingsResult;
};

export type UpdateAccountLogoResponse = UpdateAccountLogoResponses[keyof UpdateAccountLogoResponses];

export type ListAccountApiTokensData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/account/api-tokens';
};

export type ListAccountApiTokensErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListAccountApiTokensError = ListAccountApiTokensErrors[keyof ListAccountApiTokensErrors];

export type ListAccountApiTokensResponses = {
    /**
     * The tokens.
     */
    200: AccountApiTokenListResult;
};

export type ListAccountApiTokensResponse = ListAccountApiTokensResponses[keyof ListAccountApiTokensResponses];

export type DeleteAccountApiTokenData = {
    body?: never;
    path: {
        /**
         * Id of the API token.
         */
        apiTokenId: string;
    };
    query?: never;
    url: '/account/api-tokens/{apiTokenId}';
};

export type DeleteAccountApiTokenErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteAccountApiTokenError = DeleteAccountApiTokenErrors[keyof DeleteAccountApiTokenErrors];

export type DeleteAccountApiTokenResponses = {
    /**
     * Done.
     */
    200: Success;
};

export type DeleteAccountApiTokenResponse = DeleteAccountApiTokenResponses[keyof DeleteAccountApiTokenResponses];

export type ListMembersData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Finds people that contain every word in the name, job title, email address or the names of their projects and companies. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * Project.
         */
        projectId?: string;
        /**
         * Status.
         */
        status?: TeamStatus;
        /**
         * Sort key. A minus sign sorts in descending order.
         */
        sort?: MemberSort;
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/members';
};

export type ListMembersErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListMembersError = ListMembersErrors[keyof ListMembersErrors];

export type ListMembersResponses = {
    /**
     * A page of people.
     */
    200: MemberListResult;
};

export type ListMembersResponse = ListMembersResponses[keyof ListMembersResponses];

export type BulkUpdateMembersData = {
    body: BulkUpdateMembersRequest;
    path?: never;
    query?: never;
    url: '/members/bulk';
};

export type BulkUpdateMembersErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type BulkUpdateMembersError = BulkUpdateMembersErrors[keyof BulkUpdateMembersErrors];

export type BulkUpdateMembersResponses = {
    /**
     * One result per person, in the order of the request.
     */
    200: BulkResult;
};

export type BulkUpdateMembersResponse = BulkUpdateMembersResponses[keyof BulkUpdateMembersResponses];

export type GetMemberData = {
    body?: never;
    path: {
        /**
         * Id of the person, or of an invitation.
         */
        memberId: string;
    };
    query?: never;
    url: '/members/{memberId}';
};

export type GetMemberErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetMemberError = GetMemberErrors[keyof GetMemberErrors];

export type GetMemberResponses = {
    /**
     * The person.
     */
    200: MemberResult;
};

export type GetMemberResponse = GetMemberResponses[keyof GetMemberResponses];

export type RemoveSecondFactorData = {
    body?: never;
    path: {
        /**
         * Id of the person, or of an invitation.
         */
        memberId: string;
    };
    query?: never;
    url: '/members/{memberId}/second-factor/removal';
};

export type RemoveSecondFactorErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    404: NotFoundProblem;
    409: WrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type RemoveSecondFactorError = RemoveSecondFactorErrors[keyof RemoveSecondFactorErrors];

export type RemoveSecondFactorResponses = {
    /**
     * Removed.
     */
    200: Success;
};

export type RemoveSecondFactorResponse = RemoveSecondFactorResponses[keyof RemoveSecondFactorResponses];

export type RemoveMemberData = {
    body: RemoveMemberRequest;
    path: {
        /**
         * Id of the person, or of an invitation.
         */
        memberId: string;
    };
    query?: never;
    url: '/members/{memberId}/remove';
};

export type RemoveMemberErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    404: NotFoundProblem;
    409: StaleVersionOrWrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type RemoveMemberError = RemoveMemberErrors[keyof RemoveMemberErrors];

export type RemoveMemberResponses = {
    /**
     * Removed.
     */
    200: Success;
};

export type RemoveMemberResponse = RemoveMemberResponses[keyof RemoveMemberResponses];

export type ListRolesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * A project. Only the roles that the caller may give to its members by `inviteMembers` and `bulkUpdateTeam`: none that permits what their own role there does not, unless they define the roles of the account. None of a project that they do not see.
         */
        givenIn?: RecordId;
    };
    url: '/roles';
};

export type ListRolesErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListRolesError = ListRolesErrors[keyof ListRolesErrors];

export type ListRolesResponses = {
    /**
     * The roles.
     */
    200: RoleListResult;
};

export type ListRolesResponse = ListRolesResponses[keyof ListRolesResponses];

export type CreateRoleData = {
    body: CreateRoleRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/roles';
};

export type CreateRoleErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    409: NameTakenOrLimitReachedOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateRoleError = CreateRoleErrors[keyof CreateRoleErrors];

export type CreateRoleResponses = {
    /**
     * The new role.
     */
    201: RoleResult;
};

export type CreateRoleResponse = CreateRoleResponses[keyof CreateRoleResponses];

export type PreviewRoleData = {
    body: PreviewRoleRequest;
    path?: never;
    query?: never;
    url: '/roles/preview';
};

export type PreviewRoleErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type PreviewRoleError = PreviewRoleErrors[keyof PreviewRoleErrors];

export type PreviewRoleResponses = {
    /**
     * The preview.
     */
    200: RolePreviewResult;
};

export type PreviewRoleResponse = PreviewRoleResponses[keyof PreviewRoleResponses];

export type DeleteRoleData = {
    body?: never;
    path: {
        /**
         * Id of the role.
         */
        roleId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
        /**
         * The role that people get in its place. Required if people have the role or are invited with it.
         */
        replacementId?: string;
    };
    url: '/roles/{roleId}';
};

export type DeleteRoleErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    404: NotFoundProblem;
    409: StaleVersionProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteRoleError = DeleteRoleErrors[keyof DeleteRoleErrors];

export type DeleteRoleResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteRoleResponse = DeleteRoleResponses[keyof DeleteRoleResponses];

export type GetRoleData = {
    body?: never;
    path: {
        /**
         * Id of the role.
         */
        roleId: string;
    };
    query?: never;
    url: '/roles/{roleId}';
};

export type GetRoleErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetRoleError = GetRoleErrors[keyof GetRoleErrors];

export type GetRoleResponses = {
    /**
     * The role.
     */
    200: RoleResult;
};

export type GetRoleResponse = GetRoleResponses[keyof GetRoleResponses];

export type UpdateRoleData = {
    body: UpdateRoleRequest;
    path: {
        /**
         * Id of the role.
         */
        roleId: string;
    };
    query?: never;
    url: '/roles/{roleId}';
};

export type UpdateRoleErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    404: NotFoundProblem;
    409: StaleVersionOrNameTakenProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateRoleError = UpdateRoleErrors[keyof UpdateRoleErrors];

export type UpdateRoleResponses = {
    /**
     * The updated role.
     */
    200: RoleResult;
};

export type UpdateRoleResponse = UpdateRoleResponses[keyof UpdateRoleResponses];

export type OpenSeeAsData = {
    body: SeeAsRequest;
    path?: never;
    query?: never;
    url: '/see-as';
};

export type OpenSeeAsErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type OpenSeeAsError = OpenSeeAsErrors[keyof OpenSeeAsErrors];

export type OpenSeeAsResponses = {
    /**
     * The access.
     */
    200: SeeAsResult;
};

export type OpenSeeAsResponse = OpenSeeAsResponses[keyof OpenSeeAsResponses];

export type ListTemplatesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/templates';
};

export type ListTemplatesErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListTemplatesError = ListTemplatesErrors[keyof ListTemplatesErrors];

export type ListTemplatesResponses = {
    /**
     * The templates.
     */
    200: TemplateListResult;
};

export type ListTemplatesResponse = ListTemplatesResponses[keyof ListTemplatesResponses];

export type CreateTemplateData = {
    body: CreateTemplateRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/templates';
};

export type CreateTemplateErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    409: NameTakenOrLimitReachedOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateTemplateError = CreateTemplateErrors[keyof CreateTemplateErrors];

export type CreateTemplateResponses = {
    /**
     * The new template.
     */
    201: TemplateResult;
};

export type CreateTemplateResponse = CreateTemplateResponses[keyof CreateTemplateResponses];

export type DeleteTemplateData = {
    body?: never;
    path: {
        /**
         * Id of the template.
         */
        templateId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/templates/{templateId}';
};

export type DeleteTemplateErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    404: NotFoundProblem;
    409: StaleVersionProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteTemplateError = DeleteTemplateErrors[keyof DeleteTemplateErrors];

export type DeleteTemplateResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteTemplateResponse = DeleteTemplateResponses[keyof DeleteTemplateResponses];

export type GetTemplateData = {
    body?: never;
    path: {
        /**
         * Id of the template.
         */
        templateId: string;
    };
    query?: never;
    url: '/templates/{templateId}';
};

export type GetTemplateErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetTemplateError = GetTemplateErrors[keyof GetTemplateErrors];

export type GetTemplateResponses = {
    /**
     * The template.
     */
    200: TemplateResult;
};

export type GetTemplateResponse = GetTemplateResponses[keyof GetTemplateResponses];

export type UpdateTemplateData = {
    body: UpdateTemplateRequest;
    path: {
        /**
         * Id of the template.
         */
        templateId: string;
    };
    query?: never;
    url: '/templates/{templateId}';
};

export type UpdateTemplateErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrWrongStateOrNameTakenProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateTemplateError = UpdateTemplateErrors[keyof UpdateTemplateErrors];

export type UpdateTemplateResponses = {
    /**
     * The updated template.
     */
    200: TemplateResult;
};

export type UpdateTemplateResponse = UpdateTemplateResponses[keyof UpdateTemplateResponses];

export type ListActivityData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Finds entries that contain every word in the record, the person, the project or a changed value. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * What this person did.
         */
        userId?: string;
        /**
         * The part of the portal.
         */
        module?: Array<ActivityModule>;
        /**
         * What happened.
         */
        action?: Array<ActivityAction>;
        /**
         * What happened in this project.
         */
        projectId?: string;
        /**
         * What happened to this record.
         */
        recordId?: string;
        /**
         * At this time or later.
         */
        from?: string;
        /**
         * Before this time.
         */
        to?: string;
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/activity';
};

export type ListActivityErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListActivityError = ListActivityErrors[keyof ListActivityErrors];

export type ListActivityResponses = {
    /**
     * A page of entries.
     */
    200: ActivityListResult;
};

export type ListActivityResponse = ListActivityResponses[keyof ListActivityResponses];

export type ExportActivityData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Finds entries that contain every word in the record, the person, the project or a changed value. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * What this person did.
         */
        userId?: string;
        /**
         * The part of the portal.
         */
        module?: Array<ActivityModule>;
        /**
         * What happened.
         */
        action?: Array<ActivityAction>;
        /**
         * What happened in this project.
         */
        projectId?: string;
        /**
         * What happened to this record.
         */
        recordId?: string;
        /**
         * At this time or later.
         */
        from?: string;
        /**
         * Before this time.
         */
        to?: string;
    };
    url: '/activity/export';
};

export type ExportActivityErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ExportActivityError = ExportActivityErrors[keyof ExportActivityErrors];

export type ExportActivityResponses = {
    /**
     * All rows of the list, UTF-8 with a byte order mark, RFC 4180.
     */
    200: Blob | File;
};

export type ExportActivityResponse = ExportActivityResponses[keyof ExportActivityResponses];

export type ListCompaniesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * A project of the caller: returns the companies of its account, which is another one than the caller's if they are a
         * guest there. Without it, those of the caller's account.
         *
         */
        projectId?: string;
        /**
         * Finds companies that contain every word in the name, code, address or contacts. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * Status.
         */
        status?: CompanyStatus;
        /**
         * Trade.
         */
        trade?: Array<Discipline>;
        /**
         * Sort key. A minus sign sorts in descending order.
         */
        sort?: CompanySort;
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/companies';
};

export type ListCompaniesErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListCompaniesError = ListCompaniesErrors[keyof ListCompaniesErrors];

export type ListCompaniesResponses = {
    /**
     * A page of companies.
     */
    200: CompanyListResult;
};

export type ListCompaniesResponse = ListCompaniesResponses[keyof ListCompaniesResponses];

export type CreateCompanyData = {
    body: CreateCompanyRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/companies';
};

export type CreateCompanyErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    409: NameTakenOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateCompanyError = CreateCompanyErrors[keyof CreateCompanyErrors];

export type CreateCompanyResponses = {
    /**
     * The new company.
     */
    201: CompanyResult;
};

export type CreateCompanyResponse = CreateCompanyResponses[keyof CreateCompanyResponses];

export type ImportCompaniesData = {
    body: ImportCompaniesRequest;
    path?: never;
    query?: never;
    url: '/companies/import';
};

export type ImportCompaniesErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ImportCompaniesError = ImportCompaniesErrors[keyof ImportCompaniesErrors];

export type ImportCompaniesResponses = {
    /**
     * The rows of the file, and what was imported.
     */
    200: CompanyImportResult;
};

export type ImportCompaniesResponse = ImportCompaniesResponses[keyof ImportCompaniesResponses];

export type ExportCompaniesData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Finds companies that contain every word in the name, code, address or contacts. Ignores case, accents and ways to write the same, as the guide 'Search' says.
         */
        q?: string;
        /**
         * Status.
         */
        status?: CompanyStatus;
        /**
         * Trade.
         */
        trade?: Array<Discipline>;
        /**
         * Sort key. A minus sign sorts in descending order.
         */
        sort?: CompanySort;
    };
    url: '/companies/export';
};

export type ExportCompaniesErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ExportCompaniesError = ExportCompaniesErrors[keyof ExportCompaniesErrors];

export type ExportCompaniesResponses = {
    /**
     * All rows of the list, UTF-8 with a byte order mark, RFC 4180.
     */
    200: Blob | File;
};

export type ExportCompaniesResponse = ExportCompaniesResponses[keyof ExportCompaniesResponses];

export type DeleteCompanyData = {
    body?: never;
    path: {
        /**
         * Id of the company.
         */
        companyId: string;
    };
    query: {
        /**
         * The version that the caller has read. If the record has another version, the call fails with STALE_VERSION.
         */
        version: number;
    };
    url: '/companies/{companyId}';
};

export type DeleteCompanyErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    404: NotFoundProblem;
    409: StaleVersionOrWrongStateProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteCompanyError = DeleteCompanyErrors[keyof DeleteCompanyErrors];

export type DeleteCompanyResponses = {
    /**
     * Deleted.
     */
    200: Success;
};

export type DeleteCompanyResponse = DeleteCompanyResponses[keyof DeleteCompanyResponses];

export type GetCompanyData = {
    body?: never;
    path: {
        /**
         * Id of the company.
         */
        companyId: string;
    };
    query?: never;
    url: '/companies/{companyId}';
};

export type GetCompanyErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetCompanyError = GetCompanyErrors[keyof GetCompanyErrors];

export type GetCompanyResponses = {
    /**
     * The company.
     */
    200: CompanyResult;
};

export type GetCompanyResponse = GetCompanyResponses[keyof GetCompanyResponses];

export type UpdateCompanyData = {
    body: UpdateCompanyRequest;
    path: {
        /**
         * Id of the company.
         */
        companyId: string;
    };
    query?: never;
    url: '/companies/{companyId}';
};

export type UpdateCompanyErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrNameTakenProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateCompanyError = UpdateCompanyErrors[keyof UpdateCompanyErrors];

export type UpdateCompanyResponses = {
    /**
     * The updated company.
     */
    200: CompanyResult;
};

export type UpdateCompanyResponse = UpdateCompanyResponses[keyof UpdateCompanyResponses];

export type MergeCompaniesData = {
    body: MergeCompaniesRequest;
    path: {
        /**
         * Id of the company.
         */
        companyId: string;
    };
    query?: never;
    url: '/companies/{companyId}/merge';
};

export type MergeCompaniesErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    404: NotFoundProblem;
    409: StaleVersionProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type MergeCompaniesError = MergeCompaniesErrors[keyof MergeCompaniesErrors];

export type MergeCompaniesResponses = {
    /**
     * The company with everything of its duplicates.
     */
    200: CompanyResult;
};

export type MergeCompaniesResponse = MergeCompaniesResponses[keyof MergeCompaniesResponses];

export type GetProfileData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/profile';
};

export type GetProfileErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetProfileError = GetProfileErrors[keyof GetProfileErrors];

export type GetProfileResponses = {
    /**
     * The profile.
     */
    200: ProfileResult;
};

export type GetProfileResponse = GetProfileResponses[keyof GetProfileResponses];

export type UpdateProfileData = {
    body: UpdateProfileRequest;
    path?: never;
    query?: never;
    url: '/profile';
};

export type UpdateProfileErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateProfileError = UpdateProfileErrors[keyof UpdateProfileErrors];

export type UpdateProfileResponses = {
    /**
     * The updated profile.
     */
    200: ProfileResult;
};

export type UpdateProfileResponse = UpdateProfileResponses[keyof UpdateProfileResponses];

export type DeleteProfilePictureData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/profile/picture';
};

export type DeleteProfilePictureErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteProfilePictureError = DeleteProfilePictureErrors[keyof DeleteProfilePictureErrors];

export type DeleteProfilePictureResponses = {
    /**
     * The updated profile.
     */
    200: ProfileResult;
};

export type DeleteProfilePictureResponse = DeleteProfilePictureResponses[keyof DeleteProfilePictureResponses];

export type UpdateProfilePictureData = {
    body: UpdateProfilePictureRequest;
    path?: never;
    query?: never;
    url: '/profile/picture';
};

export type UpdateProfilePictureErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateProfilePictureError = UpdateProfilePictureErrors[keyof UpdateProfilePictureErrors];

export type UpdateProfilePictureResponses = {
    /**
     * The updated profile.
     */
    200: ProfileResult;
};

export type UpdateProfilePictureResponse = UpdateProfilePictureResponses[keyof UpdateProfilePictureResponses];

export type UpdatePasswordData = {
    body: UpdatePasswordRequest;
    path?: never;
    query?: never;
    url: '/profile/password';
};

export type UpdatePasswordErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePasswordError = UpdatePasswordErrors[keyof UpdatePasswordErrors];

export type UpdatePasswordResponses = {
    /**
     * Done.
     */
    200: Success;
};

export type UpdatePasswordResponse = UpdatePasswordResponses[keyof UpdatePasswordResponses];

export type CancelEmailChangeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/profile/email';
};

export type CancelEmailChangeErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CancelEmailChangeError = CancelEmailChangeErrors[keyof CancelEmailChangeErrors];

export type CancelEmailChangeResponses = {
    /**
     * The updated profile.
     */
    200: ProfileResult;
};

export type CancelEmailChangeResponse = CancelEmailChangeResponses[keyof CancelEmailChangeResponses];

export type UpdateEmailData = {
    body: UpdateEmailRequest;
    path?: never;
    query?: never;
    url: '/profile/email';
};

export type UpdateEmailErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateEmailError = UpdateEmailErrors[keyof UpdateEmailErrors];

export type UpdateEmailResponses = {
    /**
     * The profile, with the address that is not confirmed yet.
     */
    200: ProfileResult;
};

export type UpdateEmailResponse = UpdateEmailResponses[keyof UpdateEmailResponses];

export type GetSecondFactorData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/profile/second-factor';
};

export type GetSecondFactorErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetSecondFactorError = GetSecondFactorErrors[keyof GetSecondFactorErrors];

export type GetSecondFactorResponses = {
    /**
     * The second factor.
     */
    200: SecondFactorResult;
};

export type GetSecondFactorResponse = GetSecondFactorResponses[keyof GetSecondFactorResponses];

export type AddAuthenticatorData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/profile/authenticator';
};

export type AddAuthenticatorErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type AddAuthenticatorError = AddAuthenticatorErrors[keyof AddAuthenticatorErrors];

export type AddAuthenticatorResponses = {
    /**
     * The secret.
     */
    200: NewAuthenticatorResult;
};

export type AddAuthenticatorResponse = AddAuthenticatorResponses[keyof AddAuthenticatorResponses];

export type VerifyAuthenticatorData = {
    body: VerifyAuthenticatorRequest;
    path?: never;
    query?: never;
    url: '/profile/authenticator/code';
};

export type VerifyAuthenticatorErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    409: WrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type VerifyAuthenticatorError = VerifyAuthenticatorErrors[keyof VerifyAuthenticatorErrors];

export type VerifyAuthenticatorResponses = {
    /**
     * Turned on.
     */
    200: RecoveryCodesResult;
};

export type VerifyAuthenticatorResponse = VerifyAuthenticatorResponses[keyof VerifyAuthenticatorResponses];

export type RemoveAuthenticatorData = {
    body: RemoveAuthenticatorRequest;
    path?: never;
    query?: never;
    url: '/profile/authenticator/removal';
};

export type RemoveAuthenticatorErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type RemoveAuthenticatorError = RemoveAuthenticatorErrors[keyof RemoveAuthenticatorErrors];

export type RemoveAuthenticatorResponses = {
    /**
     * Turned off.
     */
    200: Success;
};

export type RemoveAuthenticatorResponse = RemoveAuthenticatorResponses[keyof RemoveAuthenticatorResponses];

export type ResetRecoveryCodesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/profile/recovery-codes';
};

export type ResetRecoveryCodesErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    409: WrongStateProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ResetRecoveryCodesError = ResetRecoveryCodesErrors[keyof ResetRecoveryCodesErrors];

export type ResetRecoveryCodesResponses = {
    /**
     * The new codes.
     */
    200: RecoveryCodesResult;
};

export type ResetRecoveryCodesResponse = ResetRecoveryCodesResponses[keyof ResetRecoveryCodesResponses];

export type DeleteOtherSessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/profile/sessions';
};

export type DeleteOtherSessionsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteOtherSessionsError = DeleteOtherSessionsErrors[keyof DeleteOtherSessionsErrors];

export type DeleteOtherSessionsResponses = {
    /**
     * Done.
     */
    200: Success;
};

export type DeleteOtherSessionsResponse = DeleteOtherSessionsResponses[keyof DeleteOtherSessionsResponses];

export type ListSessionsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/profile/sessions';
};

export type ListSessionsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListSessionsError = ListSessionsErrors[keyof ListSessionsErrors];

export type ListSessionsResponses = {
    /**
     * The sessions.
     */
    200: SessionListResult;
};

export type ListSessionsResponse = ListSessionsResponses[keyof ListSessionsResponses];

export type DeleteSessionData = {
    body?: never;
    path: {
        /**
         * Id of the session.
         */
        sessionId: string;
    };
    query?: never;
    url: '/profile/sessions/{sessionId}';
};

export type DeleteSessionErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteSessionError = DeleteSessionErrors[keyof DeleteSessionErrors];

export type DeleteSessionResponses = {
    /**
     * Done.
     */
    200: Success;
};

export type DeleteSessionResponse = DeleteSessionResponses[keyof DeleteSessionResponses];

export type ListApiTokensData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/profile/api-tokens';
};

export type ListApiTokensErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListApiTokensError = ListApiTokensErrors[keyof ListApiTokensErrors];

export type ListApiTokensResponses = {
    /**
     * The tokens.
     */
    200: ApiTokenListResult;
};

export type ListApiTokensResponse = ListApiTokensResponses[keyof ListApiTokensResponses];

export type CreateApiTokenData = {
    body: CreateApiTokenRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/profile/api-tokens';
};

export type CreateApiTokenErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    409: NameTakenOrLimitReachedOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreateApiTokenError = CreateApiTokenErrors[keyof CreateApiTokenErrors];

export type CreateApiTokenResponses = {
    /**
     * The token with its secret.
     */
    201: CreatedApiTokenResult;
};

export type CreateApiTokenResponse = CreateApiTokenResponses[keyof CreateApiTokenResponses];

export type DeleteApiTokenData = {
    body?: never;
    path: {
        /**
         * Id of the API token.
         */
        apiTokenId: string;
    };
    query?: never;
    url: '/profile/api-tokens/{apiTokenId}';
};

export type DeleteApiTokenErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteApiTokenError = DeleteApiTokenErrors[keyof DeleteApiTokenErrors];

export type DeleteApiTokenResponses = {
    /**
     * Done.
     */
    200: Success;
};

export type DeleteApiTokenResponse = DeleteApiTokenResponses[keyof DeleteApiTokenResponses];

export type ListPasskeysData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/profile/passkeys';
};

export type ListPasskeysErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListPasskeysError = ListPasskeysErrors[keyof ListPasskeysErrors];

export type ListPasskeysResponses = {
    /**
     * The passkeys.
     */
    200: PasskeyListResult;
};

export type ListPasskeysResponse = ListPasskeysResponses[keyof ListPasskeysResponses];

export type CreatePasskeyData = {
    body: CreatePasskeyRequest;
    headers?: {
        /**
         * Makes the call safe to repeat (draft-ietf-httpapi-idempotency-key-header). A string in double quotes that the client
         * makes up for this request, such as a UUID. If the host has answered the same request of the account with the same
         * key in the last 24 hours, it creates nothing and sends that answer again. See the guide on retries.
         *
         */
        'Idempotency-Key'?: string;
    };
    path?: never;
    query?: never;
    url: '/profile/passkeys';
};

export type CreatePasskeyErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: PasskeyRefusedOrForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    409: ChallengeExpiredOrPasskeyExistsOrLimitReachedOrIdempotencyKeyInUseProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedOrIdempotencyKeyReusedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type CreatePasskeyError = CreatePasskeyErrors[keyof CreatePasskeyErrors];

export type CreatePasskeyResponses = {
    /**
     * The passkey.
     */
    201: PasskeyResult;
};

export type CreatePasskeyResponse = CreatePasskeyResponses[keyof CreatePasskeyResponses];

export type DeletePasskeyData = {
    body?: never;
    path: {
        /**
         * Id of the passkey.
         */
        passkeyId: string;
    };
    query?: never;
    url: '/profile/passkeys/{passkeyId}';
};

export type DeletePasskeyErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeletePasskeyError = DeletePasskeyErrors[keyof DeletePasskeyErrors];

export type DeletePasskeyResponses = {
    /**
     * Done.
     */
    200: Success;
};

export type DeletePasskeyResponse = DeletePasskeyResponses[keyof DeletePasskeyResponses];

export type UpdatePasskeyData = {
    body: UpdatePasskeyRequest;
    path: {
        /**
         * Id of the passkey.
         */
        passkeyId: string;
    };
    query?: never;
    url: '/profile/passkeys/{passkeyId}';
};

export type UpdatePasskeyErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePasskeyError = UpdatePasskeyErrors[keyof UpdatePasskeyErrors];

export type UpdatePasskeyResponses = {
    /**
     * The passkey.
     */
    200: PasskeyResult;
};

export type UpdatePasskeyResponse = UpdatePasskeyResponses[keyof UpdatePasskeyResponses];

export type MakePasskeyChallengeData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/profile/passkey-challenge';
};

export type MakePasskeyChallengeErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type MakePasskeyChallengeError = MakePasskeyChallengeErrors[keyof MakePasskeyChallengeErrors];

export type MakePasskeyChallengeResponses = {
    /**
     * The options.
     */
    200: PasskeyCreationOptionsResult;
};

export type MakePasskeyChallengeResponse = MakePasskeyChallengeResponses[keyof MakePasskeyChallengeResponses];

export type GetStorageKeyData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/profile/storage-key';
};

export type GetStorageKeyErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetStorageKeyError = GetStorageKeyErrors[keyof GetStorageKeyErrors];

export type GetStorageKeyResponses = {
    /**
     * The key. No cache may store it.
     */
    200: StorageKeyResult;
};

export type GetStorageKeyResponse = GetStorageKeyResponses[keyof GetStorageKeyResponses];

export type ExportProfileData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/profile/export';
};

export type ExportProfileErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingOrStepUpRequiredProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ExportProfileError = ExportProfileErrors[keyof ExportProfileErrors];

export type ExportProfileResponses = {
    /**
     * The data.
     */
    200: PersonalData;
};

export type ExportProfileResponse = ExportProfileResponses[keyof ExportProfileResponses];

export type DeleteProfileData = {
    body: DeleteProfileRequest;
    path?: never;
    query?: never;
    url: '/profile/delete';
};

export type DeleteProfileErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    409: WrongStateProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeleteProfileError = DeleteProfileErrors[keyof DeleteProfileErrors];

export type DeleteProfileResponses = {
    /**
     * Done.
     */
    200: Success;
};

export type DeleteProfileResponse = DeleteProfileResponses[keyof DeleteProfileResponses];

export type OpenEventStreamData = {
    body?: never;
    headers?: {
        /**
         * The id of the last event that the client has received. The stream continues after it. Without it, the stream begins
         * with what happens now.
         *
         */
        'Last-Event-ID'?: string;
    };
    path?: never;
    query?: {
        /**
         * For a client without an event id: the stream begins this number of seconds ago, when the client began to read its data.
         * So nothing is lost between its first calls and the stream. Ignored with `Last-Event-ID`.
         *
         */
        lookBack?: number;
        /**
         * For how many seconds the stream stays open. With 0, the host sends what has happened since and ends the answer, so that
         * a client can poll where a proxy holds back an answer until its end. Without it, the stream stays open.
         *
         */
        wait?: number;
    };
    url: '/events';
};

export type OpenEventStreamErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type OpenEventStreamError = OpenEventStreamErrors[keyof OpenEventStreamErrors];

export type OpenEventStreamResponses = {
    /**
     * The events, one after the other. The schema is that of the `data` of each. The stream stays open until the client
     * closes it, the caller's session or access token ends, or the time in `wait` is over.
     *
     */
    200: StreamEvent;
};

export type OpenEventStreamResponse = OpenEventStreamResponses[keyof OpenEventStreamResponses];

export type ListPresenceData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query: {
        /**
         * The type of the record.
         */
        recordType: WorkItemType;
        /**
         * The id of the record.
         */
        recordId: string;
    };
    url: '/projects/{projectId}/presence';
};

export type ListPresenceErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListPresenceError = ListPresenceErrors[keyof ListPresenceErrors];

export type ListPresenceResponses = {
    /**
     * The people.
     */
    200: PresenceResult;
};

export type ListPresenceResponse = ListPresenceResponses[keyof ListPresenceResponses];

export type DeletePresenceData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * A name that a client, such as a tab of a browser, makes up for itself.
         */
        clientId: string;
    };
    query?: never;
    url: '/projects/{projectId}/presence/{clientId}';
};

export type DeletePresenceErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type DeletePresenceError = DeletePresenceErrors[keyof DeletePresenceErrors];

export type DeletePresenceResponses = {
    /**
     * Done.
     */
    200: Success;
};

export type DeletePresenceResponse = DeletePresenceResponses[keyof DeletePresenceResponses];

export type UpdatePresenceData = {
    body: UpdatePresenceRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
        /**
         * A name that a client, such as a tab of a browser, makes up for itself.
         */
        clientId: string;
    };
    query?: never;
    url: '/projects/{projectId}/presence/{clientId}';
};

export type UpdatePresenceErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdatePresenceError = UpdatePresenceErrors[keyof UpdatePresenceErrors];

export type UpdatePresenceResponses = {
    /**
     * The other people who have the record open.
     */
    200: PresenceResult;
};

export type UpdatePresenceResponse = UpdatePresenceResponses[keyof UpdatePresenceResponses];

export type ListNotificationsData = {
    body?: never;
    path?: never;
    query?: {
        /**
         * Only what asks the caller to act or answers them (`for_me`), or only the rest (`news`).
         */
        box?: NotificationBox;
        /**
         * `open` is what is neither done nor snoozed.
         */
        state?: NotificationState;
        /**
         * Only what the caller has not read yet.
         */
        unread?: boolean;
        /**
         * Maximum number of results.
         */
        limit?: number;
        /**
         * The nextCursor of the previous page, requested with the same path, filters and order less than 24 hours ago. Any other cursor gets 422.
         */
        cursor?: string;
    };
    url: '/notifications';
};

export type ListNotificationsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type ListNotificationsError = ListNotificationsErrors[keyof ListNotificationsErrors];

export type ListNotificationsResponses = {
    /**
     * A page of notifications.
     */
    200: NotificationListResult;
};

export type ListNotificationsResponse = ListNotificationsResponses[keyof ListNotificationsResponses];

export type GetNotificationCountsData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/notifications/counts';
};

export type GetNotificationCountsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetNotificationCountsError = GetNotificationCountsErrors[keyof GetNotificationCountsErrors];

export type GetNotificationCountsResponses = {
    /**
     * The counts.
     */
    200: NotificationCountsResult;
};

export type GetNotificationCountsResponse = GetNotificationCountsResponses[keyof GetNotificationCountsResponses];

export type BulkUpdateNotificationsData = {
    body: BulkUpdateNotificationsRequest;
    path?: never;
    query?: never;
    url: '/notifications/bulk';
};

export type BulkUpdateNotificationsErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type BulkUpdateNotificationsError = BulkUpdateNotificationsErrors[keyof BulkUpdateNotificationsErrors];

export type BulkUpdateNotificationsResponses = {
    /**
     * The notifications and the counts.
     */
    200: BulkUpdateNotificationsResult;
};

export type BulkUpdateNotificationsResponse = BulkUpdateNotificationsResponses[keyof BulkUpdateNotificationsResponses];

export type MakeNotificationsReadData = {
    body: MakeNotificationsReadRequest;
    path?: never;
    query?: never;
    url: '/notifications/read';
};

export type MakeNotificationsReadErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type MakeNotificationsReadError = MakeNotificationsReadErrors[keyof MakeNotificationsReadErrors];

export type MakeNotificationsReadResponses = {
    /**
     * The counts afterwards.
     */
    200: NotificationCountsResult;
};

export type MakeNotificationsReadResponse = MakeNotificationsReadResponses[keyof MakeNotificationsReadResponses];

export type MakeRecordNotificationsReadData = {
    body: MakeRecordNotificationsReadRequest;
    path?: never;
    query?: never;
    url: '/notifications/seen';
};

export type MakeRecordNotificationsReadErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type MakeRecordNotificationsReadError = MakeRecordNotificationsReadErrors[keyof MakeRecordNotificationsReadErrors];

export type MakeRecordNotificationsReadResponses = {
    /**
     * The counts afterwards.
     */
    200: NotificationCountsResult;
};

export type MakeRecordNotificationsReadResponse = MakeRecordNotificationsReadResponses[keyof MakeRecordNotificationsReadResponses];

export type GetNotificationDefaultsData = {
    body?: never;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/notification-defaults';
};

export type GetNotificationDefaultsErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetNotificationDefaultsError = GetNotificationDefaultsErrors[keyof GetNotificationDefaultsErrors];

export type GetNotificationDefaultsResponses = {
    /**
     * The defaults.
     */
    200: NotificationDefaultsResult;
};

export type GetNotificationDefaultsResponse = GetNotificationDefaultsResponses[keyof GetNotificationDefaultsResponses];

export type UpdateNotificationDefaultsData = {
    body: UpdateNotificationDefaultsRequest;
    path: {
        /**
         * Id of the project.
         */
        projectId: string;
    };
    query?: never;
    url: '/projects/{projectId}/notification-defaults';
};

export type UpdateNotificationDefaultsErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    404: NotFoundProblem;
    409: StaleVersionOrProjectClosedProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateNotificationDefaultsError = UpdateNotificationDefaultsErrors[keyof UpdateNotificationDefaultsErrors];

export type UpdateNotificationDefaultsResponses = {
    /**
     * The updated defaults.
     */
    200: NotificationDefaultsResult;
};

export type UpdateNotificationDefaultsResponse = UpdateNotificationDefaultsResponses[keyof UpdateNotificationDefaultsResponses];

export type GetNotificationPreferencesData = {
    body?: never;
    path?: never;
    query?: never;
    url: '/notification-preferences';
};

export type GetNotificationPreferencesErrors = {
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type GetNotificationPreferencesError = GetNotificationPreferencesErrors[keyof GetNotificationPreferencesErrors];

export type GetNotificationPreferencesResponses = {
    /**
     * The preferences.
     */
    200: NotificationPreferencesResult;
};

export type GetNotificationPreferencesResponse = GetNotificationPreferencesResponses[keyof GetNotificationPreferencesResponses];

export type UpdateNotificationPreferencesData = {
    body: UpdateNotificationPreferencesRequest;
    path?: never;
    query?: never;
    url: '/notification-preferences';
};

export type UpdateNotificationPreferencesErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateNotificationPreferencesError = UpdateNotificationPreferencesErrors[keyof UpdateNotificationPreferencesErrors];

export type UpdateNotificationPreferencesResponses = {
    /**
     * The updated preferences.
     */
    200: NotificationPreferencesResult;
};

export type UpdateNotificationPreferencesResponse = UpdateNotificationPreferencesResponses[keyof UpdateNotificationPreferencesResponses];

export type UpdateNotificationOptOutData = {
    body: NotificationOptOut;
    path?: never;
    query?: never;
    url: '/notification-preferences/opt-out';
};

export type UpdateNotificationOptOutErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateNotificationOptOutError = UpdateNotificationOptOutErrors[keyof UpdateNotificationOptOutErrors];

export type UpdateNotificationOptOutResponses = {
    /**
     * The updated preferences.
     */
    200: NotificationPreferencesResult;
};

export type UpdateNotificationOptOutResponse = UpdateNotificationOptOutResponses[keyof UpdateNotificationOptOutResponses];

export type UpdateNotificationTimesData = {
    body: NotificationTimes;
    path?: never;
    query?: never;
    url: '/notification-preferences/times';
};

export type UpdateNotificationTimesErrors = {
    400: MalformedRequestProblem;
    401: UnauthenticatedOrTokenExpiredProblem;
    403: ForbiddenOrSecondFactorMissingProblem;
    413: PayloadTooLargeProblem;
    415: UnsupportedMediaTypeProblem;
    422: ValidationFailedProblem;
    429: RateLimitedProblem;
    500: InternalProblem;
    503: UnavailableProblem;
    default: UnexpectedProblem;
};

export type UpdateNotificationTimesError = UpdateNotificationTimesErrors[keyof UpdateNotificationTimesErrors];

export type UpdateNotificationTimesResponses = {
    /**
     * The updated preferences.
     */
    200: NotificationPreferencesResult;
};

export type UpdateNotificationTimesResponse = UpdateNotificationTimesResponses[keyof UpdateNotificationTimesResponses];
