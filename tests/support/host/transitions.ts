import { describe, expect, it } from 'vitest';
import { outcomeOf, type Role, roles, type Team } from './logs.ts';

/** A change of status, such as `open closed`. */
export type Transition<Status extends string> = `${Status} ${Status}`;

/** The transitions that a role, or a part in a record, permits. */
export type Part<Changes, Status extends string> = [
  name: string,
  role: Role,
  changes: Changes,
  transitions: Transition<Status>[],
];

type Go<Status> = (role: Role, to: Status, body?: object) => Promise<Response>;

/**
 * Returns a function that changes the status of a record.
 *
 * @param full all fields that any transition requires
 */
export const transitionsOf =
  <Status extends string>(team: Team, url: string, full: object): Go<Status> =>
  (role, status, body = {}) =>
    team.call(role, 'POST', `${url}/transitions`, { ...full, ...body, status });

interface Stored {
  id: string;
  status: string;
}

interface Log<Changes, Status extends string> {
  team: Team;
  url: string;
  /** Where the mock stores the records. */
  collection: 'punchItems' | 'rfis' | 'submittals';
  statuses: readonly Status[];
  /** The transitions that exist for anyone. */
  inTable: readonly Transition<Status>[];
  parts: Part<Changes, Status>[];
  add: (changes: Changes, status: Status) => Stored;
  go: Go<Status>;
}

/** Tests each transition for each part: what the record permits, and what the server accepts. */
export function testTransitions<Changes, Status extends string>({
  team,
  url,
  collection,
  statuses,
  inTable,
  ...log
}: Log<Changes, Status>): void {
  describe.each(log.parts)('%s', (_name, role, changes, transitions) => {
    it.each(statuses)('from %s', async (from) => {
      const stored = log.add(changes, from);
      const client = await team.as(role);
      const seen = await client.json<{ data: { permittedStatuses: Status[] } }>('GET', url);
      const expected = transitions.filter((transition) => transition.startsWith(`${from} `));
      const permitted = seen.status === 200 ? seen.body.data.permittedStatuses : [];
      expect(permitted.map((to) => `${from} ${to}`).sort()).toEqual(expected.toSorted());
      const records: Record<string, Stored> = team.state[collection];
      for (const to of statuses) {
        records[stored.id] = stored;
        const transition: Transition<Status> = `${from} ${to}`;
        const isPermitted = transitions.includes(transition);
        const refused = inTable.includes(transition) ? '403 FORBIDDEN' : '409 WRONG_STATE';
        expect(await outcomeOf(log.go(role, to)), transition).toBe(
          isPermitted ? '200' : seen.status === 404 ? '404 NOT_FOUND' : refused,
        );
        expect(records[stored.id]?.status).toBe(isPermitted ? to : from);
      }
    });
  });

  it('the cases cover every role', () => {
    expect(new Set(log.parts.map(([, role]) => role))).toEqual(new Set(roles));
  });
}
