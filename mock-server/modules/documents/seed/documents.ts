import { type LineLink, pdfOf } from '../../../converter/pdf/write.ts';
import { clipBytes } from '../../../core/files/media.ts';
import type { Seed } from '../../../core/seed.ts';
import type {
  StoredDocument,
  StoredDownload,
  StoredEntry,
  StoredVersion,
} from '../../../core/state/documents.ts';
import type { StoredFile } from '../../../core/state/model.ts';
import { officeFile } from '../../../demo/documents/index.ts';
import { pictureFacts } from '../../../demo/pictures/index.ts';
import { Times } from '../../../demo/schedule.ts';
import { firstPreview, READY } from '../preview.ts';
import { manualLinks, manualPages } from './specifications.ts';

interface Content {
  /** Days before now. */
  days: number;
  by: string;
  notes?: string;
  /** A page of text each for a PDF, or the whole of a text file. */
  pages?: readonly (readonly string[])[];
  links?: readonly LineLink[];
  text?: string;
  /** A sample photo, video or Office file, by its name. */
  photo?: string;
  video?: string;
  office?: string;
}

interface Item {
  id: string;
  in: string | null;
  name: string;
  by: string;
  days: number;
  tags?: readonly string[];
  description?: string;
  /** Days since it was deleted. */
  deleted?: number;
  /** Oldest first; none for a folder. */
  versions?: readonly Content[];
  isPrivate?: boolean;
  entries?: readonly StoredEntry[];
  /** Who has it checked out. */
  lockedBy?: string;
  favoriteOf?: readonly string[];
  followedBy?: readonly string[];
  linkedTo?: StoredDocument['links'];
}

const concrete = (addendum: string, hours: number) => [
  [
    'Section 03 30 00, Cast-in-Place Concrete',
    `Harbor Point Tower, ${addendum}`,
    '',
    '1.1 SUMMARY',
    'A. Foundations, columns, walls, slabs on grade and suspended slabs.',
    'B. Related work: 03 20 00 Concrete reinforcing, 07 14 16 Waterproofing.',
    '1.2 SUBMITTALS',
    'A. Mix designs, at least 14 days before the first pour.',
    'B. Cylinder test reports at 7, 28 and 56 days.',
    '1.3 QUALITY',
    'A. One set of five cylinders for each 50 cubic yards of each mix.',
  ],
  [
    'Section 03 30 00, Part 2 and 3',
    '2.1 MIXES',
    'A. Foundations and mat: 5,000 psi at 56 days, water to cement 0.45.',
    'B. Columns, levels 1 to 6: 8,000 psi at 56 days.',
    'C. Suspended slabs: 6,000 psi at 28 days, early strength for stressing.',
    '3.1 PLACING',
    `A. Place within ${hours} minutes after water meets cement.`,
    'B. No free fall above 5 feet.',
    '3.2 CURING',
    'A. Keep moist for 7 days. Do not walk on slabs for 24 hours.',
  ],
];

