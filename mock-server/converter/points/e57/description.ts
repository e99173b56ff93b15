import { XMLParser } from 'fast-xml-parser';
import type { PointFile } from '../file.ts';
import { Unreadable } from '../unreadable.ts';
import { type Field, fieldOf } from './fields.ts';
import { Pages } from './pages.ts';

const HEADER_BYTES = 48;
const MOST_XML_BYTES = 64 * 1024 ** 2;
const MOST_PAGE_BYTES = 1024 ** 2;

/** The name that is used here for `prototype`. */
const FIELDS = 'fieldsOfPoints';

type Triple = readonly [x: number, y: number, z: number];

/** Where a scanner stood, as a rotation (a quaternion of w, x, y and z) and a translation in meters. */
export interface Pose {
  rotation: readonly [w: number, x: number, y: number, z: number];
  translation: Triple;
}

/** The smallest and the largest value of a channel. */
export type Limits = readonly [least: number, most: number];

export interface E57Scan {
  /** The points begin here in the file. */
  offset: number;
  count: number;
  /** They are in the order of their streams. */
  fields: readonly Field[];
  pose: Pose;
  limits: Readonly<Partial<Record<string, Limits>>>;
}

type Xml = { readonly [name: string]: Xml | readonly Xml[] | string | undefined };

const isXml = (value: unknown): value is Xml =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a child element; empty if there is none. */
const child = (element: Xml, name: string): Xml => {
  const found = element[name];
  return isXml(found) ? found : {};
};

/** Returns the number in a child element. An element without text is 0 (ASTM E2807, section 8.3). */
function numberIn(element: Xml, name: string): number | null {
  const found = element[name];
  if (found === undefined) return null;
  const text = typeof found === 'string' ? found : isXml(found) ? found['#text'] : '';
  const value = Number(text || 0);
  return Number.isFinite(value) ? value : null;
}

/** @throws Unreadable if the file is no E57, or its description is broken */
export async function readDescription(
  file: PointFile,
): Promise<{ pages: Pages; scans: E57Scan[] }> {
  const header = await file.read(0, HEADER_BYTES);
  if (header.length < HEADER_BYTES) throw new Unreadable('It ends within its header.');
  const [start, length, pageBytes] = [24, 32, 40].map((offset) =>
    Number(header.readBigUInt64LE(offset)),
  ) as [number, number, number];
  if (pageBytes < 64 || pageBytes > MOST_PAGE_BYTES || length > MOST_XML_BYTES)
    throw new Unreadable('Its header is damaged.');
  if (start + length > file.size)
    throw new Unreadable(
      'It ends before its description: it was cut off when it was saved or sent.',
    );
  const pages = new Pages(file, pageBytes);
  const root = parse(await pages.read(pages.contentAt(start), length));
  const list = child(child(root, 'e57Root'), 'data3D').vectorChild;
  const scans = (Array.isArray(list) ? list : []).filter(isXml).map(scanOf);
  if (scans.every(({ count }) => count === 0)) throw new Unreadable('It contains no points.');
  checkCounts(scans, file.size);
  return { pages, scans };
}

/** Checks that the file has room for its points. Scans could also share the same ones, each for any number of times. */
function checkCounts(scans: readonly E57Scan[], size: number): void {
  let bits = 0;
  for (const { count, fields } of scans) {
    const each = fields.reduce((sum, field) => sum + field.bits, 0);
    // Otherwise a few bytes could promise any number of points.
    if (count < 0 || (count > 0 && each === 0)) throw new Unreadable('Its points are damaged.');
    bits += count * each;
  }
  if (bits > size * 8) throw new Unreadable('It ends before the points that it promises.');
}

function parse(xml: Buffer): Xml {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    processEntities: false,
    isArray: (name) => name === 'vectorChild',
    // The parser refuses the name, because it could harm objects that are made of it.
    transformTagName: (name) => (name === 'prototype' ? FIELDS : name),
  });
  try {
    return parser.parse(xml.toString('utf8')) as Xml;
  } catch {
    throw new Unreadable('Its description cannot be read.');
  }
}

function scanOf(scan: Xml): E57Scan {
  const points = child(scan, 'points');
  const offset = Number(points['@fileOffset']);
  const count = Number(points['@recordCount']);
  if (!Number.isSafeInteger(offset) || !Number.isSafeInteger(count))
    throw new Unreadable('Its description does not say where its points are.');
  if (Array.isArray(child(points, 'codecs').vectorChild))
    throw new Unreadable('Its points are packed in a way that is not known here.', {
      foreign: true,
    });
  const fields = Object.entries(child(points, FIELDS)).flatMap(([name, field]) =>
    name.startsWith('@') || name === '#text' ? [] : [fieldOf(name, isXml(field) ? field : {})],
  );
  return { offset, count, fields, pose: poseOf(child(scan, 'pose')), limits: limitsOf(scan) };
}

function poseOf(pose: Xml): Pose {
  const rotation = child(pose, 'rotation');
  const translation = child(pose, 'translation');
  const numberOf = (element: Xml, name: string, usual: number) => numberIn(element, name) ?? usual;
  return {
    rotation: [
      numberOf(rotation, 'w', 1),
      numberOf(rotation, 'x', 0),
      numberOf(rotation, 'y', 0),
      numberOf(rotation, 'z', 0),
    ],
    translation: [
      numberOf(translation, 'x', 0),
      numberOf(translation, 'y', 0),
      numberOf(translation, 'z', 0),
    ],
  };
}

/** Returns the limits of the colors and the intensity, where a file gives them. */
function limitsOf(scan: Xml): E57Scan['limits'] {
  const found: Partial<Record<string, Limits>> = {};
  const channels = [
    ['colorRed', 'colorLimits'],
    ['colorGreen', 'colorLimits'],
    ['colorBlue', 'colorLimits'],
    ['intensity', 'intensityLimits'],
  ] as const;
  for (const [name, group] of channels) {
    const limits = child(scan, group);
    const least = numberIn(limits, `${name}Minimum`);
    const most = numberIn(limits, `${name}Maximum`);
    if (least !== null && most !== null && most > least) found[name] = [least, most];
  }
  return found;
}
