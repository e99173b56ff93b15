import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const COMPONENT = /@mantine[\\/]core[\\/]esm[\\/].*[\\/](\w+)\.module\.mjs$/;
const STYLES = /@mantine[\\/]core[\\/]styles[\\/].*\.css$/;
const SCALED = /calc\((-?[\d.]+rem) \* var\(--mantine-scale\)\)/g;
/** Names of components that only development tools show. */
const NAMES = /^\w+\.displayName = "@mantine\/[^"]+";$/gm;
const SOURCE = /@mantine[\\/]\w+[\\/]esm[\\/].*\.mjs$/;
/** What renders style elements, which the policy of the portal forbids (src/shared/theme/addedStyles.ts). */
const FORBIDDEN =
  /[\\/]@mantine[\\/]core[\\/]esm[\\/].*[\\/](MantineClasses|MantineCssVariables|InlineStyles|hash-styles)\.mjs$/;
const COLORS = /@mantine[\\/]core[\\/]esm[\\/].*[\\/]default-colors\.mjs$/;
/** The colors of Mantine that the theme replaces, or that nothing uses (scripts/lint/props.grit). */
const UNUSED = /\b(?:dark|gray|red|pink|violet|blue|green|lime|yellow|orange|teal): \[[^\]]*\],?/g;
const ALL = '@mantine/core/styles.layer.css';
const NOTHING = '\0mantine-all-styles';

/**
 * In a build, replaces the style sheet of all Mantine components (36 kB gzip) by those of the components
 * that are used, each in the chunk that first uses it: a component's module brings its own sheet.
 * Leaves out the colors of Mantine that the portal does not have.
 * All sheets lie in `@layer mantine`, so that the order of chunks does not matter to the project's styles.
 */
export function mantineCss(): Plugin {
  const styles = path.join(path.dirname(createRequire(import.meta.url).resolve(ALL)), 'styles');
  return {
    name: 'mantine-css',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === ALL ? NOTHING : undefined),
    load: (id) => (id === NOTHING ? '' : undefined),
    transform(code, id) {
      // The portal does not scale its theme, so the factor of every length is 1.
      if (STYLES.test(id)) return code.replace(SCALED, '$1');
      const forbidden = FORBIDDEN.exec(id)?.[1]?.replace('hash-styles', 'hashStyleProps');
      if (forbidden) return { code: `export const ${forbidden} = () => null;`, map: null };
      if (COLORS.test(id)) return { code: code.replace(UNUSED, ''), map: null };
      const name = COMPONENT.exec(id)?.[1];
      if (!name) return SOURCE.test(id) ? { code: code.replace(NAMES, ''), map: null } : undefined;
      const sheet = path.join(styles, `${name}.layer.css`);
      if (!existsSync(sheet))
        this.error(`Mantine has no style sheet for ${name}; expected ${sheet}.`);
      return {
        code: `import ${JSON.stringify(sheet)};\n${code}`,
        map: null,
        moduleSideEffects: false,
      };
    },
  };
}
