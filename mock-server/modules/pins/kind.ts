import { opaque } from '../../kinds/fields.ts';
import { kind } from '../../kinds/kind.ts';
import { hearsNamed } from '../../kinds/sees.ts';

const targets = {
  scan: 'scan',
  model: 'model',
  tour: 'tour',
  photo: 'photo',
  video: 'video',
  plan: 'sheet',
  cam: 'field_cam',
} as const;

export const kinds = [
  kind('pins', {
    type: 'pin',
    module: 'pins',
    title: ({ record: { id } }, { punchItems, rfis, submittals }) =>
      (punchItems[id] ?? rfis[id] ?? submittals[id])?.title ?? '',
    fields: ({ target, anchor }) => ({ on: target.type, place: opaque(anchor) }),
    // Those who see both its record and what it is on.
    sees: ({ record, target: { type, id } }, who) =>
      hearsNamed(who, record) && hearsNamed(who, { type: targets[type], id }),
    isPersonal: true,
  }),
];
