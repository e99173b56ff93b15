import { beforeEach, expect } from 'vitest';
import type { components } from '../../../mock-server/generated/contract.d.ts';
import type { Mock } from '../../../mock-server/server/http.ts';
import { HARBOR, Team } from './logs.ts';
import { Client, testMock } from './mock.ts';

export interface MadeLink {
  id: string;
  token: string;
}

type Settings = Partial<components['schemas']['CreateShareLinkRequest']>;
type Targets = components['schemas']['ShareTarget'][];

/** A team that shares, and its visitors. */
export class Sharing extends Team {
  readonly #mock: Mock;

  constructor(mock: Mock, tenant: string) {
    super(mock, tenant);
    this.#mock = mock;
  }

  /** Creates a link as the project manager. */
  to(targets: Targets, settings: Settings = {}) {
    return this.link({ targets, ...settings });
  }

  async link(settings: Settings) {
    const client = await this.as('project_manager');
    const { status, body } = await client.json<{ data: { id: string }; token: string }>(
      'POST',
      `${HARBOR}/share-links`,
      { json: { label: 'Test', ...settings } },
    );
    expect(status).toBe(201);
    return { id: body.data.id, token: body.token } satisfies MadeLink;
  }

  /** Opens a link as a visitor. */
  open(token: string, password?: string, client = new Client(this.#mock, this.tenant)) {
    return client.call('POST', '/public/link/open', { json: { token, password } });
  }

  /** Returns a visitor with an open link. */
  async visitor(token: string, password?: string): Promise<Client> {
    const client = new Client(this.#mock, this.tenant);
    const answer = await this.open(token, password, client);
    expect(answer.status).toBe(200);
    client.token = (await answer.json()).data.visitToken;
    return client;
  }

  /** Creates a link, and returns a visitor of it. */
  async visitorOf(targets: Targets, settings?: Settings): Promise<Client> {
    return this.visitor((await this.to(targets, settings)).token);
  }

  /** Requests a file without a bearer token, as an element of a page does. */
  file(url: string): Promise<Response> {
    return this.#mock.fetch(new Request(url));
  }

  async bytesOf(url: string): Promise<Buffer> {
    const answer = await this.file(url);
    expect(answer.status, url).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  }

  /** Sends a request of the project manager to the tower. */
  async manage(method: string, path: string, json?: unknown): Promise<Response> {
    return (await this.as('project_manager')).call(method, `${HARBOR}${path}`, { json });
  }
}

/** Returns the data of a successful GET. */
export async function dataOf<T>(client: Client, path: string): Promise<T> {
  const { status, body } = await client.json<{ data: T }>('GET', path);
  expect(status, path).toBe(200);
  return body.data;
}

/** Starts a mock, with a new team for each test of the file. */
export async function sharing(name: string) {
  const { mock, clock } = await testMock();
  const world = { mock, clock, team: new Sharing(mock, name) };
  let count = 0;
  beforeEach(() => {
    count += 1;
    world.team = new Sharing(mock, `${name} ${count}`);
  });
  return world;
}
