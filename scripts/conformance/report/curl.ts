import { type Fields, isFields, type Sent } from '../target.ts';

const LONGEST = 1500;

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns a command that repeats a request; readers fill in their own token and password. */
export function curl({ method, url, headers, body }: Sent): string {
  const parts = ['curl -i', ...(method === 'GET' ? [] : [`-X ${method}`]), quote(url)];
  for (const [name, value] of Object.entries(headers)) {
    const isBearer = name === 'authorization' && /^Bearer \*\*\*$/.test(value);
    parts.push(isBearer ? '-H "authorization: Bearer $TOKEN"' : `-H ${quote(`${name}: ${value}`)}`);
  }
  if (isFields(body)) parts.push(...fields(body));
  else if (body !== undefined) parts.push(data(body));
  return parts.join(' ');
}

const fields = (body: Fields) =>
  Object.entries(body).map(([name, value]) =>
    typeof value === 'string'
      ? `--form-string ${quote(`${name}=${value.slice(0, LONGEST)}`)}`
      : `-F ${quote(`${name}=@${value.name}`)}`,
  );

function data(body: string | Uint8Array): string {
  if (typeof body !== 'string') return `--data-binary @body # ${body.length} bytes of binary data`;
  if (body.length <= LONGEST) return `--data-binary ${quote(body)}`;
  return `--data-binary @body # ${body.length} characters, starting with ${quote(body.slice(0, 60))}`;
}
