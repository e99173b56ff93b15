import { stringify } from 'yaml';
import type { Contract } from '../../engine/contract.ts';
import { refuse } from '../../engine/problem.ts';
import { type Reply, refusalReply } from '../../engine/reply.ts';
import { notModified, text } from './replies.ts';
import { DocsSite, type DocsSource } from './site.ts';

export interface DocsRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
}

const CONTRACT_FILES = ['/openapi.json', '/openapi.yaml'];

/** Serves the contract to backend teams: as one document, and as reference pages that can send calls. */
export class Docs {
  readonly #contract: Contract;
  readonly #site: DocsSite;

  constructor(contract: Contract, source: DocsSource) {
    this.#contract = contract;
    this.#site = new DocsSite(source);
  }

  /** Whether a path is about the contract itself. */
  has(path: string): boolean {
    return CONTRACT_FILES.includes(path) || path === '/docs' || path.startsWith('/docs/');
  }

  async handle({ method, path, headers }: DocsRequest): Promise<Reply> {
    const { problems } = this.#contract;
    if (method !== 'GET' && method !== 'HEAD') {
      const reply = refusalReply(problems, refuse('METHOD_NOT_ALLOWED'));
      reply.headers.allow = 'GET, HEAD';
      return reply;
    }
    const reply = CONTRACT_FILES.includes(path)
      ? this.#contractFile(path)
      : await this.#site.file(path);
    if (!reply) return refusalReply(problems, refuse('NOT_FOUND'));
    return notModified(reply, headers['if-none-match']);
  }

  #contractFile(path: string): Reply {
    const { json } = this.#contract;
    return path.endsWith('.json')
      ? text('application/json', json)
      : text('application/yaml', yamlOf(json));
  }
}

/** Writes no anchors, because some OpenAPI tools do not support them. */
const yamlOf = (json: string) =>
  stringify(JSON.parse(json), { aliasDuplicateObjects: false, lineWidth: 0 });
