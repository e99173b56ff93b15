import type { ActivityModule, TargetType } from '@/api/generated/types.gen';
import { moduleLabel } from '../projects/modules';
import type { Stale } from './stale';

export interface RecordPage {
  path: string;
  /** The query parameter with the id of the record. Without it, the id follows the path. */
  parameter?: string;
  /** The tab of the page. */
  tab?: string;
}

interface Kind {
  /** What such a record is called within a sentence. By default, the words of its key: 'punch item'. */
  noun?: string;
  /** Absent if such records have no page of their own. */
  page?: RecordPage;
  /** Absent for a kind that has events of its own. */
  stale?: Stale;
}

/** What a public link can include. */
interface ShareKind {
  noun: string;
  /** The heading above several targets of this type. */
  heading: string;
  /** The path of the public page. */
  page: string;
  /** The search parameter that holds the id. If absent, the id follows the path. */
  parameter?: string;
  /** Whether there is a file that visitors may be allowed to download. */
  hasFile: boolean;
}

/**
 * What a module tells of itself besides its routes: `module.ts` in its folder, or in a folder of `src/shared` for what
 * several modules share. `src/app/modules.ts` finds these files by their place.
 */
export interface Module {
  /**
   * What the activity log calls a part of the portal. Those that a project can switch off are called as in its
   * navigation.
   */
  areas?: Readonly<Partial<Record<ActivityModule, string>>>;
  /** The keys are those of the activity log. */
  kinds?: Readonly<Record<string, Kind>>;
  /** Its targets of public links, by their type. */
  targets?: Readonly<Partial<Record<TargetType, ShareKind>>>;
}

let kinds: ReadonlyMap<string, Kind> = new Map();
let targets: ReadonlyMap<string, ShareKind> = new Map();
let areas: ReadonlyMap<string, string> = new Map();

/**
 * Sets what the modules tell. It is there before a page that needs the host opens (`src/app/routes.ts`), but not yet when the
 * code of the page is loaded: read it where it is used.
 */
export function provideModules(modules: readonly Module[]): void {
  kinds = new Map(modules.flatMap((module) => Object.entries(module.kinds ?? {})));
  targets = new Map(modules.flatMap((module) => Object.entries(module.targets ?? {})));
  areas = new Map(modules.flatMap((module) => Object.entries(module.areas ?? {})));
}

/** Undefined for a kind that no module knows. A later host may have more of them. */
export const kindFacts = (type: string): Kind | undefined => kinds.get(type);

/** All kinds that the modules know, by their type. */
export const allKinds = (): Iterable<readonly [type: string, kind: Kind]> => kinds;

/** What the activity log calls a part of the portal. */
export const areaLabel = (area: string): string => areas.get(area) ?? moduleLabel(area);

export function shareKind(type: TargetType): ShareKind {
  const found = targets.get(type);
  if (!found) throw new Error(`No module shares a ${type}.`);
  return found;
}
