import { FLOOR_SIZE } from '../../../converter/panoramas/spots.ts';
import type { CameraNotes } from '../../../converter/pictures/exifWriter.ts';
import { withMetadata } from '../../../converter/pictures/exifWriter.ts';
import type { Seed } from '../../../core/seed.ts';
import { daysBefore, timeIn, todayIn, zoneOf } from '../../../core/state/dates.ts';
import type { Album, Photo } from '../../../core/state/media.ts';
import type { StoredFile } from '../../../core/state/model.ts';
import { pictureFacts } from '../../../demo/pictures/index.ts';
import { type Motif, type Site, sites } from './sites.ts';

/** The floor of the demo plan lies around the place of the site. */
function edgesAround({ lat, lng }: Pick<Site, 'lat' | 'lng'>) {
  const [up, right] = [FLOOR_SIZE.depth / 2 / 111_320, FLOOR_SIZE.width / 2 / 75_000];
  return { north: lat + up, south: lat - up, east: lng + right, west: lng - right };
}

/** The edges of the plans of storeys on the ground, by project. */
export const planEdges: Readonly<Record<string, ReturnType<typeof edgesAround>>> =
  Object.fromEntries(sites.map((site) => [site.projectId, edgesAround(site)]));

const CAMERAS = [
  ['Apple', 'iPhone 15 Pro'],
  ['samsung', 'Galaxy S24'],
  ['Apple', 'iPhone 13'],
] as const;

interface Seeded {
  photos: Record<string, Photo>;
  albums: Record<string, Album>;
  files: Record<string, StoredFile>;
}

/** @param now milliseconds since the epoch; all photos are older */
function seedPhotos(now: number): Seeded {
  const seeded: Seeded = { photos: {}, albums: {}, files: {} };
  for (const site of sites) {
    addAlbums(seeded, site, now);
    for (let n = 0; n < site.count; n++) {
      const motif = site.motifs[(n * 5) % site.motifs.length];
      if (motif) addPhoto(seeded, site, { n, motif, local: localTime(site, now, n) });
    }
  }
  addPair(seeded, now);
  addMarkup(seeded);
  hideOne(seeded);
  return seeded;
}

function addAlbums({ albums }: Seeded, { projectId, key, albums: rows }: Site, now: number) {
  for (const { slug, name, description } of rows) {
    const createdAt = new Date(now - 90 * 86_400_000).toISOString();
    const id = `alb_${key}_${slug}`;
    albums[id] = {
      id,
      projectId,
      name,
      description,
      coverPhotoId: null,
      createdAt,
      updatedAt: createdAt,
      version: 1,
      createdById: 'usr_ana',
    };
  }
}

/** Returns the age of the n-th photo in days. Some days have several photos, others none. */
const daysAgo = (n: number) => 1 + Math.floor(n / 4.5) + Math.floor(n / 14);

interface Taken {
  n: number;
  motif: Motif;
  /** Local time on the site. */
  local: string;
}

function addPhoto({ photos, files }: Seeded, site: Site, { n, motif, local }: Taken): Photo {
  const { projectId, key, motifs, people, timeZone } = site;
  const takenAt = timeIn({ timeZone }, local);
  const notes = notesOf(site, motif, n, local, takenAt);
  const id = `pht_${key}${n + 1}`;
  const createdAt = new Date(Date.parse(takenAt) + (8 + (n % 5) * 11) * 60_000).toISOString();
  const photo: Photo = {
    id,
    projectId,
    albumId: motif.album && `alb_${key}_${motif.album}`,
    title: motif.titles[Math.floor(n / motifs.length) % motif.titles.length] ?? '',
    description: '',
    ...fileFacts(files, id, motif, n, notes),
    takenAt,
    takenOn: local.slice(0, 10),
    takenAtZone: notes.offset ?? zoneOf({ timeZone }),
    takenAtSource: notes.takenAt ? 'exif' : 'device',
    position:
      notes.lat === undefined || notes.lng === undefined
        ? null
        : { lat: notes.lat, lng: notes.lng, heading: notes.heading ?? null },
    camera: [notes.make, notes.model].filter(Boolean).join(' '),
    is360: motif.panorama ?? false,
    location: motif.location,
    locationDetail: motif.place,
    tags: [...motif.tags],
    private: false,
    starredByIds: n % 13 === 3 ? ['usr_ana'] : [],
    markup: null,
    pairId: null,
    comments: [],
    createdAt,
    updatedAt: createdAt,
    version: 1,
    createdById: people[n % people.length] ?? 'usr_ana',
  };
  photos[id] = photo;
  return photo;
}

const showing = ({ photos, files }: Seeded, shot: string) =>
  Object.values(photos).find(({ fileId }) => {
    const source = files[fileId]?.source;
    return source?.kind === 'picture' && source.key === shot;
  });

/** Adds a photo of the tower half a year ago, from the spot of the latest photo. */
function addPair(seeded: Seeded, now: number): void {
  const after = showing(seeded, 'tower-40');
  const [site] = sites;
  const motif = site?.motifs.find(({ shot }) => shot === 'tower-40');
  if (!after || !site || !motif) throw new Error('The tower is on no photo.');
  const local = `${daysBefore(todayIn(site, now), 141)}T09:12:40`;
  const before = addPhoto(seeded, site, {
    n: site.count,
    motif: { ...motif, shot: 'tower-20', titles: ['Tower from Harbor Street, week 20'] },
    local,
  });
  const spot = { position: after.position, camera: after.camera };
  seeded.photos[before.id] = { ...before, ...spot, pairId: after.id };
  seeded.photos[after.id] = { ...after, pairId: before.id };
}

