import { failuresOf } from './derived.ts';

/** What a preprocessor reads of an operation and its path. */
interface Operation {
  security?: unknown[];
  parameters?: unknown[];
  requestBody?: { content?: Record<string, unknown> };
  responses: Record<string, unknown>;
}
interface PathItem {
  parameters?: unknown[];
}
interface Context {
  location: { source: { absoluteRef: string } };
  key: string | number;
}

const METHODS = ['get', 'head', 'put', 'post', 'delete', 'patch'] as const;

/**
 * Writes the failures of each operation that follow from its security, path, parameters and body, so that a source says
 * only what is its own. An operation that declares a status keeps its declaration. Redocly runs this before it checks and
 * bundles.
 */
const deriveFailures = () => ({
  PathItem: {
    enter(item: PathItem & Record<string, unknown>, { key, location }: Context) {
      const [, file] = /[\\/]openapi[\\/]paths[\\/](.*)$/.exec(location.source.absoluteRef) ?? [];
      if (file === undefined) return;
      const responses = `${'../'.repeat(file.split(/[\\/]/).length)}responses.yaml`;
      for (const method of METHODS) {
        const operation = item[method] as Operation | undefined;
        if (!operation) continue;
        const form = {
          path: String(key),
          isOpen: operation.security?.length === 0,
          hasBody: operation.requestBody !== undefined,
          hasParameters: [item, operation].some(({ parameters = [] }) => parameters.length > 0),
        };
        for (const { status, name } of failuresOf(form)) {
          operation.responses[status] ??= { $ref: `${responses}#/${name}` };
        }
      }
    },
  },
});

export default () => ({
  id: 'contract',
  preprocessors: { oas3: { 'derive-failures': deriveFailures } },
});
