import { spaMessages } from '@vestibule/domain/spa';
import { useTexts } from '@vestibule/ui/theme';
import { RecordFailure, type FailureProps } from '../../app/RecordFailure.js';
import { routes } from '../../hotel-routes.js';
import { texts } from './TreatmentFailure.texts.js';

/** A treatment that does not exist, or that could not be loaded. */
export function TreatmentFailure(props: FailureProps) {
  const t = useTexts(texts);
  const missing = useTexts(spaMessages)['spa.not-found'];
  return (
    <RecordFailure
      {...props}
      picture="spa"
      words={{ failed: t.failed, missing }}
      list={{ label: t.allTreatments, href: routes.spa }}
    />
  );
}
