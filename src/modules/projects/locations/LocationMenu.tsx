import {
  IconArchive,
  IconArchiveOff,
  IconArrowsMove,
  IconPencil,
  IconPlus,
  IconQrcode,
  IconRowInsertBottom,
  IconTrash,
  IconWand,
} from '@tabler/icons-react';
import type { ProjectLocation } from '@/api/generated/types.gen';
import type { MenuTarget } from '@/shared/menu/MenuOnDemand';
import { OpenMenu } from '@/shared/menu/OpenMenu';
import { ActionItems } from '@/shared/ui/ActionItems';
import type { MenuActs } from './rowActs';
import { aKind, kindsIn, type Locations } from './tree';

interface Props {
  target: MenuTarget;
  location: ProjectLocation;
  locations: Locations;
  mayManage: boolean;
  acts: MenuActs;
}

/** What can be done with a location. */
export default function LocationMenu({ target, location, locations, mayManage, acts }: Props) {
  const { kind, archived, inUse, parentId } = location;
  const isParentArchived = locations.get(parentId)?.archived === true;
  const isOpen = mayManage && !archived;
  return (
    <OpenMenu target={target} position="bottom-end">
      <ActionItems
        actions={[
          ...kindsIn(kind).map((inner) => ({
            title: `Add ${aKind(inner)} in it`,
            icon: IconPlus,
            permitted: isOpen,
            run: () => acts.onAddKind(location, inner),
          })),
          {
            title: `Add ${aKind(kind)} below`,
            icon: IconRowInsertBottom,
            permitted: mayManage && !isParentArchived,
            run: () => acts.onAddAfter(location),
          },
          {
            title: 'Generate in it',
            icon: IconWand,
            permitted: isOpen && kind !== 'room',
            run: () => acts.onGenerate(location),
          },
          {
            title: 'Rename',
            icon: IconPencil,
            permitted: mayManage,
            run: () => acts.onRename(location),
          },
          {
            title: 'Move to',
            icon: IconArrowsMove,
            permitted: mayManage,
            run: () => acts.onMove(location),
          },
          {
            title: 'QR code',
            icon: IconQrcode,
            permitted: kind === 'room' && !archived,
            run: () => acts.onCode(location),
          },
          {
            title: 'Archive',
            icon: IconArchive,
            permitted: isOpen,
            run: () => acts.onArchive(location),
          },
          {
            title: 'Restore',
            icon: IconArchiveOff,
            permitted: mayManage && archived && !isParentArchived,
            run: () => acts.onRestore(location),
          },
          {
            title: 'Delete',
            icon: IconTrash,
            color: 'red',
            permitted: mayManage && !inUse,
            run: () => acts.onRemove(location),
          },
        ]}
      />
    </OpenMenu>
  );
}
