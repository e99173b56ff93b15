import accepts from '@fastify/accepts';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify';
import { MIB, readBodies } from './bodies.ts';
import { requestCheck } from './checks.ts';
import { basePath, type Schema } from './contract.ts';
import { Problem, problemOf } from './problem.ts';
import { addRoutes } from './routes.ts';

/** Returns the whole API of the contract. An operation without a handler answers 501. */
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
  host.addHook('onSend', async (_request, reply) => {
    // Nobody keeps an answer in JSON, and no browser guesses what an answer is.
    const isJson = /[/+]json\b/.test(String(reply.getHeader('content-type')));
    if (isJson && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    reply.header('x-content-type-options', 'nosniff');
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