const items: readonly Item[] = [
  {
    id: 'dir_specs',
    in: null,
    name: 'Specifications',
    by: 'usr_ana',
    days: 200,
    followedBy: ['usr_ana', 'usr_priya'],
  },
  { id: 'dir_div03', in: 'dir_specs', name: 'Division 03 Concrete', by: 'usr_ana', days: 200 },
  {
    id: 'dir_div07',
    in: 'dir_specs',
    name: 'Division 07 Thermal and moisture',
    by: 'usr_ana',
    days: 198,
  },
  {
    id: 'dir_contracts',
    in: null,
    name: 'Contracts and insurance',
    by: 'usr_ana',
    days: 210,
    isPrivate: true,
    entries: [{ kind: 'role', id: 'owner', level: 'view' }],
  },
  { id: 'dir_safety', in: null, name: 'Safety', by: 'usr_marcus', days: 180 },
  {
    id: 'dir_schedule',
    in: null,
    name: 'Schedule',
    by: 'usr_ana',
    days: 190,
    entries: [
      { kind: 'company', id: 'cmp_cascade', level: 'view' },
      { kind: 'person', id: 'usr_marcus', level: 'edit' },
    ],
  },
  {
    id: 'dir_cascade',
    in: null,
    name: 'Cascade Mechanical',
    by: 'usr_ana',
    days: 120,
    isPrivate: true,
    entries: [{ kind: 'company', id: 'cmp_cascade', level: 'upload' }],
  },
  {
    id: 'dir_northline',
    in: null,
    name: 'Northline Electric',
    by: 'usr_ana',
    days: 120,
    isPrivate: true,
    entries: [{ kind: 'company', id: 'cmp_northline', level: 'upload' }],
  },
  { id: 'dir_minutes', in: null, name: 'Meeting minutes', by: 'usr_ana', days: 160 },
  { id: 'dir_media', in: null, name: 'Pictures and video', by: 'usr_marcus', days: 90 },
  {
    id: 'doc_risers',
    in: 'dir_cascade',
    name: 'Duct risers, routing.csv',
    by: 'usr_diego',
    days: 9,
    tags: ['mechanical'],
    versions: [
      {
        days: 9,
        by: 'usr_diego',
        text: [
          'Riser,Level,Size,Shaft,Status',
          'SA-1,7,36x20,North,coordinated',
          'SA-2,7,30x18,North,clash with sprinkler main',
          'RA-1,7,42x20,South,coordinated',
          '',
        ].join('\n'),
      },
    ],
  },
  {
    id: 'doc_minutes',
    in: 'dir_minutes',
    name: 'Site meeting 46.docx',
    by: 'usr_ana',
    days: 5,
    tags: ['minutes'],
    versions: [{ days: 5, by: 'usr_ana', office: 'minutes' }],
  },
  {
    id: 'doc_actions',
    in: 'dir_minutes',
    name: 'Open actions.txt',
    by: 'usr_ana',
    days: 19,
    tags: ['minutes'],
    favoriteOf: ['usr_ana'],
    versions: [
      {
        days: 19,
        by: 'usr_ana',
        text: [
          'Open actions',
          '',
          '44.2 Anchor bolts at C-4: survey again. Benchmark, Friday.',
          '44.5 Door hardware schedule: third review. Raman Lind.',
          '45.1 Hoist inspection certificate. Meridian, Monday.',
          '',
        ].join('\n'),
      },
      {
        days: 5,
        by: 'usr_ana',
        notes: 'After meeting 46.',
        text: [
          'Open actions',
          '',
          '44.5 Door hardware schedule: fourth review. Raman Lind.',
          '45.1 Hoist inspection certificate. Meridian, Monday.',
          '46.2 Duct risers: coordinated routing. Cascade, Friday.',
          '46.3 Temporary power level 6: move the board. Northline, Monday.',
          '',
        ].join('\n'),
      },
    ],
  },
  {
    id: 'doc_view',
    in: 'dir_media',
    name: 'Tower from the east.jpg',
    by: 'usr_marcus',
    days: 8,
    versions: [
      { days: 8, by: 'usr_marcus', photo: 'cam-10' },
      { days: 1, by: 'usr_marcus', notes: 'Afternoon light.', photo: 'cam-16' },
    ],
  },
  {
    id: 'doc_flight',
    in: 'dir_media',
    name: 'Flight round the tower.webm',
    by: 'usr_marcus',
    days: 7,
    versions: [{ days: 7, by: 'usr_marcus', video: 'flight.webm' }],
  },
  {
    id: 'doc_manual',
    in: 'dir_specs',
    name: 'Project manual, volume 1.pdf',
    by: 'usr_ana',
    days: 200,
    tags: ['specification'],
    versions: [
      {
        days: 200,
        by: 'usr_ana',
        pages: manualPages,
        links: manualLinks,
      },
    ],
  },
  {
    id: 'doc_concrete',
    in: 'dir_div03',
    name: '03 30 00 Cast-in-place concrete.pdf',
    by: 'usr_priya',
    days: 190,
    tags: ['specification', 'structural'],
    description: 'Mixes, placing and curing.',
    favoriteOf: ['usr_ana'],
    linkedTo: [
      { type: 'rfi', id: 'rfi_h1' },
      { type: 'submittal', id: 'sub_h1' },
    ],
    versions: [
      { days: 190, by: 'usr_priya', pages: concrete('bid set', 90) },
      {
        days: 41,
        by: 'usr_priya',
        notes: 'Addendum 2: 75 minutes instead of 90 for placing.',
        pages: concrete('addendum 2', 75),
      },
    ],
  },
  {
    id: 'doc_roof',
    in: 'dir_div07',
    name: '07 54 23 TPO roofing.pdf',
    by: 'usr_priya',
    days: 150,
    tags: ['specification'],
    versions: [
      {
        days: 150,
        by: 'usr_priya',
        pages: [
          [
            'Section 07 54 23, Thermoplastic-Polyolefin Roofing',
            'Harbor Point Tower',
            '',
            '2.1 MEMBRANE',
            'A. 80 mil, white, fully adhered.',
            '3.1 TESTING',
            'A. Flood test of each section for 48 hours before the overburden.',
          ],
        ],
      },
    ],
  },
  {
    id: 'doc_insurance',
    in: 'dir_contracts',
    name: 'Insurance register.csv',
    by: 'usr_ana',
    days: 60,
    versions: [
      {
        days: 60,
        by: 'usr_ana',
        text: [
          'Company,Policy,Limit,Expires',
          'Northline Electric,General liability,"2,000,000",2027-03-31',
          'Evergreen Plumbing,General liability,"2,000,000",2027-01-15',
          'Cascade Mechanical,General liability,"5,000,000",2026-12-20',
          '',
        ].join('\n'),
      },
    ],
  },
  {
    id: 'doc_crane',
    in: 'dir_safety',
    name: 'Crane lift plan, level 7.pdf',
    by: 'usr_marcus',
    days: 12,
    tags: ['safety'],
    versions: [
      {
        days: 12,
        by: 'usr_marcus',
        pages: [
          [
            'Crane lift plan, level 7',
            'Tower crane TC-1, radius 42 m, load 3.2 t at the tip',
            '',
            'Lift director: Marcus Reed',
            'Exclusion zone: gridlines A to C, 1 to 4, from 6:00 to 10:00',
            'Wind: stop above 32 km/h, secure the hook above 50 km/h',
          ],
        ],
      },
    ],
  },
  {
    id: 'doc_toolbox',
    in: 'dir_safety',
    name: 'Toolbox talk, week 46.txt',
    by: 'usr_marcus',
    days: 6,
    versions: [
      {
        days: 6,
        by: 'usr_marcus',
        text: [
          'Toolbox talk, week 46',
          '',
          'Wet leaves on the ramp at gate 2: salt is in the box beside it.',
          'Guard rails on level 7 come down only with a permit.',
          'Near miss on Tuesday: a wrench fell from the formwork. Tether tools above level 2.',
          '',
        ].join('\n'),
      },
    ],
  },
  {
    id: 'doc_lookahead',
    lockedBy: 'usr_marcus',
    in: 'dir_schedule',
    name: 'Three-week look-ahead.csv',
    by: 'usr_ana',
    days: 3,
    tags: ['schedule'],
    versions: [
      {
        days: 3,
        by: 'usr_ana',
        text: [
          'Activity,Start,Finish,Crew',
          'Formwork level 7 west,2026-11-23,2026-11-27,Carpenters 8',
          'Rebar level 7 west,2026-11-25,2026-12-01,Ironworkers 10',
          'Pour level 7 west,2026-12-02,2026-12-02,Finishers 12',
          '',
        ].join('\n'),
      },
    ],
  },
  {
    id: 'doc_oldplan',
    in: 'dir_safety',
    name: 'Evacuation routes, spring.txt',
    by: 'usr_marcus',
    days: 170,
    deleted: 4,
    versions: [{ days: 170, by: 'usr_marcus', text: 'Replaced by the plan at the gates.\n' }],
  },
];

