import { memberOf, scansOf, toursOf } from '../../core/members/members.ts';
import { type LogCall, viewerOf } from '../../core/members/viewer.ts';
import { sees } from '../../core/permissions/projects.ts';
import type { Tour } from '../../core/state/model.ts';
import type { components } from '../../generated/contract.d.ts';
import { allLogs } from '../records/allLogs.ts';
import { type Moments, momentsOf, type Tally, tallyOf } from '../records/counts.ts';

type Schemas = components['schemas'];

interface ProjectTally {
  punchItems: Tally;
  rfis: Tally;
  submittals: Tally;
  scans: { public: number; private: number; createdAt: Moments };
  tours: Schemas['TourStats'];
}

/**
 * Returns the caller's counts in a project, or null if the caller cannot see the project. Counting reads every record,
 * so the result is cached until the state changes. Recent records are counted at each call, because they depend on the
 * time.
 */
export function projectTally(call: LogCall, projectId: string): ProjectTally | null {
  // Checked first, so that the cache reveals nothing to others.
  if (!memberOf(call, projectId)) return null;
  const { tenant } = call;
  const { id, viewing, program } = call.user();
  const caller = JSON.stringify([id, viewing, program]);
  return tenant.remember(`tally of ${projectId} for ${caller}`, () => count(call, projectId));
}

function count(call: LogCall, projectId: string): ProjectTally | null {
  const viewer = viewerOf(call, projectId);
  const member = memberOf(call, projectId);
  if (!viewer || !member) return null;
  const { role } = member.membership;
  const scans = sees(role, 'scans') ? scansOf(call, projectId) : [];
  const open = scans.filter(({ visibility }) => visibility === 'public').length;
  return {
    punchItems: tallyOf(allLogs.punch_item, call, viewer),
    rfis: tallyOf(allLogs.rfi, call, viewer),
    submittals: tallyOf(allLogs.submittal, call, viewer),
    scans: {
      public: open,
      private: scans.length - open,
      createdAt: momentsOf(scans.map(({ createdAt }) => createdAt)),
    },
    tours: tourStats(sees(role, 'tours') ? toursOf(call.tenant, member) : []),
  };
}

function tourStats(tours: Tour[]): Schemas['TourStats'] {
  const open = tours.filter(({ visibility }) => visibility === 'public').length;
  return { total: tours.length, public: open, private: tours.length - open };
}
