import { dropFile, hasRoomFor, keepUpload, readStoredFile } from '../state/files.ts';
import { lookUp, type Model, type ModelVersion } from '../state/model.ts';
import type { Tenant } from '../state/store.ts';
import { ConversionError, type Converted, convertModel } from './convert.ts';

/** One conversion at a time, of all tenants: each takes a core. */
let queue: Promise<unknown> = Promise.resolve();

/** Puts a version at the end of the queue. */
export function enqueue(tenant: Tenant, model: Model, version: ModelVersion): void {
  version.processing = { state: 'queued', progress: 0, error: null };
  queue = queue.then(() => run(tenant, model, version));
}

async function run(tenant: Tenant, model: Model, version: ModelVersion): Promise<void> {
  // It may have been deleted, and a reset puts another state in the place of all.
  const isThere = () =>
    lookUp(tenant.state.models, model.id) === model && model.versions.includes(version);
  const tell = (change: () => void) => {
    if (!isThere()) return;
    change();
    tenant.changed();
  };
  tell(() => {
    version.processing = { state: 'running', progress: 0, error: null };
  });
  try {
    const converted = isThere() ? await convert(tenant, model, version) : null;
    if (converted) tell(() => finish(tenant, model, version, converted));
  } catch (error) {
    const { code, message } =
      error instanceof ConversionError
        ? error
        : { code: 'internal' as const, message: 'Something went wrong on the host.' };
    tell(() => {
      version.processing = { state: 'failed', progress: 0, error: { code, message } };
    });
  }
}

async function convert(tenant: Tenant, model: Model, version: ModelVersion): Promise<Converted> {
  const file = lookUp(tenant.state.files, version.sourceFileId);
  const source = file && (await readStoredFile(tenant, file));
  if (!source) throw new ConversionError('broken_file', 'The host has lost the file.');
  return convertModel(model.format, source, (progress) => {
    if (version.processing.state === 'running') version.processing.progress = progress;
  });
}

/** @throws ConversionError without room for the result */
function finish(tenant: Tenant, model: Model, version: ModelVersion, converted: Converted): void {
  const { data, elementCount } = converted;
  if (model.format === 'glb') {
    version.viewFileId = version.sourceFileId;
  } else {
    if (!hasRoomFor(tenant, data.length))
      throw new ConversionError('no_room', 'The host has no room for the converted file.');
    const fileName = `${version.fileName}.frag`;
    const contentType = 'application/octet-stream';
    version.viewFileId = keepUpload(tenant, { fileName, contentType, data }).id;
  }
  version.elementCount = elementCount;
  version.processing = { state: 'ready', progress: 1, error: null };
  // What came last is what people want to see; whoever thinks otherwise goes back.
  if (version.n > model.currentVersion) model.currentVersion = version.n;
}

/** Deletes the files of a version; samples are shared, and stay. */
export function dropVersionFiles(tenant: Tenant, version: ModelVersion): void {
  const ids = new Set([version.sourceFileId, version.viewFileId, version.thumbnailFileId]);
  for (const id of ids) {
    const file = id === null ? undefined : lookUp(tenant.state.files, id);
    if (file?.source.kind === 'upload') dropFile(tenant, file.id);
  }
}
