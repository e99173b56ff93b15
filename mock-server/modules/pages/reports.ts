import { nameOf } from '../../core/members/people.ts';
import type { LogCall } from '../../core/members/viewer.ts';
import { seesPhoto } from '../../core/permissions/media.ts';
import { daysAfter } from '../../core/state/dates.ts';
import { lookUp } from '../../core/state/model.ts';
import type { ReportFigures, StoredPage, StoredReport } from '../../core/state/pages.ts';
import { invalid } from '../../engine/problem.ts';
import type { components } from '../../generated/contract.d.ts';
import { type FoundPage, seesPage } from './rights.ts';
import { pagesIn } from './tree.ts';

type Schemas = components['schemas'];

/** Sums of decimals without the traces of binary fractions. */
const sum = (values: readonly number[]): number =>
  Math.round(values.reduce((total, value) => total + value, 0) * 1000) / 1000;

const totalsOf = ({ crews, equipment, delays }: ReportFigures): Schemas['ReportTotals'] => ({
  workers: sum(crews.map(({ workers }) => workers)),
  hours: sum(crews.map(({ hours }) => hours)),
  equipmentHours: sum(equipment.map(({ hours }) => hours)),
  delayHours: sum(delays.map(({ hours }) => hours)),
});

export const byName = (a: { name: string }, b: { name: string }) =>
  a.name.localeCompare(b.name, 'en');

const byDate = (a: StoredPage, b: StoredPage) => ((a.date ?? '') < (b.date ?? '') ? -1 : 1);

/** The weather of the latest report before a page that the caller sees. */
function lastWeather(call: LogCall, { page, member }: FoundPage): Schemas['LastWeather'] | null {
  const earlier = pagesIn(call.tenant.state, page.projectId)
    .filter(
      (report) =>
        report.date !== null &&
        report.date < (page.date ?? '') &&
        report.report?.weather != null &&
        report.archivedAt === null &&
        !report.isTemplate &&
        seesPage(member.membership, report),
    )
    .sort(byDate)
    .at(-1);
  if (!earlier?.date || !earlier.report?.weather) return null;
  return { date: earlier.date, weather: earlier.report.weather };
}

export function reportOf(call: LogCall, found: FoundPage, report: StoredReport) {
  const { crews, version, ...figures } = report;
  const ids = [...new Set(crews.map(({ companyId }) => companyId))];
  const companies = ids.map((id) => {
    const ownCrews = crews.filter(({ companyId }) => companyId === id);
    return {
      id,
      name: found.page.signedNames[id] ?? nameOf(call.tenant, id),
      workers: sum(ownCrews.map(({ workers }) => workers)),
      hours: sum(ownCrews.map(({ hours }) => hours)),
    };
  });
  const data: Schemas['DailyReport'] = {
    pageId: found.page.id,
    ...figures,
    crews,
    lastWeather: lastWeather(call, found),
    totals: totalsOf(report),
    companies: companies.sort(byName),
    version,
  };
  return data;
}

/** Returns what is wrong with the companies and photos that a request names; null if nothing is. */
export function figuresFault(
  { tenant }: LogCall,
  { page, member }: FoundPage,
  { crews = [], photoIds = [], weather }: Partial<ReportFigures>,
) {
  const { companies, photos } = tenant.state;
  const known = page.report?.crews.map(({ companyId }) => companyId) ?? [];
  const stranger = crews.findIndex(
    ({ companyId }) =>
      !known.includes(companyId) &&
      !lookUp(companies, companyId)?.projectIds.includes(page.projectId),
  );
  if (stranger >= 0) {
    const detail = 'must be a company of the project';
    return invalid(`/crews/${stranger}/companyId`, 'reference', detail);
  }
  const hidden = photoIds.findIndex((id) => {
    const photo = lookUp(photos, id);
    const isOurs = photo?.projectId === page.projectId && seesPhoto(member.membership, photo);
    return !isOurs && !page.report?.photoIds.includes(id);
  });
  if (hidden >= 0) {
    return invalid(`/photoIds/${hidden}`, 'reference', 'must be a photo of the project');
  }
  if (weather && weather.lowC > weather.highC) {
    return invalid('/weather/lowC', 'maximum', 'must not be above the highest temperature');
  }
  return null;
}

/** The daily reports of seven days that somebody sees, added up. */
export function weekOf(
  call: LogCall,
  { project, membership }: FoundPage['member'],
  from: string,
): Schemas['WeeklySummary'] {
  const counted = pagesIn(call.tenant.state, project.id).flatMap((page) => {
    const isCounted =
      page.status !== 'draft' && page.archivedAt === null && !page.isTemplate && page.date !== null;
    return page.report && isCounted && seesPage(membership, page)
      ? [{ page, report: page.report, totals: totalsOf(page.report) }]
      : [];
  });
  const days = Array.from({ length: 7 }, (_, i) => {
    const date = daysAfter(from, i);
    return { date, own: counted.filter(({ page }) => page.date === date) };
  });
  const all = days.flatMap(({ own }) => own);
  const crews = days.flatMap(({ date, own }) =>
    own.flatMap(({ report }) => report.crews.map((crew) => ({ date, ...crew }))),
  );
  // A company that was merged away since then has only the name that was signed.
  const signedNames = Object.assign({}, ...all.map(({ page }) => page.signedNames));
  const companies = [...new Set(crews.map(({ companyId }) => companyId))].map((id) => {
    const ownCrews = crews.filter(({ companyId }) => companyId === id);
    return {
      id,
      name: signedNames[id] ?? nameOf(call.tenant, id),
      days: new Set(ownCrews.map(({ date }) => date)).size,
      workerDays: sum(ownCrews.map(({ workers }) => workers)),
      hours: sum(ownCrews.map(({ hours }) => hours)),
    };
  });
  const total = (name: keyof Schemas['ReportTotals']) => sum(all.map(({ totals }) => totals[name]));
  return {
    from,
    to: daysAfter(from, 6),
    days: days.map(({ date, own }) => {
      const rain = own.flatMap(({ report }) => report.weather?.rainMm ?? []);
      return {
        date,
        pageIds: own.map(({ page }) => page.id),
        signed: own.length > 0 && own.every(({ page }) => page.signature !== null),
        workers: sum(own.map(({ totals }) => totals.workers)),
        hours: sum(own.map(({ totals }) => totals.hours)),
        delayHours: sum(own.map(({ totals }) => totals.delayHours)),
        // Several reports of a day tell of the same rain.
        rainMm: rain.length > 0 ? Math.max(...rain) : null,
      };
    }),
    companies: companies.sort(byName),
    totals: {
      workers: total('workers'),
      hours: total('hours'),
      equipmentHours: total('equipmentHours'),
      delayHours: total('delayHours'),
    },
    safetyCount: all
      .flatMap(({ report }) => report.safety)
      .filter(({ kind }) => kind !== 'toolbox_talk').length,
  };
}
