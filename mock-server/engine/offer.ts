import { type Contract, ContractError, type Operation } from './contract.ts';

/** Names of the operations that a tenant answers; null for all of them. */
export type Offer = ReadonlySet<string> | null;

/**
 * Reads what a host should offer: `all`, `documented` (the calls that the product makes today, and no other), or a list
 * of tags and operations, which come on top of the documented ones.
 *
 * @param text separated by commas or spaces
 * @throws ContractError that names the first part that the contract does not know
 */
export function readOffer({ operations }: Contract, text: string): Offer {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  if (parts.includes('all')) return null;
  const documented = operations.filter(({ origin }) => origin === 'documented');
  const added = parts
    .filter((part) => part !== 'documented')
    .flatMap((part) => {
      const found = operations.filter(({ id, tag }) => id === part || tag === part);
      if (found.length > 0) return found;
      throw new ContractError(`The contract has no tag and no operation called "${part}".`);
    });
  const names = [...documented, ...added].map(({ id }) => id);
  // A host that offers more than the calls of today has to tell.
  return new Set(added.length > 0 ? [...names, 'getCapabilities'] : names);
}

interface Entry {
  module?: string;
  action?: string;
}
interface Action {
  shownIn?: string;
  name?: string;
  nameForNew?: string;
}

/** The operations of the contract that need an action, by the tag of the operation and the name that answers show. */
type Needs = ReadonlyMap<string, readonly string[]>;

const needsOf = new WeakMap<Contract, Needs>();

function readNeeds(contract: Contract): Needs {
  const { 'x-permissions': table } = JSON.parse(contract.json);
  const modules: Record<string, { actions: Record<string, Action> }> = table?.modules ?? {};
  // Links have actions of their own; what they show has this one.
  const needs = new Map<string, string[]>([['share', ['createShareLink']]]);
  for (const { id, tag, prism } of contract.operations) {
    const entries = prism.extensions?.['x-permission'];
    if (!Array.isArray(entries)) continue;
    for (const { module = '', action = '' } of entries as Entry[]) {
      const { shownIn, name = action, nameForNew } = modules[module]?.actions[action] ?? {};
      // An action of the project or the account has a name that no other action has.
      const isOfAll = shownIn === 'project' || shownIn === 'account';
      const names = [isOfAll ? name : `${tag} ${action}`, nameForNew];
      for (const link of names) if (link) needs.set(link, [...(needs.get(link) ?? []), id]);
    }
  }
  return needs;
}

/**
 * Removes the permitted actions that no offered operation does, in all parts of an answer (openapi/paths/host).
 *
 * @param body is not changed
 */
export function withoutUnoffered(
  contract: Contract,
  { tag }: Operation,
  offer: ReadonlySet<string>,
  body: unknown,
): unknown {
  const needs = needsOf.get(contract) ?? readNeeds(contract);
  needsOf.set(contract, needs);
  const isOffered = (action: unknown): boolean => {
    const doing = needs.get(`${tag} ${action}`) ?? needs.get(String(action));
    return doing?.some((operation) => offer.has(operation)) !== false;
  };
  const visit = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(visit);
    if (typeof node !== 'object' || node === null) return node;
    const entries = Object.entries(node).map(([key, value]) => [
      key,
      key === 'permittedActions' && Array.isArray(value) ? value.filter(isOffered) : visit(value),
    ]);
    return Object.fromEntries(entries);
  };
  return visit(body);
}
