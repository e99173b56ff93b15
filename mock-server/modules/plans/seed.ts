import { readCallouts } from '../../converter/drawings/titleBlock.ts';
import type { Seed } from '../../core/seed.ts';
import type { StoredFile } from '../../core/state/model.ts';
import type { StoredPlanSet, StoredSheet, StoredSheetMarkup } from '../../core/state/plans.ts';
import { Times } from '../../demo/schedule.ts';
import { SHEET, sampleSetFile, wordsOf } from '../../demo/sheets/index.ts';
import { type SampleSet, type SampleSheet, sampleSets } from '../../demo/sheets/sheets.ts';

const PROJECT = 'prj_harbor';

const idOf = ({ number, revision }: SampleSheet) =>
  `sht_${number.toLowerCase().replace('-', '')}-${revision}`;

/** Returns the sheet that is current for a number: that of the latest published set. */
function currentOf(number: string): SampleSheet | undefined {
  return sampleSets
    .filter(({ published }) => published)
    .flatMap(({ sheets }) => sheets)
    .findLast((sheet) => sheet.number === number);
}

function filesOf({ key }: SampleSet, page: number) {
  const file = (part: string, width: number): StoredFile => ({
    id: `fil_plan_${key}-${page}-${part}`,
    fileName: `${key}-${page}-${part}.jpg`,
    contentType: 'image/jpeg',
    source: { kind: 'sheet', key, page, width },
  });
  return { thumbnail: file('small', 480), preview: file('preview', 2000) };
}

/** Returns the drawings of the tower: two published sets and one with drafts. */
export const sharedSeed: Seed = (now) => {
  const times = new Times(now);
  const planSets: Record<string, StoredPlanSet> = {};
  const sheets: Record<string, StoredSheet> = {};
  const files: Record<string, StoredFile> = {};
  for (const set of sampleSets) {
    const fileId = `fil_plan_${set.key}`;
    const fileName = `${set.name}.pdf`;
    const issuedAt = times.ago(24 * set.issued);
    const setId = `set_${set.key}`;
    files[fileId] = {
      id: fileId,
      fileName,
      contentType: 'application/pdf',
      source: { kind: 'sheet', key: set.key, page: 0, width: null },
    };
    planSets[setId] = {
      id: setId,
      projectId: PROJECT,
      name: set.name,
      issuedAt: issuedAt.slice(0, 10),
      fileName,
      sizeBytes: sampleSetFile(set.key).length,
      pageCount: set.sheets.length,
      titleBlock: null,
      processing: { state: 'ready', progress: 1, error: null },
      createdAt: issuedAt,
      updatedAt: issuedAt,
      version: 1,
      fileId,
      createdById: 'usr_ana',
    };
    for (const [i, sheet] of set.sheets.entries()) {
      const { thumbnail, preview } = filesOf(set, i + 1);
      files[thumbnail.id] = thumbnail;
      files[preview.id] = preview;
      const current = currentOf(sheet.number);
      const isCurrent = current === sheet;
      const words = wordsOf(set, sheet);
      sheets[idOf(sheet)] = {
        id: idOf(sheet),
        projectId: PROJECT,
        setId: setId,
        page: i + 1,
        number: sheet.number,
        title: sheet.title,
        revision: sheet.revision,
        discipline: sheet.discipline,
        planStatus: !set.published ? 'draft' : isCurrent ? 'active' : 'completed',
        supersededById: set.published && current && !isCurrent ? idOf(current) : null,
        widthPoints: SHEET.width,
        heightPoints: SHEET.height,
        // 1/8 inch is a foot.
        metersPerPoint: /^A-(?:102|201)$/.test(sheet.number) ? 0.3048 / 9 : null,
        alignment: null,
        fileId: null,
        thumbnailFileId: thumbnail.id,
        previewFileId: preview.id,
        callouts: readCallouts(words, sheet.number),
        words: words.map(({ text }) => text).join(' '),
        createdAt: issuedAt,
        updatedAt: issuedAt,
        version: 1,
      };
    }
  }
  const sheetMarkups: Record<string, StoredSheetMarkup> = {
    mrk_h1: {
      id: 'mrk_h1',
      sheetId: 'sht_a201-1',
      createdById: 'usr_marcus',
      layer: 'shared',
      updatedAt: times.ago(30),
      shapes: [
        { type: 'rectangle', color: 'red', text: '', points: [0.43, 0.79, 0.6, 0.86], scale: 0.5 },
        {
          ...{ type: 'text', color: 'red', text: 'Canopy steel not on site yet' },
          ...{ points: [0.43, 0.75], scale: 0.5 },
        },
      ],
      measures: [{ kind: 'length', points: [0.43, 0.88, 0.6, 0.88] }],
    },
  };
  return { planSets, sheets, sheetMarkups, files };
};
