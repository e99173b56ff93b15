import { z } from 'zod';
import { readDemo } from '../../../demo/readDemo.ts';

const texts = z.array(z.string());
const flag = z.literal(true).optional();

/** The subject of a sample photo: its picture, texts, album and location. */
const motif = z.object({
  /** Key of the picture. */
  shot: z.string(),
  titles: texts,
  tags: texts,
  album: z.string().nullable(),
  location: z.enum(['interior', 'exterior']).nullable(),
  place: z.string(),
  panorama: flag,
  aerial: flag,
});

export type Motif = z.infer<typeof motif>;

const site = z.object({
  projectId: z.string(),
  key: z.string(),
  timeZone: z.enum(['PST', 'EST']),
  lat: z.number(),
  lng: z.number(),
  /** How many photos it has. */
  count: z.number(),
  people: texts,
  albums: z.array(z.object({ slug: z.string(), name: z.string(), description: z.string() })),
  motifs: z.array(motif),
});

export type Site = z.infer<typeof site>;

/** The sites with sample photos. */
export const sites = readDemo(import.meta.dirname, 'sites.json', z.array(site));
