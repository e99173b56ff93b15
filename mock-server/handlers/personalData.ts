import type { components } from '../generated/contract.d.ts';
import { nameOf } from '../members/people.ts';
import { preferencesOf } from '../notifications/preferences.ts';
import { idOf } from '../permissions/roles.ts';
import type { TenantState } from '../state/model.ts';
import { sessionsOf } from './ownSessions.ts';
import { type OwnCall, toContract } from './profileView.ts';

type Schemas = components['schemas'];

/** Where the records are that people make or are named in, with the kind of each. */
const KINDS = {
  punchItems: 'punch_item',
  rfis: 'rfi',
  submittals: 'submittal',
  photos: 'photo',
  albums: 'album',
  videos: 'video',
  documents: 'document',
  planSets: 'plan_set',
  scans: 'scan',
  models: 'model',
  tours: 'tour',
  fieldCams: 'field_cam',
  uploads: 'upload',
  pins: 'pin',
  sceneViews: 'scene_view',
  savedViews: 'saved_view',
  shareLinks: 'share_link',
  distributionGroups: 'distribution_group',
  invitations: 'invitation',
  companies: 'company',
} as const satisfies Partial<Record<keyof TenantState, string>>;

const textOf = (record: object, names: readonly string[]): string | null => {
  const found = names.map((name) => Reflect.get(record, name)).find((value) => value);
  return typeof found === 'string' ? found : null;
};

/** What the person wrote below a record. */
const writtenBy = (record: object, id: string): string[] =>
  ['comments', 'responses'].flatMap((part) => {
    const all: unknown = Reflect.get(record, part);
    return (Array.isArray(all) ? all : []).flatMap((one) =>
      one.createdById === id && typeof one.body === 'string' ? [one.body] : [],
    );
  });

function recordsOf({ tenant, user }: OwnCall): Schemas['PersonalRecord'][] {
  const { state } = tenant;
  const { id } = user();
  return (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((place) =>
    Object.values(state[place])
      .filter((record) => JSON.stringify(record).includes(`"${id}"`))
      .map((record) => ({
        kind: KINDS[place],
        id: record.id,
        title: textOf(record, ['title', 'name', 'label', 'fileName', 'email']),
        project: state.projects[textOf(record, ['projectId']) ?? '']?.name ?? null,
        createdByYou: textOf(record, ['createdById', 'userId', 'invitedById']) === id,
        comments: writtenBy(record, id),
      })),
  );
}

/** Everything about the caller, except the password and the tokens. */
export function personalData(call: OwnCall): Schemas['PersonalData'] {
  const { tenant, user, now } = call;
  const { state } = tenant;
  const own = user();
  return {
    exportedAt: new Date(now).toISOString(),
    profile: toContract(call),
    projects: [...state.memberships, ...state.suspended]
      .filter(({ userId }) => userId === own.id)
      .map(({ projectId: id, role, companyId }) => ({
        id,
        name: state.projects[id]?.name ?? id,
        role: idOf(role),
        company: companyId && nameOf(tenant, companyId),
      })),
    sessions: sessionsOf(call),
    notifications: preferencesOf(call.tenant.state, call.user().id),
    records: recordsOf(call),
  };
}
