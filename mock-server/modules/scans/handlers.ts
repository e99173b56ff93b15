import { imageTypeOf } from '../../converter/formats/imageType.ts';
import { contradiction } from '../../converter/points/textFormat.ts';
import type { GuardedHandlers, MemberCall } from '../../core/access.ts';
import { noteProcessing } from '../../core/activity/system.ts';
import { zipOf } from '../../core/files/zip.ts';
import { scansOf } from '../../core/members/members.ts';
import { personOf } from '../../core/members/people.ts';
import { scanActions } from '../../core/permissions/models.ts';
import { dropFile, fileUrl, hasRoomFor, keepLarge, keepUpload } from '../../core/state/files.ts';
import { madeBy } from '../../core/state/made.ts';
import { lookUp, type Scan, type ScanVisibility } from '../../core/state/model.ts';
import { pick } from '../../core/state/pick.ts';
import { unlink } from '../../core/state/records/links.ts';
import { dropPlacesOn } from '../../core/state/records/places.ts';
import { newId } from '../../core/state/secrets.ts';
import { turnPins } from '../../core/state/upAxis.ts';
import { completeUpload } from '../../core/uploads/own.ts';
import { refuse } from '../../engine/problem.ts';
import { created, DONE, ok } from '../../engine/success.ts';
import type { components } from '../../generated/contract.d.ts';
import type { access } from './access.ts';
import { cloudReply } from './cloudReply.ts';
import { processLater, queued, stopProcessing } from './processing.ts';
import { readPointCloud } from './scanFiles.ts';

type Schemas = components['schemas'];
type ScanCall = Pick<MemberCall, 'tenant' | 'origin' | 'user' | 'now' | 'member'>;

function toContract(call: ScanCall, scan: Scan): Schemas['Scan'] {
  const { project, membership } = call.member;
  const { thumbnailFileId, createdById } = scan;
  return {
    ...pick(scan, ['id', 'title', 'description', 'visibility', 'fileName', 'sizeBytes']),
    ...pick(scan, ['pointCount', 'bounds', 'upAxis', 'processing']),
    ...pick(scan, ['createdAt', 'updatedAt', 'version']),
    thumbnailUrl: thumbnailFileId && fileUrl(call, { kind: 'scan', id: scan.id }, thumbnailFileId),
    createdBy: personOf(call, createdById),
    permittedActions: scanActions(membership, project, scan),
  };
}

type OneScan = ScanCall & { records: { scan: Scan } };

function changeVisibility(call: OneScan, visibility: ScanVisibility) {
  const { scan } = call.records;
  if (scan.visibility !== visibility) {
    scan.visibility = visibility;
    touch(call, scan);
  }
  return DONE;
}

/** Marks a change by a person. Processing does not count. */
function touch({ now }: ScanCall, scan: Scan): void {
  scan.updatedAt = new Date(now).toISOString();
  scan.version += 1;
}

type NewScan = Omit<
  Scan,
  'id' | 'visibility' | 'bounds' | 'processing' | 'cloudFolderId' | keyof ReturnType<typeof madeBy>
>;

/** Adds a scan and processes it. */
function addScan(call: ScanCall, facts: NewScan) {
  const scan: Scan = {
    id: newId('scn'),
    ...facts,
    visibility: 'private',
    bounds: null,
    processing: queued,
    cloudFolderId: null,
    ...madeBy(call),
  };
  call.tenant.state.scans[scan.id] = scan;
  processLater(call.tenant, scan);
  return created(toContract(call, scan));
}

export const noRoom = () =>
  refuse('PAYLOAD_TOO_LARGE', { detail: 'The mock server has no room for another upload.' });

