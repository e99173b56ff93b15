import { DeadLink } from '@/records/visitors/DeadLink';
import { SharedTarget } from '@/records/visitors/SharedTarget';
import { SharedModel } from '../parts/SharedModel';

/** Shows the public page of a shared model. */
export default function PublicModelPage() {
  return (
    <SharedTarget type="model">
      {(shared) => {
        const { id, model } = shared.target;
        return model ? <SharedModel key={id} {...shared} model={model} /> : <DeadLink />;
      }}
    </SharedTarget>
  );
}
