import { writeFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import {
  acceptedFormats,
  formatNames,
  formatOf,
  isAcceptedFor,
} from '../../converter/formats/sniff.ts';
import type { GuardedHandlers } from '../../core/access.ts';
import { closedProject } from '../../core/members/members.ts';
import { projectActions } from '../../core/permissions/projects.ts';
import type { Upload } from '../../core/state/model.ts';
import { pick } from '../../core/state/pick.ts';
import { newId } from '../../core/state/secrets.ts';
import type { Tenant } from '../../core/state/tenant.ts';
import { append } from '../../core/uploads/append.ts';
import {
  busy,
  continues,
  dropExpired,
  dropUpload,
  ownUpload,
  type UploadCall,
} from '../../core/uploads/own.ts';
import {
  MAX_UPLOAD_BYTES,
  readMetadata,
  tusHeaders,
  unsupportedVersion,
} from '../../core/uploads/protocol.ts';
import { fileNameOf } from '../../engine/body/fileName.ts';
import { invalid, refuse } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { mayAddSomewhere } from '../documents/rights.ts';

type Schemas = components['schemas'];

const DAY_MS = 24 * 60 * 60 * 1000;
/** Disk space that stays free. */
const SPARE_BYTES = 256 * 1024 ** 2;

const purposes: readonly Schemas['UploadPurpose'][] = [
  'scan',
  'model',
  'panorama',
  'video',
  'document',
  'plan_set',
];

function toContract(upload: Upload): Schemas['Upload'] {
  return {
    ...pick(upload, ['id', 'purpose', 'fileName', 'sizeBytes', 'offset']),
    ...pick(upload, ['title', 'description', 'details', 'createdAt']),
    expiresAt: new Date(upload.expiresAt).toISOString(),
  };
}

const expires = ({ expiresAt }: Upload) => ({
  'upload-expires': new Date(expiresAt).toUTCString(),
});

/** The permission that each purpose requires. */
const actions: Record<Schemas['UploadPurpose'], Schemas['ProjectAction']> = {
  scan: 'create_scan',
  model: 'create_model',
  panorama: 'create_tour',
  video: 'create_video',
  document: 'create_document',
  plan_set: 'create_plan_set',
};

/** Returns null if the caller may upload to the project, otherwise a refusal. */
function notPermitted({ tenant, member }: UploadCall, { purpose }: Pick<Upload, 'purpose'>) {
  const { project, membership } = member;
  if (project.status === 'closed') return closedProject();
  const permitted =
    projectActions(membership, project).includes(actions[purpose]) ||
    // An access list may let somebody add files to a folder of their own.
    (purpose === 'document' && mayAddSomewhere(tenant.state, membership, project.id));
  return permitted ? null : refuse('FORBIDDEN');
}

const wrongMetadata = (detail: string) => invalid('/Upload-Metadata', 'invalid', detail);

function readNewUpload(header: string) {
  const { filename, purpose, title, description, details } = readMetadata(header) ?? {};
  const known = purposes.find((name) => name === purpose);
  if (!filename || filename.length > 255) {
    return wrongMetadata('must have a filename of 1 to 255 characters, as Base64');
  }
  if (!known) return wrongMetadata(`must have a purpose, one of ${purposes.join(', ')}, as Base64`);
  if (
    (title?.length ?? 0) > 200 ||
    Math.max(description?.length ?? 0, details?.length ?? 0) > 2000
  ) {
    return wrongMetadata('may have a title of 200, a description and details of 2000 characters');
  }
  const texts = {
    title: title ?? null,
    description: description ?? null,
    details: details ?? null,
  };
  return { fileName: fileNameOf(filename), purpose: known, ...texts };
}

async function hasRoom({ state, folder }: Tenant, bytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder.ready());
  const promised = Object.values(state.uploads).reduce((sum, u) => sum + u.sizeBytes - u.offset, 0);
  return bytes + promised + SPARE_BYTES <= bavail * bsize;
}

