import { opaque } from '../../kinds/fields.ts';
import { kind } from '../../kinds/kind.ts';

export const kinds = [
  kind(({ pins }) => pins, {
    type: 'pin',
    module: 'pins',
    title: ({ record: { id } }, { punchItems, rfis, submittals }) =>
      (punchItems[id] ?? rfis[id] ?? submittals[id])?.title ?? '',
    fields: ({ target, anchor }) => ({ on: target.type, place: opaque(anchor) }),
  }),
];
