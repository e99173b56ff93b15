import { MembersForm } from '../forms/MembersForm';
import { ChosenTemplate } from '../parts/ChosenTemplate';

/** Shows the companies, people and distribution groups that the projects of a template start with. */
export default function MembersPage() {
  return (
    <ChosenTemplate>
      {(template, mayChange) => (
        <MembersForm key={template.id} template={template} mayChange={mayChange} />
      )}
    </ChosenTemplate>
  );
}
