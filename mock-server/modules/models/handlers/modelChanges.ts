import { type Difference, differences } from '../../../converter/models/elementIndex.ts';
import type { IndexedElement } from '../../../converter/models/indexedElement.ts';
import type { GuardedHandlers } from '../../../core/access.ts';
import { readStoredFile } from '../../../core/files/read.ts';
import { type Order, pageReply } from '../../../core/lists/page.ts';
import { lookUp, type Model, type ModelVersion } from '../../../core/state/model.ts';
import type { Tenant } from '../../../core/state/tenant.ts';
import { refuse } from '../../../engine/problem.ts';
import type { components } from '../../../generated/contract.d.ts';
import { pinsByElement } from '../../pins/handlers.ts';
import type { access } from '../access.ts';

type Counts = components['schemas']['ModelChangeListResult']['counts'];

const isReady = ({ processing }: ModelVersion) => processing.state === 'ready';

const lastReadyBefore = ({ versions }: Model, n: number) =>
  versions.findLast((version) => version.n < n && isReady(version));

async function elementsOf(tenant: Tenant, version: ModelVersion): Promise<IndexedElement[]> {
  const file = lookUp(tenant.state.files, version.indexFileId ?? '');
  const data = file && (await readStoredFile(tenant, file));
  if (!data) throw new Error(`The index of the elements of version ${version.n} is gone.`);
  return JSON.parse(data.toString());
}

const countsOf = (
  all: readonly Difference[],
  elements: number,
  pins: ReadonlyMap<string, number>,
): Counts => {
  const of = (kind: Difference['change']) => all.filter(({ change }) => change === kind);
  const [lost, gained, changed] = [of('lost'), of('gained'), of('changed')];
  return {
    lost: lost.length,
    gained: gained.length,
    changed: changed.length,
    unchanged: elements - gained.length - changed.length,
    pinsOnLost: lost.reduce((sum, { element }) => sum + (pins.get(element.id) ?? 0), 0),
  };
};

export const handlers = {
  async listModelChanges(call) {
    const { model, version } = call.records;
    const { since: sinceNumber, change, limit = 100, cursor } = call.query;
    const since =
      sinceNumber === undefined
        ? lastReadyBefore(model, version.n)
        : model.versions.find(({ n }) => n === sinceNumber);
    if (sinceNumber !== undefined && !since) return refuse('NOT_FOUND');
    if (!isReady(version) || (since && !isReady(since))) return refuse('NOT_READY');
    const now = await elementsOf(call.tenant, version);
    const all = since ? differences(await elementsOf(call.tenant, since), now) : [];
    const pins = pinsByElement(call, model.id);
    const rows = all
      .filter((each) => change === undefined || each.change === change)
      // Versions never change, so the position in the list is a stable id.
      .map((row, place) => ({ id: String(place), place, row }));
    const order: Order<(typeof rows)[number]> = {
      name: `${version.n} ${since?.n} ${change}`,
      downwards: false,
      keyOf: ({ place }) => place,
    };
    return pageReply(
      rows,
      order,
      { limit, cursor },
      ({ row }) => ({ ...row, pins: pins.get(row.element.id) ?? 0 }),
      { since: since?.n ?? null, counts: countsOf(all, now.length, pins) },
    );
  },
} satisfies GuardedHandlers<typeof access>;
