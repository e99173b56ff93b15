import type { ModelVersion, TenantState } from '../state/model.ts';
import type { UploadStorage } from '../state/uploadStorage.ts';
import { fileOfPicture } from '../state/userPictures.ts';
import {
  type ConsistencyRule,
  type Faults,
  keyFaults,
  logRecords,
  repeated,
  unknown,
} from './check.ts';

/** The source file of a GLB is also its view file. */
const filesOf = ({ sourceFileId, viewFileId, indexFileId, thumbnailFileId }: ModelVersion) => [
  ...new Set([sourceFileId, viewFileId, indexFileId, thumbnailFileId]),
];

/** The ids of the files that records refer to, once per reference. */
function heldIds(state: TenantState): string[] {
  const {
    projects,
    scans,
    punchItems,
    rfis,
    submittals,
    models,
    tours,
    photos,
    videos,
    documents,
    planSets,
    sheets,
    fieldCams,
    users,
    account,
  } = state;
  const records = logRecords({ punchItems, rfis, submittals });
  const ids = [
    ...Object.values(projects).map(({ coverFileId }) => coverFileId),
    ...Object.values(scans).flatMap(({ fileId, thumbnailFileId }) => [fileId, thumbnailFileId]),
    ...Object.values(photos).flatMap((photo) => [
      photo.fileId,
      photo.thumbnailFileId,
      photo.publicFileId,
    ]),
    ...Object.values(videos).flatMap(({ fileId, posterFileId }) => [fileId, posterFileId]),
    ...Object.values(documents).flatMap(({ versions }) =>
      versions.flatMap(({ fileId, preview }) => [fileId, preview.thumbnailFileId]),
    ),
    ...Object.values(planSets).map(({ fileId }) => fileId),
    ...Object.values(sheets).flatMap((sheet) => [
      sheet.fileId,
      sheet.thumbnailFileId,
      sheet.previewFileId,
    ]),
    ...Object.values(fieldCams).flatMap(({ feed }) => feed?.byHour.map(([, id]) => id) ?? []),
    ...Object.values(models).flatMap(({ versions }) => versions.flatMap(filesOf)),
    ...Object.values(tours).flatMap(({ scenes, plan }) => [
      ...scenes.flatMap(({ panoramaFileId, thumbnailFileId }) => [panoramaFileId, thumbnailFileId]),
      plan?.fileId ?? null,
    ]),
    ...Object.values(users).map(({ picture }) => fileOfPicture(picture)),
    fileOfPicture(account.logo),
    ...Object.values(state.threads).flatMap(({ waiting }) => waiting.map(({ fileId }) => fileId)),
    ...Object.values(state.messages).flatMap((messages) =>
      messages.flatMap(({ attachments }) => attachments.map(({ fileId }) => fileId)),
    ),
    ...Object.values(state.pages).flatMap(({ files }) => files.map(({ fileId }) => fileId)),
    ...records.flatMap(({ attachments }) => attachments.map(({ fileId }) => fileId)),
  ];
  return ids.filter((id) => id !== null);
}

/** Each file belongs to one record, and the storage holds exactly the bytes of the uploads. */
function* fileFaults(state: TenantState, storage: UploadStorage): Faults {
  const { files } = state;
  yield* keyFaults('file', files);
  const held = heldIds(state);
  yield* unknown('a record', files, held);
  const uploads = Object.values(files).filter(({ source }) => source.kind === 'upload');
  // Records may share a seeded file, but not an upload: it is deleted with the first record.
  yield* repeated(
    'files in records',
    held.filter((id) => files[id]?.source.kind === 'upload'),
  );
  const isHeld = new Set(held);
  for (const { id } of Object.values(files)) if (!isHeld.has(id)) yield `nothing holds file ${id}`;
  for (const { id } of uploads) if (!storage.has(id)) yield `the bytes of file ${id} are gone`;
  yield* unknown('the storage', files, storage.ids());
}

export const rules: readonly ConsistencyRule[] = [fileFaults];
