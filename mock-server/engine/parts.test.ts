import { describe, expect, it } from 'vitest';
import { accepts } from './accept.ts';
import { MultipartError, readMultipart } from './body/multipart.ts';
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
  const read = (body: string, type = 'multipart/form-data; boundary=b') =>
    readMultipart(Buffer.from(body, 'latin1'), type).map(({ data, ...part }) => ({
      ...part,
      text: data.toString('latin1'),
    }));
  const head = 'Content-Disposition: form-data; name="a"';

  it('returns every byte of a part, including boundary look-alikes', () => {
    const text = '\r\n--bb\r\n--\r\n-b\r\n\0ÿ\r\n';
    expect(read(`--b\r\n${head}\r\n\r\n${text}\r\n--b--`)).toEqual([
      { name: 'a', fileName: null, text },
    ]);
  });

  it('accepts preamble, padding, epilogue and a quoted boundary', () => {
    const body = `hello\r\n--b \t\r\n${head}\r\n\r\nx\r\n--b--\r\nbye`;
    expect(read(body, 'multipart/form-data; charset=utf-8; boundary="b"')).toHaveLength(1);
    expect(read('--b--')).toEqual([]);
  });

  it('reads quoted names in the notation of browsers and curl', () => {
    const names = ['a%22b', 'a\\"b'].map((name) => {
      const line = `Content-Disposition: form-data; name="${name}"; filename="${name}.ply"`;
      return read(`--b\r\n${line}\r\n\r\n\r\n--b--`)[0];
    });
    expect(names).toEqual(Array(2).fill({ name: 'a"b', fileName: 'a"b.ply', text: '' }));
  });

  it('omits an empty file field', () => {
    expect(read(`--b\r\n${head}; filename=""\r\n\r\n\r\n--b--`)).toEqual([]);
  });

  it('parses a large part quickly', () => {
    const start = Buffer.from(`--b\r\n${head}; filename="x"\r\n\r\n`);
    const data = Buffer.alloc(100 * 1024 ** 2, '\r\n--');
    const body = Buffer.concat([start, data, Buffer.from('\r\n--b--')]);
    const before = process.cpuUsage();
    const [part] = readMultipart(body, 'multipart/form-data; boundary=b');
    expect(part?.data.length).toBe(data.length);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(2000);
  });

  it.each([
    ['', 'multipart/form-data; boundary=b'],
    ['--b', 'multipart/form-data; boundary=b'],
    ['--b--', 'multipart/form-data'],
    ['--b--', `multipart/form-data; boundary=${'b'.repeat(71)}`],
    ['--bx\r\n', 'multipart/form-data; boundary=b'],
    [`--b\r\n${head}\r\n\r\nx\r\n`, 'multipart/form-data; boundary=b'],
  ])('rejects %j of type %s', (body, type) => {
    expect(() => read(body, type)).toThrow(MultipartError);
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
