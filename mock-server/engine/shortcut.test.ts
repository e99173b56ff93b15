import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SPEC } from '../server/http.ts';
import { loadContract } from './contract.ts';
import type { PrismAnswer, Visit } from './prism.ts';
import { refuse } from './problem.ts';
import { refusalOutput } from './reply.ts';
import { withShortcut } from './shortcut.ts';

const { byId, problems } = await loadContract(DEFAULT_SPEC);
const BY_PRISM: PrismAnswer = { output: { statusCode: 299 }, violations: [] };

/** The calls that reached Prism. */
let prismCalls: { visit: Visit; forced: unknown }[] = [];
const prism = withShortcut({
  visit: async (visit, forced) => {
    prismCalls.push({ visit, forced });
    return BY_PRISM;
  },
  example: async () => BY_PRISM,
});

let handled = 0;
beforeEach(() => {
  prismCalls = [];
  handled = 0;
});

const json = { 'content-type': 'application/json' };
const done = { statusCode: 200, headers: json, body: { success: true } };

function visit(id: string, changes: Partial<Visit> = {}): Visit {
  const operation = byId.get(id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return {
    operation,
    params: { projectId: 'prj_harbor', scanId: 'scn_harbor-01' },
    query: {},
    headers: { 'content-length': '0' },
    body: null,
    authorized: true,
    respond: async () => {
      handled++;
      return done;
    },
    ...changes,
  };
}

describe('the shortcut', () => {
  it('is taken by a valid request with a valid answer', async () => {
    const answer = await prism.visit(visit('makeScanPublic'));
    expect(answer).toEqual({ output: done, violations: [] });
    expect(prismCalls).toEqual([]);
  });

  it('is taken by a declared failure', async () => {
    const output = refusalOutput(problems, refuse('NOT_FOUND'));
    const answer = await prism.visit(visit('makeScanPublic', { respond: async () => output }));
    expect(answer).toEqual({ output, violations: [] });
    expect(prismCalls).toEqual([]);
  });

  it.each([
    [
      'a path that is too long',
      visit('makeScanPublic', { params: { projectId: 'x'.repeat(65), scanId: 'a' } }),
    ],
    ['a query that is not a number', visit('listProjects', { query: { limit: 'many' } })],
    ['a missing body', visit('login')],
    ['an invalid body', visit('login', { headers: json, body: { email: 5 } })],
    [
      'a form',
      visit('createScan', { headers: { 'content-type': 'multipart/form-data' }, body: '' }),
    ],
  ])('is not taken by %s, and the handler is not called', async (_, wrong) => {
    expect(await prism.visit(wrong)).toBe(BY_PRISM);
    expect(prismCalls).toEqual([{ visit: wrong, forced: undefined }]);
    expect(handled).toBe(0);
  });

  it('is not taken if an example is requested', async () => {
    const forced = { code: 404, exampleKey: 'NOT_FOUND' };
    const forcedVisit = visit('makeScanPublic');
    await prism.visit(forcedVisit, forced);
    expect(prismCalls).toEqual([{ visit: forcedVisit, forced }]);
  });

  it.each([
    ['body', { ...done, body: { success: 'yes' } }],
    ['status', { ...done, statusCode: 201 }],
    ['media type', { ...done, headers: { 'content-type': 'text/html' } }],
  ])(
    'is not taken by an answer with an invalid %s, and the handler is not called again',
    async (_, output) => {
      const respond = async () => {
        handled++;
        return output;
      };
      await prism.visit(visit('makeScanPublic', { respond }));
      expect(prismCalls).toHaveLength(1);
      expect(await prismCalls[0]?.visit.respond([])).toBe(output);
      expect(handled).toBe(1);
    },
  );

  it('is not taken without a handler, so that Prism returns an example', async () => {
    await prism.visit(visit('makeScanPublic', { respond: async () => null }));
    expect(await prismCalls[0]?.visit.respond([])).toBeNull();
  });
});
