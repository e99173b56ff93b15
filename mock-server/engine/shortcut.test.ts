import { beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SPEC } from '../http.ts';
import { loadContract } from './contract.ts';
import type { PrismAnswer, Visit } from './prism.ts';
import { refuse } from './problem.ts';
import { refusalOutput } from './reply.ts';
import { withShortcut } from './shortcut.ts';

const { byId, problems } = await loadContract(DEFAULT_SPEC);
const BY_PRISM: PrismAnswer = { output: { statusCode: 299 }, violations: [] };

/** What Prism was asked, and what the visit would have told it. */
let asked: { visit: Visit; forced: unknown }[] = [];
const prism = withShortcut({
  visit: async (visit, forced) => {
    asked.push({ visit, forced });
    return BY_PRISM;
  },
  example: async () => BY_PRISM,
});

let handled = 0;
beforeEach(() => {
  asked = [];
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
    authorised: true,
    respond: async () => {
      handled++;
      return done;
    },
    ...changes,
  };
}

describe('the short way', () => {
  it('is taken by a request and an answer that are as the contract wants them', async () => {
    const answer = await prism.visit(visit('makeScanPublic'));
    expect(answer).toEqual({ output: done, violations: [] });
    expect(asked).toEqual([]);
  });

  it('is taken by a failure that is declared', async () => {
    const output = refusalOutput(problems, refuse('NOT_FOUND'));
    const answer = await prism.visit(visit('makeScanPublic', { respond: async () => output }));
    expect(answer).toEqual({ output, violations: [] });
    expect(asked).toEqual([]);
  });

  it.each([
    [
      'a path that is too long',
      visit('makeScanPublic', { params: { projectId: 'x'.repeat(65), scanId: 'a' } }),
    ],
    ['a query that is no number', visit('listProjects', { query: { limit: 'many' } })],
    ['no body where one is due', visit('login')],
    ['a body with a mistake', visit('login', { headers: json, body: { email: 5 } })],
    [
      'a form',
      visit('createScan', { headers: { 'content-type': 'multipart/form-data' }, body: '' }),
    ],
  ])('is left with %s, and the handler is not asked', async (_, wrong) => {
    expect(await prism.visit(wrong)).toBe(BY_PRISM);
    expect(asked).toEqual([{ visit: wrong, forced: undefined }]);
    expect(handled).toBe(0);
  });

  it('is left when an example is wanted', async () => {
    const forced = { code: 404, exampleKey: 'NOT_FOUND' };
    const wanted = visit('makeScanPublic');
    await prism.visit(wanted, forced);
    expect(asked).toEqual([{ visit: wanted, forced }]);
  });

  it.each([
    ['a body', { ...done, body: { success: 'yes' } }],
    ['a status', { ...done, statusCode: 201 }],
    ['a media type', { ...done, headers: { 'content-type': 'text/html' } }],
  ])(
    'is left with an answer that is wrong by %s, and the handler is not asked again',
    async (_, output) => {
      const respond = async () => {
        handled++;
        return output;
      };
      await prism.visit(visit('makeScanPublic', { respond }));
      expect(asked).toHaveLength(1);
      expect(await asked[0]?.visit.respond([])).toBe(output);
      expect(handled).toBe(1);
    },
  );

  it('is left without a handler, so that Prism gives an example', async () => {
    await prism.visit(visit('makeScanPublic', { respond: async () => null }));
    expect(await asked[0]?.visit.respond([])).toBeNull();
  });
});
