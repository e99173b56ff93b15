import { partyName } from '../documents/accessView.ts';
import { lookUp, type TenantState } from '../state/model.ts';
import { all, type Kind, kind, name, opaque, parts } from './kind.ts';

/** Scans, models, tours, photos, videos and cameras, with their parts, pins and views. */
export const mediaKinds: readonly Kind[] = [
  kind(
    all(({ documents }) => documents),
    {
      type: 'document',
      module: 'documents',
      record: ({ id, name: title }) => ({ id, title }),
      projectId: ({ projectId }) => projectId,
      fields: (
        { name: own, description, tags, parentId, currentNumber, versions, deletedAt, ...more },
        state,
      ) => ({
        name: own,
        description,
        tags,
        folder: parentId && lookUp(state.documents, parentId)?.name,
        version: currentNumber,
        versions: versions.length,
        inRecycleBin: deletedAt !== null,
        checkedOutBy: more.lock && name(state, more.lock.byId),
        private: more.isPrivate,
        access: more.entries.map((entry) => `${partyName({ state }, entry)}: ${entry.level}`),
        links: more.links.length,
      }),
    },
  ),
  kind(
    all(({ planSets }) => planSets),
    {
      type: 'plan_set',
      module: 'documents',
      record: ({ id, name: title }) => ({ id, title }),
      projectId: ({ projectId }) => projectId,
      fields: ({ name: own, issuedAt }) => ({ name: own, issuedAt }),
    },
  ),
  kind(
    all(({ sheets }) => sheets),
    {
      type: 'sheet',
      module: 'documents',
      record: ({ id, number, title }) => ({ id, title: `${number} ${title}`.trim() }),
      projectId: ({ projectId }) => projectId,
      fields: ({ number, title, revision, discipline, planStatus, metersPerPoint }) => ({
        number,
        title,
        revision,
        discipline,
        status: planStatus,
        metersPerPoint,
      }),
      changed: { status: 'status_changed' },
    },
  ),
  kind(
    // What is not published is for its author alone.
    ({ sheets, sheetMarkups }: TenantState) =>
      Object.values(sheetMarkups).flatMap((markup) => {
        const sheet = markup.layer === 'published' ? lookUp(sheets, markup.sheetId) : undefined;
        return sheet ? [[markup.id, { sheet, markup }] as const] : [];
      }),
    {
      type: 'sheet',
      module: 'documents',
      record: ({ sheet: { id, number, title } }) => ({ id, title: `${number} ${title}`.trim() }),
      projectId: ({ sheet }) => sheet.projectId,
      fields: ({ markup }) => ({ markup: opaque(markup.shapes) }),
      created: 'updated',
      deleted: 'updated',
    },
  ),
  kind(
    all(({ scans }) => scans),
    {
      type: 'scan',
      module: 'scans',
      record: ({ id, title }) => ({ id, title }),
      projectId: ({ projectId }) => projectId,
      fields: ({ title, description, visibility, fileName, upAxis }) => ({
        title,
        description,
        visibility,
        fileName,
        upAxis,
      }),
    },
  ),
  kind(
    all(({ models }) => models),
    {
      type: 'model',
      module: 'models',
      record: ({ id, title }) => ({ id, title }),
      projectId: ({ projectId }) => projectId,
      fields: ({ title, description, discipline, visibility, currentVersion }) => ({
        title,
        description,
        discipline,
        visibility,
        currentVersion,
      }),
    },
  ),
  kind(
    parts(
      ({ models }) => models,
      ({ versions }) => versions,
    ),
    {
      type: 'model',
      module: 'models',
      record: ({ owner: { id, title } }) => ({ id, title }),
      projectId: ({ owner }) => owner.projectId,
      fields: ({ part }) => ({ version: part.n, fileName: part.fileName, notes: part.notes }),
      created: 'attached',
      deleted: 'detached',
    },
  ),
  kind(
    all(({ tours }) => tours),
    {
      type: 'tour',
      module: 'tours',
      record: ({ id, title }) => ({ id, title }),
      projectId: ({ projectId }) => projectId,
      fields: ({ scenes, startSceneId, plan, ...tour }) => ({
        title: tour.title,
        description: tour.description,
        state: tour.state,
        visibility: tour.visibility,
        startScene: scenes.find(({ id }) => id === startSceneId)?.title,
        plan: opaque(plan),
      }),
      changed: { state: 'status_changed' },
    },
  ),
  kind(
    parts(
      ({ tours }) => tours,
      ({ scenes }) => scenes,
    ),
    {
      type: 'tour',
      module: 'tours',
      record: ({ owner: { id, title } }) => ({ id, title }),
      projectId: ({ owner }) => owner.projectId,
      fields: ({ part }) => ({
        scene: part.title,
        floor: part.floor,
        takenAt: part.takenAt,
        northYaw: part.northYaw,
        links: part.links.length,
        hotspots: part.hotspots.length,
      }),
      created: 'attached',
      deleted: 'detached',
    },
  ),
  kind(
    all(({ photos }) => photos),
    {
      type: 'photo',
      module: 'photos',
      record: ({ id, title }) => ({ id, title }),
      projectId: ({ projectId }) => projectId,
      fields: ({ albumId, pairId, markup, ...photo }, { albums, photos }) => ({
        title: photo.title,
        description: photo.description,
        album: albumId === null ? null : lookUp(albums, albumId)?.name,
        location: photo.location,
        locationDetail: photo.locationDetail,
        tags: photo.tags,
        private: photo.private,
        takenAt: photo.takenAt,
        pair: pairId === null ? null : lookUp(photos, pairId)?.title,
        markup: opaque(markup?.shapes),
      }),
    },
  ),
  kind(
    parts(
      ({ photos }) => photos,
      ({ comments }) => comments,
    ),
    {
      type: 'photo',
      module: 'photos',
      record: ({ owner: { id, title } }) => ({ id, title }),
      projectId: ({ owner }) => owner.projectId,
      // Not everybody who reads the log may read internal comments.
      fields: ({ part }) => (part.visibility === 'internal' ? {} : { comment: part.body }),
      created: 'commented',
    },
  ),
  kind(
    all(({ albums }) => albums),
    {
      type: 'album',
      module: 'photos',
      record: ({ id, name: title }) => ({ id, title }),
      projectId: ({ projectId }) => projectId,
      fields: ({ name, description, coverPhotoId }, { photos }) => ({
        name,
        description,
        cover: coverPhotoId === null ? null : lookUp(photos, coverPhotoId)?.title,
      }),
    },
  ),
  kind(
    all(({ videos }) => videos),
    {
      type: 'video',
      module: 'videos',
      record: ({ id, title }) => ({ id, title }),
      projectId: ({ projectId }) => projectId,
      fields: ({ title, description, recordedAt, chapters, posterFileId }) => ({
        title,
        description,
        recordedAt,
        chapters: chapters.map(({ label }) => label),
        poster: opaque(posterFileId),
      }),
    },
  ),
  kind(
    parts(
      ({ videos }) => videos,
      ({ comments }) => comments,
    ),
    {
      type: 'video',
      module: 'videos',
      record: ({ owner: { id, title } }) => ({ id, title }),
      projectId: ({ owner }) => owner.projectId,
      fields: ({ part }) => ({ comment: part.body }),
      created: 'commented',
    },
  ),
  kind(
    all(({ fieldCams }) => fieldCams),
    {
      type: 'field_cam',
      module: 'field_cams',
      record: ({ id, name: title }) => ({ id, title }),
      projectId: ({ projectId }) => projectId,
      // Not the address of its pictures, which is a secret.
      fields: ({ timelapses, ...cam }) => ({
        name: cam.name,
        provider: cam.provider,
        locationDetail: cam.locationDetail,
        intervalSec: cam.intervalSec,
        activeHours: cam.activeHours,
        retentionDays: cam.retentionDays,
        maintenance: cam.maintenance,
        streamPaused: cam.streamPaused,
        publicDelaySec: cam.publicDelaySec,
        timelapses: timelapses.length,
      }),
    },
  ),
  kind(
    all(({ pins }) => pins),
    {
      type: 'pin',
      module: 'pins',
      record: ({ id, record }, { punchItems, rfis, submittals }) => ({
        id,
        title: (punchItems[record.id] ?? rfis[record.id] ?? submittals[record.id])?.title ?? '',
      }),
      projectId: ({ projectId }) => projectId,
      fields: ({ target, anchor }) => ({ on: target.type, place: opaque(anchor) }),
    },
  ),
  kind(
    all(({ sceneViews }) => sceneViews),
    {
      type: 'scene_view',
      module: 'scene_views',
      record: ({ id, name: title }) => ({ id, title }),
      projectId: ({ projectId }) => projectId,
      fields: ({ name, shared }) => ({ name, shared }),
    },
  ),
];
