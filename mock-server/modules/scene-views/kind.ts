import { kind } from '../../core/kinds/kind.ts';
import { seesView } from '../../core/permissions/sharing.ts';

export const kinds = [
  kind('sceneViews', {
    type: 'scene_view',
    module: 'scene_views',
    isChangedInPlace: true,
    title: ({ name }) => name,
    fields: ({ name, shared }) => ({ name, shared }),
    sees: (view, { membership }) => seesView(membership, view),
    isPersonal: true,
  }),
];
