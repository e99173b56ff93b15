import { plain } from '../../core/lists/search.ts';
import type { TenantState } from '../../core/state/model.ts';
import { fitsIn, type Location } from '../../core/state/records/locations.ts';
import { newId } from '../../core/state/secrets.ts';
import type { components } from '../../generated/contract.d.ts';

type Kind = components['schemas']['LocationKind'];

const keyOf = (parentId: string | null, name: string) => `${parentId ?? ''} ${plain(name.trim())}`;

/** The locations of a project. Changes are in the tree alone until they are stored. */
export class LocationTree {
  readonly #state: TenantState;
  readonly #projectId: string;
  readonly #byId = new Map<string, Location>();
  /** In their order. */
  readonly #children = new Map<string | null, Location[]>();
  readonly #byName = new Map<string, Location>();
  readonly #changed = new Map<string, Location>();

  constructor(state: TenantState, projectId: string) {
    this.#state = state;
    this.#projectId = projectId;
    for (const location of Object.values(state.locations)) {
      if (location.projectId === projectId) this.#note(location);
    }
    for (const children of this.#children.values())
      children.sort((a, b) => a.position - b.position);
  }

  get count(): number {
    return this.#byId.size;
  }

  /** Returns each location after the one that contains it, siblings in their order. */
  inOrder(parentId: string | null = null): Location[] {
    return this.#in(parentId).flatMap((location) => [location, ...this.inOrder(location.id)]);
  }

  get = (id: string | null): Location | undefined => (id === null ? undefined : this.#byId.get(id));

  pathOf({ name, parentId }: Location): string[] {
    const parent = this.get(parentId);
    return [...(parent ? this.pathOf(parent) : []), name];
  }

  isArchived({ archived, parentId }: Location): boolean {
    const parent = this.get(parentId);
    return archived || (parent !== undefined && this.isArchived(parent));
  }

  /** Returns the location with a name in another one. */
  named = (parentId: string | null, name: string): Location | undefined =>
    this.#byName.get(keyOf(parentId, name));

  /** Returns why a location cannot be in another one; null if it can. */
  refusesIn(kind: Kind, parentId: string | null): { code: string; detail: string } | null {
    const parent = this.get(parentId);
    if (parentId !== null && !parent) {
      return { code: 'reference', detail: 'must be a location of the project' };
    }
    if (!fitsIn(kind, parent?.kind)) {
      return { code: 'kind', detail: `must be a location that can contain a ${kind}` };
    }
    return parent && this.isArchived(parent)
      ? { code: 'archived', detail: 'must not be archived' }
      : null;
  }

  add(facts: Pick<Location, 'kind' | 'parentId' | 'name' | 'archived'>, index?: number): Location {
    const location: Location = {
      ...facts,
      id: newId('loc'),
      projectId: this.#projectId,
      name: facts.name.trim(),
      position: 0,
      sheetArea: null,
      version: 1,
    };
    location.position = this.#place(location, index);
    this.#note(location);
    this.#changed.set(location.id, location);
    return location;
  }

  /**
   * Replaces a location.
   * @param index its new place among its siblings; without one, it keeps its place, or gets the last in another location
   */
  replace(before: Location, next: Location, index?: number): void {
    const isMoved = next.parentId !== before.parentId;
    const position = isMoved || index !== undefined ? this.#place(next, index) : before.position;
    this.#changed.set(next.id, { ...next, position });
  }

  store(): void {
    for (const [id, location] of this.#changed) this.#state.locations[id] = location;
  }

  #in = (parentId: string | null) => this.#children.get(parentId) ?? [];

  #note(location: Location): void {
    this.#byId.set(location.id, location);
    this.#byName.set(keyOf(location.parentId, location.name), location);
    const siblings = this.#children.get(location.parentId);
    if (siblings) siblings.push(location);
    else this.#children.set(location.parentId, [location]);
  }

  /** Returns the position of a place between siblings. If there is no number between theirs, they are numbered again. */
  #place({ id, parentId }: Location, index = Number.POSITIVE_INFINITY): number {
    const siblings = this.#in(parentId);
    const last = siblings.at(-1);
    // An import adds thousands of rows at the end.
    if (index >= siblings.length && last && last.id !== id) return last.position + 1;
    const others = siblings.filter((sibling) => sibling.id !== id);
    const before = others[Math.min(index, others.length) - 1]?.position;
    const after = others[index]?.position;
    if (after === undefined) return (before ?? -1) + 1;
    if (before === undefined) return after - 1;
    const between = (before + after) / 2;
    if (between > before && between < after) return between;
    for (const [position, sibling] of others.entries()) {
      this.#changed.set(sibling.id, { ...sibling, position: position * 2 });
    }
    return index * 2 - 1;
  }
}
