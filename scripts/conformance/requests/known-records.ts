import { recordOf } from '../check.ts';
import type { Operation } from '../operations.ts';
import type { Input } from '../run.ts';
import type { Answer } from '../target.ts';
import { isObject, type Json } from './values.ts';

export type KnownRecord = Json & { id: string };

/** A record that the run created, and its collection. */
export interface CreatedRecord {
  /** Path template of the record. */
  item: string;
  path: Record<string, string>;
}

/** Returns the path template of the collection that a path parameter refers to. */
export const collectionOf = ({ path }: Operation, parameter: string): string =>
  path.slice(0, path.indexOf(`/{${parameter}}`));

/** The records on the host that the run knows. */
export class KnownRecords {
  /** Records that several cases share, by collection. */
  readonly shared = new Map<string, string>();
  readonly seen = new Map<string, KnownRecord>();
  readonly created = new Map<string, CreatedRecord>();
  /** Deleted records; with what the run needs to remove one that is restored, if it created the record. */
  readonly gone = new Map<string, CreatedRecord | undefined>();

  /** Remembers a record, and marks it for removal if this call created it; forgets one that it deleted. */
  remember({ method, path: template, pathNames }: Operation, input: Input, answer: Answer): void {
    if (method === 'delete' && answer.status < 300)
      this.forget(input.path[pathNames.at(-1) ?? ''] ?? '');
    const record = recordOf(answer);
    if (!record) return;
    this.seen.set(record.id, record);
    const restored = this.gone.get(record.id);
    if (restored) this.created.set(record.id, restored);
    this.gone.delete(record.id);
    if (method !== 'post') return;
    const last = pathNames.at(-1) ?? '';
    const known = input.path[last];
    // Use the project in the answer, in case the host stored a wrong one.
    const { projectId = input.path.projectId } = record;
    const project: Record<string, string> =
      projectId === undefined ? {} : { projectId: String(projectId) };
    const path = { ...input.path, ...project, id: record.id };
    // Created in a collection, or from another record like a revision.
    const isNew = last === 'projectId' || last === '';
    const [collection] =
      /^(?:\/projects\/\{projectId\})?\/[^/{]+(?=$|\/from-)/.exec(template) ?? [];
    if (isNew && collection && record.id !== known) {
      this.created.set(record.id, { item: `${collection}/{id}`, path });
    } else if (!isNew && record.id !== known && this.seen.has(known ?? '')) {
      const item = `${template.slice(0, template.indexOf(`/{${last}}`))}/{id}`;
      this.created.set(record.id, { item, path });
    }
  }

  /** Forgets a deleted record. */
  forget(id: string): void {
    this.gone.set(id, this.created.get(id));
    this.created.delete(id);
    for (const [collection, shared] of this.shared)
      if (shared === id) this.shared.delete(collection);
  }
}

/** Returns the part (such as a file of `attachments`) that the answer has and the earlier record did not. */
export function newPart(
  parts: string,
  before: Json | undefined,
  after: Json | undefined,
): string | undefined {
  const ids = (record: Json | undefined): string[] => {
    const list = record?.[parts];
    return Array.isArray(list) ? list.filter(isObject).map(({ id }) => String(id)) : [];
  };
  const known = ids(before);
  return ids(after).findLast((id) => !known.includes(id));
}
