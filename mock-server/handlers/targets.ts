import { isDeleted } from '../documents/tree.ts';
import type { components } from '../generated/contract.d.ts';
import { lookUp } from '../state/model.ts';
import type { Tenant } from '../state/store.ts';

type Schemas = components['schemas'];

interface Target {
  title: string;
  /** Whether visitors may see it. */
  isPublic: boolean;
}

type Find = (tenant: Tenant, projectId: string, id: string) => Target | null;

type Named = { projectId: string } & ({ title: string } | { name: string });

function sharedAs(record: Named | undefined, projectId: string): Target | null {
  if (record?.projectId !== projectId) return null;
  return { title: 'title' in record ? record.title : record.name, isPublic: true };
}

/** Finds the targets of links and pins, by type. */
const finders: Partial<Record<Schemas['PinTargetType'] | Schemas['TargetType'], Find>> = {
  scan: ({ state }, projectId, id) => {
    const scan = lookUp(state.scans, id);
    if (scan?.projectId !== projectId) return null;
    return { title: scan.title, isPublic: scan.visibility === 'public' };
  },
  model: ({ state }, projectId, id) => {
    const model = lookUp(state.models, id);
    if (model?.projectId !== projectId) return null;
    return { title: model.title, isPublic: model.visibility === 'public' };
  },
  // Albums, photos, videos and cameras have no visibility of their own. A link makes them public.
  album: ({ state }, projectId, id) => sharedAs(lookUp(state.albums, id), projectId),
  photo: ({ state }, projectId, id) => {
    const photo = lookUp(state.photos, id);
    const found = sharedAs(photo, projectId);
    return found && { ...found, isPublic: !photo?.private };
  },
  video: ({ state }, projectId, id) => sharedAs(lookUp(state.videos, id), projectId),
  cam: ({ state }, projectId, id) => sharedAs(lookUp(state.fieldCams, id), projectId),
  // A link makes it visible. In the recycle bin, nobody sees it.
  document: ({ state }, projectId, id) => {
    const one = lookUp(state.documents, id);
    return one && isDeleted(state, one) ? null : sharedAs(one, projectId);
  },
  // A link makes it visible, too. In the archive, nobody sees it.
  page: ({ state }, projectId, id) => {
    const page = lookUp(state.pages, id);
    return page?.archivedAt === null && !page.isTemplate ? sharedAs(page, projectId) : null;
  },
  tour: ({ state }, projectId, id) => {
    const tour = lookUp(state.tours, id);
    if (tour?.projectId !== projectId) return null;
    return { title: tour.title, isPublic: tour.visibility === 'public' };
  },
};

/** Returns the target, or null if the project does not have it. */
export const targetOf = (
  tenant: Tenant,
  projectId: string,
  { type, id }: Schemas['PinTarget'] | Schemas['ShareTarget'],
): Target | null => finders[type]?.(tenant, projectId, id) ?? null;

interface TargetFilter {
  targetType?: string;
  targetId?: string;
}

/** Whether a target matches a filter. */
export const matchesTarget = (
  { type, id }: Schemas['PinTarget'] | Schemas['ShareTarget'],
  { targetType = type, targetId = id }: TargetFilter,
): boolean => type === targetType && id === targetId;
