import { ActionIcon } from '@mantine/core';
import {
  IconBuilding,
  IconChevronRight,
  IconDoor,
  IconDots,
  IconPlus,
  IconStack2,
  IconTexture,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { LocationKind } from '@/api/generated/types.gen';
import { archivedName } from '@/records/log/locationText';
import { formatNumber } from '@/shared/format/format';
import { MenuOnDemand } from '@/shared/menu/MenuOnDemand';
import { onDemand } from '@/shared/onDemand';
import type { useTreeDrag } from '@/shared/tree/useTreeDrag';
import classes from './Locations.module.css';
import { NameField } from './NameField';
import type { MenuActs } from './rowActs';
import { aKind, type LocationRow, type Locations, usualIn } from './tree';

const LocationMenu = onDemand(() => import('./LocationMenu'));

const icons = { building: IconBuilding, level: IconStack2, area: IconTexture, room: IconDoor };

const KindIcon = ({ kind }: { kind: LocationKind }) => {
  const Icon = icons[kind];
  return <Icon size={16} className={classes.kind} aria-hidden="true" />;
};

const placeOf = (top: number, level: number) => ({
  transform: `translateY(${top}px)`,
  paddingLeft: `calc(${level - 1} * var(--indent) + 0.25rem)`,
});

type FieldProps = Omit<ComponentProps<typeof NameField>, 'initial' | 'label'>;

/** The row of a location that does not exist yet. */
export const DraftRow = ({
  top,
  level,
  kind,
  label,
  ...field
}: FieldProps & { top: number; level: number; kind: LocationKind; label: string }) => (
  <div
    className={`row absolute gap-4 rounded text-sm ${classes.row}`}
    style={placeOf(top, level)}
    role="treeitem"
    aria-level={level}
    aria-label={`New ${kind}`}
    tabIndex={-1}
    data-editing
  >
    <span className={classes.space} />
    <KindIcon kind={kind} />
    <NameField label={label} initial="" {...field} />
  </div>
);

interface Props {
  id: string;
  row: LocationRow;
  /** Pixels from the top of the tree. */
  top: number;
  isActive: boolean;
  /** The field in place of the name while it is changed. */
  naming: FieldProps | null;
  drag: ReturnType<ReturnType<typeof useTreeDrag>>;
  locations: Locations;
  mayManage: boolean;
  acts: MenuActs;
  onToggle: () => void;
  onChoose: () => void;
}

export function TreeRow(props: Props) {
  const { id, row, top, isActive, naming, drag, locations, mayManage, acts } = props;
  const { location, level, position, siblings, expanded, inside } = row;
  const { name, kind, archived } = location;
  const inner = usualIn(kind);
  const shown = archived ? archivedName(name) : name;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree handles the keys of all rows
    <div
      id={id}
      role="treeitem"
      // The tree has the focus and names the active row.
      tabIndex={-1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={expanded ?? undefined}
      aria-selected={isActive}
      aria-label={`${shown}, ${kind}`}
      className={`row absolute gap-4 rounded text-sm ${classes.row}`}
      style={placeOf(top, level)}
      data-active={isActive || undefined}
      data-archived={archived || undefined}
      data-editing={naming ? true : undefined}
      onClick={props.onChoose}
      onDoubleClick={() => mayManage && acts.onRename(location)}
      {...drag}
    >
      {expanded === null ? (
        <span className={classes.space} />
      ) : (
        <ActionIcon
          size={28}
          variant="subtle"
          color="gray"
          tabIndex={-1}
          aria-label={`${expanded ? 'Close' : 'Open'} ${name}`}
          onClick={props.onToggle}
        >
          <IconChevronRight size={16} className={classes.chevron} data-open={expanded} />
        </ActionIcon>
      )}
      <KindIcon kind={kind} />
      {naming ? (
        <NameField label={`New name of ${name}`} initial={name} {...naming} />
      ) : (
        <>
          <span className={`grow cut ${classes.name}`}>{shown}</span>
          {/* As no text, which would be a part of the name of the row. */}
          {inside > 0 && <span className={classes.number} data-number={formatNumber(inside)} />}
          {mayManage && inner && !archived && (
            <ActionIcon
              size={30}
              variant="subtle"
              color="gray"
              tabIndex={isActive ? 0 : -1}
              aria-label={`Add ${aKind(inner)} in ${name}`}
              onClick={() => acts.onAddIn(location)}
            >
              <IconPlus size={16} />
            </ActionIcon>
          )}
          {(mayManage || kind === 'room') && (
            <MenuOnDemand
              preload={LocationMenu.preload}
              target={
                <ActionIcon
                  size={30}
                  variant="subtle"
                  color="gray"
                  tabIndex={isActive ? 0 : -1}
                  aria-label={`Actions for ${name}`}
                >
                  <IconDots size={16} />
                </ActionIcon>
              }
            >
              {(target) => <LocationMenu {...{ target, location, locations, mayManage, acts }} />}
            </MenuOnDemand>
          )}
        </>
      )}
    </div>
  );
}
