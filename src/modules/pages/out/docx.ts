import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import type { PageFile } from '../views/PageContext';
import type { Block } from './docxBlock';
import { runsOf } from './docxRuns';
import { tableFor } from './docxTable';
import type { Json } from './json';
import { textsOf } from './json';
import { type Pictures, pictureRun, readPictures } from './pictures';

const NUMBERED = 'numbered';
const headings = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3];

interface Context {
  pictures: Pictures;
  files: readonly PageFile[];
  /** Counts the numbered lists, so that each begins with 1. */
  lists: { count: number };
}

/** Returns a text of a page as a Word file. */
export async function docxOf(doc: Json, files: readonly PageFile[]): Promise<Blob> {
  const pictures = await readPictures(doc, files);
  const context: Context = { pictures, files, lists: { count: 0 } };
  const children = blocksOf(doc, context);
  const document = new Document({
    numbering: {
      config: [
        {
          reference: NUMBERED,
          levels: [0, 1, 2, 3].map((level) => ({
            level,
            format: LevelFormat.DECIMAL,
            text: `%${level + 1}.`,
            alignment: AlignmentType.START,
            style: { paragraph: { indent: { left: 720 * (level + 1), hanging: 360 } } },
          })),
        },
      ],
    },
    sections: [
      {
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.RIGHT,
                children: [
                  new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
                ],
              }),
            ],
          }),
        },
        children,
      },
    ],
  });
  return Packer.toBlob(document);
}

type Place = { level: number; instance?: number; sign?: string };

function blocksOf(node: Json, context: Context, place?: Place): Block[] {
  return (node.content ?? []).flatMap((child) => blockOf(child, context, place));
}

const text = (children: ParagraphChild[], options: object = {}) =>
  new Paragraph({ children, spacing: { after: 120 }, ...options });

function itemsOf(
  node: Json,
  context: Context,
  place: Place,
  sign: (item: Json) => string,
): Block[] {
  return (node.content ?? []).flatMap((item) => {
    const [first, ...others] = item.content ?? [];
    const itemPlace = { ...place, sign: sign(item) };
    return [
      ...(first ? blockOf(first, context, itemPlace) : []),
      ...others.flatMap((block) =>
        blockOf(block, context, { ...itemPlace, level: itemPlace.level }),
      ),
    ];
  });
}

function paragraphOf(node: Json, place: Place | undefined): Paragraph {
  const runs = runsOf(node);
  const level = Math.min(place?.level ?? 0, 3);
  if (place?.instance !== undefined) {
    return text(runs, { numbering: { reference: NUMBERED, level, instance: place.instance } });
  }
  if (place?.sign) {
    const indent = { left: 720 * (level + 1), hanging: 360 };
    return text([new TextRun(`${place.sign} `), ...runs], { indent });
  }
  if (place) return text(runs, { bullet: { level } });
  return text(runs);
}

function blockOf(node: Json, context: Context, place?: Place): Block[] {
  const { type, attrs = {} } = node;
  const deeper = place ? place.level + 1 : 0;
  switch (type) {
    case 'heading':
      return [
        new Paragraph({
          heading: headings[Number(attrs.level) - 1] ?? HeadingLevel.HEADING_3,
          children: runsOf(node),
        }),
      ];
    case 'paragraph':
      return [paragraphOf(node, place)];
    case 'bulletList':
      return itemsOf(node, context, { level: deeper }, () => '');
    case 'orderedList': {
      context.lists.count += 1;
      return itemsOf(node, context, { level: deeper, instance: context.lists.count }, () => '');
    }
    case 'taskList':
      return itemsOf(node, context, { level: deeper }, (item) => (item.attrs?.checked ? '☒' : '☐'));
    case 'codeBlock':
      return textsOf(node)
        .split('\n')
        .map(
          (line) => new Paragraph({ children: [new TextRun({ text: line, font: 'Consolas' })] }),
        );
    case 'horizontalRule':
      return [new Paragraph({ thematicBreak: true })];
    case 'table':
      return [tableFor(node, (cell) => blocksOf(cell, context)), text([])];
    case 'image':
    case 'photo':
    case 'sheet':
      return [text(pictureRun(node, context.pictures))];
    case 'file': {
      const name = context.files.find(({ id }) => id === attrs.fileId)?.fileName ?? attrs.name;
      return [text([new TextRun({ text: String(name ?? 'File'), italics: true })])];
    }
    case 'liveList':
      return [text([new TextRun({ text: 'List of records, see the portal', italics: true })])];
    default:
      return node.content ? blocksOf(node, context, place) : [];
  }
}
