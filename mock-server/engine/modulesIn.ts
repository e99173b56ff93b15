import { readdirSync } from 'node:fs';

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
