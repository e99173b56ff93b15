import { expect } from 'vitest';
import type { Mock } from '../http.ts';
import { HARBOR, type Team } from '../logs/testkit.ts';
import { Client } from '../testkit.ts';

interface Made {
  id: string;
  token: string;
}

/** What links lead to, and who comes by them, in one world. */
export class Links {
  readonly #mock: Mock;
  readonly #team: Team;

  constructor(mock: Mock, team: Team) {
    this.#mock = mock;
    this.#team = team;
  }

  /** A link of the project manager's. */
  async to(targets: readonly object[], settings: object = {}): Promise<Made> {
    const client = await this.#team.as('project_manager');
    const json = { label: 'Test', targets, ...settings };
    const answer = await client.call('POST', `${HARBOR}/share-links`, { json });
    expect(answer.status).toBe(201);
    const { data, token } = await answer.json();
    return { id: data.id, token };
  }

  open = (token: string, password?: string) =>
    this.#openAs(new Client(this.#mock, this.#team.tenant), token, password);

  #openAs = (client: Client, token: string, password?: string) =>
    client.call('POST', '/public/links/open', { json: { token, password } });

  /** Somebody without an account who has opened a link. */
  async visitor(token: string, password?: string): Promise<Client> {
    const client = new Client(this.#mock, this.#team.tenant);
    const answer = await this.#openAs(client, token, password);
    expect(answer.status).toBe(200);
    client.token = (await answer.json()).data.visitToken;
    return client;
  }

  /** The same by a new link. */
  visitorOf = async (targets: readonly object[], settings?: object): Promise<Client> =>
    this.visitor((await this.to(targets, settings)).token);
}