export const handlers = {
  listUploads(call) {
    dropExpired(call);
    const data = Object.values(call.tenant.state.uploads)
      .filter((upload) => continues(call.member, upload))
      .reverse()
      .map(toContract);
    return { status: 200, body: { success: true, data } };
  },

  async createUpload(call) {
    const { tenant, headers, now } = call;
    const { projectId } = call.params;
    const wrong = unsupportedVersion(headers);
    if (wrong) return wrong;
    const announced = readNewUpload(headers['Upload-Metadata']);
    if ('refused' in announced) return announced;
    const refused = notPermitted(call, announced);
    if (refused) return refused;
    const sizeBytes = headers['Upload-Length'];
    if (sizeBytes > MAX_UPLOAD_BYTES) {
      const detail = `A file may have ${MAX_UPLOAD_BYTES / 1024 ** 3} GiB at most.`;
      return refuse('PAYLOAD_TOO_LARGE', { detail });
    }
    dropExpired(call);
    if (!(await hasRoom(tenant, sizeBytes))) {
      return refuse('STORAGE_FULL', { detail: 'The disk of the mock server is full.' });
    }
    const upload: Upload = {
      id: newId('upl'),
      projectId,
      userId: call.user().id,
      ...announced,
      sizeBytes,
      offset: 0,
      inspected: false,
      createdAt: new Date(now).toISOString(),
      expiresAt: now + DAY_MS,
    };
    writeFileSync(tenant.folder.path(upload.id), '');
    tenant.state.uploads[upload.id] = upload;
    const location = `${call.basePath}/projects/${encodeURIComponent(projectId)}/uploads/${upload.id}`;
    return {
      status: 201,
      headers: { ...tusHeaders, ...expires(upload), location },
      body: { success: true, data: toContract(upload) },
    };
  },

  getUploadOffset(call) {
    const wrong = unsupportedVersion(call.headers);
    if (wrong) return wrong;
    const upload = ownUpload(call, call.params.uploadId);
    if (!upload) return refuse('NOT_FOUND');
    return {
      status: 200,
      headers: {
        ...tusHeaders,
        ...expires(upload),
        'upload-offset': String(upload.offset),
        'upload-length': String(upload.sizeBytes),
        'cache-control': 'no-store',
      },
    };
  },

  async addUploadChunk(call) {
    const { tenant, headers, now, stream } = call;
    const wrong = unsupportedVersion(headers);
    if (wrong) return wrong;
    const upload = ownUpload(call, call.params.uploadId);
    if (!upload) return refuse('NOT_FOUND');
    const refused = notPermitted(call, upload);
    if (refused) return refused;
    const offset = headers['Upload-Offset'];
    if (busy.has(upload)) {
      const detail = 'Another request is writing to this upload.';
      return refuse('OFFSET_MISMATCH', { detail });
    }
    if (offset !== upload.offset) {
      const detail = `The upload continues at byte ${upload.offset}, not ${offset}.`;
      return refuse('OFFSET_MISMATCH', { detail });
    }
    if (!stream) throw new Error('The contract does not allow a request without a body.');
    busy.add(upload);
    const isSuitable = (head: Buffer) => isAcceptedFor(upload.purpose, formatOf(head));
    let found: string | undefined;
    const done = await append(tenant.folder.path(upload.id), stream, {
      offset,
      sizeBytes: upload.sizeBytes,
      checksum: headers['Upload-Checksum'],
      inspect: upload.inspected
        ? null
        : (head) => {
            upload.inspected = isSuitable(head);
            const format = formatOf(head);
            found = format ? formatNames[format] : undefined;
            return upload.inspected;
          },
    }).finally(() => busy.delete(upload));
    switch (done.kind) {
      case 'tooLong': {
        const detail = `The upload was announced to have ${upload.sizeBytes} bytes.`;
        return refuse('PAYLOAD_TOO_LARGE', { detail });
      }
      case 'wrongChecksum':
        return refuse('CHECKSUM_MISMATCH');
      case 'diskFull':
        return refuse('STORAGE_FULL', { detail: 'The disk of the mock server is full.' });
      case 'refused': {
        dropUpload(tenant, upload);
        const what = found ? `This is ${found}` : 'This is of a type that is not known here';
        const detail = `${what}. For a ${upload.purpose} it must be ${acceptedFormats(upload.purpose)}.`;
        return refuse('FILE_TYPE_REFUSED', { detail });
      }
    }
    upload.offset = done.offset;
    upload.expiresAt = now + DAY_MS;
    if (done.cut) {
      tenant.changed();
      // The client is gone and does not read this answer.
      return refuse('MALFORMED_REQUEST', { detail: 'The body ended too early.' });
    }
    return {
      status: 204,
      headers: { ...tusHeaders, ...expires(upload), 'upload-offset': String(upload.offset) },
    };
  },

  deleteUpload(call) {
    const wrong = unsupportedVersion(call.headers);
    if (wrong) return wrong;
    const upload = ownUpload(call, call.params.uploadId);
    if (!upload) return refuse('NOT_FOUND');
    dropUpload(call.tenant, upload);
    return { status: 204, headers: tusHeaders };
  },
} satisfies GuardedHandlers;
