import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOf, isAcceptedFor } from '../../converter/formats/sniff.ts';

const las = (format: number) => {
  const head = Buffer.alloc(375);
  head.write('LASF');
  head[104] = format;
  return head;
};
const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('the type of a file', () => {
  it.each([
    ['ply', latin1('ply\r\nformat ascii 1.0\r\n')],
    ['las', las(3)],
    ['laz', las(0x83)],
    ['e57', latin1('ASTM-E57\x01\0\0\0')],
    ['ifc', latin1('ISO-10303-21;\r\nHEADER;')],
    ['glb', latin1('glTF\x02\0\0\0')],
    ['jpeg', latin1('\xff\xd8\xff\xe0')],
    ['png', latin1('\x89PNG\r\n\x1a\n')],
    ['webp', latin1('RIFF\x24\0\0\0WEBPVP8 ')],
    ['mp4', latin1('\0\0\0\x20ftypisom')],
    ['mov', latin1('\0\0\0\x14ftypqt  ')],
    ['heif', latin1('\0\0\0\x18ftypheic')],
    ['webm', latin1('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm')],
    ['mkv', latin1('\x1a\x45\xdf\xa3\xa3\x42\x82\x88matroska')],
    ['zip', latin1('PK\x03\x04')],
    ['pdf', latin1('%PDF-1.7')],
    ['xyz', latin1('1 2 3\n4.5 -6e3 .7\n')],
    ['xyz', latin1('1;2;3;255;0;0\n')],
    ['xyz', latin1('3\n1 2 3 -1200 20 30 40\n')],
    ['xyz', latin1('// from the scanner\n# x y z\nX,Y,Z\n1,2,3\n')],
    ['xyz', latin1('Scan 12, level 3, 2026-11-03\nX Y Z\n1 2 3\n')],
    ['xyz', latin1('1,5 2,5 3,5\n')],
    ['xyz', latin1('Easting [m];Northing [m];H\xf6he [m];Height\n1;2;3;4\n')],
    ['xyz', latin1('P12;1,5;2,5;3,5\n')],
    ['xyz', latin1('1 2 3')],
    // The head cuts the last line.
    ['xyz', latin1('1 2 3\n4 5')],
  ])('is %s', (format, head) => {
    expect(formatOf(head)).toBe(format);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '  \n \n'],
    ['prose', 'Hello, this is not a point cloud.\n'],
    ['a list of names', 'name,age\nAna,39\n'],
    ['two numbers a line', '1 2\n3 4\n'],
    ['numbers and a word', '1 2 3\n4 5 six\n'],
    ['only a count', '12\n'],
    ['a web page', '<!doctype html>\n'],
    ['what begins like PLY', 'plywood\n'],
    ['sound in the container of a video', '\0\0\0\x18ftypM4A '],
    ['bytes', '\x00\x01\x02'],
    ['numbers in UTF-16', '1\x00 \x002\x00'],
  ])('is unknown for %s', (_, text) => {
    expect(formatOf(latin1(text))).toBe(null);
  });

  it('is detected without an exception for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        formatOf(Buffer.from(bytes));
      }),
    );
  });

  it('decides which purposes accept it', () => {
    expect(isAcceptedFor('scan', 'laz')).toBe(true);
    expect(isAcceptedFor('scan', 'jpeg')).toBe(false);
    expect(isAcceptedFor('panorama', 'jpeg')).toBe(true);
    expect(isAcceptedFor('panorama', 'webp')).toBe(false);
    expect(isAcceptedFor('model', 'ifc')).toBe(true);
    expect(isAcceptedFor('video', 'mov')).toBe(true);
    expect(isAcceptedFor('video', 'mkv')).toBe(false);
    expect(isAcceptedFor('video', null)).toBe(false);
  });
});