/** @param now milliseconds since the epoch; all documents are older */
function seedDocuments(now: number) {
  const times = new Times(now);
  const at = (days: number) => times.ago(24 * days);
  const documents: Record<string, StoredDocument> = {};
  const files: Record<string, StoredFile> = {};
  for (const { id, in: parentId, name, by, days, versions = [], ...item } of items) {
    const stored = versions.map((content, i): StoredVersion => {
      const fileId = `fil_${id}_${i + 1}`;
      const { file, sizeBytes } = fileOf(fileId, name, content);
      files[fileId] = file;
      const thumbnail = content.pages ? thumbnailOf(file) : null;
      if (thumbnail) files[thumbnail.id] = thumbnail;
      return {
        number: i + 1,
        fileId,
        fileName: name,
        mime: file.contentType,
        sizeBytes,
        notes: content.notes ?? '',
        preview: {
          ...(content.office ? firstPreview(file.contentType) : READY),
          pageCount: content.pages?.length ?? null,
          thumbnailFileId: thumbnail?.id ?? null,
        },
        pages: content.pages?.map((lines) => lines.join(' ')) ?? [content.text ?? ''],
        createdAt: at(content.days),
        createdById: content.by,
      };
    });
    const { lockedBy } = item;
    documents[id] = {
      id,
      projectId: 'prj_harbor',
      kind: stored.length > 0 ? 'file' : 'folder',
      name,
      parentId,
      description: item.description ?? '',
      tags: [...(item.tags ?? [])],
      versions: stored,
      currentNumber: stored.at(-1)?.number ?? null,
      createdAt: at(days),
      updatedAt: at(item.deleted ?? versions.at(-1)?.days ?? days),
      deletedAt: item.deleted === undefined ? null : at(item.deleted),
      version: Math.max(1, stored.length),
      createdById: by,
      isPrivate: item.isPrivate ?? false,
      entries: item.entries ?? [],
      lock: lockedBy === undefined ? null : { byId: lockedBy, at: at(2) },
      favoriteOfIds: item.favoriteOf ?? [],
      followedByIds: item.followedBy ?? [],
      links: item.linkedTo ?? [],
    };
  }
  return { documents, files, documentDownloads: downloads(at) };
}

