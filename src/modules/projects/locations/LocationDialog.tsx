import { Suspense } from 'react';
import type { ProjectLocation } from '@/api/generated/types.gen';
import { count } from '@/shared/format/format';
import { DeleteDialog } from '@/shared/forms/DeleteDialog';
import { onDemand } from '@/shared/onDemand';
import { PanelBoundary } from '@/shared/ui/panel/PanelBoundary';
import { useDeleteLocation } from './mutations';
import type { Locations } from './tree';

const PasteDialog = onDemand(() => import('./add/PasteDialog'));
const GenerateDialog = onDemand(() => import('./add/GenerateDialog'));
const CopyDialog = onDemand(() => import('./add/CopyDialog'));
const MoveDialog = onDemand(() => import('./MoveDialog'));
const CodesDialog = onDemand(() => import('./CodesDialog'));

export type Dialog =
  | { name: 'paste' | 'copy' }
  | { name: 'generate' | 'codes'; of: ProjectLocation | null }
  | { name: 'move' | 'delete'; of: ProjectLocation };

interface Props {
  projectId: string;
  projectName: string;
  locations: Locations;
  dialog: Dialog;
  onClose: () => void;
}

/** Shows the dialog that is open on the page of locations. */
export function LocationDialog({ projectId, projectName, locations, dialog, onClose }: Props) {
  const remove = useDeleteLocation(projectId);
  return (
    <PanelBoundary name="The dialog" floating onClose={onClose}>
      <Suspense>
        {dialog.name === 'paste' && <PasteDialog {...{ projectId, locations }} onClose={onClose} />}
        {dialog.name === 'copy' && <CopyDialog projectId={projectId} onClose={onClose} />}
        {dialog.name === 'generate' && (
          <GenerateDialog {...{ projectId, locations }} into={dialog.of} onClose={onClose} />
        )}
        {dialog.name === 'codes' && (
          <CodesDialog
            {...{ projectId, locations }}
            projectName={projectName}
            of={dialog.of}
            onClose={onClose}
          />
        )}
        {dialog.name === 'move' && (
          <MoveDialog {...{ projectId, locations }} location={dialog.of} onClose={onClose} />
        )}
        {dialog.name === 'delete' && (
          <DeleteDialog noun={dialog.of.kind} item={dialog.of} remove={remove} onClose={onClose}>
            {deleteText(dialog.of, locations)}
          </DeleteDialog>
        )}
      </Suspense>
    </PanelBoundary>
  );
}

function deleteText({ id, name }: ProjectLocation, locations: Locations): string {
  const inside = locations.countIn(id);
  const what = inside > 0 ? `${name} and ${count(inside, 'location')} in it are` : `${name} is`;
  return `${what} deleted for good.`;
}
