import {
  type ConsistencyRule,
  type Faults,
  keyFaults,
  repeated,
  unknown,
} from '../../core/consistency.ts';
import { heldFiles } from '../../core/kinds/registry.ts';
import type { TenantState } from '../../core/state/model.ts';
import type { UploadStorage } from '../../core/state/storage/uploadStorage.ts';

/** Each file belongs to one record, and the storage holds exactly the bytes of the uploads. */
function* fileFaults(state: TenantState, storage: UploadStorage): Faults {
  const { files } = state;
  yield* keyFaults('file', files);
  const held = heldFiles(state);
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
