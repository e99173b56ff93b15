import { type FileWithPath, fromEvent } from 'file-selector';
import { type DragEvent, Suspense, useState } from 'react';
import { toast } from '@/shared/feedback/toast';
import { toastFailure } from '@/shared/feedback/writeFailures';
import { tooLargeText } from '@/shared/files/tooLargeText';
import { onDemand } from '@/shared/onDemand';
import { useFilesOnPage } from '@/shared/upload/useFilesOnPage';
import { type Group, groupsOf, withFolders } from '../folders';
import { useStaleDocuments } from '../mutations';
import { type Chosen, namesakes, useDocumentUploads } from '../uploads';

const SameNameDialog = onDemand(() => import('../forms/SameNameDialog'));

/** Files that are uploaded at once, such as those of a folder. */
const MOST_FILES = 2000;

interface Asked {
  groups: readonly Group[];
  files: readonly File[];
  taken: readonly File[];
}

/** Uploads files and whole folders into the shown folder: chosen, dropped or pasted. */
export function useAdding(projectId: string, parentId: string | null, enabled: boolean) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const uploads = useDocumentUploads(projectId);
  const refresh = useStaleDocuments();
  const start = async (groups: readonly Group[], chosen: readonly Chosen[]) => {
    const byFile = new Map(chosen.map((addedFile) => [addedFile.file, addedFile]));
    const wanted = groups
      .map((group) => ({ ...group, files: group.files.filter((file) => byFile.has(file)) }))
      .filter(({ files }) => files.length > 0);
    try {
      for (const { folderId, files } of await withFolders(projectId, parentId, wanted)) {
        uploads.upload(
          files.flatMap((file) => byFile.get(file) ?? []),
          folderId,
        );
      }
    } catch (error) {
      toastFailure('createFolder', error);
    }
    void refresh();
  };
  const choose = async (files: readonly File[]) => {
    if (files.length > MOST_FILES) {
      const excess = { what: 'files', most: MOST_FILES, found: files.length } as const;
      toast.error('Nothing was uploaded', { reason: tooLargeText(excess, 'What you chose') });
      return;
    }
    try {
      const groups = await groupsOf(projectId, parentId, files);
      const found = await Promise.all(
        groups.map(({ folderId, files: groupFiles }) =>
          folderId === undefined ? [] : namesakes(projectId, folderId, groupFiles),
        ),
      );
      const taken = found.flat();
      if (taken.length > 0) setAsked({ groups, files, taken });
      else
        await start(
          groups,
          files.map((file) => ({ file, sameName: 'refuse' })),
        );
    } catch (error) {
      toastFailure('listDocuments', error);
    }
  };
  const drop = ({ nativeEvent }: DragEvent) => {
    // The browser empties the event as soon as this function returns, so it is read at once.
    fromEvent(nativeEvent).then(
      (found) => choose(found.filter((file): file is FileWithPath => file instanceof File)),
      () => toast.error('What you dropped could not be read.'),
    );
  };
  const { over, handlers } = useFilesOnPage(enabled, choose, drop);
  const close = () => setAsked(null);
  return {
    over,
    handlers,
    choose,
    uploads,
    close,
    dialog: asked && (
      <Suspense>
        <SameNameDialog
          {...asked}
          onUpload={(chosen) => void start(asked.groups, chosen)}
          onClose={close}
        />
      </Suspense>
    ),
  };
}
