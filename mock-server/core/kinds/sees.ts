import { permissions } from '../../generated/permissions.ts';
import { isGrantedInAccount } from '../permissions/account.ts';
import { type Module, rulesOf } from '../permissions/grants.ts';
import { accountOfRow } from '../state/account.ts';
import { lookUp, type Member, type Project, type TenantState } from '../state/model.ts';
import { isUsed } from '../state/projectModules.ts';
import { type Kind, projectIdOf } from './kind.ts';
import { kindOf } from './registry.ts';
import type { Onlooker, Seer } from './seer.ts';

/** A stored record, or what is known of one that is gone. */
export interface About {
  projectId: string | null;
  type: string;
  id: string;
  row: object;
}

type Check = NonNullable<Kind['sees']>;
type InAccount = Parameters<typeof isGrantedInAccount>[0];

const table: Readonly<Record<string, { scope?: string; actions: object }>> = permissions.modules;

const isOfAccount = (tag: string): tag is InAccount => table[tag]?.scope === 'account';

/**
 * Tells whether the project uses what a tag has, and the role sees any of it. Every member sees what has no `view` in
 * the table.
 */
function reaches(tag: string, { project, membership }: Member): boolean {
  if (!isUsed(project, tag)) return false;
  const hasView = !isOfAccount(tag) && 'view' in (table[tag]?.actions ?? {});
  return !hasView || rulesOf(tag as Module, 'view', membership.role).length > 0;
}

const everybody: Check = () => true;
const seeing = ({ sees: check = everybody }: Kind) => check;
const hearing = ({ heard, ...kind }: Kind) => heard ?? seeing(kind);

export const usesKind = (project: Project, kind: { tag: string } | undefined): boolean =>
  kind !== undefined && isUsed(project, kind.tag);

/** Unknown kinds are seen by nobody. */
function passes(who: Onlooker, type: string, row: object, checkOf: (kind: Kind) => Check): boolean {
  const kind = kindOf(type);
  return kind !== undefined && reaches(kind.tag, who) && checkOf(kind)(row, who);
}

function passesInAccount(seer: Seer, { type, id, row }: About): boolean {
  const kind = kindOf(type);
  if (!kind) return false;
  const { tag, seesInAccount } = kind;
  const isOwn = accountOfRow(row) === seer.call.user().accountId;
  const seesAll = isOwn && isOfAccount(tag) && isGrantedInAccount(tag, seer.accountRoles(), 'view');
  return seesAll || seesInAccount?.(row, seer, id) === true;
}

function passesAt(seer: Seer, about: About, checkOf: (kind: Kind) => Check): boolean {
  const { projectId, type, row } = about;
  if (projectId === null) return passesInAccount(seer, about);
  const who = seer.member(projectId);
  return who !== null && passes(who, type, row, checkOf);
}

/** Whether somebody sees a record. */
export const sees = (seer: Seer, about: About): boolean => passesAt(seer, about, seeing);

/** Whether somebody may hear that a record has changed. */
export const hears = (seer: Seer, about: About): boolean => passesAt(seer, about, hearing);

/** A stored record by what entries and notifications call it. */
export function rowNamed(
  state: TenantState,
  { type, id }: Pick<About, 'type' | 'id'>,
): object | undefined {
  const records = kindOf(type)?.records?.(state);
  return records && lookUp(records, id);
}

/**
 * Whether the log names a record to somebody who sees its part of the portal. A deleted one is named to those who saw all
 * of its kind.
 */
export function isNamedTo(who: Onlooker, about: Pick<About, 'type' | 'id'>): boolean {
  const kind = kindOf(about.type);
  if (!kind) return true;
  const row = rowNamed(who.state, about);
  if (!row) return kind.seesGone ? kind.seesGone(who) : seesAllOf(kind.tag, who);
  const isInBin = 'deletedAt' in row && row.deletedAt !== null;
  return (isInBin ? hearing : seeing)(kind)(row, who);
}

/** Whether a role sees every record of a tag, private ones and drafts included. */
const seesAllOf = (tag: string, { membership }: Member): boolean =>
  isOfAccount(tag) ||
  Object.entries(table[tag]?.actions ?? {}).every(
    ([action, { hides }]: [string, { hides?: boolean }]) =>
      hides !== true || rulesOf(tag as Module, action, membership.role).includes('all'),
  );

/** Whether somebody may hear of a record that another one names. */
export function hearsNamed(who: Onlooker, about: Pick<About, 'type' | 'id'>): boolean {
  const row = rowNamed(who.state, about);
  return row !== undefined && passes(who, about.type, row, hearing);
}

/** Whether somebody may open the files of a record, by its kind. */
export function opensFilesOf(seer: Seer, kind: Kind | undefined, id: string): boolean {
  const row = kind?.records && lookUp(kind.records(seer.call.tenant.state), id);
  if (!kind || !row) return false;
  const who = seer.member(projectIdOf(kind, row) ?? '');
  return who !== null && (kind.opensFiles ?? seeing(kind))(row, who);
}