/** Adds a markup of a clash between two pipes. */
function addMarkup(seeded: Seeded): void {
  const photo = showing(seeded, 'plant-room');
  if (!photo) throw new Error('The plant room is on no photo.');
  const title = 'Clash at the header';
  const description =
    'The blue return main meets the header of the red riser. To be moved before insulation.';
  const shapes: NonNullable<Photo['markup']>['shapes'] = [
    { type: 'rectangle', points: [0.06, 0.28, 0.24, 0.62], color: 'red', text: '' },
    { type: 'arrow', points: [0.4, 0.82, 0.2, 0.6], color: 'red', text: '' },
    { type: 'text', points: [0.36, 0.84], color: 'yellow', text: 'Move 150 mm to the left' },
  ];
  const markup = { shapes, updatedAt: photo.createdAt, updatedById: 'usr_ana' };
  const later = (hours: number) =>
    new Date(Date.parse(photo.createdAt) + hours * 3_600_000).toISOString();
  const commentOf = (n: number, createdById: string, body: string, mentionIds: string[] = []) => ({
    id: `cmt_${photo.id}_${n}`,
    ...{ body, mentionIds, createdById, createdAt: later(n) },
    visibility: 'everyone' as const,
  });
  const comments = [
    commentOf(1, 'usr_ana', '@Diego Alvarez, can your fitters move it before Thursday?', [
      'usr_diego',
    ]),
    commentOf(3, 'usr_diego', 'Yes, the header has 200 mm to spare on the left.'),
  ];
  seeded.photos[photo.id] = { ...photo, title, description, markup, comments };
}

/** Makes a photo of Diego's private. */
function hideOne({ photos }: Seeded): void {
  const photo = Object.values(photos).find(
    ({ createdById, pairId }) => createdById === 'usr_diego' && pairId === null,
  );
  if (!photo) throw new Error('Diego has no photo.');
  photos[photo.id] = { ...photo, private: true };
}

/** Returns the local time of the n-th photo. Photos of a Sunday move to the day before. */
function localTime({ timeZone }: Site, now: number, n: number): string {
  const today = todayIn({ timeZone }, now);
  let day = daysBefore(today, daysAgo(n));
  if (new Date(`${day}T12:00:00Z`).getUTCDay() === 0) day = daysBefore(day, 1);
  const minutes = 7 * 60 + 10 + ((n * 97) % 540);
  const clock = [Math.floor(minutes / 60), minutes % 60, (n * 17) % 60];
  return `${day}T${clock.map((part) => String(part).padStart(2, '0')).join(':')}`;
}

/** One photo in nine has no place, one in sixteen no metadata, such as a scan of a print. */
function notesOf(site: Site, motif: Motif, n: number, local: string, takenAt: string): CameraNotes {
  if (n % 16 === 11 && !motif.panorama) return {};
  const [make, model] = motif.aerial ? ['DJI', 'FC3582'] : (CAMERAS[n % 3] ?? CAMERAS[0]);
  const isPlaced = n % 9 !== 4;
  const turn = (n * 137.5 * Math.PI) / 180;
  // Inside of the plan's outer walls, or around them. Meters.
  const away =
    motif.location === 'interior'
      ? { north: 4 + (n % 5) * 1.5, east: 6 + (n % 5) * 3 }
      : { north: 18 + (n % 5) * 3, east: 27 + (n % 5) * 3 };
  return {
    make,
    model,
    takenAt: local,
    // Not every camera records its time zone.
    ...(n % 4 !== 1 && { offset: takenAt.slice(19) }),
    ...(isPlaced && {
      lat: Number((site.lat + (Math.cos(turn) * away.north) / 111_320).toFixed(6)),
      lng: Number((site.lng + (Math.sin(turn) * away.east) / 75_000).toFixed(6)),
      heading: Math.round((n * 47) % 360),
    }),
    ...(motif.panorama && { panorama: true as const }),
  };
}

function fileFacts(
  files: Record<string, StoredFile>,
  id: string,
  { shot: key, aerial, panorama }: Pick<Motif, 'shot' | 'aerial' | 'panorama'>,
  n: number,
  notes: CameraNotes,
) {
  const { bytes, width, height } = pictureFacts(`photos/${key}`);
  const name = panorama ? 'R0010' : aerial ? 'DJI_0' : 'IMG_';
  const fileName = `${name}${1000 + ((n * 37) % 9000)}.JPG`;
  const contentType = 'image/jpeg';
  const ids = { fileId: `fil_${id}`, thumbnailFileId: `fil_${id}_s`, publicFileId: `fil_${id}_p` };
  const file = (fileId: string, source: StoredFile['source']) => {
    files[fileId] = { id: fileId, fileName, contentType, source };
  };
  file(ids.fileId, { kind: 'picture', key, part: 'full', notes });
  file(ids.thumbnailFileId, { kind: 'picture', key, part: 'thumbnail' });
  file(ids.publicFileId, { kind: 'bare', of: ids.fileId });
  const sizeBytes = bytes + withMetadata(Buffer.alloc(0), notes).length;
  return { ...ids, fileName, mime: contentType, sizeBytes, width, height };
}

export const sharedSeed: Seed = seedPhotos;
