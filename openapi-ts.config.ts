import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from '@hey-api/openapi-ts';
import { parse } from 'yaml';

/**
 * The generated files follow the contract: one for the operations of each tag, and one for each file of openapi/schemas.
 * The bundler cannot divide a module between chunks and keeps the top-level calls of zod, so a page loads a whole file for
 * one operation of it. Where that costs too much, each operation or schema is a file:
 *
 * - `auth`, `host`, `projects` and the shared schemas are part of the first load, which must not grow with the contract
 *   (tests/contract/growth.test.ts).
 * - `account`: the top bar reads one of its operations.
 * - `profile`: the frame saves the theme with one of its operations. A project needs one schema of `companies`.
 * - The dashboard lists the newest `scans`, and each page the projects.
 * - A page for visitors needs one or two of the `public` operations, which answer with the schemas of all media items.
 */
const tagsApart = new Set(['auth', 'host', 'projects', 'public', 'profile', 'account', 'scans']);
const schemasApart = new Set([
  ...['auth', 'host', 'shared', 'companies', 'profile', 'projects', 'scans'],
  ...['passkeys', 'sign-in-domains'],
]);

const input = process.env.CONTRACT_BUNDLE ?? 'openapi/dist/openapi.json';
const output = process.env.CONTRACT_OUTPUT ?? 'src/api/generated';

type Operation = {
  operationId?: string;
  tags?: string[];
  security?: object[];
  responses?: Record<string, Response>;
};
type Bundle = { paths: Record<string, Record<string, Operation>> };
const bundle: Bundle = JSON.parse(readFileSync(input, 'utf8'));
const tagOf = new Map(
  Object.values(bundle.paths)
    .flatMap((path) => Object.values(path))
    .flatMap((operation) =>
      operation.operationId ? [[operation.operationId, operation.tags?.[0] ?? 'untagged']] : [],
    ) as [string, string][],
);

/** The file of openapi/schemas that each schema is in. */
const schemaFiles = new Map(
  readdirSync('openapi/schemas').flatMap((file) => {
    const names = Object.keys(parse(readFileSync(`openapi/schemas/${file}`, 'utf8')));
    return names.map((name): [string, string] => [name, file.replace('.yaml', '')]);
  }),
);

/** The generated file of a zod schema, by its name with the `z` before it. */
function placeOfSchema(name: string): string {
  const file = schemaFiles.get(name.slice(1));
  return file && !schemasApart.has(file) ? `schemas/${file}` : `schemas/${name}`;
}

function placeOfOperation(operation: string): string | undefined {
  const tag = tagOf.get(operation);
  return tag && tagsApart.has(tag) ? `${tag}/${operation}` : tag;
}

// Query keys and infinite options carry no operation in their metadata, only in their names.
const operationOfName = (name: string) => name.replace(/(Infinite)?(QueryKey|Options)$/, '');

type Exportable = { export(): void };
const isKeyHelper = (name?: string) => name === 'createQueryKey' || name === 'createInfiniteParams';

const PROBLEM = 'application/problem+json';

type Response = { description?: string; content?: Record<string, { schema?: object }> };
type Components = { responses?: Record<string, Response>; schemas?: Record<string, object> };

/** The schemas of problems, by their JSON pointer. */
const problems = new Set<string>();

/** Turns the schema of each shared problem response into a named one: `NotFound` into `NotFoundProblem`. */
function nameProblems(spec: object): void {
  const { responses = {}, schemas = {} } = (spec as { components: Components }).components;
  for (const [name, response] of Object.entries(responses)) {
    const media = response.content?.[PROBLEM];
    if (!media?.schema || '$ref' in media.schema) continue;
    problems.add(`#/components/schemas/${name}Problem`);
    schemas[`${name}Problem`] = { description: response.description, ...media.schema };
    media.schema = { $ref: `#/components/schemas/${name}Problem` };
    // It is said once, at the type.
    response.description = '';
  }
}

/** The check of a discriminator would be in the first file, although only one screen needs it. A union is enough. */
function withoutDiscriminators({ components }: { components?: Components }): void {
  for (const schema of Object.values(components?.schemas ?? {})) {
    Reflect.deleteProperty(schema, 'discriminator');
  }
}

