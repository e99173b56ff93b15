import type { StoredMinutes, StoredReport } from '../../../core/state/pages.ts';
import type { Times } from '../../../demo/schedule.ts';

const none: Omit<StoredReport, 'version'> = {
  weather: null,
  ...{ crews: [], equipment: [], deliveries: [], delays: [], safety: [], visitors: [], work: [] },
  photoIds: [],
};

const crew = (companyId: string, trade: string, workers: number, hours: number, note = '') => ({
  ...{ companyId, trade, workers, hours, note },
});

const crane = (hours: number) => ({ name: 'Tower crane', count: 1, hours });

/** The figures of the daily reports of the demo. */
export const reports: Readonly<Record<string, StoredReport>> = {
  'pag_harbor-daily-1': {
    ...none,
    weather: { sky: 'wind', lowC: 6, highC: 11, windKph: 76, rainMm: 1.5, note: 'Gusts until 9.' },
    crews: [
      crew('cmp_rainier', 'Rebar', 12, 96),
      crew('cmp_cascade', 'Sleeves', 4, 32),
      crew('cmp_northline', 'Temporary power', 2, 16),
    ],
    equipment: [crane(6.5), { name: 'Concrete pump', count: 1, hours: 0 }],
    deliveries: [
      { item: 'Rebar #5', supplier: 'Nucor', quantity: 14.5, unit: 'ton', note: 'Gate 2, 7:10' },
    ],
    delays: [
      { cause: 'weather', hours: 2.5, description: 'Crane out of service, wind over 20 m/s.' },
    ],
    safety: [{ kind: 'toolbox_talk', description: 'Loose material on decks in wind.' }],
    visitors: [
      { name: 'Carl Jensen', company: 'City of Seattle', purpose: 'Rebar inspection, level 4' },
    ],
    work: [
      { description: 'Rebar tied', location: 'Level 4, A to C', quantity: 5.2, unit: 'ton' },
      { description: 'Core wall stripped', location: 'Level 4', quantity: 640, unit: 'ft2' },
    ],
    version: 6,
  },
  'pag_harbor-daily-2': {
    ...none,
    weather: { sky: 'partly_cloudy', lowC: 5, highC: 12.5, windKph: 22, rainMm: 0, note: '' },
    crews: [
      crew('cmp_rainier', 'Rebar', 14, 112),
      crew('cmp_cascade', 'Sleeves', 4, 30),
      crew('cmp_northline', 'Temporary power', 3, 20, 'Breaker 12 replaced'),
    ],
    equipment: [crane(9)],
    safety: [
      {
        kind: 'near_miss',
        description: 'Tie wire fell from level 4. Nobody hurt, toe boards closed.',
      },
    ],
    work: [{ description: 'Rebar tied', location: 'Level 4, C to E', quantity: 5.8, unit: 'ton' }],
    version: 4,
  },
  'pag_harbor-daily-3': {
    ...none,
    crews: [crew('cmp_rainier', 'Carpentry', 6, 48), crew('cmp_olympic', 'Panels', 5, 40)],
    equipment: [crane(7)],
    version: 2,
  },
  'pag_harbor-tpl-daily': { ...none, version: 1 },
};

const here = (...ids: string[]) => ids.map((userId) => ({ userId, present: true }));
const away = (...ids: string[]) => ids.map((userId) => ({ userId, present: false }));

/** Returns what the minutes of the demo have beside their texts. */
export const minutes = (times: Times): Readonly<Record<string, StoredMinutes>> => {
  const first = 'pag_harbor-minutes-1';
  const sequence = {
    id: 'p-sequence',
    text: 'Send the revised pour sequence of level 4',
    assigneeId: 'usr_marcus',
    dueDate: times.date(1),
    sincePageId: first,
  };
  const sleeve = {
    id: 'p-sleeve',
    text: 'Answer the RFI about the sleeve at C/4',
    assigneeId: 'usr_lena',
    dueDate: times.date(-1),
    sincePageId: first,
  };
  return {
    [first]: {
      previousPageId: null,
      attendees: [...here('usr_ana', 'usr_marcus', 'usr_priya', 'usr_helen'), ...away('usr_lena')],
      agenda: [
        { id: 'a-schedule', text: 'Look-ahead of two weeks' },
        { id: 'a-wall', text: 'Scratched panels of the curtain wall' },
      ],
      decisions: [{ id: 'd-panels', text: 'Olympic replaces panels 17 and 20 at no cost.' }],
      points: [
        { ...sequence, state: 'open' },
        { ...sleeve, state: 'open' },
        {
          id: 'p-permit',
          text: 'Extend the street permit for Gate 2',
          assigneeId: 'usr_kofi',
          dueDate: times.date(-6),
          state: 'done',
          sincePageId: first,
        },
      ],
      version: 5,
    },
    'pag_harbor-minutes-2': {
      previousPageId: first,
      attendees: [...here('usr_ana', 'usr_marcus', 'usr_priya', 'usr_lena'), ...away('usr_helen')],
      agenda: [{ id: 'a-schedule', text: 'Look-ahead of two weeks' }],
      decisions: [
        { id: 'd-pour', text: 'The pour of level 4 is on Thursday if the wind allows it.' },
      ],
      points: [
        { ...sequence, state: 'open' },
        { ...sleeve, state: 'open' },
        {
          id: 'p-shaft',
          text: 'Keep the shaft of level 4 free until noon on Thursday',
          assigneeId: 'usr_diego',
          dueDate: times.date(2),
          state: 'open',
          sincePageId: 'pag_harbor-minutes-2',
        },
      ],
      version: 3,
    },
    'pag_harbor-tpl-minutes': {
      previousPageId: null,
      ...{ attendees: [], agenda: [], decisions: [], points: [] },
      version: 1,
    },
  };
};
