import { randomUUID } from 'node:crypto';

export interface User {
  key: number;
  name: string;
  email: string;
  password: string;
}

export interface Thumbnail {
  type: string;
  bytes: Uint8Array;
}

export interface Scan {
  /** Each dialect makes an id of it. */
  key: number;
  title: string;
  description: string;
  isPublic: boolean;
  thumbnail: Thumbnail | null;
  createdAt: string;
  version: number;
}

/** The account that the host has from the start. */
export const firstUser = {
  name: 'Omar Haddad',
  email: 'omar.haddad@example.com',
  password: 'Crane!2026',
} as const;

/** The smallest possible PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const seededScans: readonly [title: string, description: string, isPublic: boolean][] = [
  ['Level 2 slab', 'Before the pour.', false],
  ['East facade', 'From the crane.', true],
  ['Parking ramp', '', false],
];

const DAY_MS = 86_400_000;

/** The data of a host: users, their tokens, and the scans of its only project. */
export class State {
  readonly users: User[] = [{ key: 1, ...firstUser }];
  readonly accessTokens = new Map<string, User>();
  readonly refreshTokens = new Map<string, User>();
  readonly resetTokens = new Map<string, User>();
  readonly scans: Scan[] = seededScans.map(([title, description, isPublic], index) => ({
    key: index + 1,
    title,
    description,
    isPublic,
    // Only the public one has a picture.
    thumbnail: isPublic ? { type: 'image/png', bytes: pixel } : null,
    createdAt: new Date(Date.now() - (index + 1) * 3 * DAY_MS).toISOString(),
    version: 1,
  }));

  addUser(user: Omit<User, 'key'>): void {
    this.users.push({ key: this.users.length + 1, ...user });
  }

  userOf(email: string): User | undefined {
    return this.users.find((user) => user.email === email);
  }

  remove(scan: Scan): void {
    this.scans.splice(this.scans.indexOf(scan), 1);
  }

  get createdLately(): number {
    return this.scans.filter((scan) => Date.now() - Date.parse(scan.createdAt) < 7 * DAY_MS).length;
  }
}

/** Adds a token to one of the maps of a state. */
export function issue(tokens: Map<string, User>, user: User): string {
  const token = randomUUID();
  tokens.set(token, user);
  return token;
}
