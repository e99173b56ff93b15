import type { Rolldown } from 'vite';

/** Icons of the sign-in pages and of what the first chunk says about failures; the others wait in one chunk. */
const earlyIcons =
  'AlertCircle|Check|CircleCheck|CloudOff|Eye|EyeOff|Lock|Mail|Moon|PointFilled|Refresh|Sun|X';

/** In the order of their priority. */
const groups: Rolldown.CodeSplittingGroup[] = [
  // One copy for all viewers.
  { name: 'three', test: /node_modules.three.(?:build|src)/, priority: 2 },
  // What every page needs. For some graphs Rolldown leaves parts of it in small chunks (its issue 9963).
  { name: 'first', test: /src.app.App\.tsx$/, priority: 1 },
  {
    name: 'controls',
    test: /@mantine.core.esm.components.(?:ActionIcon|CloseButton|Input|InputBase|TextInput)\b|@mantine.hooks.esm.(?:use-id|use-uncontrolled)|src.shared.ui.PageHeading/,
  },
  {
    name: 'project',
    test: /src.(?:app.navigation|app.frames|shared.(?:log.kinds|ui.modKey|ui.Thumbnail|ui.PanelBoundary))|@mantine.core.esm.components.(?:Menu|Avatar|Badge|Popover)\b/,
  },
  {
    name: 'icons',
    test: new RegExp(`@tabler.icons-react.dist.esm.icons.Icon(?!(?:${earlyIcons})\\b)`),
    minShareCount: 3,
    priority: -1,
    includeDependenciesRecursively: false,
  },
];

const named = new Set(groups.map(({ name }) => name));

/**
 * How the app is divided into chunks. The first one carries a list of all others, for what is to be fetched with each
 * page: a chunk that pages share is a line there, and a request and a compression of its own. So small ones are put
 * together, and only what somebody looks for has a name: an entry, a page, a group.
 */
export const chunks: Rolldown.OutputOptions = {
  codeSplitting: { groups },
  chunkFileNames: ({ name, isDynamicEntry }) =>
    isDynamicEntry || named.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
  assetFileNames: ({ names }) =>
    names[0]?.endsWith('.css') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]',
};
