import type { MessageThread, StoredMessage } from '../../../core/state/messages.ts';

type Extra = Partial<
  Pick<StoredMessage, 'mentionIds' | 'records' | 'reactions' | 'editedAt' | 'pinnedAt'>
> & {
  /** The line that it replies to, from 1 on. */
  replyTo?: number;
};

export interface Talk {
  id: string;
  projectId: string;
  kind: MessageThread['kind'];
  title?: string;
  memberIds?: string[];
  createdById: string;
  /** Hours ago of the first and of the last message. */
  from: number;
  to: number;
  /** Unread messages by person, at the end of the thread. */
  unread?: Record<string, number>;
  starredBy?: string[];
  mutedBy?: string[];
  lines: readonly (readonly [by: string, text: string, extra?: Extra])[];
}

const harbor = 'prj_harbor';

export const talks: readonly Talk[] = [
  {
    id: 'thr_harbor-site',
    projectId: harbor,
    kind: 'channel',
    title: 'Site',
    createdById: 'usr_ana',
    from: 96,
    to: 2,
    unread: { usr_ana: 2, usr_tom: 6, usr_diego: 2, usr_priya: 1 },
    starredBy: ['usr_ana'],
    lines: [
      ['usr_marcus', 'Morning. Tower crane is down until 9, the wind is over 20 m/s at the jib.'],
      ['usr_kofi', 'Then we take the formwork of the core first. Nobody under the crane please.'],
      [
        'usr_ana',
        'Thanks for the early word. Concrete for level 5 is moved to 1 PM.',
        { reactions: { thumbs_up: ['usr_marcus', 'usr_kofi', 'usr_diego'] } },
      ],
      ['usr_diego', 'Our riser on level 4 needs the shaft free at noon. Does the pour touch it?'],
      ['usr_marcus', 'No, the shaft is yours until 3.', { replyTo: 4 }],
      ['usr_sam', 'Temporary power on level 6 is back. Breaker 12 had water in it.'],
      [
        'usr_ana',
        '@Cascade Mechanical please keep the east stair clear, it is the only way out this week.',
        { mentionIds: ['cmp_cascade'], pinnedAt: 'own', reactions: { check: ['usr_diego'] } },
      ],
      ['usr_diego', 'Clear since 10. We put our racks behind axis F.'],
      [
        'usr_rosa',
        'Curtain wall panels 14 to 22 arrive tomorrow at 6:30. Gate 2 is ours for an hour.',
      ],
      [
        'usr_kofi',
        'Gate 2 is booked for you. The flagman knows.',
        { replyTo: 9, reactions: { heart: ['usr_rosa'] } },
      ],
      [
        'usr_marcus',
        'Walk of level 3 at 2 PM. I look at this one first.',
        { records: [{ type: 'punch_item', id: 'pch_h3' }] },
      ],
      ['usr_priya', 'I join you, the ceiling of 3.14 is still open on our side.'],
      ['usr_tom', 'The city inspector comes on Friday at 10. Hard hats in the lobby.'],
      [
        'usr_kofi',
        'Pour of level 5 is done, 84 cubic meters. Curing blankets are on.',
        { reactions: { party: ['usr_tom', 'usr_ana'] } },
      ],
      ['usr_sam', 'Who has the key of the switchgear room? Mine does not fit any more.'],
      [
        'usr_marcus',
        'New lock since yesterday. Keys are in the site office, ask Kofi.',
        { replyTo: 15 },
      ],
    ],
  },
  {
    id: 'thr_harbor-safety',
    projectId: harbor,
    kind: 'channel',
    title: 'Safety',
    createdById: 'usr_marcus',
    from: 190,
    to: 30,
    unread: { usr_tom: 2 },
    mutedBy: ['usr_priya'],
    lines: [
      [
        'usr_marcus',
        'Near miss on level 7: a wrench fell into the net. Tether your tools above level 3.',
      ],
      ['usr_kofi', 'Talked about it at the toolbox meeting. Twelve people signed.'],
      ['usr_sam', 'We need two more tethers, ours are with the night shift.'],
      [
        'usr_kofi',
        'They are in the container next to gate 1.',
        { replyTo: 3, reactions: { thumbs_up: ['usr_sam'] } },
      ],
      [
        'usr_marcus',
        'Heat plan from Monday on: breaks at 10, 12 and 2. Water on each level.',
        { pinnedAt: 'own' },
      ],
    ],
  },
  {
    id: 'thr_harbor-news',
    projectId: harbor,
    kind: 'announcement',
    title: 'Announcements',
    createdById: 'usr_tom',
    from: 260,
    to: 50,
    lines: [
      [
        'usr_tom',
        'Welcome to the tower, everybody. Questions of the day belong into the channel Site.',
      ],
      [
        'usr_ana',
        'The schedule of this month is in the documents. Level 5 is now two days ahead.',
        { reactions: { party: ['usr_marcus', 'usr_helen', 'usr_rosa'] } },
      ],
      ['usr_tom', 'The site is closed on the holiday. Deliveries go back to the yard.'],
    ],
  },
  {
    id: 'thr_harbor-handover',
    projectId: harbor,
    kind: 'group',
    title: 'Level 4 handover',
    memberIds: ['usr_ana', 'usr_marcus', 'usr_diego', 'usr_sam', 'usr_helen'],
    createdById: 'usr_ana',
    from: 70,
    to: 4,
    unread: { usr_ana: 1, usr_diego: 1 },
    lines: [
      ['usr_ana', 'This group is for the handover of level 4. Goal: Helen walks it in two weeks.'],
      ['usr_helen', 'Good. I bring our facility manager, he wants to see the valves.'],
      ['usr_diego', 'Valves are tagged from room 4.01 to 4.20. The rest on Thursday.'],
      ['usr_sam', 'Lighting control is programmed, except for the corridor.'],
      [
        'usr_marcus',
        'Here is what is left from my last walk.',
        {
          records: [
            { type: 'punch_item', id: 'pch_h2' },
            { type: 'punch_item', id: 'pch_h6' },
          ],
        },
      ],
      [
        'usr_ana',
        'Thanks. @Diego Alvarez can you take the first one?',
        { mentionIds: ['usr_diego'] },
      ],
      [
        'usr_diego',
        'Yes, tomorrow before seven.',
        { replyTo: 6, reactions: { thumbs_up: ['usr_ana', 'usr_marcus'] } },
      ],
      ['usr_helen', 'Could we do the walk on the 14th in place of the 12th? Our board meets.'],
    ],
  },
  {
    id: 'thr_harbor-ana-marcus',
    projectId: harbor,
    kind: 'direct',
    memberIds: ['usr_ana', 'usr_marcus'],
    createdById: 'usr_marcus',
    from: 52,
    to: 1,
    unread: { usr_ana: 1 },
    lines: [
      ['usr_marcus', 'Do you have five minutes about the night shift?'],
      ['usr_ana', 'Sure, what is it?'],
      [
        'usr_marcus',
        'Kofi wants two more people for the stripping of level 4. It is within the budget.',
      ],
      [
        'usr_ana',
        'Then yes. Tell him from Wednesday on.',
        { reactions: { thumbs_up: ['usr_marcus'] } },
      ],
      [
        'usr_marcus',
        'This RFI is still without an answer, and we close the ceiling on Friday.',
        { records: [{ type: 'rfi', id: 'rfi_h2' }] },
      ],
    ],
  },
  {
    id: 'thr_harbor-ana-diego',
    projectId: harbor,
    kind: 'direct',
    memberIds: ['usr_ana', 'usr_diego'],
    createdById: 'usr_ana',
    from: 28,
    to: 3,
    unread: { usr_ana: 1 },
    lines: [
      ['usr_ana', 'Diego, did the duct for the server room arrive?'],
      ['usr_diego', 'Half of it. The rest comes on Tuesday, I have it in writing.'],
      ['usr_ana', 'Good. Please send me the new date of the test, too.'],
      ['usr_diego', 'Test of the server room is on the 18th at 8 AM.'],
    ],
  },
  {
    id: 'thr_harbor-marcus-kofi',
    projectId: harbor,
    kind: 'direct',
    memberIds: ['usr_marcus', 'usr_kofi'],
    createdById: 'usr_kofi',
    from: 20,
    to: 5,
    unread: { usr_marcus: 2 },
    lines: [
      ['usr_kofi', 'The pump of the pour was 40 minutes late. I wrote it down.'],
      ['usr_kofi', 'And we are short of two barriers at gate 2.'],
    ],
  },
  {
    id: 'thr_riverside-site',
    projectId: 'prj_riverside',
    kind: 'channel',
    title: 'Site',
    createdById: 'usr_marcus',
    from: 60,
    to: 9,
    unread: { usr_marcus: 1 },
    lines: [
      ['usr_ana', 'Trench along the parking lot is open. Fence is up, lights at night.'],
      ['usr_marcus', 'The utility locates it again on Thursday.'],
      [
        'usr_priya',
        'The lead door of the X-ray room gets wider by 2 inches. The sheet follows today.',
      ],
      [
        'usr_ana',
        'We hold the frame until then.',
        { replyTo: 3, reactions: { check: ['usr_priya'] } },
      ],
    ],
  },
  {
    id: 'thr_oakline-handover',
    projectId: 'prj_oakline',
    kind: 'channel',
    title: 'Warranty',
    createdById: 'usr_tom',
    from: 400,
    to: 150,
    lines: [
      ['usr_helen', 'The elevator of building B stops between the floors now and then.'],
      ['usr_ana', 'The maker comes tomorrow. It is under warranty.'],
      [
        'usr_tom',
        'Fixed: a door sensor. Report is in the documents.',
        { reactions: { thumbs_up: ['usr_helen'] } },
      ],
    ],
  },
];
