import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getDailyReportOptions } from '@/api/generated/pages.gen';
import { zDelayCause, zSafetyKind } from '@/api/generated/schemas/page-records.gen';
import type {
  DailyReport,
  ReportDelay,
  ReportSafety,
  UpdateDailyReportRequest,
} from '@/api/generated/types.gen';
import { formatNumber } from '@/shared/format/format';
import { optionLabel } from '@/shared/format/labels';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import type { PageAt } from '../mutations';
import { useUpdateReport } from './mutations';
import { PhotosSection } from './PhotosSection';
import classes from './Report.module.css';
import { RowsSection } from './RowsSection';
import { useSections } from './useSections';
import { WeatherSection } from './WeatherSection';

interface Props {
  at: PageAt;
  mayEdit: boolean;
  day: string | null;
}

const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: optionLabel(value) }));
const causes = optionsOf(zDelayCause.options);
const safetyKinds = optionsOf(zSafetyKind.options);

/** The figures of a day above the text of its report. */
export default function DailyReportForm({ at, mayEdit, day }: Props) {
  const { data, error, refetch } = useQuery(getDailyReportOptions({ path: at }));
  if (data) return <Sections at={at} report={data.data} mayEdit={mayEdit} day={day} />;
  if (error) {
    return <ErrorState operation="getDailyReport" error={error} onRetry={() => void refetch()} />;
  }
  return <Skeleton shape="card" h={280} mb="md" />;
}

function Sections({ at, report, mayEdit, day }: Props & { report: DailyReport }) {
  const client = useQueryClient();
  const update = useUpdateReport(at);
  const { totals, companies } = report;
  const query = getDailyReportOptions({ path: at });
  const save = useSections({
    known: report,
    write: (body: UpdateDailyReportRequest) => update.mutateAsync(body),
    latest: () => client.getQueryData(query.queryKey)?.data ?? report,
    read: async () => (await client.fetchQuery({ ...query, staleTime: 0 })).data,
  });
  const facts = [
    ['Workers', formatNumber(totals.workers)],
    ['Hours', formatNumber(totals.hours)],
    ['Equipment hours', formatNumber(totals.equipmentHours)],
    ['Hours lost', formatNumber(totals.delayHours)],
  ];
  return (
    <section
      className={`grid gap-4 line-below mb-20 ${classes.report}`}
      aria-label="Figures of the day"
    >
      <dl className={`flex wrap m-below-12 ${classes.totals}`}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <WeatherSection
        projectId={at.projectId}
        report={report}
        mayEdit={mayEdit}
        onSave={(weather) => save({ weather })}
      />
      <RowsSection
        mayEdit={mayEdit}
        title="Crews"
        one="crew"
        rows={report.crews}
        sum={companies.map(({ name, hours }) => `${name}: ${formatNumber(hours)} h`).join(', ')}
        columns={[
          {
            key: 'companyId',
            label: 'Company',
            kind: 'party',
            of: 'companies',
            projectId: at.projectId,
            names: companies,
            wide: 2,
          },
          { key: 'trade', label: 'Trade', kind: 'text', maxLength: 100, wide: 1.5 },
          { key: 'workers', label: 'Workers', kind: 'number', max: 10_000 },
          { key: 'hours', label: 'Hours', kind: 'number', max: 10_000, step: 0.1 },
          { key: 'note', label: 'Note', kind: 'text', wide: 2 },
        ]}
        blank={() => ({ companyId: '', trade: '', workers: 0, hours: 0, note: '' })}
        onSave={(crews) => save({ crews })}
      />
      <RowsSection
        mayEdit={mayEdit}
        title="Work done"
        one="work"
        rows={report.work}
        columns={[
          { key: 'description', label: 'Work', kind: 'text', required: true, wide: 3 },
          { key: 'location', label: 'Where', kind: 'text', maxLength: 200, wide: 2 },
          { key: 'quantity', label: 'Quantity', kind: 'number', max: 1e9, step: 0.1 },
          { key: 'unit', label: 'Unit', kind: 'text', maxLength: 20 },
        ]}
        blank={() => ({ description: '', location: '', quantity: 0, unit: '' })}
        onSave={(work) => save({ work })}
      />
      <Supplies report={report} mayEdit={mayEdit} save={save} />
      <Incidents report={report} mayEdit={mayEdit} save={save} />
      <PhotosSection
        projectId={at.projectId}
        photoIds={report.photoIds}
        day={day}
        mayEdit={mayEdit}
        onSave={(photoIds) => save({ photoIds })}
      />
    </section>
  );
}

