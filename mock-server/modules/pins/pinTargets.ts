import type { MemberCall } from '../../core/access.ts';
import { isGranted } from '../../core/permissions/grants.ts';
import { seesSheet } from '../../core/permissions/plans.ts';
import { targetOf } from '../../core/sharing/targets.ts';
import { fileUrl } from '../../core/state/files.ts';
import { lookUp } from '../../core/state/model.ts';
import { hasScene } from '../../core/state/records/places.ts';
import { invalid } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { access as photos } from '../photos/access.ts';
import { access as tours } from '../tours/access.ts';

type Schemas = components['schemas'];

const MODULES = {
  scan: 'scans',
  model: 'models',
  tour: 'tours',
  photo: 'photos',
  video: 'videos',
  cam: 'field-cams',
} as const;

interface Found {
  title: string;
  /** Only for a tour. */
  scenes?: readonly { id: string }[];
  /** Only for a plan: whether it takes new pins. */
  isCurrent?: boolean;
  /** Only for a plan. */
  thumbnailUrl?: string;
}

/** Returns the target of a pin or scene view, or null if the caller cannot see it or it is gone. */
export function pinTargetOf(call: MemberCall, target: Schemas['PinTarget']): Found | null {
  const { videos, sheets } = call.tenant.state;
  const { type, id } = target;
  const { member } = call;
  const projectId = member.project.id;
  // A plan has a rule of its own for drafts.
  const module = type === 'plan' ? null : MODULES[type];
  if (module && !isGranted(module, member.membership.role, 'view')) return null;
  switch (type) {
    case 'tour':
      return tours.tourId.find(call, id);
    case 'photo':
      return photos.photoId.find(call, id);
    case 'video': {
      const video = lookUp(videos, id);
      return video?.projectId === projectId ? video : null;
    }
    case 'plan': {
      const sheet = lookUp(sheets, id);
      if (sheet?.projectId !== projectId || !seesSheet(member, sheet)) return null;
      const { number, title, planStatus, thumbnailFileId } = sheet;
      return {
        title: `${number} ${title}`.trim(),
        isCurrent: planStatus === 'active',
        thumbnailUrl: fileUrl(call, { kind: 'sheet', id }, thumbnailFileId),
      };
    }
    default:
      return targetOf(call.tenant.state, projectId, target);
  }
}

/** Refuses a scene that the tour does not have. Returns null for valid scenes and for targets without scenes. */
export const unknownScene = ({ scenes }: Found, id: unknown, pointer: string) =>
  scenes && !hasScene(scenes, id) ? invalid(pointer, 'scene', 'must be a scene of the tour') : null;
