import { createHash } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { newSecret } from '../../core/state/secrets.ts';
import type { Tenant } from '../../core/state/tenant.ts';
import type { Reply } from '../../engine/reply.ts';
import { PROVIDER } from './address.ts';
import { signInPage } from './page.ts';

/** The one client that the provider knows. */
const CLIENT = { id: 'portal', secret: 'provider-secret' };
const CODE_MS = 60 * 1000;
const TOKEN_SECONDS = 300;

/** What the provider does wrong. A test sets it, see settings.ts. */
export interface Misbehavior {
  /** Claims that replace the right ones. */
  claims?: Readonly<Record<string, unknown>>;
  /** The issuer that it states where it describes itself. */
  issuer?: string;
  /** Whether it answers nothing. */
  down?: boolean;
}

interface Code {
  email: string;
  challenge: string;
  redirectUri: string;
  nonce: string;
  expiresAt: number;
}

interface State {
  codes: Map<string, Code>;
  misbehavior: Misbehavior;
}

const states = new WeakMap<Tenant, State>();

function stateOf(tenant: Tenant): State {
  const state = states.get(tenant) ?? { codes: new Map(), misbehavior: {} };
  states.set(tenant, state);
  return state;
}

export function misbehave(tenant: Tenant, misbehavior: Misbehavior): void {
  stateOf(tenant).misbehavior = misbehavior;
}

let keys: ReturnType<typeof generateKeyPair> | undefined;
const signingKeys = () => {
  keys ??= generateKeyPair('ES256');
  return keys;
};

export interface ProviderRequest {
  method: string;
  /** What follows `/__mock/provider/{tenant}`. */
  path: string;
  /** Scheme and host by which the caller knows the mock. */
  origin: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  raw: Buffer;
  tenant: Tenant;
}

/** The provider of a company, as far as the sign-in needs one: OpenID Connect Core, code flow with PKCE. */
export async function answerProvider(request: ProviderRequest): Promise<Reply> {
  const { misbehavior } = stateOf(request.tenant);
  if (misbehavior.down) return json(503, { error: 'temporarily_unavailable' });
  switch (`${request.method} ${request.path}`) {
    case 'GET /.well-known/openid-configuration':
      return json(200, configuration(issuerOf(request), misbehavior));
    case 'GET /jwks':
      return json(200, { keys: [await exportJWK((await signingKeys()).publicKey)] });
    case 'GET /authorize':
      return html(signInPage(request.query));
    case 'POST /authorize':
      return authorize(request);
    case 'POST /token':
      return token(request);
    default:
      return json(404, { error: 'not_found' });
  }
}

const issuerOf = ({ origin, tenant }: ProviderRequest) =>
  `${origin}/__mock/${PROVIDER}${encodeURIComponent(tenant.id)}`;

const configuration = (issuer: string, misbehavior: Misbehavior) => ({
  issuer: misbehavior.issuer ?? issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['ES256'],
  token_endpoint_auth_methods_supported: ['client_secret_post'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

/** The person has answered: back to the portal, with a code or with the refusal. */
function authorize(request: ProviderRequest): Reply {
  const { raw, tenant } = request;
  const sent = new URLSearchParams(raw.toString('utf8'));
  const text = (name: string) => sent.get(name) ?? '';
  const back = URL.parse(text('redirect_uri'));
  const isKnown = text('client_id') === CLIENT.id && text('response_type') === 'code';
  // A redirect to an address that does not parse, or for a client that is not known, would be open.
  if (!back || !isKnown) return json(400, { error: 'invalid_request' });
  back.searchParams.set('state', text('state'));
  back.searchParams.set('iss', issuerOf(request));
  if (text('answer') === 'refuse') back.searchParams.set('error', 'access_denied');
  else {
    const code = newSecret();
    stateOf(tenant).codes.set(code, {
      email: text('email').trim().toLowerCase(),
      challenge: text('code_challenge'),
      redirectUri: text('redirect_uri'),
      nonce: text('nonce'),
      expiresAt: tenant.now() + CODE_MS,
    });
    back.searchParams.set('code', code);
  }
  return { status: 303, headers: { location: back.href, 'cache-control': 'no-store' }, body: null };
}

/** Exchanges a code, once. */
async function token(request: ProviderRequest): Promise<Reply> {
  const { raw, tenant } = request;
  const { codes, misbehavior } = stateOf(tenant);
  const sent = new URLSearchParams(raw.toString('utf8'));
  if (sent.get('client_id') !== CLIENT.id || sent.get('client_secret') !== CLIENT.secret) {
    return json(401, { error: 'invalid_client' });
  }
  const key = sent.get('code') ?? '';
  const code = codes.get(key);
  codes.delete(key);
  const verifier = createHash('sha256')
    .update(sent.get('code_verifier') ?? '')
    .digest('base64url');
  const isRight =
    code &&
    code.expiresAt > tenant.now() &&
    code.challenge === verifier &&
    code.redirectUri === sent.get('redirect_uri');
  if (!isRight) return json(400, { error: 'invalid_grant' });
  const now = Math.floor(tenant.now() / 1000);
  const { privateKey } = await signingKeys();
  const idToken = await new SignJWT({
    iss: issuerOf(request),
    aud: CLIENT.id,
    sub: code.email,
    email: code.email,
    email_verified: true,
    nonce: code.nonce,
    iat: now,
    exp: now + TOKEN_SECONDS,
    ...misbehavior.claims,
  })
    .setProtectedHeader({ alg: 'ES256' })
    .sign(privateKey);
  return json(200, {
    access_token: newSecret(),
    token_type: 'Bearer',
    expires_in: TOKEN_SECONDS,
    id_token: idToken,
  });
}

const reply = (status: number, type: string, text: string): Reply => ({
  status,
  headers: {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  },
  body: Buffer.from(text),
});
const json = (status: number, value: object) =>
  reply(status, 'application/json', JSON.stringify(value));
const html = (text: string) => reply(200, 'text/html; charset=utf-8', text);
