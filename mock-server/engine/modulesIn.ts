import { existsSync, readdirSync } from 'node:fs';

/**
 * Imports every TypeScript file of a folder except tests and test kits, so that a file registers
 * itself by its location.
 * @param folder URL with a trailing slash
 * @returns the modules in the order of their file names
 */
export async function modulesIn<Module>(
  folder: URL,
): Promise<{ name: string; module: Partial<Module> }[]> {
  const names = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name));
  return Promise.all(
    names.sort().map(async (name) => ({
      name: name.slice(0, -'.ts'.length),
      module: (await import(new URL(name, folder).href)) as Partial<Module>,
    })),
  );
}

/**
 * Imports the file with a name from each folder that has it, so that a tag registers what it has by
 * its location.
 * @param folder URL with a trailing slash
 * @returns the modules by the names of their folders
 */
export async function modulesNamed<Module>(
  folder: URL,
  file: string,
): Promise<ReadonlyMap<string, Partial<Module>>> {
  const urls = readdirSync(folder)
    .sort()
    .map((name) => [name, new URL(`${name}/${file}`, folder)] as const)
    .filter(([, url]) => existsSync(url));
  return new Map(
    await Promise.all(
      urls.map(
        async ([name, { href }]) => [name, (await import(href)) as Partial<Module>] as const,
      ),
    ),
  );
}
