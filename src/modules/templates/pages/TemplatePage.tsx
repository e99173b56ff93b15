import { useQuery } from '@tanstack/react-query';
import { usePathname } from 'wouter/use-browser-location';
import { getTemplateOptions } from '@/api/generated/templates.gen';
import { paths } from '@/shared/routing/paths';
import { recordIdIn } from '@/shared/routing/recordId';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ErrorState } from '@/shared/ui/states';
import { SignedIn } from '../parts/SignedIn';
import { TemplateView } from '../parts/TemplateView';

/** One template: its facts and state, and the way to its parts. */
export default function TemplatePage() {
  return (
    <SignedIn>
      <One />
    </SignedIn>
  );
}

function One() {
  const id = recordIdIn(usePathname(), paths.templateSettings) ?? '';
  const template = useQuery(getTemplateOptions({ path: { templateId: id } }));
  if (template.data) return <TemplateView key={id} template={template.data.data} />;
  if (!template.error) return <Skeleton shape="card" h={320} />;
  return (
    <ErrorState
      operation="getTemplate"
      error={template.error}
      onRetry={() => void template.refetch()}
    />
  );
}
