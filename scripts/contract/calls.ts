import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Call, type Contract, callsOf } from './document.ts';
import { effective } from './effective.ts';
import { isDocumented } from './guesses.ts';

const head = '// Generated from openapi/ by `npm run contract`. Do not edit.\n';

/** Returns the tag as a person reads it: the title that the table of roles gives to a module, or its words. */
function titleOf({ 'x-permissions': table }: Contract, tag: string): string {
  const words = tag.replaceAll('-', ' ');
  return table?.modules[tag]?.title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Writes what the portal has to know about hosts that implement a part of the contract, beside the generated client:
 * `documented.gen.ts` for all pages, and `calls.gen.ts`, which grows with the contract and is only loaded for such a host.
 */
export function writeCalls(contract: Contract, folder: string): void {
  const calls = callsOf(contract);
  const callsByName = (list: readonly Call[]) =>
    Object.fromEntries(
      list.map(({ name, method, path }) => [name, `${method.toUpperCase()} ${path}`]),
    );
  const areas = (contract.tags ?? []).flatMap(({ name: tag, description }) => {
    const ownCalls = calls.filter(({ operation }) => operation.tags?.includes(tag));
    const facts = { tag, title: titleOf(contract, tag), description };
    return ownCalls.length > 0 ? [{ ...facts, operations: callsByName(ownCalls) }] : [];
  });
  write(folder, 'documented.gen.ts', [
    '/** The operations that the product calls today (`x-origin: documented`), each with its method and path. */',
    `export const documented = ${JSON.stringify(callsByName(calls.filter(isDocumented)), null, 2)} as const;`,
    '',
    '/** The number of all operations. */',
    `export const operationCount = ${calls.length};`,
  ]);
  write(folder, 'calls.gen.ts', [
    '/** The operations by tag, each with its method and path. */',
    `export const areas = ${JSON.stringify(areas, null, 2)} as const;`,
    '',
    '/** The operations that need each of the permitted actions of a project or the account. */',
    `export const shownActions: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(shownActions(contract), null, 2)};`,
    '',
    '/** The operations that take a complete upload (createUpload). */',
    `export const fromUploads: readonly string[] = ${JSON.stringify(fromUploads(contract), null, 2)};`,
  ]);
}

function write(folder: string, file: string, lines: readonly string[]): void {
  writeFileSync(join(folder, file), `${[head, ...lines].join('\n')}\n`);
}

/** Returns the operations that an action permits, by its name in `permittedActions` of the project or the account. */
function shownActions(contract: Contract): Record<string, string[]> {
  const modules = contract['x-permissions']?.modules ?? {};
  const found: Record<string, string[]> = {};
  for (const { name, operation } of callsOf(contract)) {
    const entries = operation['x-permission'];
    if (!Array.isArray(entries)) continue;
    for (const { module = '', action = '' } of entries) {
      const { name: shown, nameForNew, shownIn } = modules[module]?.actions[action] ?? {};
      const isShown = shownIn === 'project' || shownIn === 'account';
      const names = [isShown ? shown : undefined, nameForNew];
      for (const parameter of names)
        if (parameter) found[parameter] = [...(found[parameter] ?? []), name];
    }
  }
  return found;
}

function fromUploads(contract: Contract): string[] {
  return callsOf(contract)
    .filter(({ body }) =>
      Object.values(body).some(
        ({ schema = {} }) => 'uploadId' in effective(contract, schema).properties,
      ),
    )
    .map(({ name }) => name);
}
