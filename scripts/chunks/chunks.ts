import type { Rolldown } from 'vite';
import { closure, entriesOf, type InfoOf } from './graph.ts';

const SIGN_IN_PAGE =
  /\/src\/modules\/auth\/pages\/(?:Login|Signup|ForgotPassword|ResetPassword|AcceptInvitation|Verify\w+)Page\.tsx$/;
const LOGIN_PAGE = /\/src\/modules\/auth\/pages\/LoginPage\.tsx$/;
/** What the sign-in page shows a moment later. */
const SIGN_IN_PART = /\/src\/modules\/auth\/parts\/OtherWays\.tsx$/;
/** The frame of a project and the first pages after sign-in. */
const HOME_PAGE =
  /\/src\/(?:app\/(?:frames\/ProjectFrame|shell\/UserMenu)|modules\/projects\/pages\/(?:Home|Dashboard)Page)\.tsx$/;
/** What the first pages show a moment later. */
const HOME_PART = /\/src\/(?:app\/shell\/AccountHome|modules\/projects\/parts\/BudgetCard)\.tsx$/;
/** Brings the table of all routes. */
const ALL_PAGES = /\/src\/app\/AllPages\.tsx$/;
/** These two come together, in one file. */
const FRAME = /\/src\/app\/(?:frames\/ProjectFrame|shell\/UserMenu)\.tsx$/;
const PAGE = /\/src\/modules\/[^/]+\/pages\/(?!Public)\w+\.tsx$/;
const VISITOR_PAGE = /\/src\/modules\/[^/]+\/pages\/Public\w+\.tsx$/;
/** From this number of users on, shared code is worth a place in a common file. */
const MANY = 5;
/** Other chunks have no name: it would only tell which module comes first. */
const LAYERS = new Set(
  'app base account forms routes project home common visitors dialogs three'.split(' '),
);

/**
 * Returns how the app is divided into chunks. What a page needs lies in few files, in layers. A module is in the first layer
 * that needs it, so its imports are in the same layer or below, and no two files import each other.
 *
 * - `app`: what the entry imports. It does not know how many modules there are.
 * - `base`: what both the sign-in page and the first pages after it need; `account`: the same of the pages around sign-in.
 * - `forms`: the sign-in page and the rest of what it needs.
 * - `routes`: the table of all pages.
 * - `project`: the frame of a project, and what the first pages after sign-in share.
 * - `home`: what these pages show a moment later shares with others.
 * - `common`, `visitors`, `dialogs`: what many pages, pages for visitors or dialogs share.
 */
export function chunks(): Rolldown.OutputOptions {
  let layers: Map<string, string> | undefined;
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'app', tags: ['$initial'], priority: 3 },
    // One copy for all viewers.
    { name: 'three', test: /node_modules.three.(?:build|src)/, priority: 2 },
    {
      debugName: 'layers',
      // The layers are complete as they are.
      includeDependenciesRecursively: false,
      name: (id, context) => {
        layers ??= layersOf((other) => context.getModuleInfo(other), id);
        return layers.get(id) ?? null;
      },
    },
  ];
  return {
    codeSplitting: { groups },
    // The first file has the names of all others, so that each sign of a hash counts.
    chunkFileNames: ({ name, isDynamicEntry }) =>
      isDynamicEntry || LAYERS.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
    assetFileNames: ({ names }) =>
      names[0]?.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
  };
}

/** Returns the layer of each module that has one, by its id. */
function layersOf(infoOf: InfoOf, start: string): Map<string, string> {
  const entries = entriesOf(infoOf, start);
  const users = new Map<string, string[]>();
  for (const entry of entries) {
    for (const id of closure(infoOf, entry)) users.set(id, [...(users.get(id) ?? []), entry]);
  }
  const layers = new Map<string, string>();
  for (const [id, usedBy] of users) {
    const layer = layerOf(usedBy);
    if (layer) layers.set(id, layer);
  }
  return layers;
}

/** @param by The entries and pages that need the module at once. */
function layerOf(users: readonly string[]): string | undefined {
  const count = (kind: RegExp) => users.filter((entry) => kind.test(entry)).length;
  if (count(SIGN_IN_PAGE) > 0 && count(HOME_PAGE) > 0) {
    return count(LOGIN_PAGE) > 0 ? 'base' : 'account';
  }
  if (users.length < 2 && count(LOGIN_PAGE) + count(ALL_PAGES) + count(FRAME) === 0)
    return undefined;
  if (count(SIGN_IN_PAGE) === users.length && count(LOGIN_PAGE) === 0) return undefined;
  if (count(LOGIN_PAGE) > 0) return 'forms';
  // What only the other pages around sign-in and later pages share, the sign-in page does not load.
  if (count(SIGN_IN_PAGE) > 0) return undefined;
  if (count(ALL_PAGES) > 0) return 'routes';
  if (count(HOME_PAGE) > 0) return 'project';
  if (count(SIGN_IN_PART) > 0) return undefined;
  if (count(HOME_PART) > 0 && users.length > 1) return 'home';
  if (count(PAGE) >= MANY) return 'common';
  if (count(PAGE) > 0) return undefined;
  if (count(VISITOR_PAGE) > 0) return count(VISITOR_PAGE) >= MANY ? 'visitors' : undefined;
  return users.length >= MANY ? 'dialogs' : undefined;
}
