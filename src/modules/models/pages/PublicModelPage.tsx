import { DeadLink } from '@/shared/visitors/DeadLink';
import { SharedPage } from '@/shared/visitors/SharedPage';
import { SharedModel } from '../parts/SharedModel';

/** A model that was shared. */
export default function PublicModelPage() {
  return (
    <SharedPage type="model">
      {(shared) => {
        const { id, model } = shared.target;
        return model ? <SharedModel key={id} {...shared} model={model} /> : <DeadLink />;
      }}
    </SharedPage>
  );
}
