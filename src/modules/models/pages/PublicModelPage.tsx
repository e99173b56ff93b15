import { DeadLink } from '@/shared/visitors/DeadLink';
import { SharedTarget } from '@/shared/visitors/SharedTarget';
import { SharedModel } from '../parts/SharedModel';

/** The public page of a shared model. */
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
