import { ConversionError, type Converted, convertModel } from '../../converter/models/convert.ts';
import { noteProcessed } from '../../core/activity/system.ts';
import { openStoredFile, sourceOfStored } from '../../core/files/read.ts';
import { dropFile, hasRoomFor, keepUpload } from '../../core/state/files.ts';
import { lookUp, type Model, type ModelVersion } from '../../core/state/model.ts';
import { ENDED_HOST, MOST_ENDS } from '../../core/state/storage/jobs.ts';
import type { Tenant } from '../../core/state/tenant.ts';
import { queued, ready } from '../scans/processing.ts';

/** Size limit: a model is read and converted in memory. */
const MAX_BYTES = 512 * 1024 ** 2;

const jobOf = (model: Model, { n }: ModelVersion) => `${model.id}/${n}`;

/** Puts a version at the end of the tenant's queue. */
export function processVersionLater(tenant: Tenant, model: Model, version: ModelVersion): void {
  version.processing = queued;
  tenant.jobs.add('model', jobOf(model, version), (signal, ends) =>
    run(tenant, model, version, signal, ends),
  );
}

/** Takes a version out of the queue, or stops its conversion. */
export function stopVersion(tenant: Tenant, model: Model, version: ModelVersion): void {
  version.processing = { state: 'canceled', progress: 0, error: null };
  tenant.jobs.cancel(jobOf(model, version));
}

/** Restarts the conversions that the last shutdown interrupted. */
export function resumeModels(tenant: Tenant): void {
  for (const model of Object.values(tenant.state.models)) {
    for (const version of model.versions) {
      if (/^(queued|running)$/.test(version.processing.state))
        processVersionLater(tenant, model, version);
    }
  }
}

async function run(
  tenant: Tenant,
  model: Model,
  version: ModelVersion,
  signal: AbortSignal,
  ends: number,
): Promise<void> {
  // The model may be deleted in the meantime, or the tenant reset.
  const apply = (change: (version: ModelVersion) => void) => {
    // It is another object once a change could not be saved.
    const now = model.versions.find(({ n }) => n === version.n);
    if (signal.aborted || lookUp(tenant.state.models, model.id) !== model || !now) return;
    change(now);
    const { processing } = now;
    const isEnd = processing.state === 'ready' || processing.state === 'failed';
    if (isEnd) noteProcessed(tenant, 'model', model, processing);
    tenant.changed();
  };
  apply((now) => {
    now.processing = { state: 'running', progress: 0, error: null };
  });
  try {
    if (ends >= MOST_ENDS) throw new ConversionError('not_convertible', ENDED_HOST);
    const converted = await convert(tenant, model, version, signal, (progress) =>
      apply((now) => {
        now.processing = { state: 'running', progress, error: null };
      }),
    );
    apply((now) => finish(tenant, model, now, converted));
  } catch (error) {
    const isKnown = error instanceof ConversionError;
    const { code, message } = isKnown
      ? error
      : { code: 'internal' as const, message: 'The conversion failed.' };
    apply((now) => {
      now.processing = { state: 'failed', progress: 0, error: { code, message } };
      if (!isKnown) tenant.warn(`The conversion of ${model.id} failed: ${String(error)}`);
    });
  }
}

async function convert(
  tenant: Tenant,
  model: Model,
  version: ModelVersion,
  signal: AbortSignal,
  onProgress: (progress: number) => void,
): Promise<Converted> {
  const file = lookUp(tenant.state.files, version.sourceFileId);
  const bytes = file && (await openStoredFile(tenant, file));
  if (bytes && bytes.size > MAX_BYTES) {
    const text = 'It has more than 512 MB, which this host cannot convert. Export it in parts.';
    throw new ConversionError('not_convertible', text);
  }
  const source = bytes && (await sourceOfStored(tenant, file));
  if (!source) throw new ConversionError('broken_file', 'The host has lost the file.');
  return convertModel(model.format, source, { signal, onProgress });
}

/** @throws ConversionError if there is no room for the result */
function finish(tenant: Tenant, model: Model, version: ModelVersion, converted: Converted): void {
  const { data, elements, picture } = converted;
  const index = Buffer.from(JSON.stringify(elements));
  if (!hasRoomFor(tenant, index.length + picture.length + (data?.length ?? 0)))
    throw new ConversionError('no_room', 'The host has no room for the converted file.');
  const save = (ending: string, contentType: string, content: Buffer) => {
    const fileName = `${version.fileName}.${ending}`;
    return keepUpload(tenant, { fileName, contentType, data: content }).id;
  };
  const ending = model.format === 'glb' ? 'glb' : 'frag';
  version.viewFileId = data ? save(ending, 'application/octet-stream', data) : version.sourceFileId;
  version.indexFileId = save('json', 'application/json', index);
  version.thumbnailFileId = save('jpg', 'image/jpeg', picture);
  version.elementCount = elements.length;
  version.processing = ready;
  // The latest version becomes the current one. Users can choose an earlier one afterwards.
  if (version.n > model.currentVersion) model.currentVersion = version.n;
}

/** Takes a version out of the queue and deletes its files, except for samples that other versions share. */
export function dropVersion(tenant: Tenant, model: Model, version: ModelVersion): void {
  tenant.jobs.cancel(jobOf(model, version));
  const others = Object.values(tenant.state.models)
    .flatMap(({ versions }) => versions)
    .filter((each) => each !== version);
  const held = new Set(others.flatMap(filesOf));
  for (const id of new Set(filesOf(version))) if (!held.has(id)) dropFile(tenant, id);
}

const filesOf = (version: ModelVersion) => [
  version.sourceFileId,
  version.viewFileId,
  version.indexFileId,
  version.thumbnailFileId,
];
