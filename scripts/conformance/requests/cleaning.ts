import { recordOf } from '../check.ts';
import type { Operation } from '../operations.ts';
import { type Run, Skip } from '../run.ts';
import type { KnownRecords } from './known-records.ts';
import type { Json } from './values.ts';

/** Removes everything that a run created, newest first. @returns the number of records that remain on the host */
export async function removeAll(run: Run, records: KnownRecords): Promise<number> {
  let left = 0;
  for (const id of [...records.created.keys()].reverse())
    if (!(await removeCreated(run, records, id))) left += 1;
  return left;
}

/** Removes a record that the run created. @returns false if it has no delete operation, or may not be removed */
export async function removeCreated(run: Run, records: KnownRecords, id: string): Promise<boolean> {
  try {
    return await removed(run, records, id);
  } catch (error) {
    if (error instanceof Skip) return false;
    throw error;
  }
}

async function removed(run: Run, records: KnownRecords, id: string): Promise<boolean> {
  const created = records.created.get(id);
  if (!created) return false;
  records.forget(id);
  if (created.item === PROJECT) return closed(run, id);
  if (created.item === SAMPLE) return withoutSample(run, id);
  if (created.item === THREAD) return archived(run, { ...created.path, threadId: id });
  if (created.item === COMMITMENT && records.seen.get(id)?.status !== 'draft') {
    return voided(run, { ...created.path, commitmentId: id });
  }
  if (created.item === PAGE) await putAway(run, { ...created.path, pageId: id });
  const remove = itemOperation(run, 'delete', created.item);
  if (!remove) return false;
  const path = { ...created.path, [remove.pathNames.at(-1) ?? '']: id };
  // If the record cannot be read, at least check whether it exists.
  const get = itemOperation(run, 'get', created.item) ?? itemOperation(run, 'head', created.item);
  let record: Json = records.seen.get(id) ?? {};
  if (get) {
    const expected = { statuses: [200, 404] };
    const answer = await run.call(get, { path }, expected, 'before removal');
    if (answer.status !== 200) return true;
    record = recordOf(answer) ?? record;
  }
  const { permittedActions, version } = record;
  if (Array.isArray(permittedActions) && !permittedActions.includes('delete'))
    return created.item === PAGE && record.archivedAt !== null;
  const isVersioned = remove.query.some(({ name }) => name === 'version');
  const input = { path, query: isVersioned ? { version } : {} };
  const answer = await run.call(remove, input, { statuses: remove.successes }, 'of what was made');
  return answer.status < 300;
}

const PROJECT = '/projects/{id}';

/** Projects cannot be deleted. A closed one is out of the way. */
async function closed(run: Run, id: string): Promise<boolean> {
  const path = { projectId: id };
  const ok = { statuses: [200] };
  const name = 'of what was made';
  const project = recordOf(await run.call(run.api.find('getProject'), { path }, ok, name));
  if (!project || project.status === 'closed') return project !== null;
  const json = { version: project.version, status: 'closed', reason: 'Made by a test run.' };
  const answer = await run.call(run.api.find('transitionProject'), { path, json }, ok, name);
  return answer.status === 200;
}

const SAMPLE = '/sample-projects/{id}';

/** A sample project is deleted below its own path. The run may have deleted it already. */
async function withoutSample(run: Run, id: string): Promise<boolean> {
  const input = { path: { projectId: id } };
  const ok = { statuses: [200, 404] };
  await run.call(run.api.find('deleteSampleProject'), input, ok, 'of what was made');
  return true;
}

const THREAD = '/projects/{projectId}/message-threads/{id}';

/** Conversations cannot be deleted. An archived one is out of the way, and one that the account has left is gone. */
async function archived(run: Run, path: Record<string, string>): Promise<boolean> {
  const operation = run.api.find('updateMessageThreadState');
  const input = { path, json: { archived: true } };
  await run.call(operation, input, { statuses: [200, 404] }, 'of what was made');
  return true;
}

const PAGE = '/projects/{projectId}/pages/{id}';

/** Only an archived page can be deleted. A signed one stays in the archive, out of the way. */
async function putAway(run: Run, path: Record<string, string>): Promise<void> {
  const name = 'of what was made';
  const get = run.api.find('getPage');
  const page = recordOf(await run.call(get, { path }, { statuses: [200, 404] }, name));
  if (!page || page.archivedAt !== null) return;
  const json = { version: page.version, archived: true };
  await run.call(run.api.find('updatePageArchive'), { path, json }, { statuses: [200] }, name);
}

const COMMITMENT = '/projects/{projectId}/commitments/{id}';

/** An approved commitment cannot be deleted. A void one counts nowhere. */
async function voided(run: Run, path: Record<string, string>): Promise<boolean> {
  const ok = { statuses: [200] };
  const name = 'of what was made';
  const read = recordOf(await run.call(run.api.find('getCommitment'), { path }, ok, name));
  if (!read || read.status === 'void') return read !== null;
  const json = { version: read.version, to: 'void', reason: 'Made by a test run.' };
  const answer = await run.call(run.api.find('transitionCommitment'), { path, json }, ok, name);
  return answer.status === 200;
}

/** Returns the operation on a record of a collection, whatever its path parameter is called. */
const itemOperation = ({ api, missing }: Run, method: string, item: string) =>
  api.operations.find(
    (operation: Operation) =>
      operation.method === method &&
      operation.path.replace(/\{\w+\}$/, '{id}') === item &&
      !missing.has(operation.id),
  );
