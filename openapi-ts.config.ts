import { readFileSync } from 'node:fs';
import { defineConfig } from '@hey-api/openapi-ts';

/**
 * One generated file an operation, instead of one for all: a bundler cannot divide a module between
 * chunks and keeps the top-level calls of zod, so that a single file would put the schemas of every
 * screen into whatever the first screen loads.
 */
const input = process.env.CONTRACT_BUNDLE ?? 'openapi/dist/openapi.json';
const output = process.env.CONTRACT_OUTPUT ?? 'src/api/generated';

type Bundle = { paths: Record<string, Record<string, { operationId?: string; tags?: string[] }>> };
const bundle: Bundle = JSON.parse(readFileSync(input, 'utf8'));
const tagOf = new Map(
  Object.values(bundle.paths)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) =>
      operation.operationId ? [[operation.operationId, operation.tags?.[0] ?? 'untagged']] : [],
    ) as [string, string][],
);

// Query keys and infinite options carry no operation in their metadata, only in their names.
const operationOfName = (name: string) => name.replace(/(Infinite)?(QueryKey|Options)$/, '');

type Exportable = { export(): void };
const isKeyHelper = (name?: string) => name === 'createQueryKey' || name === 'createInfiniteParams';

const PROBLEM = 'application/problem+json';

type Response = { description?: string; content?: Record<string, { schema?: object }> };
type Components = { responses?: Record<string, Response>; schemas?: Record<string, object> };

/** Turns the schema of each shared problem response into a named one: `NotFound` into `NotFoundProblem`. */
function nameProblems(spec: object): void {
  const { responses = {}, schemas = {} } = (spec as { components: Components }).components;
  for (const [name, response] of Object.entries(responses)) {
    const media = response.content?.[PROBLEM];
    if (!media?.schema || '$ref' in media.schema) continue;
    schemas[`${name}Problem`] = { description: response.description, ...media.schema };
    media.schema = { $ref: `#/components/schemas/${name}Problem` };
    // It is said once, at the type.
    response.description = '';
  }
}

export default defineConfig({
  input,
  output: {
    path: output,
    header: '// Generated from openapi/ by `npm run contract`. Do not edit.',
  },
  parser: {
    // A problem that many operations answer with is one type, not a copy in each of them.
    patch: { input: nameProblems },
    hooks: {
      events: {
        // The helpers that all query keys call stay in one file, so the others must be able to import them.
        'node:set:before': ({ node }) => {
          if (node && isKeyHelper(node.symbol?.name)) (node as unknown as Exportable).export();
        },
      },
      symbols: {
        getFilePath: ({ name, meta }) => {
          if (meta?.artifact === 'types') return undefined;
          if (meta?.artifact === 'zod' && meta.resource === 'definition') return `schemas/${name}`;
          const operation =
            meta?.resource === 'operation' ? String(meta.resourceId) : operationOfName(name);
          const tag = tagOf.get(operation);
          return tag && `${tag}/${operation}`;
        },
      },
    },
  },
  plugins: [
    '@hey-api/client-fetch',
    '@hey-api/typescript',
    {
      name: 'zod',
      compatibilityVersion: 'mini',
      // RFC 3339 knows zones; without this, every host that names one would be refused.
      dates: { offset: true },
      definitions: true,
      // Nobody checks the parts of an address before it is called.
      requests: { body: true, headers: false, path: false, query: false },
      responses: true,
      // What one screen needs of zod, the first one carries: plain objects and arrays are enough for all of these.
      '~resolvers': {
        // `allOf` is of objects only here (a rule of the contract's lint).
        intersection: ({ $, childResults, plugin }) =>
          $(plugin.imports.z)
            .attr('object')
            .call(
              childResults.reduce(
                (shape, { chain }) => shape.spread($(chain).attr('shape')),
                $.object(),
              ),
            ),
        object: ({ $, plugin, schema }) => {
          const isOpen = !schema.properties && schema.additionalProperties;
          return isOpen ? $(plugin.imports.z).attr('looseObject').call($.object()) : undefined;
        },
        tuple: ({ $, childResults, plugin, schema }) => {
          const { z } = plugin.imports;
          const length = $(z)
            .attr('length')
            .call($.literal(schema.items?.length ?? 0));
          const [first] = childResults;
          return first && $(z).attr('array').call(first.chain).attr('check').call(length);
        },
      },
    },
    { name: '@hey-api/sdk', validator: { response: 'zod' } },
    {
      name: '@tanstack/react-query',
      queryKeys: { tags: true },
      infiniteQueryKeys: { tags: true },
      // `useWrite` calls the functions of the sdk.
      mutationOptions: false,
    },
  ],
});
