import { zipSync } from 'fflate';
import type { Answer } from './answers.ts';
import type { CallName } from './calls.ts';
import type { Dialect } from './dialect.ts';
import type { Received } from './requests.ts';
import { issue, type Scan, type State, type User } from './state.ts';

export interface Context {
  dialect: Dialect;
  state: State;
  received: Received;
  addressOf: (scan: Scan) => string | null;
}

type Handler = (context: Context, scan: Scan) => Answer | Promise<Answer>;

/** Calls about a scan get the one in their path. */
export const handlers: Record<CallName, Handler> = {
  login: ({ dialect, state, received }) => {
    const user = state.userOf(text(received, 'email'));
    if (user?.password !== text(received, 'password')) {
      return dialect.failure(dialect.failures.credentials);
    }
    return dialect.login(tokensFor(state, user), user);
  },
  signup: ({ dialect, state, received }) => {
    const email = text(received, 'email');
    if (state.userOf(email)) return dialect.failure(dialect.failures.emailExists);
    state.addUser({
      name: text(received, 'username'),
      email,
      password: text(received, 'password'),
    });
    return dialect.signup();
  },
  resetPassword: ({ dialect, state, received }) => {
    const user = take(state.resetTokens, text(received, 'token'));
    if (!user) return dialect.failure(dialect.failures.resetToken);
    user.password = text(received, 'password');
    return dialect.reset();
  },
  refreshToken: ({ dialect, state, received }) => {
    const token = text(received, 'refreshToken');
    const user = state.refreshTokens.get(token);
    if (!user) return dialect.failure(dialect.failures.refreshToken);
    if (dialect.rotates) state.refreshTokens.delete(token);
    return dialect.refresh(tokensFor(state, user));
  },
  getProjectStats: ({ dialect, state }) => dialect.stats(statsOf(state)),
  listScans: ({ dialect, state, addressOf }) => dialect.scans(state.scans, addressOf),
  getScan: ({ dialect, addressOf }, scan) => dialect.scan(scan, addressOf),
  updateScan: async ({ dialect, received, addressOf }, scan) => {
    const { title, description, thumbnail } = received.body;
    if (typeof title === 'string') scan.title = title;
    if (typeof description === 'string') scan.description = description;
    if (thumbnail instanceof File) {
      scan.thumbnail = { type: thumbnail.type, bytes: await thumbnail.bytes() };
    }
    scan.version += 1;
    return dialect.scan(scan, addressOf);
  },
  deleteScan: ({ dialect, state }, scan) => {
    state.remove(scan);
    return dialect.deleted();
  },
  downloadScans: ({ dialect, state, received }) => {
    const ids = [received.body.scanIds].flat().map(String);
    const wanted = state.scans.filter((scan) => ids.includes(dialect.scanId(scan)));
    if (wanted.length !== ids.length) return dialect.failure({ status: 404, message: 'No scan' });
    const files = wanted.map(({ title }) => [`${title}.ply`, Buffer.from(`ply ${title}`)]);
    return { status: 200, type: dialect.zip, body: zipSync(Object.fromEntries(files)) };
  },
  makeScanPrivate: (context, scan) => publish(context, scan, false),
  makeScanPublic: (context, scan) => publish(context, scan, true),
};

const text = ({ body }: Received, name: string) => String(body[name]);

function publish({ dialect, addressOf }: Context, scan: Scan, isPublic: boolean): Answer {
  scan.isPublic = isPublic;
  scan.version += 1;
  return dialect.visibility(scan, addressOf);
}

function take(tokens: Map<string, User>, token: string): User | undefined {
  const user = tokens.get(token);
  tokens.delete(token);
  return user;
}

const tokensFor = (state: State, user: User) => ({
  accessToken: issue(state.accessTokens, user),
  refreshToken: issue(state.refreshTokens, user),
});

const items = (total: number, active: number, completed: number) => ({
  total,
  byStatus: { active, completed, draft: total - active - completed },
  recentCreatedLast7Days: 1,
});

/** The host keeps only the scans; the other figures are fixed. */
function statsOf({ scans, createdLately }: State) {
  const open = scans.filter(({ isPublic }) => isPublic).length;
  return {
    punchItem: items(12, 7, 4),
    rfi: items(9, 5, 2),
    submittal: items(6, 3, 3),
    buildviewScan: {
      total: scans.length,
      public: open,
      private: scans.length - open,
      recentCreatedLast7Days: createdLately,
    },
    model3D: { total: 4, public: 1 },
    tour: { total: 5, public: 2, private: 3 },
  };
}
