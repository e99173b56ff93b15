import { dirname, join } from 'node:path';
import type { Rolldown } from 'vite';

/** Gives what the bundler knows of a module. */
export type InfoOf = (id: string) => Rolldown.ModuleInfo | null;

/** Packages with one file that exports everything: an import of one name is not an import of all. */
const BARREL =
  /node_modules\/(@mantine\/(?:core|hooks)|@tabler\/icons-react|@tanstack\/(?:react-query|query-core))\/.*\.m?js$/;
const NAMES = /\b(?:import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

const barrels = new Map<string, Map<string, string>>();

/** Returns all modules that load together with one. */
export function closure(infoOf: InfoOf, entry: string): Set<string> {
  const found = new Set([entry]);
  for (const id of found) for (const next of importsOf(infoOf, id)) found.add(next);
  return found;
}

/** The entry of the build, and every module that is loaded on demand. */
export function entriesOf(infoOf: InfoOf, some: string): Set<string> {
  const entries = new Set([entryAbove(infoOf, some)]);
  for (const entry of entries) {
    for (const id of closure(infoOf, entry)) {
      for (const next of infoOf(id)?.dynamicallyImportedIds ?? []) entries.add(next);
    }
  }
  return entries;
}

function importsOf(infoOf: InfoOf, id: string): string[] {
  const info = infoOf(id);
  return (info?.importedIds ?? []).flatMap((next) => {
    const name = BARREL.exec(next)?.[1];
    const imported = name ? namesIn(info?.code ?? '', name) : [];
    return imported.length > 0
      ? imported.flatMap((importedId) => fileOf(infoOf, next, importedId))
      : [next];
  });
}

/** Where a name of a barrel comes from: a file that it names, or a package of which it exports everything. */
function fileOf(infoOf: InfoOf, barrel: string, name: string): string[] {
  const files = exportsOf(infoOf, barrel);
  const file = files.get(name);
  if (file) return [file];
  const known = new Set(files.values());
  const others = (infoOf(barrel)?.importedIds ?? []).filter((id) => !known.has(id));
  return others.flatMap((other) => fileOf(infoOf, other, name));
}

/** The names that code imports from a package by its name. */
const namesIn = (code: string, source: string): string[] =>
  [...code.matchAll(NAMES)]
    .filter((match) => match[2] === source)
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(' ')[0] ?? ''));

/** Which file each name of a barrel comes from. */
function exportsOf(infoOf: InfoOf, barrel: string): Map<string, string> {
  const known = barrels.get(barrel);
  if (known) return known;
  const files = new Map<string, string>();
  for (const [, names = '', source = ''] of (infoOf(barrel)?.code ?? '').matchAll(NAMES)) {
    for (const name of names.split(',')) {
      files.set(name.trim().split(' ').at(-1) ?? '', join(dirname(barrel), source));
    }
  }
  barrels.set(barrel, files);
  return files;
}

/** The entry of the build that a module belongs to. */
function entryAbove(infoOf: InfoOf, some: string): string {
  const found = new Set([some]);
  for (const id of found) {
    const info = infoOf(id);
    if (info?.isEntry) return id;
    for (const above of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])]) {
      found.add(above);
    }
  }
  throw new Error(`${some} belongs to no entry.`);
}
