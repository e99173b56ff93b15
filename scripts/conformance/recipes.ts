import { readdirSync } from 'node:fs';
import type { Recipes } from './world.ts';

const folder = new URL('../recipes/', import.meta.url);

/** The recipes by tag. Each file in scripts/recipes is named after its tag. */
export const recipesByTag: ReadonlyMap<string, Recipes> = new Map(
  await Promise.all(
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .map(async (name): Promise<[string, Recipes]> => {
        const { recipes } = await import(new URL(name, folder).href);
        return [name.replace('.ts', ''), recipes];
      }),
  ),
);

/** The recipes of all operations. */
export const recipes: Recipes = Object.assign({}, ...recipesByTag.values());
