import type { PageNode } from '../nodes.ts';
import {
  b,
  bullets,
  callout,
  chip,
  doc,
  h,
  marked,
  mention,
  p,
  steps,
  table,
  tasks,
} from './pageNodes.ts';

/** The anchor of the comments on the method statement. */
export const ANCHOR = 'thr_5b2f9c1a';
export const QUOTE = 'axis C to axis F';

const methodStart: PageNode[] = [
  h(1, 'Scope'),
  p(
    'Slab of level 4 between axes A and F, 84 cubic yards, 5,000 psi mix with retarder. Rainier Concrete pours, ',
    mention('usr_marcus', 'Marcus Reed'),
    ' runs the pour.',
  ),
  h(1, 'Before the pour'),
  tasks(
    [true, 'Rebar inspected and photographed, axis A to C'],
    [true, 'Embeds and sleeves checked against S-301'],
    [false, 'Edge protection complete on the harbor side'],
    [false, 'Pump line flushed and pressure tested'],
  ),
];

const method = (sequence: PageNode): PageNode =>
  doc(
    ...methodStart,
    h(1, 'Sequence'),
    sequence,
    callout(
      'warning',
      'No pour if the wind at the jib is over 20 m/s or lightning is within 10 km.',
    ),
    table(
      ['Step', 'Who', 'Start', 'Hold point'],
      ['Place and vibrate', 'Rainier Concrete', '6:30', 'Slump test of each third truck'],
      ['Screed and float', 'Rainier Concrete', '8:00', 'Level check on a 10 ft grid'],
      ['Cure', 'Meridian Builders', '13:00', 'Blankets if it is below 40 °F at night'],
    ),
    h(1, 'Questions that are open'),
    p(
      'The sleeve at C/4 is still in ',
      chip('rfi', 'rfi_h1', 'RFI'),
      '. We leave a box out until it is answered.',
    ),
  );

/** The texts of the demo pages: what each author made of it, the first one first. */
export const pageTexts: Readonly<
  Record<string, readonly (readonly [by: string, text: PageNode])[]>
> = {
  'pag_harbor-site': [
    [
      'usr_ana',
      doc(
        p(
          'What everybody on site has to know. Ask ',
          mention('usr_kofi', 'Kofi Mensah'),
          ' if something is missing.',
        ),
        bullets(
          'Site hours are 6:30 to 16:00. Noise after 18:00 needs a permit of the city.',
          'Deliveries only through Gate 2, booked a day ahead.',
          'The east stair is the way out. Nothing is stored in it, not even for an hour.',
        ),
      ),
    ],
  ],
  'pag_harbor-method': [
    [
      'usr_marcus',
      method(
        steps('From axis A to axis C.', 'Joint at axis C, roughened.', 'From axis C to axis F.'),
      ),
    ],
    [
      'usr_lena',
      method(
        steps(
          'From axis A to axis C, in layers of 18 inches.',
          'Construction joint at axis C, keyed and roughened.',
          [
            'From ',
            marked(QUOTE, { type: 'comment', attrs: { threadId: ANCHOR } }),
            ', after the joint has set for 12 hours.',
          ],
        ),
      ),
    ],
  ],
  'pag_harbor-crane': [
    [
      'usr_kofi',
      doc(
        p('The crane picks over Harbor Street only with both flagmen out and the signal at red.'),
        steps('Radio check on channel 4.', 'Flagmen in place.', 'Pick, and nobody under the load.'),
      ),
    ],
  ],
  'pag_harbor-wind': [
    [
      'usr_kofi',
      doc(
        table(
          ['Wind at the jib', 'What we do'],
          ['Up to 15 m/s', 'All picks'],
          ['15 to 20 m/s', 'No panels and no formwork tables'],
          ['Over 20 m/s', 'Crane out of service, jib free to turn'],
        ),
      ),
    ],
  ],
  'pag_harbor-meetings': [
    ['usr_ana', doc(p('Owner, architect and contractor, each Tuesday at 10 in the trailer.'))],
  ],
  'pag_harbor-minutes-1': [
    [
      'usr_ana',
      doc(
        h(2, 'Schedule'),
        p(
          'Level 4 is two days behind because of the wind. Rainier adds a second crew from Thursday on.',
        ),
        h(2, 'Curtain wall'),
        p(
          'Panels 14 to 22 are in. Two have scratches, see ',
          chip('punch_item', 'pch_h3', 'Punch item'),
          '. Olympic replaces them at no cost.',
        ),
      ),
    ],
  ],
  'pag_harbor-minutes-2': [
    [
      'usr_ana',
      doc(
        h(2, 'Schedule'),
        p(
          'One of the two days is made up. The pour of level 4 is on ',
          b('Thursday at 6:30'),
          ' if the wind allows it.',
        ),
        h(2, 'Mechanical'),
        p(
          'Cascade needs the shaft of level 4 until noon. Agreed with ',
          mention('usr_diego', 'Diego Alvarez'),
          '.',
        ),
      ),
    ],
  ],
  'pag_harbor-daily': [
    ['usr_marcus', doc(p('One report a day, written before we leave the site.'))],
  ],
  'pag_harbor-daily-1': [
    [
      'usr_marcus',
      doc(
        p(
          'Crane down until 9, wind 21 m/s at the jib. We took the formwork of the core first and lost no crew hours, only crane time.',
        ),
        p(
          'Rebar of level 4 done between A and C. Inspector came at 14:00 and signed off, no remarks.',
        ),
      ),
    ],
  ],
  'pag_harbor-daily-2': [
    [
      'usr_marcus',
      doc(
        p(
          'Good day. Rebar C to E tied, sleeves of Cascade set and checked. The sleeve at C/4 waits for its RFI.',
        ),
        p('Breaker 12 on level 6 had water in it. Northline dried and replaced it before lunch.'),
      ),
    ],
  ],
  'pag_harbor-daily-3': [
    ['usr_kofi', doc(p('Edge protection on the harbor side is up to axis D. Rest tomorrow.'))],
  ],
  'pag_harbor-claim': [
    [
      'usr_ana',
      doc(
        p(
          'Days of wind since October, for the talk with the owner. Not for the subcontractors yet.',
        ),
      ),
    ],
  ],
  'pag_harbor-logistics': [
    [
      'usr_ana',
      doc(p('Gate 1 was closed in September. See the site handbook for what is valid now.')),
    ],
  ],
  'pag_harbor-tpl-daily': [
    [
      'usr_ana',
      doc(
        h(2, 'What went well'),
        p('…'),
        h(2, 'What held us up'),
        p('…'),
        h(2, 'Tomorrow'),
        p('…'),
      ),
    ],
  ],
  'pag_harbor-tpl-minutes': [
    ['usr_ana', doc(h(2, 'Safety'), p('…'), h(2, 'Schedule'), p('…'), h(2, 'Design'), p('…'))],
  ],
};
