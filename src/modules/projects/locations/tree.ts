import { zLocationKind } from '@/api/generated/schemas/zLocationKind.gen';
import type { LocationKind, ProjectLocation } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { matchesWords } from '@/shared/format/matchesWords';
import type { DropPlace } from '@/shared/tree/useTreeDrag';

export const KINDS: readonly LocationKind[] = zLocationKind.options;

/** Tells whether a location of a kind can be in one of another kind, or at the top. */
export const fitsIn = (kind: LocationKind, container: LocationKind | null): boolean =>
  container === null ? kind === 'building' : KINDS.indexOf(container) < KINDS.indexOf(kind);

/** The kinds of what can be in a location of a kind, or at the top. */
export const kindsIn = (container: LocationKind | null): LocationKind[] =>
  KINDS.filter((kind) => fitsIn(kind, container));

/** What is mostly added to a location: most projects have no areas. */
export const usualIn = (container: LocationKind | null): LocationKind | null =>
  container === 'building' ? 'level' : (kindsIn(container).at(-1) ?? null);

/** 'a room', 'an area'. */
export const aKind = (kind: LocationKind): string => `${kind === 'area' ? 'an' : 'a'} ${kind}`;

/** '12 levels, 148 rooms', without kinds that there are none of. */
export const countsText = (locations: readonly ProjectLocation[]): string =>
  KINDS.flatMap((kind) => {
    const found = locations.filter((location) => location.kind === kind).length;
    return found > 0 ? count(found, kind) : [];
  }).join(', ');

/** A new location that is being named. */
export interface Draft {
  kind: LocationKind;
  parentId: string | null;
  /** Its place among its siblings. */
  position: number;
}

export interface LocationRow {
  location: ProjectLocation;
  level: number;
  /** Its place among the siblings that are shown, 1 for the first. */
  position: number;
  siblings: number;
  /** Null if nothing is in it. */
  expanded: boolean | null;
  /** Number of locations in it, at any depth. */
  inside: number;
}
export type Row = LocationRow | { draft: Draft; level: number };

/** The locations of a project by what contains them. */
export class Locations {
  readonly all: readonly ProjectLocation[];
  readonly #byId: ReadonlyMap<string, ProjectLocation>;
  readonly #children: ReadonlyMap<string | null, readonly ProjectLocation[]>;

  constructor(all: readonly ProjectLocation[]) {
    this.all = all;
    this.#byId = new Map(all.map((location) => [location.id, location]));
    const children = new Map<string | null, ProjectLocation[]>();
    for (const location of all) {
      const siblings = children.get(location.parentId);
      if (siblings) siblings.push(location);
      else children.set(location.parentId, [location]);
    }
    this.#children = children;
  }

  get = (id: string | null): ProjectLocation | undefined =>
    id === null ? undefined : this.#byId.get(id);

  in = (parentId: string | null): readonly ProjectLocation[] => this.#children.get(parentId) ?? [];

  kindOf = (id: string | null): LocationKind | null => this.get(id)?.kind ?? null;

  placeOf = ({ id, parentId }: ProjectLocation): number =>
    this.in(parentId).findIndex((sibling) => sibling.id === id);

  /** Returns the ids of those that contain a location, the closest first. */
  around({ parentId }: ProjectLocation): string[] {
    const parent = this.get(parentId);
    return parent ? [parent.id, ...this.around(parent)] : [];
  }

  countIn = (id: string): number =>
    this.in(id).reduce((sum, child) => sum + 1 + this.countIn(child.id), 0);

  /** Returns the places at a target where a location may go. */
  placesAt(movedId: string, targetId: string): DropPlace[] {
    const [moved, target] = [this.get(movedId), this.get(targetId)];
    if (!moved || !target || moved === target || this.around(target).includes(movedId)) return [];
    const isBeside = fitsIn(moved.kind, this.kindOf(target.parentId));
    const isInside = fitsIn(moved.kind, target.kind) && !target.archived;
    return [
      ...(isBeside ? (['before', 'after'] as const) : []),
      ...(isInside ? ['inside' as const] : []),
    ];
  }

