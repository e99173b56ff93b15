import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import * as Y from 'yjs';
import type { components } from '../../../mock-server/generated/contract.d.ts';
import { type Role, Team } from './logs.ts';
import { type Client, testMock } from './mock.ts';

export type Schemas = components['schemas'];

export const { mock, clock } = await testMock({ accessTokenSeconds: 86_400 });
let tenants = 0;

const PAGES = '/projects/prj_harbor/pages';

/** Path of a page, or of a part of it. */
export const at = (id: string, part = ''): string => `${PAGES}/${id}${part && `/${part}`}`;

interface Answer<T> {
  status: number;
  code: string | undefined;
  body: T & Schemas['Problem'] & { success?: true };
  data: T;
}

/** The people of the tower, who write in pages, in a tenant of its own. */
export class Writers {
  readonly tenant: string;
  readonly #team: Team;

  constructor() {
    tenants += 1;
    this.tenant = `pages-${tenants}`;
    this.#team = new Team(mock, this.tenant);
  }

  as(role: Role = 'project_manager'): Promise<Client> {
    return this.#team.as(role);
  }

  get state() {
    return mock.store.tenant(this.tenant).state;
  }

  /** Makes a call and returns its status with what it answers. */
  async send<T>(method: string, path: string, json?: object, role?: Role): Promise<Answer<T>> {
    const client = await this.as(role);
    const { status, body } = await client.json<Answer<T>['body'] & { data: T }>(method, path, {
      ...(json && { json }),
    });
    return { status, code: body.code, body, data: body.data };
  }

  async read<T = Schemas['Page']>(path: string, role?: Role): Promise<T> {
    const { status, data } = await this.send<T>('GET', path, undefined, role);
    expect(status).toBe(200);
    return data;
  }

  pages(query = '', role?: Role): Promise<Schemas['Page'][]> {
    return this.read<Schemas['Page'][]>(`${PAGES}${query}`, role);
  }

  async create(json: Partial<Schemas['CreatePageRequest']> = {}, role?: Role) {
    const made = await this.send<Schemas['Page']>(
      'POST',
      PAGES,
      { title: 'Notes', kind: 'page', ...json },
      role,
    );
    expect(made.status).toBe(201);
    return made.data;
  }

  textOf(id: string): Promise<Schemas['PageState']> {
    return this.read<Schemas['PageState']>(at(id, 'state'));
  }
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));

/** Returns an update with its id, as a client sends it. */
export const update = (data: Uint8Array | string): Schemas['PageUpdate'] => ({
  id: randomUUID(),
  data: typeof data === 'string' ? data : base64(data),
});

/** An update that adds a node to an empty document. */
export function updateWith(node: Y.XmlElement | Y.XmlText): Schemas['PageUpdate'] {
  const doc = new Y.Doc();
  doc.getXmlFragment('default').insert(0, [node]);
  return update(Y.encodeStateAsUpdate(doc));
}

export function paragraph(text: string, attributes: Record<string, object> = {}): Y.XmlElement {
  const block = new Y.XmlElement('paragraph');
  const content = new Y.XmlText();
  content.insert(0, text, attributes);
  block.insert(0, [content]);
  return block;
}

/** Somebody who has a page open, and sends what they write when they are online. */
export class Writer {
  readonly doc = new Y.Doc();
  readonly #writers: Writers;
  readonly #pageId: string;
  readonly #role: Role;
  readonly clientId = `tab_${randomUUID().slice(0, 8)}`;
  seq = 0;
  #waiting: Schemas['PageUpdate'][] = [];

  constructor(writers: Writers, pageId: string, role: Role) {
    this.#writers = writers;
    this.#pageId = pageId;
    this.#role = role;
    this.doc.on('update', (data: Uint8Array, origin: unknown) => {
      if (origin !== 'host') this.#waiting.push(update(data));
    });
  }

  get text(): string {
    return this.doc
      .getXmlFragment('default')
      .toArray()
      .map((block) =>
        block instanceof Y.XmlElement ? block.toArray().map(String).join('') : String(block),
      )
      .join('\n');
  }

  /** Reads what others wrote. */
  async pull(): Promise<void> {
    const since = this.seq === 0 ? '' : `?since=${this.seq}`;
    const { state, seq } = await this.#writers.read<Schemas['PageState']>(
      `${at(this.#pageId, 'state')}${since}`,
      this.#role,
    );
    if (state) Y.applyUpdate(this.doc, bytes(state), 'host');
    this.seq = seq;
  }

  /** Sends what waits. @param isLost whether the answer does not arrive, so that the same is sent again later */
  async push(isLost = false): Promise<void> {
    if (this.#waiting.length === 0) return;
    const updates = this.#waiting;
    const { status } = await this.#writers.send(
      'POST',
      at(this.#pageId, 'updates'),
      { clientId: this.clientId, updates },
      this.#role,
    );
    expect(status).toBe(200);
    if (!isLost) this.#waiting = [];
  }

  #textAt(block: number): Y.XmlText {
    const fragment = this.doc.getXmlFragment('default');
    const element = fragment.get(Math.min(block, fragment.length - 1)) as Y.XmlElement;
    const [first] = element.toArray();
    if (first instanceof Y.XmlText) return first;
    const text = new Y.XmlText();
    element.insert(0, [text]);
    return text;
  }

  type(block: number, position: number, letters: string): void {
    this.doc.transact(() => {
      const text = this.#textAt(block);
      text.insert(Math.min(position, text.length), letters);
    });
  }

  erase(block: number, position: number, count: number): void {
    const text = this.#textAt(block);
    const from = Math.min(position, text.length);
    text.delete(from, Math.min(count, text.length - from));
  }

  addBlock(position: number): void {
    const fragment = this.doc.getXmlFragment('default');
    fragment.insert(Math.min(position, fragment.length), [paragraph('')]);
  }
}
