import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpRequest,
} from '@stoplight/prism-http';
import { getHttpConfigFromRequest } from '@stoplight/prism-http-server/dist/getHttpConfigFromRequest.js';
import { isLeft } from 'fp-ts/lib/Either.js';
import { parse } from 'yaml';
import { silentLogger } from '../../engine/prism.ts';
import { outputReply, type Reply } from '../../engine/reply.ts';

interface PushCall {
  method: string;
  /** Path after the version of the service, such as `/projects/portal/registrations`. */
  path: string;
  headers: Record<string, string>;
  raw: Buffer;
}

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'openapi', 'third-party');
const CONTRACTS = ['firebase-installations.yaml', 'fcm-registrations.yaml'];

let operations: Promise<Awaited<ReturnType<typeof getHttpOperationsFromSpec>>> | undefined;

/** Loads the contracts of both services. Their paths do not overlap. */
async function loadOperations() {
  const found = await Promise.all(
    CONTRACTS.map(async (name) =>
      getHttpOperationsFromSpec(parse(await readFile(join(FOLDER, name), 'utf8'))),
    ),
  );
  return found.flat();
}

const config = {
  isProxy: false,
  upstreamProxy: undefined,
  errors: true,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  mock: { dynamic: false },
} as const;
const prism = createInstance(config, { logger: silentLogger });

/**
 * Stands in for the two push services, after their contracts in openapi/third-party. Prism validates the requests of
 * Firebase's SDK and answers with the examples of the contracts, or with the answer that `Prefer` names.
 */
export async function answerPushCall({ method, path, headers, raw }: PushCall): Promise<Reply> {
  operations ??= loadOperations();
  const preference = getHttpConfigFromRequest({ headers, url: { path, query: {} } });
  if (isLeft(preference)) return googleError(400, preference.left.message);
  const request = {
    method: method.toLowerCase() as IHttpRequest['method'],
    url: { path, query: {} },
    headers,
    body: readJson(raw),
  };
  const options = { ...config, mock: { ...config.mock, ...preference.right } };
  const result = await prism.request(request, await operations, options)();
  if (isLeft(result)) {
    const { status = 500, message } = result.left as Error & { status?: number };
    return googleError(status, message);
  }
  return outputReply(result.right.output, null);
}

/** Returns an error in the format of Google's services, which the SDK reads. */
const googleError = (code: number, message: string): Reply => ({
  status: code,
  headers: { 'content-type': 'application/json' },
  body: Buffer.from(JSON.stringify({ error: { code, message, status: 'INVALID_ARGUMENT' } })),
});

function readJson(raw: Buffer): unknown {
  try {
    return raw.length > 0 ? JSON.parse(raw.toString()) : undefined;
  } catch {
    return raw.toString();
  }
}
