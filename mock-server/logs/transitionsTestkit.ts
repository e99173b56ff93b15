import { describe, expect, it } from 'vitest';
import { outcomeOf, type Role, roles, type Team } from './testkit.ts';

/** A change of status, such as `open closed`. */
export type Transition<Status extends string> = `${Status} ${Status}`;

/** The transitions that a role, or a part in a record, permits. */
export type Part<Changes, Status extends string> = [
  name: string,
  role: Role,
  changes: Changes,
  transitions: Transition<Status>[],
];

interface Log<Stored, Changes, Status extends string> {
  team: Team;
  url: string;
  statuses: readonly Status[];
  /** The transitions that exist for anyone. */
  inTable: readonly Transition<Status>[];
  parts: Part<Changes, Status>[];
  add: (changes: Changes, status: Status) => Stored;
  /** Stores the record again as it was. */
  restore: (stored: Stored) => void;
  statusNow: () => string | undefined;
  go: (role: Role, to: Status) => Promise<Response>;
}

/** Tests each transition for each part: what the record permits, and what the server accepts. */
export function testTransitions<Stored, Changes, Status extends string>({
  team,
  url,
  statuses,
  inTable,
  ...log
}: Log<Stored, Changes, Status>): void {
  describe.each(log.parts)('%s', (_name, role, changes, transitions) => {
    it.each(statuses)('from %s', async (from) => {
      const stored = log.add(changes, from);
      const client = await team.as(role);
      const seen = await client.json<{ data: { permittedStatuses: Status[] } }>('GET', url);
      const expected = transitions.filter((transition) => transition.startsWith(`${from} `));
      const permitted = seen.status === 200 ? seen.body.data.permittedStatuses : [];
      expect(permitted.map((to) => `${from} ${to}`).sort()).toEqual(expected.toSorted());
      for (const to of statuses) {
        log.restore(stored);
        const transition: Transition<Status> = `${from} ${to}`;
        const isPermitted = transitions.includes(transition);
        const refused = inTable.includes(transition) ? '403 FORBIDDEN' : '409 WRONG_STATE';
        expect(await outcomeOf(log.go(role, to)), transition).toBe(
          isPermitted ? '200' : seen.status === 404 ? '404 NOT_FOUND' : refused,
        );
        expect(log.statusNow()).toBe(isPermitted ? to : from);
      }
    });
  });

  it('the cases cover every role', () => {
    expect(new Set(log.parts.map(([, role]) => role))).toEqual(new Set(roles));
  });
}