interface SectionProps {
  report: DailyReport;
  mayEdit: boolean;
  save: ReturnType<typeof useSections<DailyReport, UpdateDailyReportRequest>>;
}

/** Shows the equipment and deliveries of the day. */
const Supplies = ({ report, mayEdit, save }: SectionProps) => (
  <>
    <RowsSection
      mayEdit={mayEdit}
      title="Equipment"
      one="equipment"
      rows={report.equipment}
      columns={[
        { key: 'name', label: 'Equipment', kind: 'text', required: true, wide: 3 },
        { key: 'count', label: 'Number', kind: 'number', max: 1000 },
        { key: 'hours', label: 'Hours', kind: 'number', max: 10_000, step: 0.1 },
      ]}
      blank={() => ({ name: '', count: 1, hours: 0 })}
      onSave={(equipment) => save({ equipment })}
    />
    <RowsSection
      mayEdit={mayEdit}
      title="Deliveries"
      one="delivery"
      rows={report.deliveries}
      columns={[
        { key: 'item', label: 'Item', kind: 'text', required: true, wide: 2 },
        { key: 'supplier', label: 'Supplier', kind: 'text', maxLength: 200, wide: 2 },
        { key: 'quantity', label: 'Quantity', kind: 'number', max: 1e9, step: 0.1 },
        { key: 'unit', label: 'Unit', kind: 'text', maxLength: 20 },
        { key: 'note', label: 'Note', kind: 'text', wide: 2 },
      ]}
      blank={() => ({ item: '', supplier: '', quantity: 0, unit: '', note: '' })}
      onSave={(deliveries) => save({ deliveries })}
    />
  </>
);

/** What went wrong on the day, and who came. */
const Incidents = ({ report, mayEdit, save }: SectionProps) => (
  <>
    <RowsSection<ReportDelay>
      mayEdit={mayEdit}
      title="Delays"
      one="delay"
      rows={report.delays}
      columns={[
        { key: 'cause', label: 'Cause', kind: 'choice', options: causes },
        { key: 'hours', label: 'Hours', kind: 'number', max: 10_000, step: 0.1 },
        { key: 'description', label: 'What happened', kind: 'text', required: true, wide: 3 },
      ]}
      blank={() => ({ cause: 'weather', hours: 0, description: '' })}
      onSave={(delays) => save({ delays })}
    />
    <RowsSection<ReportSafety>
      mayEdit={mayEdit}
      title="Safety"
      one="safety note"
      rows={report.safety}
      columns={[
        { key: 'kind', label: 'Kind', kind: 'choice', options: safetyKinds },
        { key: 'description', label: 'What happened', kind: 'text', required: true, wide: 3 },
      ]}
      blank={() => ({ kind: 'observation', description: '' })}
      onSave={(safety) => save({ safety })}
    />
    <RowsSection
      mayEdit={mayEdit}
      title="Visitors"
      one="visitor"
      rows={report.visitors}
      columns={[
        { key: 'name', label: 'Name', kind: 'text', required: true },
        { key: 'company', label: 'Company', kind: 'text', maxLength: 200 },
        { key: 'purpose', label: 'Purpose', kind: 'text', maxLength: 500, wide: 2 },
      ]}
      blank={() => ({ name: '', company: '', purpose: '' })}
      onSave={(visitors) => save({ visitors })}
    />
  </>
);
