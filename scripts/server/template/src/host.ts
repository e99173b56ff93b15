import accepts from '@fastify/accepts';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify';
import { requestCheck } from './checks.ts';
import { basePath, type Schema } from './contract.ts';
import { Problem, problemOf } from './problem.ts';
import { addRoutes } from './routes.ts';

const MIB = 1024 ** 2;

/** The whole API of the contract. An operation without a handler answers 501. */
export async function createHost(options: FastifyServerOptions = {}): Promise<FastifyInstance> {
  const host: FastifyInstance = Fastify({
    ...options,
    bodyLimit: MIB,
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: (error, _request, reply) => sendProblem(reply, problemOf(error)),
  });
  host.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.document.code === 'INTERNAL') request.log.error(error);
    return sendProblem(reply, problem);
  });
  host.setNotFoundHandler((_request, reply) => sendProblem(reply, new Problem('NOT_FOUND')));
  host.setValidatorCompiler<Schema>(({ schema, httpPart }) => requestCheck(httpPart, schema));
  await host.register(accepts);
  await readBodies(host);
  await host.register(async (api) => addRoutes(api), { prefix: basePath });
  return host;
}

const sendProblem = (reply: FastifyReply, { document, headers }: Problem) =>
  reply.code(document.status).headers(headers).type('application/problem+json').send(document);

async function readBodies(host: FastifyInstance): Promise<void> {
  host.removeAllContentTypeParsers();
  host.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    try {
      // JSON between systems is UTF-8 (RFC 8259 section 8.1).
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes as Buffer);
      done(null, JSON.parse(text));
    } catch {
      done(new Problem('MALFORMED_REQUEST'));
    }
  });
  // The handler reads a chunk of an upload itself.
  host.addContentTypeParser('application/offset+octet-stream', (_request, stream, done) =>
    done(null, stream),
  );
  await host.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: 110 * MIB },
    async onFile(part) {
      const bytes = new Uint8Array(await part.toBuffer());
      const file = new File([bytes], part.filename, { type: part.mimetype });
      Object.assign(part, { value: file });
    },
  });
}
