import { projectIdOf } from '../../core/kinds/kind.ts';
import { allKinds } from '../../core/kinds/registry.ts';
import { seerOf } from '../../core/kinds/seer.ts';
import { sees } from '../../core/kinds/sees.ts';
import { nameOf } from '../../core/members/people.ts';
import { preferencesOf } from '../../core/notifications/preferences.ts';
import { idOf } from '../../core/permissions/roles.ts';
import type { components } from '../../generated/contract.d.ts';
import { toContract as passkeyShown, passkeysOf } from '../auth/passkeys/passkeys.ts';
import { sessionsOf } from './ownSessions.ts';
import { type OwnCall, toContract } from './profileView.ts';

type Schemas = components['schemas'];

const textOf = (record: object, names: readonly string[]): string | null => {
  const found = names.map((name) => Reflect.get(record, name)).find((value) => value);
  return typeof found === 'string' ? found : null;
};

/** What the person wrote below a record. */
const writtenBy = (record: object, id: string): string[] =>
  ['comments', 'responses'].flatMap((part) => {
    const all: unknown = Reflect.get(record, part);
    return (Array.isArray(all) ? all : []).flatMap((row) =>
      row.createdById === id && typeof row.body === 'string' ? [row.body] : [],
    );
  });

/** The records that name the person. Those that the person does not see any more stay out. */
function recordsOf(call: OwnCall): Schemas['PersonalRecord'][] {
  const { state } = call.tenant;
  const { id } = call.user();
  const seer = seerOf(call);
  return [...allKinds()].flatMap((kind) => {
    const { type, records, isPersonal } = kind;
    const isSeen = (recordId: string, row: object) =>
      sees(seer, { projectId: projectIdOf(kind, row), type, id: recordId, row });
    return Object.entries(isPersonal ? (records?.(state) ?? {}) : {})
      .filter(([, record]) => JSON.stringify(record).includes(`"${id}"`))
      .filter(([, record]) => !Reflect.get(record, 'deletedAt'))
      .filter(([recordId, record]) => isSeen(recordId, record))
      .map(([recordId, record]) => ({
        kind: type,
        id: recordId,
        title: textOf(record, ['title', 'name', 'label', 'fileName', 'email']),
        project: state.projects[textOf(record, ['projectId']) ?? '']?.name ?? null,
        createdByYou: textOf(record, ['createdById', 'userId', 'invitedById']) === id,
        comments: writtenBy(record, id),
      }));
  });
}

/** Returns everything about the caller, except the password and the tokens. */
export function personalData(call: OwnCall): Schemas['PersonalData'] {
  const { tenant, user, now } = call;
  const { state } = tenant;
  const ownUser = user();
  return {
    exportedAt: new Date(now).toISOString(),
    profile: toContract(call),
    projects: [...state.memberships, ...state.suspended]
      .filter(({ userId }) => userId === ownUser.id)
      .map(({ projectId: id, role, companyId }) => ({
        id,
        name: state.projects[id]?.name ?? id,
        role: idOf(role),
        company: companyId && nameOf(tenant, companyId),
      })),
    sessions: sessionsOf(call),
    passkeys: passkeysOf(call, ownUser.id).map(passkeyShown),
    notifications: preferencesOf(call.tenant.state, call.user().id),
    records: recordsOf(call),
  };
}
