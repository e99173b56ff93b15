import { useState } from 'react';
import type { ProjectLocation } from '@/api/generated/types.gen';
import { useTreeDrag } from '@/shared/tree/useTreeDrag';
import { DraftRow, TreeRow } from './LocationRow';
import classes from './Locations.module.css';
import { useUpdateLocation } from './mutations';
import type { RowActs } from './rowActs';
import { aKind, type Draft, type Locations, usualIn } from './tree';
import { keysOf } from './treeKeys';
import type { Editing } from './useEditing';
import { useTreeRows } from './useTreeRows';

interface Props {
  projectId: string;
  locations: Locations;
  /** The ids of those that pass the search. */
  shown: ReadonlySet<string>;
  isSearch: boolean;
  mayManage: boolean;
  editing: Editing;
  acts: RowActs;
}

/** Shows the locations of a project as a tree, in which they are named and moved. */
export function LocationTree({
  projectId,
  locations,
  shown,
  isSearch,
  mayManage,
  ...props
}: Props) {
  const { editing, acts } = props;
  const { draft, begin } = editing;
  const update = useUpdateLocation(projectId);
  const { rows, virtualizer, scroller, setOpen, draftAt } = useTreeRows({
    ...{ locations, shown, isSearch, draft },
    renaming: editing.renaming,
  });
  const [active, setActive] = useState<string | null>(null);
  const found = rows.findIndex((row) => 'location' in row && row.location.id === active);
  const index = found < 0 ? rows.findIndex((row) => 'location' in row) : found;
  const idOf = (i: number) => `location-row-${i}`;
  const focus = () => scroller.current?.focus();

  const moveTo = (to: number) => {
    const row = rows[Math.min(rows.length - 1, Math.max(0, to))];
    if (!row || !('location' in row)) return;
    setActive(row.location.id);
    virtualizer.scrollToIndex(rows.indexOf(row));
  };
  const move = (
    { id, version }: ProjectLocation,
    to: { parentId: string | null; position: number } | null,
  ) => {
    if (!to) return;
    const { parentId, position } = to;
    if (parentId !== null) setOpen(parentId, true);
    update.mutate({ id, version, position, ...(parentId !== null && { parentId }) });
  };
  const addAfter = (location: ProjectLocation) => {
    const { kind, parentId } = location;
    if (locations.get(parentId)?.archived) return;
    begin({ kind, parentId, position: locations.placeOf(location) + 1 });
  };
  const addIn = (location: ProjectLocation) => {
    const kind = usualIn(location.kind);
    if (!kind || location.archived) return;
    begin({ kind, parentId: location.id, position: locations.in(location.id).length });
  };
  const onKeyDown = keysOf(rows, index, {
    moveTo,
    setOpen,
    ...(mayManage && {
      edit: {
        addAfter,
        addIn,
        rename: editing.beginRename,
        remove: acts.onRemove,
        step: (location, to) => move(location, locations.step(location, to)),
      },
    }),
  });
  const drag = useTreeDrag({
    placesAt: (moved, target) => locations.placesAt(moved, target),
    onDrop: (movedId, targetId, place) => {
      const [moved, target] = [locations.get(movedId), locations.get(targetId)];
      if (moved && target) move(moved, locations.dropAt(movedId, target, place));
    },
  });
  const step = (from: Draft) => (to: 'in' | 'out') => {
    const next = locations.stepDraft(from, to);
    if (next) begin(next);
    return next !== null;
  };

  return (
    <div
      ref={scroller}
      className={`grow relative p-4 scroll box ${classes.tree}`}
      role="tree"
      aria-label="Locations"
      tabIndex={0}
      aria-activedescendant={index >= 0 && draftAt < 0 ? idOf(index) : undefined}
      onKeyDown={onKeyDown}
    >
      <div className="relative" style={{ height: virtualizer.getTotalSize() }} role="none">
        {virtualizer.getVirtualItems().map(({ index: i, start, key }) => {
          const row = rows[i];
          if (!row) return null;
          if ('draft' in row) {
            return (
              <DraftRow
                key={key}
                top={start}
                level={row.level}
                kind={row.draft.kind}
                label={`Name of ${aKind(row.draft.kind)}`}
                error={editing.failure}
                onSave={editing.add}
                onLeave={editing.end}
                onCancel={() => {
                  editing.end();
                  focus();
                }}
                onStep={step(row.draft)}
              />
            );
          }
          const { location } = row;
          return (
            <TreeRow
              key={key}
              id={idOf(i)}
              row={row}
              top={start}
              isActive={i === index}
              naming={
                editing.renaming === location.id
                  ? {
                      error: editing.failure,
                      onSave: (name) => editing.rename(name, location),
                      onLeave: editing.end,
                      onCancel: () => {
                        editing.end();
                        focus();
                      },
                    }
                  : null
              }
              drag={drag(location.id, mayManage && editing.renaming !== location.id)}
              locations={locations}
              mayManage={mayManage}
              acts={{
                ...acts,
                onAddIn: addIn,
                onAddAfter: addAfter,
                onRename: editing.beginRename,
              }}
              onToggle={() => setOpen(location.id, !row.expanded)}
              onChoose={() => setActive(location.id)}
            />
          );
        })}
      </div>
    </div>
  );
}
