import { describe, expect, it } from 'vitest';
import { accepts } from './accept.ts';
import { readBody } from './body/body.ts';
import { MultipartError, readMultipart } from './body/multipart.ts';
import type { Operation } from './contract.ts';
import { outputReply } from './reply.ts';

describe('accepts', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['*/*', true],
    ['application/json', true],
    ['APPLICATION/JSON; charset=utf-8', true],
    ['text/html, application/*;q=0.2', true],
    ['text/html', false],
    ['application/json;q=0', false],
    ['application/json;q=0, */*', false],
    ['*/*;q=0, application/json', true],
    ['nonsense', false],
  ])('%s', (header, expected) => {
    expect(accepts(header, ['application/json'])).toBe(expected);
    expect(accepts(header, [])).toBe(true);
  });
});

describe('readMultipart', () => {
  const read = async (body: string, type = 'multipart/form-data; boundary=b') => {
    const parts = await readMultipart(Buffer.from(body, 'latin1'), type);
    return parts.map(({ data, ...part }) => ({ ...part, text: data.toString('latin1') }));
  };
  const head = 'Content-Disposition: form-data; name="a"';

  it('returns every byte of a part, including boundary look-alikes', async () => {
    const text = '\r\n--bb\r\n--\r\n-b\r\n\0ÿ\r\n';
    expect(await read(`--b\r\n${head}\r\n\r\n${text}\r\n--b--`)).toEqual([
      { name: 'a', fileName: null, text },
    ]);
  });

  it('accepts preamble, padding, epilogue and a quoted boundary', async () => {
    const body = `hello\r\n--b \t\r\n${head}\r\n\r\nx\r\n--b--\r\nbye`;
    expect(await read(body, 'multipart/form-data; charset=utf-8; boundary="b"')).toHaveLength(1);
    expect(await read('--b--')).toEqual([]);
  });

  it('reads quoted names in the notation of browsers and curl', async () => {
    const names = ['a%22b', 'a\\"b'].map(async (name) => {
      const line = `Content-Disposition: form-data; name="${name}"; filename="${name}.ply"`;
      return (await read(`--b\r\n${line}\r\n\r\n\r\n--b--`))[0];
    });
    expect(await Promise.all(names)).toEqual(
      Array(2).fill({ name: 'a"b', fileName: 'a"b.ply', text: '' }),
    );
  });

  it('omits an empty file field', async () => {
    expect(await read(`--b\r\n${head}; filename=""\r\n\r\n\r\n--b--`)).toEqual([]);
  });

  it('parses a large part quickly', async () => {
    const start = Buffer.from(`--b\r\n${head}; filename="x"\r\n\r\n`);
    const data = Buffer.alloc(100 * 1024 ** 2, '\r\n--');
    const body = Buffer.concat([start, data, Buffer.from('\r\n--b--')]);
    const before = process.cpuUsage();
    const [part] = await readMultipart(body, 'multipart/form-data; boundary=b');
    expect(part?.data.length).toBe(data.length);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(2000);
  });

  it('lets other requests have their turn while it searches a large part', async () => {
    const start = Buffer.from(`--b\r\n${head}\r\n\r\n`);
    const body = Buffer.concat([start, Buffer.alloc(4 * 1024 ** 2), Buffer.from('\r\n--b--')]);
    let turns = 0;
    let done = false;
    const others = (async () => {
      for (; !done; turns++) await new Promise((resolve) => setImmediate(resolve));
    })();
    const [part] = await readMultipart(body, 'multipart/form-data; boundary=b');
    done = true;
    await others;
    expect(part?.data.length).toBe(4 * 1024 ** 2);
    expect(turns).toBeGreaterThan(3);
  });

  it('finds a delimiter that lies across two turns', async () => {
    const start = `--b\r\n${head}\r\n\r\n`;
    // The search begins with the line end before the head of the part.
    const turn = 1024 ** 2 - (start.length - '--b'.length);
    for (const before of [0, 1, 3, 4, 5]) {
      const first = '\0'.repeat(turn - before);
      const [a, b] = await read(`${start}${first}\r\n${start}x\r\n--b--`);
      expect([a?.text.length, b?.text]).toEqual([first.length, 'x']);
    }
  });

  it('refuses a part of very many lines that begin like the delimiter', async () => {
    const body = (lines: number) => `--b\r\n${head}\r\n\r\n${'\r\n--bb'.repeat(lines)}\r\n--b--`;
    expect(await read(body(1000))).toHaveLength(1);
    await expect(read(body(1001))).rejects.toThrow('too many lines');
  });

  it('reads the parameters of a part in one pass, in any order', async () => {
    const one = async (line: string) => (await read(`--b\r\n${line}\r\n\r\nx\r\n--b--`))[0];
    expect(await one('content-disposition: form-data ; FileName=f.txt; x="a;b"; NAME="n"')).toEqual(
      { name: 'n', fileName: 'f.txt', text: 'x' },
    );
    // Each of these could be the begin of a quoted text up to the end.
    const open = `content-disposition: form-data${';x="\\"'.repeat(2000)}; name="n"`;
    await expect(one(open)).rejects.toThrow('no name');
  });

  it.each([
    ['', 'multipart/form-data; boundary=b'],
    ['--b', 'multipart/form-data; boundary=b'],
    ['--b--', 'multipart/form-data'],
    ['--b--', `multipart/form-data; boundary=${'b'.repeat(71)}`],
    ['--bx\r\n', 'multipart/form-data; boundary=b'],
    [`--b\r\n${head}\r\n\r\nx\r\n`, 'multipart/form-data; boundary=b'],
  ])('rejects %j of type %s', async (body, type) => {
    await expect(read(body, type)).rejects.toThrow(MultipartError);
  });
});

describe('readBody', () => {
  const read = (type: string, text: string) =>
    readBody({ bodyTypes: [type.split(';')[0]] } as Operation, type, {
      raw: Buffer.from(text),
      stream: null,
    });

  it('refuses JSON that is nested too deeply, and takes brackets in texts', async () => {
    const deep = (levels: number) => `${'[{"a":'.repeat(levels / 2)}1${'}]'.repeat(levels / 2)}`;
    expect(await read('application/json', deep(200))).toMatchObject({ kind: 'json' });
    expect(await read('application/json', deep(202))).toMatchObject({
      refused: 'VALIDATION_FAILED',
    });
    const text = `["\\"${'['.repeat(300)}"]`;
    expect(await read('application/json', text)).toMatchObject({ kind: 'json' });
  });

  it('refuses a form with a text that is longer than any text of the contract', async () => {
    const form = (bytes: number) =>
      `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'x'.repeat(bytes)}\r\n--b--`;
    const type = 'multipart/form-data; boundary=b';
    expect(await read(type, form(1024 ** 2))).toMatchObject({ kind: 'form' });
    expect(await read(type, form(1024 ** 2 + 1))).toMatchObject({ refused: 'MALFORMED_REQUEST' });
  });
});

describe('outputReply', () => {
  it('sends a binary example byte for byte', () => {
    const headers = { 'Content-type': 'application/zip' };
    const reply = outputReply({ statusCode: 200, headers, body: 'PK\xff\0' }, null);
    expect(reply.headers).toEqual({ 'content-type': 'application/zip' });
    expect(reply.body).toEqual(Buffer.from([0x50, 0x4b, 0xff, 0]));
  });
});
