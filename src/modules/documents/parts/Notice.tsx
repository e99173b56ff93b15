import { Suspense } from 'react';
import type { FolderRef } from '@/api/generated/types.gen';
import type { ViewControl } from '@/shared/collection/view';
import { onDemand } from '@/shared/onDemand';
import { UnfinishedUploads } from '@/shared/upload/UnfinishedUploads';
import type { documentView } from '../view';
import { Trail } from './Trail';
import type { useAdding } from './useAdding';

const FolderActions = onDemand(() => import('./FolderActions'));

interface Props {
  projectId: string;
  state: ViewControl<typeof documentView>;
  /** The folders from the top to the shown one; undefined until loaded. */
  trail: readonly FolderRef[] | undefined;
  /** Absent for those who may not upload. */
  uploads: ReturnType<typeof useAdding>['uploads'] | undefined;
}

/** Where the shown folder is, what can be done with it, and the uploads that broke off. */
export function Notice({ projectId, state, trail, uploads }: Props) {
  const { folder, show } = state.view;
  return (
    <>
      {show === 'files' && trail && (
        <div className="row wrap gap-4-12">
          <Trail trail={trail} hrefTo={(id) => state.hrefOf({ folder: id })} />
          {folder && (
            <Suspense>
              <FolderActions
                key={folder}
                projectId={projectId}
                folderId={folder}
                onDeleted={(parent) => state.change({ folder: parent ?? '' })}
              />
            </Suspense>
          )}
        </div>
      )}
      {uploads && (
        <UnfinishedUploads
          projectId={projectId}
          purpose="document"
          onResume={uploads.resume}
          onFinish={uploads.finish}
        />
      )}
    </>
  );
}
