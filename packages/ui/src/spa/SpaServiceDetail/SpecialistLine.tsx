import type { TextLanguage } from '@vestibule/domain/words';
import { Monogram } from '../../media/Monogram/Monogram.js';
import { Picture } from '../../media/Picture/Picture.js';
import { Person, Portrait } from './SpaServiceDetail.styles.js';

export interface SpecialistLineProps {
  name: string;
  /** Of the name, where it is not that of the page. */
  language?: TextLanguage | undefined;
  /** A path; without one the initials are shown. */
  photo?: string;
}

/** Who gives the treatment. */
export function SpecialistLine({ name, language, photo }: SpecialistLineProps) {
  return (
    <Person>
      {photo ? (
        <Portrait>
          <Picture kind="specialists" file={photo} alt="" ratio="1/1" sizes="4rem" />
        </Portrait>
      ) : (
        <Monogram name={name} />
      )}
      <span {...language}>{name}</span>
    </Person>
  );
}