  /** Returns where a location goes that is dropped at another one. */
  dropAt(movedId: string, target: ProjectLocation, place: DropPlace) {
    if (place === 'inside') return { parentId: target.id, position: this.in(target.id).length };
    const others = this.in(target.parentId).filter(({ id }) => id !== movedId);
    const index = others.findIndex(({ id }) => id === target.id);
    return { parentId: target.parentId, position: index + (place === 'after' ? 1 : 0) };
  }

  /** Returns where a step with the keyboard takes a location; null if it cannot go there. */
  step(location: ProjectLocation, to: 'up' | 'down' | 'in' | 'out') {
    const { kind, parentId } = location;
    const at = this.placeOf(location);
    if (to === 'up') return at > 0 ? { parentId, position: at - 1 } : null;
    if (to === 'down') {
      return at < this.in(parentId).length - 1 ? { parentId, position: at + 1 } : null;
    }
    if (to === 'in') {
      const before = this.in(parentId)[at - 1];
      return before && fitsIn(kind, before.kind) && !before.archived
        ? { parentId: before.id, position: this.in(before.id).length }
        : null;
    }
    const parent = this.get(parentId);
    return parent && fitsIn(kind, this.kindOf(parent.parentId))
      ? { parentId: parent.parentId, position: this.placeOf(parent) + 1 }
      : null;
  }

  /** Returns a new location one step further in or out; null if it cannot go there. */
  stepDraft({ kind, parentId, position }: Draft, to: 'in' | 'out'): Draft | null {
    if (to === 'in') {
      const before = this.in(parentId)[position - 1];
      const inner = before && !before.archived ? usualIn(before.kind) : null;
      if (!before || !inner) return null;
      const own = fitsIn(kind, before.kind) ? kind : inner;
      return { kind: own, parentId: before.id, position: this.in(before.id).length };
    }
    const parent = this.get(parentId);
    if (!parent) return null;
    return { kind: parent.kind, parentId: parent.parentId, position: this.placeOf(parent) + 1 };
  }

  /** Returns the rows of the tree, and the new location at its place. */
  rows(shown: ReadonlySet<string>, isOpen: (id: string) => boolean, draft: Draft | null): Row[] {
    const inside = (parentId: string | null, level: number): Row[] => {
      const children = this.in(parentId);
      const visible = children.filter(({ id }) => shown.has(id));
      const at = draft?.parentId === parentId ? Math.min(draft.position, children.length) : -1;
      const own: Row[] = draft && at >= 0 ? [{ draft, level }] : [];
      const rows = children.flatMap((location, index): Row[] => {
        const before = index === at ? own : [];
        const position = visible.indexOf(location) + 1;
        if (position === 0) return before;
        const hasMore =
          draft?.parentId === location.id || this.in(location.id).some(({ id }) => shown.has(id));
        const expanded = hasMore ? draft?.parentId === location.id || isOpen(location.id) : null;
        const row = {
          ...{ location, level, position, expanded },
          siblings: visible.length,
          inside: this.countIn(location.id),
        };
        return [...before, row, ...(expanded ? inside(location.id, level + 1) : [])];
      });
      return at === children.length ? [...rows, ...own] : rows;
    };
    return inside(null, 1);
  }

  /** Returns the ids of what passes a search, with what contains it. Without words, everything passes. */
  found(words: string, withArchived: boolean): Set<string> {
    const passing = this.all.filter(
      ({ archived, path }) => (withArchived || !archived) && matchesWords(words, ...path),
    );
    return new Set(passing.flatMap((location) => [location.id, ...this.around(location)]));
  }
}

/** Puts a new location into a list that has each one after what contains it. */
export function withAdded(
  all: readonly ProjectLocation[],
  added: ProjectLocation,
  position: number,
): ProjectLocation[] {
  if (all.some(({ id }) => id === added.id)) return [...all];
  const rows = new Locations(all);
  const next = rows.in(added.parentId)[position];
  const insideOf = (id: string): number => 1 + rows.countIn(id);
  const parentAt = all.findIndex(({ id }) => id === added.parentId);
  const end = added.parentId === null ? all.length : parentAt + insideOf(added.parentId);
  const at = next ? all.indexOf(next) : end;
  return all.toSpliced(at, 0, added);
}