export const handlers = {
  listScans(call) {
    const scans = scansOf(call, call.params.projectId);
    return ok(scans.map((scan) => toContract(call, scan)));
  },

  getScan: (call) => ok(toContract(call, call.records.scan)),

  getScanCloudFile: (call) => cloudReply(call, call.records.scan, call.params.fileName),

  async createScan(call) {
    const { tenant, form } = call;
    const { projectId } = call.params;
    const title = form.text('title');
    const file = form.file('file');
    if (title === undefined || !file) throw new Error('The contract does not allow such a form.');
    if (!hasRoomFor(tenant, file.data.length)) return noRoom();

    const { points, thumbnail } = await readPointCloud(file);
    const contentType = 'application/octet-stream';
    const kept = keepUpload(tenant, { ...file, contentType });
    const picture = thumbnail && {
      fileName: `${file.fileName}.jpg`,
      contentType: 'image/jpeg',
      data: thumbnail,
    };
    return addScan(call, {
      projectId,
      title,
      description: form.text('description') ?? '',
      fileId: kept.id,
      fileName: file.fileName,
      sizeBytes: file.data.length,
      thumbnailFileId: picture ? keepUpload(tenant, picture).id : null,
      pointCount: points,
      upAxis: 'z',
    });
  },

  createScanFromUpload(call) {
    const { tenant, body } = call;
    const { projectId } = call.params;
    const problem = body.textFormat && contradiction(body.textFormat);
    if (problem) {
      return refuse('VALIDATION_FAILED', {
        errors: [{ pointer: '/textFormat', code: 'invalid', detail: problem }],
      });
    }
    const found = completeUpload(call, body.uploadId, 'scan');
    if ('refused' in found) return found;
    const { upload } = found;
    return addScan(call, {
      projectId,
      title: body.title,
      description: body.description ?? '',
      fileId: keepLarge(tenant, upload).id,
      fileName: upload.fileName,
      sizeBytes: upload.sizeBytes,
      thumbnailFileId: null,
      pointCount: null,
      upAxis: body.upAxis ?? 'z',
      textFormat: body.textFormat,
    });
  },

  processScan(call) {
    const { scan } = call.records;
    const { state } = scan.processing;
    if (/^(failed|canceled)$/.test(state)) {
      noteProcessing(call, 'scan', scan, [state, 'queued']);
      processLater(call.tenant, scan);
    }
    return ok(toContract(call, scan));
  },

  cancelScanProcessing(call) {
    const { scan } = call.records;
    const { state } = scan.processing;
    if (/^(queued|running)$/.test(state)) {
      noteProcessing(call, 'scan', scan, [state, 'canceled']);
      stopProcessing(call.tenant, scan);
    }
    return ok(toContract(call, scan));
  },

  updateScan(call) {
    const { tenant, form } = call;
    const { scan } = call.records;
    const thumbnail = form.file('thumbnail');
    const contentType = thumbnail && imageTypeOf(thumbnail.data);
    if (thumbnail && !contentType) {
      const detail = 'The thumbnail must be a PNG, JPEG or WebP picture.';
      return refuse('UNSUPPORTED_MEDIA_TYPE', { detail });
    }
    if (thumbnail && !hasRoomFor(tenant, thumbnail.data.length)) return noRoom();

    scan.title = form.text('title') ?? scan.title;
    scan.description = form.text('description') ?? scan.description;
    if (thumbnail && contentType) {
      const former = scan.thumbnailFileId;
      scan.thumbnailFileId = keepUpload(tenant, { ...thumbnail, contentType }).id;
      dropFile(tenant, former);
    }
    touch(call, scan);
    return ok(toContract(call, scan));
  },

  updateScanUpAxis(call) {
    const { tenant, body } = call;
    const { scan } = call.records;
    if (body.upAxis !== scan.upAxis) {
      scan.upAxis = body.upAxis;
      turnPins(tenant.state, scan.id, body.upAxis);
      touch(call, scan);
    }
    return ok(toContract(call, scan));
  },

  deleteScan(call) {
    const { tenant } = call;
    const { scan } = call.records;
    delete tenant.state.scans[scan.id];
    const target = { type: 'scan', id: scan.id } as const;
    dropPlacesOn(tenant.state, target);
    tenant.jobs.cancel(scan.id);
    const { cloudFolderId } = scan;
    if (cloudFolderId) tenant.onceSettled({ saved: () => tenant.folder.remove(cloudFolderId) });
    unlink(tenant.state, target);
    dropFile(tenant, scan.fileId);
    dropFile(tenant, scan.thumbnailFileId);
    return DONE;
  },

  async downloadScans(call) {
    const { projectId } = call.params;
    const scans: Scan[] = [];
    for (const scanId of call.body.scanIds) {
      const scan = lookUp(call.tenant.state.scans, scanId);
      if (scan?.projectId !== projectId) return refuse('NOT_FOUND');
      scans.push(scan);
    }
    const stamp = new Date(call.now).toISOString().replace(/[-:]|\.\d+/g, '');
    return {
      status: 200,
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="scans-${stamp}.zip"`,
      },
      body: await zipOf(
        call.tenant,
        scans.map(({ fileId, fileName, createdAt }) => ({
          fileId,
          path: [fileName],
          lastModified: new Date(createdAt),
        })),
      ),
    };
  },

  makeScanPrivate: (call) => changeVisibility(call, 'private'),

  makeScanPublic: (call) =>
    call.records.scan.processing.state === 'ready'
      ? changeVisibility(call, 'public')
      : refuse('NOT_READY'),
} satisfies GuardedHandlers<typeof access>;
