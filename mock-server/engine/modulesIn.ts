import { readdirSync } from 'node:fs';

/**
 * Imports every TypeScript file of a folder, tests and their kits excluded, so that a file is registered by its place.
 * @param folder URL with a slash at its end
 * @returns the modules in the order of their file names
 */
export async function modulesIn<Module>(
  folder: URL,
): Promise<{ name: string; module: Partial<Module> }[]> {
  const names = readdirSync(folder).filter((name) => /(?<!\.test|[tT]estkit)\.ts$/.test(name));
  return Promise.all(
    names.sort().map(async (name) => ({
      name: name.slice(0, -'.ts'.length),
      module: (await import(new URL(name, folder).href)) as Partial<Module>,
    })),
  );
}
