import { opaque } from '../../core/kinds/fields.ts';
import { kind } from '../../core/kinds/kind.ts';
import { kindOfTarget } from '../../core/kinds/registry.ts';
import { hearsNamed } from '../../core/kinds/sees.ts';

export const kinds = [
  kind('pins', {
    type: 'pin',
    module: 'pins',
    title: ({ record: { id } }, { punchItems, rfis, submittals }) =>
      (punchItems[id] ?? rfis[id] ?? submittals[id])?.title ?? '',
    fields: ({ target, anchor }) => ({ on: target.type, place: opaque(anchor) }),
    // Those who see both its record and what it is on.
    sees: ({ record, target: { type, id } }, who) =>
      hearsNamed(who, record) && hearsNamed(who, { type: kindOfTarget(type)?.type ?? '', id }),
    isPersonal: true,
  }),
];
