import { useQueryClient } from '@tanstack/react-query';
import { createDocumentFromUpload, listDocuments } from '@/api/generated/documents.gen';
import type {
  CreateDocumentFromUploadRequest,
  Document,
  DocumentListResult,
  ListDocumentsData,
  Upload,
} from '@/api/generated/types.gen';
import { listUploadsQueryKey } from '@/api/generated/uploads.gen';
import { toast } from '@/shared/feedback/toast';
import { toastFailure } from '@/shared/feedback/writeFailures';
import { plain } from '@/shared/format/fold';
import { enqueue } from '@/shared/upload/queue';

export type SameName = 'refuse' | 'new_version' | 'keep_both';

/** A file to upload, and what happens with a file of its name. */
export interface Chosen {
  file: File;
  sameName: SameName;
}

/** Kept with the upload, so that it lands where it was meant to after a reload. */
interface Details {
  parentId?: string;
  sameName: SameName;
  /** The name of the file that gets a version; that of the upload if absent. */
  name?: string;
  notes?: string;
}

function detailsOf({ details }: Upload): Details {
  try {
    const { parentId, sameName, name, notes }: Record<string, unknown> = JSON.parse(
      details ?? '{}',
    );
    return {
      ...(typeof parentId === 'string' && { parentId }),
      ...(typeof name === 'string' && { name }),
      ...(typeof notes === 'string' && { notes }),
      sameName: sameName === 'new_version' || sameName === 'keep_both' ? sameName : 'refuse',
    };
  } catch {
    return { sameName: 'refuse' };
  }
}

/** The files among these whose name a file of the folder has. */
export async function namesakes(
  projectId: string,
  folderId: string | null,
  files: readonly File[],
): Promise<File[]> {
  const names = new Set<string>();
  let cursor: string | null | undefined;
  do {
    const query: ListDocumentsData['query'] = {
      limit: 100,
      ...(folderId && { folderId }),
      ...(typeof cursor === 'string' && { cursor }),
    };
    const { data }: { data: DocumentListResult } = await listDocuments({
      path: { projectId },
      query,
      throwOnError: true,
    });
    for (const { name } of data.data) names.add(plain(name));
    cursor = data.nextCursor;
  } while (typeof cursor === 'string');
  return files.filter(({ name }) => names.has(plain(name)));
}

/** Creates files from complete uploads. This may finish after the user has left the page. */
export function useDocumentUploads(projectId: string) {
  const client = useQueryClient();
  const create = async (body: CreateDocumentFromUploadRequest) => {
    await createDocumentFromUpload({ path: { projectId }, body, throwOnError: true });
    await Promise.all([
      client.invalidateQueries({ queryKey: [{ _id: 'listDocuments' }] }),
      client.invalidateQueries({ queryKey: [{ _id: 'getDocument' }] }),
      client.invalidateQueries({ queryKey: listUploadsQueryKey({ path: { projectId } }) }),
    ]);
  };
  const add = (file: File, details: Details, uploadId: string | null) =>
    enqueue({
      file,
      uploadId,
      projectId,
      purpose: 'document',
      title: file.name,
      description: '',
      details: JSON.stringify(details),
      finish: (id) => create({ uploadId: id, ...details }),
    });
  return {
    upload: (chosen: readonly Chosen[], parentId: string | null) => {
      for (const { file, sameName } of chosen) {
        if (file.size === 0) toast.error(`${file.name} is empty.`);
        else add(file, { ...(parentId && { parentId }), sameName }, null);
      }
    },
    /** Adds a version to a file. The version keeps the name of the file, so that it lands there. */
    addVersion: ({ name, parentId }: Pick<Document, 'name' | 'parentId'>, file: File) => {
      if (file.size === 0) toast.error(`${file.name} is empty.`);
      else add(file, { ...(parentId && { parentId }), sameName: 'new_version', name }, null);
    },
    resume: (begun: Upload, file: File) => add(file, detailsOf(begun), begun.id),
    finish: (begun: Upload) =>
      create({ uploadId: begun.id, ...detailsOf(begun) }).catch((error) =>
        toastFailure('createDocumentFromUpload', error),
      ),
  };
}