const downloads = (at: (days: number) => string): StoredDownload[] =>
  (
    [
      [30, 'usr_priya', 'doc_concrete', '03 30 00 Cast-in-place concrete.pdf', 2],
      [12, 'usr_lena', 'doc_concrete', '03 30 00 Cast-in-place concrete.pdf', 2],
      [3, 'usr_marcus', 'doc_crane', 'Crane lift plan, level 7.pdf', 1],
    ] as const
  ).map(([days, byId, documentId, name, versionNumber], i) => ({
    ...{ id: `dld_${i + 1}`, at: at(days), projectId: 'prj_harbor', documentId, name },
    ...{ versionNumber, byId, linkLabel: null },
  }));

/** The picture of the first page of a PDF. */
const thumbnailOf = ({ id }: StoredFile): StoredFile => ({
  id: `${id}_page`,
  fileName: 'page.jpg',
  contentType: 'image/jpeg',
  source: { kind: 'firstPage', of: id },
});

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function fileOf(id: string, fileName: string, content: Content) {
  const { pages, links, text = '', photo, video, office } = content;
  const made = (contentType: string, source: StoredFile['source'], sizeBytes: number) => ({
    file: { id, fileName, contentType, source } satisfies StoredFile,
    sizeBytes,
  });
  if (pages) {
    const source = { kind: 'pages' as const, pages, ...(links && { links }) };
    return made('application/pdf', source, pdfOf(pages, links).length);
  }
  if (photo) {
    const source = { kind: 'picture' as const, key: photo, part: 'full' as const };
    return made('image/jpeg', source, pictureFacts(`photos/${photo}`).bytes);
  }
  if (video) return made('video/webm', { kind: 'clip', name: video }, clipBytes(video));
  if (office) return made(DOCX, { kind: 'office', name: office }, officeFile(office).length);
  const type = fileName.endsWith('.csv') ? 'text/csv' : 'text/plain';
  return made(type, { kind: 'text', text }, Buffer.byteLength(text));
}

export const sharedSeed: Seed = seedDocuments;