/** The portal calls for a person. That programs may call an operation, too, would stand in each function. */
function withoutPrograms({ paths }: { paths: Bundle['paths'] }): void {
  for (const operation of Object.values(paths).flatMap((path) => Object.values(path))) {
    const { security } = operation;
    if (security?.some((scheme) => 'apiToken' in scheme)) delete operation.security;
  }
}

/** A CSV file is bytes, too. As a text, it would lose its byte order mark, without which spreadsheets misread it. */
function withFiles({ paths }: { paths: Bundle['paths'] }): void {
  for (const { responses = {} } of Object.values(paths).flatMap((path) => Object.values(path))) {
    for (const { content } of Object.values(responses)) {
      const schema = content?.['text/csv']?.schema;
      if (schema) Object.assign(schema, { format: 'binary' });
    }
  }
}

type Node = { $ref?: string; type?: string; items?: readonly unknown[]; enum?: unknown };

/** Whether a union is an open enum of the contract: its known values, or any other text (openapi/RULES.md). */
const isOpenEnum = (schemas: readonly Node[] = []): boolean =>
  schemas.length === 2 &&
  schemas[1]?.type === 'string' &&
  (schemas[0]?.type === 'enum' || Boolean(schemas[0]?.$ref));

/** Nothing checks a parameter before a call, and the client reads every problem as a `Problem`. */
function isUnused({ artifact, resource, resourceId }: Record<string, unknown> = {}): boolean {
  if (artifact !== 'zod' || resource !== 'definition') return false;
  const pointer = String(resourceId);
  return problems.has(pointer) || pointer.startsWith('#/components/parameters/');
}

/**
 * Downloads, exports, model files and event streams are saved or streamed, and what a host or a domain offers is no data of
 * a page: they are not cached.
 */
const isUncached = (operation: string) =>
  /^(download|export)|(File|Stream)$|^get(Capabilities|SignInProvider)$/.test(operation);

export default defineConfig({
  input,
  output: {
    path: output,
    header: '// Generated from openapi/ by `npm run contract`. Do not edit.',
  },
  parser: {
    // A problem that many operations answer with is one type, not a copy in each of them.
    patch: {
      input: (spec: object) => {
        nameProblems(spec);
        withoutDiscriminators(spec);
        withoutPrograms(spec as Bundle);
        withFiles(spec as Bundle);
      },
    },
    hooks: {
      events: {
        // The helpers that all query keys call stay in one file, so the others must be able to import them.
        'node:set:before': ({ node }) => {
          if (node && isKeyHelper(node.symbol?.name)) (node as unknown as Exportable).export();
        },
        // The zod plugin has no option to leave these out. `add` returns the place after the node.
        'node:set:after': ({ node, plugin }) => {
          const { nodes } = plugin.gen;
          if (isUnused(node?.symbol?.meta)) nodes.remove(nodes.add(null) - 1);
        },
      },
      operations: {
        isQuery: ({ id, method }) => method === 'get' && !isUncached(id),
      },
      symbols: {
        getFilePath: ({ name, meta }) => {
          if (meta?.artifact === 'types') return undefined;
          if (meta?.artifact === 'zod' && meta.resource === 'definition')
            return placeOfSchema(name);
          return placeOfOperation(
            meta?.resource === 'operation' ? String(meta.resourceId) : operationOfName(name),
          );
        },
      },
    },
  },
  plugins: [
    '@hey-api/client-fetch',
    {
      name: '@hey-api/typescript',
      '~resolvers': {
        // The app asks whether a value is in the list and ignores unknown ones. With the known ones as the type, a
        // misspelled value does not compile.
        array: ({ $, path, plugin, schema, walk }) => {
          const [known] = schema.items ?? [];
          if (!known || !isOpenEnum(schema.items)) return undefined;
          return $.type('Array').generic(walk(known, { path, plugin }).type);
        },
      },
    },
    {
      name: 'zod',
      compatibilityVersion: 'mini',
      // RFC 3339 knows zones; without this, every host that names one would be refused.
      dates: { offset: true },
      definitions: true,
      // Nothing checks a request before it is sent. Forms use the schema of the body.
      requests: false,
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
        // Any text is valid, so the known values need no check.
        array: ({ $, plugin, schema }) => {
          const { z } = plugin.imports;
          if (!isOpenEnum(schema.items)) return undefined;
          return $(z).attr('array').call($(z).attr('string').call());
        },
        union: ({ $, plugin, schemas }) =>
          isOpenEnum(schemas) ? $(plugin.imports.z).attr('string').call() : undefined,
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
