import { SettingsPart } from '../forms/SettingsPart';
import { ViewsPanel } from '../forms/ViewsPanel';
import { ChosenTemplate } from '../parts/ChosenTemplate';

/** Shows the modules of the projects of a template, and the saved views that they bring along. */
export default function ProductsPage() {
  return (
    <ChosenTemplate>
      {(template, mayChange) => (
        <>
          <SettingsPart
            key={template.id}
            template={template}
            mayChange={mayChange}
            part="modules"
          />
          <ViewsPanel template={template} mayChange={mayChange} />
        </>
      )}
    </ChosenTemplate>
  );
}
