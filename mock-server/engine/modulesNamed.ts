import { existsSync, readdirSync } from 'node:fs';

const isModule = (name: string): boolean => /(?<!\.test)\.ts$/.test(name);

/** Returns the files of one part of a tag: `<part>.ts`, or all in the folder `<part>/`, without tests. */
function filesOf(tag: URL, part: string): URL[] {
  const file = new URL(`${part}.ts`, tag);
  const folder = new URL(`${part}/`, tag);
  return [
    ...(existsSync(file) ? [file] : []),
    ...(existsSync(folder) ? readdirSync(folder).filter(isModule).sort() : []).map(
      (name) => new URL(name, folder),
    ),
  ];
}

/**
 * Imports a part of each tag, such as its handlers, so that a file registers itself by its place.
 * @param folder URL of the folder of all tags, with a trailing slash
 * @param part name of the file or folder in the folder of a tag
 * @returns the modules with their tags, in the order of the tags and of the file names
 */
export function modulesNamed<Module>(
  folder: URL,
  part: string,
): Promise<{ tag: string; module: Partial<Module> }[]> {
  const tags = readdirSync(folder).sort();
  return Promise.all(
    tags
      .flatMap((tag) => filesOf(new URL(`${tag}/`, folder), part).map((url) => ({ tag, url })))
      .map(async ({ tag, url }) => ({
        tag,
        module: (await import(url.href)) as Partial<Module>,
      })),
  );
}
