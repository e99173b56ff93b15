import { SettingsPart } from '../forms/SettingsPart';
import { ChosenTemplate } from '../parts/ChosenTemplate';

/** How the projects of a template work: defaults, calendar, numbers and rules. */
export default function ConfigurationPage() {
  return (
    <ChosenTemplate>
      {(template, mayChange) => (
        <SettingsPart key={template.id} template={template} mayChange={mayChange} part="work" />
      )}
    </ChosenTemplate>
  );
}
